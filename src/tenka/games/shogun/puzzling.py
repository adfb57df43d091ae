"""What a puzzle has to be like in this game, and what its reason may speak of."""

from typing import Final

from mypy_extensions import i64

from tenka.games.shogun.board import LANDS, NAMES, has, size
from tenka.games.shogun.table import OVER, Table

CLEAR: Final[float] = 0.03  # by so much the best move has to be better: one seldom decides
LARGE: Final[float] = 0.08  # so much is worth a puzzle even where nobody is misled
PLAYED: Final[int] = 24  # games that are played on to their end after a move


def facts(before: Table, now: Table, seat: i64) -> dict[str, float]:
    """What has come of a move when the year is over: the seat's points and provinces."""
    if now.year == before.year and now.phase != OVER:
        return {}
    lands: i64 = now.lands[seat]
    found = {
        "points": float(now.vp[seat] - before.vp[seat]),
        "lands": float(size(lands)),
    }
    province: i64 = 0
    while province < LANDS:
        found["holds:" + NAMES[province]] = float(has(lands, province))
        province += 1
    return found
