"""What a puzzle has to be like in this game, and what its reason may speak of."""

from typing import Final

from mypy_extensions import i64

from tenka.core.manifest import Puzzles
from tenka.games.shogun.board import LANDS, NAMES, has, size
from tenka.games.shogun.table import OVER, Table


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


PUZZLES: Final = Puzzles(
    clear=0.03,  # one move seldom decides
    large=0.08,
    played=24,
    facts=facts,
)
