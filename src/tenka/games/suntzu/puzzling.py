"""What a puzzle has to be like in this game, and what its reason may speak of."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import pairs
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.provinces import COUNT, own_at
from tenka.games.suntzu.scoring import next_column
from tenka.games.suntzu.table import Table

CLEAR: Final[float] = 0.04  # by so much the best move has to be better
LARGE: Final[float] = 0.1  # so much is worth a puzzle even where nobody is misled
PLAYED: Final[int] = 80  # games that are played on to their end after a move


def facts(before: Table, now: Table, seat: i64) -> dict[str, float]:
    """What has come of a move at the next scoring: by how many spaces the marker has moved the
    seat's way, which provinces it holds, and how many armies stand ready."""
    if next_column(now) == next_column(before):
        return {}
    spaces = now.marker - before.marker
    found = {
        "marker": float(spaces if seat == 0 else -spaces),
        "pool": float(pairs.at(now.pool, seat)),
    }
    province: i64 = 0
    while province < COUNT:
        found["holds:" + PROVINCES[province]] = float(own_at(now.armies, seat, province) > 0)
        province += 1
    return found
