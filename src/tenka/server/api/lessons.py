"""Guided hands by HTTP."""

from fastapi import APIRouter

from tenka.server.api.dependencies import Me
from tenka.server.api.my_seat import state_for
from tenka.server.api.schemas import StateOut
from tenka.server.services import Use
from tenka.server.tables.lessons import wanted_lesson
from tenka.server.tables.terms import Terms

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/lessons/{game}", status_code=201)
async def open_lesson(game: str, me: Me, use: Use) -> StateOut:
    """Begin the guided hand of a game: a private table from a set position, where the others play
    by a script. What is to be done is in the state's `lesson`; whoever plays something else plays
    on against bots. One that you have not finished is ended."""
    lesson = wanted_lesson(game)
    terms = Terms.of(
        lesson.game,
        lesson.seats,
        lesson.options,
        window=0.0,
        public=False,
        position=lesson.position,
        lesson=True,
    )
    await use.lobby.end_lessons(me.id)
    await use.lobby.check_room(me.id, use.settings.tables)
    table = await use.lobby.quick(terms, me.id, me.name, lesson.seat)
    return state_for(table, table.situation.seat_of(me.id))
