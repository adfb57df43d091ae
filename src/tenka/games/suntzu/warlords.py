"""The Warlords: who is asked for one, what it can do, and what it does (ST-7)."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import pairs, support
from tenka.games.suntzu.cards import IDS, MINUS, PLAGUE, first, length, one, with_last
from tenka.games.suntzu.data import PROVINCES
from tenka.games.suntzu.editions import EDITIONS
from tenka.games.suntzu.provinces import (
    COUNT,
    NEIGHBOURS,
    armies_at,
    held_by,
    moved,
    own_at,
    without_card,
)
from tenka.games.suntzu.table import (
    AFTER,
    BATTLES,
    BEFORE,
    LAST_ROUND,
    MOVE_ARMY,
    NOBODY,
    REINFORCE,
    REMOVE_ARMY,
    START,
    TOTAL_AT_START,
    TOTAL_PLAGUE,
    WARLORD_IDS,
    Table,
    deck,
    may_hide,
    put_deck,
    use_up,
)

RIVALS_ONLY: Final[list[bool]] = [e.remove_army_targets == "rival" for e in EDITIONS]


def is_starred_window(t: Table) -> bool:
    """Is a window open for the Warlords marked * in ST-7?"""
    if t.phase == BEFORE or t.phase == AFTER:
        return True
    return t.phase == BATTLES and t.window_asks != NOBODY


def belongs_here(t: Table, warlord: i64) -> bool:
    """Is the window open one of this Warlord's? (ST-7.12)"""
    if warlord == TOTAL_PLAGUE:
        return t.phase == (START if TOTAL_AT_START[t.edition] else BEFORE)
    if warlord in (REMOVE_ARMY, MOVE_ARMY, REINFORCE):
        return is_starred_window(t)
    return False


def is_in_time(t: Table, warlord: i64) -> bool:
    return t.round <= i64(LAST_ROUND[warlord])


def may_be_asked(t: Table, seat: i64) -> bool:
    """Is there a Warlord of this window that the seat may hide, with a target? (ST-7.13)

    For `between` it is asked before that window is open.
    """
    if pairs.at(t.warlords, seat) == 0:
        return False
    if seat == 1:
        if may_hide(t, 1, TOTAL_PLAGUE) and belongs_here(t, TOTAL_PLAGUE):
            return True
        if t.phase == START or not is_in_time(t, REMOVE_ARMY):
            return False
        return may_hide(t, 1, REMOVE_ARMY) and removable(t) != 0
    if t.phase == START:
        return False
    if is_in_time(t, MOVE_ARMY) and may_hide(t, 0, MOVE_ARMY) and can_move(t):
        return True
    if not is_in_time(t, REINFORCE) or not may_hide(t, 0, REINFORCE):
        return False
    if held_by(t.armies, 0) == 0:
        return False
    return pairs.at(t.pool, 0) > 0 or support.is_possible(t, 0)


def may_support_here(t: Table, seat: i64) -> bool:
    """Is Sun Tzu offered support in this window, for the sake of `reinforce`? (ST-5.2b)"""
    if seat != 0 or pairs.at(t.pool, 0) > 0 or not may_hide(t, 0, REINFORCE):
        return False
    if not is_starred_window(t) or not is_in_time(t, REINFORCE) or held_by(t.armies, 0) == 0:
        return False
    return support.is_possible(t, 0)


def removable(t: Table) -> i64:
    """The provinces from which `remove_army` can take an army, one bit each."""
    if RIVALS_ONLY[t.edition]:
        return held_by(t.armies, 0)
    return held_by(t.armies, 0) | held_by(t.armies, 1)


def movable_to(t: Table, province: i64) -> i64:
    """Where `move_army` can take an army from a province, one bit each."""
    if armies_at(t.armies, province) <= 0:
        return 0
    return i64(NEIGHBOURS[province]) & ~held_by(t.armies, 1)


def can_move(t: Table) -> bool:
    province: i64 = 0
    while province < COUNT:
        if movable_to(t, province) != 0:
            return True
        province += 1
    return False


def has_target(t: Table, warlord: i64, where: i64, to: i64) -> bool:
    """Can the Warlord do just that?"""
    if warlord == REMOVE_ARMY:
        return (removable(t) >> where) & 1 != 0
    if warlord == MOVE_ARMY:
        return (movable_to(t, where) >> to) & 1 != 0
    if warlord == REINFORCE:
        return own_at(t.armies, 0, where) > 0 and pairs.at(t.pool, 0) > 0
    return True


def show(t: Table, seat: i64, warlord: i64, where: i64 = -1, to: i64 = -1) -> None:
    """A Warlord is used, to the eyes of all."""
    use_up(t, seat, warlord)
    if t.log is not None:
        fields: dict[str, object] = {"seat": seat, "warlord": WARLORD_IDS[warlord]}
        if where >= 0:
            fields["province"] = PROVINCES[where]
        if to >= 0:
            fields["to"] = PROVINCES[to]
        t.log.add("used", fields, {1 - seat: {}})


def use_in_window(t: Table, seat: i64, warlord: i64, where: i64, to: i64) -> None:
    """What a Warlord used in a window does."""
    show(t, seat, warlord, where, to)
    if warlord == TOTAL_PLAGUE:
        t.total_plague = True
    elif warlord == REMOVE_ARMY:
        owner: i64 = 0 if armies_at(t.armies, where) > 0 else 1
        t.armies = moved(t.armies, owner, where, -1)
        t.pool = pairs.added(t.pool, owner, 1)
    elif warlord == MOVE_ARMY:
        t.armies = moved(t.armies, seat, where, -1)
        t.armies = moved(t.armies, seat, to, 1)
    else:
        t.armies = moved(t.armies, seat, where, 1)
        t.pool = pairs.added(t.pool, seat, -1)


def recycle(t: Table, seat: i64, warlord: i64) -> None:
    """The played card goes under the deck, then the top card leaves the game (ST-7.5, ST-7.9)."""
    show(t, seat, warlord)
    card = MINUS if seat == 0 else PLAGUE
    t.placed = pairs.put(t.placed, seat, without_card(pairs.at(t.placed, seat), t.province))
    cards = with_last(deck(t, seat), card)
    gone = first(cards)
    cards >>= 4
    put_deck(t, seat, cards)
    t.removed = pairs.added(t.removed, seat, one(gone))
    left = length(cards)
    t.known = pairs.put(t.known, seat, min(pairs.at(t.known, seat) + 1, left))
    t.recycled = pairs.put(t.recycled, seat, 1 if left > 0 else 0)
    if t.log is not None:
        fields = {"seat": seat, "card": IDS[card], "removed": IDS[gone]}
        t.log.add("recycled", fields, {0: {}, 1: {}})
