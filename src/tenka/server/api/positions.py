"""Positions by HTTP: set up, looked at, checked. Nothing of it is stored."""

import asyncio
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from pydantic import BaseModel, ConfigDict, Field

import tenka
from tenka.core.contract import Game, Json, State
from tenka.core.errors import BadPosition
from tenka.server.api.dependencies import Visitor
from tenka.server.api.error_answers import told
from tenka.server.api.position_reasons import reason_of
from tenka.server.api.rule_sentences import language_of
from tenka.server.errors import NotNow
from tenka.server.services import Use
from tenka.server.tables.positions import playable, position_at

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


@router.post("/positions")
async def look_at(
    wanted: PositionIn,
    visitor: Visitor,
    accept_language: Annotated[str, Header(include_in_schema=False)] = "",
) -> PositionOut:
    """Can this position be? It is answered with all its fields filled in, or with the reason why
    not. Nothing is stored: `POST /api/quick` plays it."""
    game = tenka.game(wanted.game)
    seats = game.seats[0] if wanted.seats is None else wanted.seats
    options = game.check_options(seats, wanted.options)
    answer = PositionOut(
        game=game.id,
        seats=seats,
        options=options,
        position=None,
        view=None,
        forecast=None,
        turn=[],
        refused=None,
    )
    try:
        state = _state(game, seats, options, wanted.position)
    except BadPosition as error:
        # In a thread, since the texts of a game take a while to be read for the first time.
        why = await asyncio.to_thread(reason_of, error, game.id, language_of(accept_language))
        message = told("BadPosition", str(error))["error"]["message"]
        return answer.model_copy(update={"refused": PositionFault(why=why, message=message)})
    return answer.model_copy(
        update={
            "position": state.to_position(),
            "view": state.view(wanted.seat),
            "forecast": state.forecast(wanted.seat),
            "turn": list(state.turn),
        }
    )


@router.get("/tables/{id}/position")
async def moment(
    id: str, visitor: Visitor, use: Use, ply: Annotated[int, Query(ge=0)] = 0
) -> MomentPositionOut:
    """A finished game after so many moves, as a position that can be changed."""
    situation = (await use.lobby.get(id)).situation
    if not situation.over:
        raise NotNow("the game is not over yet")
    row, play = situation.row, situation.play
    # It takes its time, and nothing changes about this record any more.
    found = await asyncio.to_thread(position_at, play, min(ply, len(play.record.moves())))
    return MomentPositionOut(game=row.game, seats=row.seats, options=row.options, position=found)


def _state(game: Game, seats: int, options: dict[str, Any], position: Json | None) -> State:
    if position is None:
        return game.new(seats, secrets.randbits(SEED_BITS), **options)
    return playable(game, seats, options, position)
