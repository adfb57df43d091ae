"""Phase 2: each lays a card at each province, in secret (ST-3.1, ST-3.2)."""

from mypy_extensions import i64

from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import ONE_SIX, one
from tenka.games.suntzu.provinces import COUNT, mark_at, with_card
from tenka.games.suntzu.table import (
    BEFORE,
    DOUBLE_SIX,
    NOBODY,
    Table,
    holds,
    next_province,
)


def may_lay_six(t: Table, seat: i64, province: i64) -> bool:
    """A 6 is barred where the seat's own mark lies, unless it holds `double_six`."""
    if mark_at(pairs.at(t.marks, seat), province) < 0:
        return True
    return seat == 1 and holds(t, 1, DOUBLE_SIX)


def layable(t: Table, seat: i64, province: i64) -> i64:
    """The hand cards that may be laid at a province, as a set."""
    cards = pairs.at(t.hands, seat)
    if cards & ONE_SIX != 0 and not may_lay_six(t, seat, province):
        return cards - ONE_SIX
    return cards


def lay(t: Table, seat: i64, province: i64, card: i64) -> None:
    t.hands = pairs.added(t.hands, seat, -one(card))
    t.placed = pairs.put(t.placed, seat, with_card(pairs.at(t.placed, seat), province, card))
    if t.log is not None and province == COUNT - 1:
        t.log.add("laid", {"seat": seat})


def go_on(t: Table) -> None:
    """Ask who still has to lay; nobody: the window before the battles."""
    asked: i64 = 0
    if next_province(t, 0) < COUNT:
        asked = 1
    if next_province(t, 1) < COUNT:
        asked |= 2
    t.asked = asked
    if asked == 0:
        t.phase = BEFORE
        t.window_asks = NOBODY
        t.passed = 0
