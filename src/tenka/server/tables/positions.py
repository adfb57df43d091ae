"""Positions to play from: what can be set up at a table, and how finished games stood."""

from typing import Any

from tenka.core.contract import Game, Json, State
from tenka.core.errors import BadPosition
from tenka.core.options import check_seats_of
from tenka.server.errors import NotNow
from tenka.server.tables.played_game import Play


def playable(game: Game, seats: int, options: dict[str, Any], position: Json) -> State:
    """The game from a position; BadPosition says why so many cannot play on from it."""
    state = game.position(position, **options)
    check_seats_of(state, seats)
    if state.outcome is not None:
        raise BadPosition("over: the game has ended in this position")
    return state


def position_at(play: Play, ply: int) -> Json:
    """The game after so many moves; NotNow if nobody can move there."""
    state = play.record.after(ply)
    if state.outcome is not None:
        raise NotNow(f"after move {ply} the game was over; choose an earlier one")
    position: Json = state.to_position()
    return position
