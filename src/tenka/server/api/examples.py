"""Drawn examples of the rules by HTTP."""

import asyncio
from functools import cache
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field, TypeAdapter

from tenka.server.api.ready_json import ReadyJson
from tenka.server.tables.examples import drawn

router = APIRouter(prefix="/api", tags=["tables"])


class ExampleOut(BaseModel):
    """A moment that shows what a rule means; its sentence is `example-CH-3-4` in the game's
    texts."""

    rule: str
    lesson: str = Field(description="In which it can be tried.")
    seats: int
    seat: int = Field(description="Through whose eyes.")
    view: dict[str, Any]
    forecast: dict[str, Any]


EXAMPLES = TypeAdapter(list[ExampleOut])


@router.get("/games/{game}/examples", response_model=list[ExampleOut])
async def examples(game: str) -> ReadyJson:
    """The examples of a game's rules, with what is to be drawn."""
    # In a thread, since they are played when they are first asked for.
    return ReadyJson(await asyncio.to_thread(_written, game))


@cache
def _written(game: str) -> bytes:
    found = [
        ExampleOut(
            rule=each.rule,
            lesson=each.lesson,
            seats=each.seats,
            seat=each.seat,
            view=each.shown.view(each.seat),
            forecast=each.shown.forecast(each.seat),
        )
        for each in drawn(game)
    ]
    return EXAMPLES.dump_json(found)
