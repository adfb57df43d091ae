"""Reading the battle, the owed decisions and the window of a position."""

from typing import Any, Final

from mypy_extensions import i64

from tenka.core.contract import Json
from tenka.core.errors import BadPosition
from tenka.core.fields import (
    a_choice,
    a_flag,
    a_list,
    a_name,
    a_number,
    a_pair_of_flags,
    a_seat,
    a_seat_or_nobody,
    an_object,
)
from tenka.games.suntzu import pending
from tenka.games.suntzu.cards import IDS, PLAGUE, SEVEN, TEN
from tenka.games.suntzu.data import ARMIES, EVENTS, PROVINCES, SEATS
from tenka.games.suntzu.events import face_up
from tenka.games.suntzu.provinces import own_at
from tenka.games.suntzu.table import (
    AFTER,
    BATTLES,
    BEFORE,
    COUNTER_PLAGUE,
    EVENT,
    FIGHT,
    HIGH_AS_SIX,
    LAST_CALL,
    LIGHT_INFANTRY,
    NOBODY,
    RECYCLE,
    RECYCLE_MINUS,
    RECYCLE_PLAGUE,
    START,
    STEPS,
    WAR_CHARIOT,
    WARLORD_IDS,
    Table,
    is_turned,
    laid,
)
from tenka.games.suntzu.windows import can_be_asked

BATTLE: Final[list[str]] = ["province", "step", "countered", "as_six", "winner"]
# Which Warlords a seat can be asked for at the reveal and for recycling.
ASKED_FOR: Final[list[list[int]]] = [
    [HIGH_AS_SIX, RECYCLE_MINUS],
    [COUNTER_PLAGUE, RECYCLE_PLAGUE],
]


def read_battle(t: Table, position: Json) -> None:
    value = position.get("battle")
    owed = a_list(position.get("pending", []), "pending")
    if value is None:
        if owed:
            raise BadPosition("pending: decisions are owed in a battle only")
        return
    if t.phase != BATTLES:
        raise BadPosition("battle: only in the phase battles")
    battle = an_object(value, "battle", BATTLE)
    province = a_name(battle.get("province"), "battle", list(PROVINCES))
    if is_turned(t, province):
        raise BadPosition(f"battle: {PROVINCES[province]} is fought already")
    t.province = province
    t.battle_step = a_name(battle.get("step"), "battle", STEPS)
    t.countered = a_flag(battle.get("countered", False), "battle")
    t.as_six = a_flag(battle.get("as_six", False), "battle")
    t.winner = a_seat_or_nobody(battle.get("winner"), "battle", SEATS)
    if t.winner != NOBODY and t.battle_step < FIGHT:
        raise BadPosition("battle: there is a winner from the step fight on")
    _check_cards(t)
    if len(owed) > 2:
        raise BadPosition("pending: two entries at most")
    entries = [_entry(t, one) for one in owed]
    if len(entries) == 2 and pending.seat_of(entries[0]) == pending.seat_of(entries[1]):
        raise BadPosition("pending: one entry for each seat")
    for entry in entries:
        pending.owe(t, entry)


def _check_cards(t: Table) -> None:
    for seat in range(2):
        if laid(t, seat, t.province) < 0 and t.battle_step < RECYCLE:
            raise BadPosition(f"placed: seat {seat} has no card in the battle")
    first = laid(t, 0, t.province)
    if t.countered and first != PLAGUE:
        raise BadPosition(f"battle: only a plague is countered, not {IDS[first]!r}")
    if t.as_six and not SEVEN <= first <= TEN:
        raise BadPosition(f"battle: only 7 to 10 count as 6, not {IDS[first]!r}")


def _entry(t: Table, value: Any) -> i64:
    names = ["seat", "do", "count", "why", "what"]
    found = an_object(value, "pending", names)
    do = 1 + a_name(found.get("do"), "pending", pending.DO[1:])
    seat = a_seat(found.get("seat"), "pending", SEATS)
    wanted = ["seat", "do"]
    what = count = 0
    if do in (pending.PAY, pending.TRANSFER):
        wanted += ["count", "why"]
        count = a_number(found.get("count"), "pending", 1, ARMIES)
        why = pending.PAY_WHY if do == pending.PAY else pending.TRANSFER_WHY
        what = why.index(a_choice(found.get("why"), "pending", [w for w in why if w]))
    elif do == pending.USE:
        wanted.append("what")
        what = a_name(found.get("what"), "pending", WARLORD_IDS)
    an_object(value, "pending", wanted, needed=True)
    entry = pending.entry(seat, do, what, count)
    if _step_of(t, do, seat, what) != t.battle_step or not _can_be_owed(t, do, seat, what):
        raise BadPosition(f"pending: {value!r} is not owed in the step {STEPS[t.battle_step]}")
    return entry


def _step_of(t: Table, do: int, seat: int, what: int) -> i64:
    """The step that such an entry belongs to; NOBODY: none."""
    if do == pending.PAY and what == pending.FOR_MARK:
        return STEPS.index("marks")
    if do == pending.PAY and what == pending.FOR_COST:
        return STEPS.index("costs")
    if do == pending.TRANSFER and what == pending.FOR_BATTLE:
        return FIGHT
    if do == pending.USE:
        if what not in ASKED_FOR[seat]:
            return NOBODY
        return RECYCLE if what in (RECYCLE_MINUS, RECYCLE_PLAGUE) else STEPS.index("reveal")
    return EVENT


def _can_be_owed(t: Table, do: int, seat: int, what: int) -> bool:
    if do == pending.TRANSFER:
        if own_at(t.armies, 1 - seat, t.province) > 0:
            return False  # armies of both would stand in one province
        if what == pending.FOR_BATTLE:
            return t.winner == seat
    if t.battle_step != EVENT:
        return do != pending.USE or t.with_warlords
    if t.events == 0:
        return False
    event = face_up(t)
    if do == pending.PAY:
        return pending.PAY_WHY[what] == EVENTS[event]
    if do == pending.TAKE:
        return event == WAR_CHARIOT and t.with_warlords
    return event == LIGHT_INFANTRY


def read_window(t: Table, position: Json) -> None:
    value = position.get("window")
    if value is None:
        return
    between = t.phase == BATTLES and t.province == NOBODY
    if t.phase not in (START, BEFORE, AFTER, LAST_CALL) and not between:
        raise BadPosition("window: there is none in this phase")
    window = an_object(value, "window", ["asked", "passed"], needed=True)
    asked: i64 = a_seat(window["asked"], "window", SEATS)
    passed = a_pair_of_flags(window["passed"], "window")
    if not can_be_asked(t, asked):
        # The other one, if he can be asked, or nobody.
        asked = 1 - asked
        if passed[asked] or not can_be_asked(t, asked):
            asked = NOBODY
            passed = [False, False]
    t.window_asks = asked
    t.passed = int(passed[0]) + 2 * int(passed[1])
