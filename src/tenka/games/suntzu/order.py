"""The order of battles: who decides it (ST-3.3, ST-3.4)."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import pairs
from tenka.games.suntzu.editions import EDITIONS
from tenka.games.suntzu.provinces import in_provinces
from tenka.games.suntzu.table import NOBODY, Table

ORDER_FROM: Final[list[int]] = [edition.order_from_round for edition in EDITIONS]
TIE: Final[list[str]] = [edition.order_tie for edition in EDITIONS]


def settle_order(t: Table) -> None:
    """At the start of phase 3: count the armies in provinces, and see who decides."""
    t.decider = decider_now(t)
    t.counts = pairs.of(in_provinces(t.armies, 0), in_provinces(t.armies, 1))
    if t.decider != NOBODY:
        t.last_decider = t.decider
    if t.log is not None:
        decider = None if t.decider == NOBODY else t.decider
        t.log.add("order_settled", {"decider": decider, "armies": pairs.listed(t.counts)})


def decider_now(t: Table) -> i64:
    """Who would decide by the armies as they stand; NOBODY: the fixed order."""
    if t.round < i64(ORDER_FROM[t.edition]):
        return NOBODY
    fewer = _fewer(in_provinces(t.armies, 0), in_provinces(t.armies, 1))
    if fewer != NOBODY:
        return fewer
    tie = TIE[t.edition]
    if tie == "last_decider":
        return t.last_decider
    if tie == "behind_on_track":
        return behind(t)
    if t.counts == NOBODY:
        return NOBODY
    return _fewer(pairs.at(t.counts, 0), pairs.at(t.counts, 1))


def behind(t: Table) -> i64:
    """Who is behind on the score track; NOBODY if they are level."""
    if t.marker == 0:
        return NOBODY
    return 1 if t.marker > 0 else 0


def _fewer(first: i64, second: i64) -> i64:
    if first == second:
        return NOBODY
    return 0 if first < second else 1
