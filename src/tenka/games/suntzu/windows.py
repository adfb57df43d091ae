"""Windows: asked in turn until all who can be asked have passed in a row (ST-7.14, ST-5.4)."""

from mypy_extensions import i64

from tenka.games.suntzu import support
from tenka.games.suntzu.order import settle_order
from tenka.games.suntzu.scoring import after_the_battles, finish
from tenka.games.suntzu.table import (
    AFTER,
    BATTLES,
    BEFORE,
    LAST_CALL,
    NOBODY,
    PHASES,
    PLACING,
    START,
    Table,
    bit,
    first_seat,
)
from tenka.games.suntzu.warlords import may_be_asked, use_in_window


def can_be_asked(t: Table, seat: i64) -> bool:
    """By open knowledge alone."""
    if t.phase == LAST_CALL:
        return support.is_possible(t, seat)
    return may_be_asked(t, seat)


def open_window(t: Table) -> None:
    """Ask the first who can be asked; nobody: the window does not open."""
    seat = first_seat(t)
    t.passed = 0
    if not can_be_asked(t, seat):
        seat = 1 - seat
        if not can_be_asked(t, seat):
            seat = NOBODY
    t.window_asks = seat


def go_on(t: Table) -> None:
    """In a phase that is a window: ask, or go to the next phase."""
    if t.window_asks == NOBODY:
        open_window(t)
    if t.window_asks == NOBODY:
        _next_phase(t)
    else:
        t.asked = bit(t.window_asks)


def pass_on(t: Table, seat: i64) -> None:
    """The seat passes: the other is asked, if he has not passed too."""
    if t.log is not None:
        name = "between" if t.phase == BATTLES else PHASES[t.phase]
        t.log.add("passed", {"seat": seat, "what": name})
    t.passed |= bit(seat)
    other = 1 - seat
    if t.passed & bit(other) == 0 and can_be_asked(t, other):
        t.window_asks = other
    else:
        close(t)


def hand_on(t: Table, seat: i64) -> None:
    """The seat has acted: the question goes to the other, if he can be asked."""
    t.passed = 0
    other = 1 - seat
    if can_be_asked(t, other):
        t.window_asks = other
    elif can_be_asked(t, seat):
        t.window_asks = seat
    else:
        close(t)


def use(t: Table, seat: i64, warlord: i64, where: i64, to: i64) -> None:
    """A Warlord in a window."""
    use_in_window(t, seat, warlord, where, to)
    hand_on(t, seat)


def give_up(t: Table, seat: i64, card: i64) -> None:
    """Support in a window."""
    support.give_up(t, seat, card)
    hand_on(t, seat)


def close(t: Table) -> None:
    t.window_asks = NOBODY
    t.passed = 0
    if t.phase != BATTLES:
        _next_phase(t)


def _next_phase(t: Table) -> None:
    if t.phase == START:
        t.phase = PLACING
    elif t.phase == BEFORE:
        settle_order(t)
        t.phase = BATTLES
    elif t.phase == AFTER:
        after_the_battles(t)
    else:
        finish(t)
