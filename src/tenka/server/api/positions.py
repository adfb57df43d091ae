"""Positions by HTTP: set up, looked at, checked. Nothing of it is stored."""

import asyncio
import secrets
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Header, Query
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request

import tenka
from tenka.core.contract import Json
from tenka.core.errors import BadPosition
from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Visitor, asker_of
from tenka.server.api.error_answers import told
from tenka.server.api.position_reasons import reason_of
from tenka.server.api.rule_sentences import language_of
from tenka.server.api.table_access import finished
from tenka.server.replays.questions import PositionAt, Possible
from tenka.server.services import Use

router = APIRouter(prefix="/api", tags=["tables"])

SEED_BITS = 62


class PositionIn(BaseModel):
    """A position that somebody sets up."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=64, examples=["chuhan"])
    options: dict[str, Any] = Field(default_factory=dict)
    seats: int | None = Field(default=None, description="How many play; else as few as can.")
    seat: int | None = Field(default=None, description="Through whose eyes; else a spectator's.")
    position: dict[str, Any] | None = Field(
        default=None, description="Else the set-up of a new game."
    )


class PositionFault(BaseModel):
    """Why a position cannot be."""

    why: str = Field(description="In the language of the header Accept-Language.")
    message: str = Field(description="In the engine's own words, which name field and figures.")


class PositionOut(BaseModel):
    """A position with all its fields and what one sees of it, or why it cannot be."""

    game: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    view: dict[str, Any] | None
    forecast: dict[str, Any] | None
    turn: list[int]
    refused: PositionFault | None


class MomentPositionOut(BaseModel):
    """A moment of a finished game, all hands open."""

    game: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]


@router.post("/positions", dependencies=[costs(2)])
async def look_at(
    wanted: PositionIn,
    request: Request,
    visitor: Visitor,
    use: Use,
    accept_language: Annotated[str, Header(include_in_schema=False)] = "",
) -> PositionOut:
    """Can this position be? It is answered with all its fields filled in, or with the reason why
    not. Nothing is stored: `POST /api/quick` plays it."""
    game = tenka.game(wanted.game)
    seats = game.seats[0] if wanted.seats is None else wanted.seats
    options = game.check_options(seats, wanted.options)
    seed = secrets.randbits(SEED_BITS)
    question = Possible(game.id, seats, options, wanted.seat, wanted.position, seed)
    answer: Json = {"game": game.id, "seats": seats, "options": options}
    try:
        found = await use.replays.possible(question, await asker_of(request, visitor))
    except BadPosition as error:
        # In a thread, since the texts of a game take a while to be read for the first time.
        why = await asyncio.to_thread(reason_of, error, game.id, language_of(accept_language))
        message = told("BadPosition", str(error))["error"]["message"]
        fault = PositionFault(why=why, message=message)
        return PositionOut(
            **answer, position=None, view=None, forecast=None, turn=[], refused=fault
        )
    return PositionOut(**answer, **orjson.loads(found), refused=None)


@router.get("/tables/{id}/position", dependencies=[costs(2)])
async def moment(
    id: str, request: Request, visitor: Visitor, use: Use, ply: Annotated[int, Query(ge=0)] = 0
) -> MomentPositionOut:
    """A finished game after so many moves, as a position that can be changed."""
    game = finished(await use.lobby.get(id))
    question = PositionAt(min(ply, len(game.play.movers)))
    found = await use.replays.of_game(game, question, await asker_of(request, visitor))
    row = game.row
    return MomentPositionOut(
        game=row.game, seats=row.seats, options=row.options, position=orjson.loads(found)
    )
