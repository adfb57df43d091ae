"""The moves of Sun Tzu that are thought about: all of them."""

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.suntzu.legal import legal_moves
from tenka.games.suntzu.table import Table


def candidates(t: Table, seat: i64, most: i64, draws: Draws) -> list[int]:
    """All legal moves; there are never many."""
    return legal_moves(t, seat)
