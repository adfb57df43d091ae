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


def position_to_branch_from(play: Play, seat: int, ply: int | None) -> Json:
    """Where the game stood after so many moves, or before the last decision of that seat. NotNow:
    why there is nothing to go on from."""
    return position_at(play, _ply(play, ply, seat))


def _ply(play: Play, ply: int | None, seat: int) -> int:
    if ply is None:
        last = play.last_decision(seat)
        if last is None:
            raise NotNow(f"seat {seat} has decided nothing in this game")
        return last
    moves = len(play.movers)
    if ply > moves:
        raise NotNow(f"the game has {moves} moves; there is no move {ply}")
    return play.begun(ply)
