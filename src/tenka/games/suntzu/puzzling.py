"""What a puzzle has to be like in this game, and what its reason may speak of."""

from typing import Final

from mypy_extensions import i64

from tenka.core.manifest import Puzzles
from tenka.games.suntzu import pairs
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.provinces import COUNT, own_at
from tenka.games.suntzu.scoring import next_column
from tenka.games.suntzu.table import Table


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


PUZZLES: Final = Puzzles(
    clear=0.04,
    large=0.1,
    played=80,
    facts=facts,
    # What is turned up is luck, and which of them comes first hardly matters.
    lucky=("reveal",),
)
