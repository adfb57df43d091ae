"""Drawn examples of the rules by HTTP."""

import asyncio
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from tenka.server.api.costs import costs
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


@router.get("/games/{game}/examples", dependencies=[costs(3)])
async def examples(game: str) -> list[ExampleOut]:
    """The examples of a game's rules, with what is to be drawn."""
    # In a thread, since they are played when they are first asked for.
    found = await asyncio.to_thread(drawn, game)
    return [
        ExampleOut(
            rule=each.rule,
            lesson=each.lesson,
            seats=each.seats,
            seat=each.seat,
            view=each.shown.view(each.seat),
            forecast=each.shown.forecast(each.seat),
        )
        for each in found
    ]
