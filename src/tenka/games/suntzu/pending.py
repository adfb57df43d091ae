"""Owed decisions of a step of a battle: who is asked for what, and what happens of itself (ST-9.5).

The one place that knows how an entry is packed; the first of at most two is asked now.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import pairs, support
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.editions import EDITIONS
from tenka.games.suntzu.provinces import (
    COUNT,
    NEIGHBOURS,
    held_by,
    moved,
    own_at,
    with_mark,
)
from tenka.games.suntzu.table import CHAMPION, HERO, PANDEMIC, Table, bit

PAY: Final[i64] = 1
TRANSFER: Final[i64] = 2
USE: Final[i64] = 3
TAKE: Final[i64] = 4
INFANTRY: Final[i64] = 5
DO: Final[list[str]] = ["", "pay", "transfer", "use", "take", "infantry"]

# Why an army is paid: an event by its number, or one of these.
FOR_MARK: Final[i64] = 5
FOR_COST: Final[i64] = 6
PAY_WHY: Final[list[str]] = [
    "pandemic", "", "champion_challenge", "hero_challenge", "", "mark", "cost",
]  # fmt: skip
FOR_BATTLE: Final[i64] = 0
FOR_INFANTRY: Final[i64] = 1
TRANSFER_WHY: Final[list[str]] = ["battle", "light_infantry"]

WIDTH: Final[i64] = 16
ENTRY: Final[i64] = 0xFFFF

MARK_FROM_OWN: Final[list[bool]] = [edition.mark_from_own_province for edition in EDITIONS]


def entry(seat: i64, do: i64, what: i64 = 0, count: i64 = 0) -> i64:
    return seat | (do << 1) | (what << 4) | (count << 8)


def seat_of(owed: i64) -> i64:
    return owed & 1


def do_of(owed: i64) -> i64:
    return (owed >> 1) & 7


def what_of(owed: i64) -> i64:
    """Why, or which Warlord."""
    return (owed >> 4) & 15


def count_of(owed: i64) -> i64:
    return (owed >> 8) & 31


def head(t: Table) -> i64:
    """The entry that is asked now; 0 if nothing is owed."""
    return t.pending & ENTRY


def owe(t: Table, owed: i64) -> None:
    """Put an entry behind those there are."""
    if t.pending == 0:
        t.pending = owed
    else:
        t.pending |= owed << WIDTH


def drop(t: Table) -> None:
    """The first entry is settled."""
    t.pending >>= WIDTH


def paid_one(t: Table) -> None:
    """One army of the first entry is settled."""
    one_army: i64 = 1 << 8
    if count_of(head(t)) <= 1:
        drop(t)
    else:
        t.pending -= one_army


def pay_sources(t: Table, owed: i64) -> i64:
    """The provinces from which an army can be paid, one bit each; the pool is apart."""
    seat = seat_of(owed)
    held = held_by(t.armies, seat)
    what = what_of(owed)
    if what == FOR_MARK:
        if not MARK_FROM_OWN[t.edition]:
            own: i64 = 1
            elsewhere = held & ~(own << t.province)
            return elsewhere if elsewhere != 0 else held
        return held
    return held


def pays_from_pool(t: Table, owed: i64) -> bool:
    """Is the pool one of the sources that can be named?"""
    what = what_of(owed)
    return what not in (FOR_MARK, PANDEMIC) and pairs.at(t.pool, seat_of(owed)) > 0


def transfer_sources(t: Table, seat: i64) -> i64:
    """The provinces that may give an army to the one being fought, one bit each (ST-4.7)."""
    own: i64 = 1
    held = held_by(t.armies, seat) & ~(own << t.province)
    near = held & i64(NEIGHBOURS[t.province])
    return near if near != 0 else held


def settle(t: Table) -> None:
    """Let happen of itself what can; then somebody is asked, or nothing more is owed."""
    while t.pending != 0:
        owed = head(t)
        do = do_of(owed)
        if do == PAY:
            asks = _settle_payment(t, owed)
        elif do == TRANSFER:
            asks = _settle_transfer(t, owed)
        else:
            asks = True
        if asks:
            t.asked = bit(seat_of(owed))
            return


def _settle_payment(t: Table, owed: i64) -> bool:
    seat = seat_of(owed)
    what = what_of(owed)
    if pairs.at(t.pool, seat) > 0:
        if what in (FOR_MARK, PANDEMIC):
            pay_from_pool(t, seat, what)
            return False
        return True
    if held_by(t.armies, seat) == 0:
        drop(t)
        return False
    return True


def _settle_transfer(t: Table, owed: i64) -> bool:
    seat = seat_of(owed)
    here = min(pairs.at(t.pool, seat), count_of(owed))
    if here > 0:
        t.pool = pairs.added(t.pool, seat, -here)
        t.armies = moved(t.armies, seat, t.province, here)
        left = count_of(owed) - here
        if left == 0:
            drop(t)
            return False
        t.pending -= here << 8
    if transfer_sources(t, seat) != 0 or support.is_possible(t, seat):
        return True
    drop(t)
    return False


def pay_from_pool(t: Table, seat: i64, what: i64) -> None:
    """One army from the pool to the mark or aside."""
    t.pool = pairs.added(t.pool, seat, -1)
    _pay(t, seat, what, "pool")


def pay_from(t: Table, seat: i64, what: i64, province: i64) -> None:
    """One army from a province to the mark or aside."""
    t.armies = moved(t.armies, seat, province, -1)
    _pay(t, seat, what, PROVINCES[province])


def _pay(t: Table, seat: i64, what: i64, source: str) -> None:
    if what == FOR_MARK:
        t.marks = pairs.put(t.marks, seat, with_mark(pairs.at(t.marks, seat), t.province, 1))
    else:
        t.aside = pairs.added(t.aside, seat, 1)
    paid_one(t)
    if t.log is not None:
        fields = {
            "seat": seat,
            "source": source,
            "why": PAY_WHY[what],
            "province": PROVINCES[t.province],
        }
        t.log.add("paid", fields)


def transfer(t: Table, seat: i64, province: i64) -> None:
    """One army from a province to the one being fought."""
    t.armies = moved(t.armies, seat, province, -1)
    t.armies = moved(t.armies, seat, t.province, 1)
    if t.log is not None:
        t.log.add(
            "transferred",
            {"seat": seat, "source": PROVINCES[province], "province": PROVINCES[t.province]},
        )
    paid_one(t)


def listed(t: Table) -> list[int]:
    """The entries, the first one first."""
    found: list[int] = []
    rest = t.pending
    while rest != 0:
        found.append(rest & ENTRY)
        rest >>= WIDTH
    return found


def rule_of_payment(what: i64) -> str:
    if what == FOR_MARK:
        return "ST-4.8"
    if what == FOR_COST:
        return "ST-4.9"
    if what == PANDEMIC:
        return "ST-8.2"
    assert what in (CHAMPION, HERO)
    return "ST-8.4" if what == CHAMPION else "ST-8.5"


def owns_any(t: Table, seat: i64) -> bool:
    """Has the seat an army in pool or provinces?"""
    return pairs.at(t.pool, seat) > 0 or held_by(t.armies, seat) != 0


def elsewhere(t: Table, seat: i64) -> bool:
    """Has the seat an army in a province other than the one being fought?"""
    province: i64 = 0
    while province < COUNT:
        if province != t.province and own_at(t.armies, seat, province) > 0:
            return True
        province += 1
    return False
