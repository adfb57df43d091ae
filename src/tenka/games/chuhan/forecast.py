"""What a board tells beyond the view: by public knowledge alone."""

from typing import Any

from mypy_extensions import i64

from tenka.games.chuhan.data import HANGU_VP, TARGET_VP, XIANG_YU_TIMES
from tenka.games.chuhan.scoring import card_points, hangu_leader, writ_points
from tenka.games.chuhan.table import Table, score


def forecast_of(t: Table) -> dict[str, Any]:
    """What going out now would bring to each seat, the set to beat, the points still wanted."""
    return {
        "going_out": [_going_out(t, seat) for seat in range(2)],
        "to_beat": {"size": t.set_size, "rank": t.set_rank} if t.set_size > 0 else None,
        "left_to_win": [max(0, TARGET_VP - score(t, seat)) for seat in range(2)],
    }


def _going_out(t: Table, seat: i64) -> dict[str, int]:
    times = XIANG_YU_TIMES if t.doubled else 1
    cards = card_points(t, seat) * times
    writs = writ_points(t, seat) * times
    hangu = HANGU_VP * times if hangu_leader(t) == seat else 0
    # A score never falls under 0 (CH-7.2).
    net = max(cards + writs, -score(t, seat))
    return {"cards": cards, "writs": writs, "hangu": hangu, "total": net + hangu}
