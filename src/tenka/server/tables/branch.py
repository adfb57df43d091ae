"""A finished game, taken up again at any of its moves: what would have happened if."""

from tenka.core.errors import BadSeat
from tenka.server.errors import NotNow
from tenka.server.tables.played_game import Play
from tenka.server.tables.positions import position_at
from tenka.server.tables.situation import Situation
from tenka.server.tables.terms import Terms


def branch(source: Situation, ply: int | None, seat: int) -> Terms:
    """The terms of a table that begins where this game stood after so many moves, or before the
    last decision of that seat. BadSeat, NotNow: why it cannot."""
    row = source.row
    if row.status not in ("over", "aborted"):
        raise NotNow("the game is not over yet")
    if row.started is None:
        raise NotNow("this game never began; there is nothing to go on from")
    if not 0 <= seat < row.seats:
        raise BadSeat(f"there is no seat {seat}; the seats are 0 to {row.seats - 1}")
    return Terms.of(
        row.game,
        row.seats,
        row.options,
        window=row.window,
        public=False,
        position=position_at(source.play, _ply(source.play, ply, seat)),
    )


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
