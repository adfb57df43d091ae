"""A finished game, taken up again at any of its moves: what would have happened if."""

from tenka.core.contract import Json
from tenka.core.errors import BadSeat
from tenka.server.errors import NotNow
from tenka.server.store.rows import Table
from tenka.server.tables.terms import Terms


def check_branch(source: Table, seat: int) -> None:
    """Can this seat be taken up at a table? BadSeat, NotNow: why not."""
    if source.status not in ("over", "aborted"):
        raise NotNow("the game is not over yet")
    if source.started is None:
        raise NotNow("this game never began; there is nothing to go on from")
    if not 0 <= seat < source.seats:
        raise BadSeat(f"there is no seat {seat}; the seats are 0 to {source.seats - 1}")


def branch(source: Table, position: Json) -> Terms:
    """The terms of a table that begins there."""
    return Terms.of(
        source.game,
        source.seats,
        source.options,
        window=source.window,
        public=False,
        position=position,
    )
