"""The legal moves of a seat that owes a decision, sorted by text."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import events, moves, pairs, pending, support, warlords
from tenka.games.suntzu.cards import BY_TEXT, count, different
from tenka.games.suntzu.moves import pack
from tenka.games.suntzu.place_moves import places
from tenka.games.suntzu.placing import layable
from tenka.games.suntzu.provinces import BY_TEXT as PROVINCES_BY_TEXT
from tenka.games.suntzu.table import (
    BATTLES,
    DRAWING,
    LAST_CALL,
    MOVE_ARMY,
    NOBODY,
    OF_SEAT,
    PLACING,
    REINFORCE,
    REMOVE_ARMY,
    TOTAL_PLAGUE,
    WARLORD,
    WARLORD_IDS,
    Table,
    bit,
    holds,
    is_turned,
    next_province,
)

WARLORDS_BY_TEXT: Final[list[int]] = sorted(range(len(WARLORD_IDS)), key=lambda n: WARLORD_IDS[n])


def legal_moves(t: Table, seat: i64) -> list[int]:
    """All legal actions of this seat."""
    if t.asked & bit(seat) == 0:
        return []
    if t.phase == PLACING:
        province = next_province(t, seat)
        return places(different(layable(t, seat, province)), province)
    if t.phase == DRAWING:
        return _keeps(t, seat)
    if t.phase == WARLORD:
        return _warlords(moves.WARLORD, OF_SEAT[seat])
    if t.window_asks != NOBODY:
        return _in_window(t, seat)
    assert t.phase == BATTLES
    if t.pending != 0:
        return _owed(t, seat)
    return [pack(moves.REVEAL, n) for n in PROVINCES_BY_TEXT if not is_turned(t, n)]


def _keeps(t: Table, seat: i64) -> list[int]:
    drawn: i64 = 0
    rest = pairs.at(t.drawn, seat)
    while rest != 0:
        drawn |= one_of(rest)
        rest >>= 4
    return [pack(moves.KEEP, card) for card in BY_TEXT if count(drawn, card) > 0]


def one_of(cards: i64) -> i64:
    """The first card of a list, as a set."""
    single: i64 = 1
    return single << (2 * ((cards & 15) - 1))


def _warlords(verb: i64, bits: i64) -> list[int]:
    return [pack(verb, n) for n in WARLORDS_BY_TEXT if (bits >> n) & 1]


def _supports(t: Table, seat: i64) -> list[int]:
    if pairs.at(t.aside, seat) == 0:
        return []
    cards = support.loose_in_hand(t, seat)
    return [pack(moves.SUPPORT, card) for card in BY_TEXT if count(cards, card) > 0]


def _in_window(t: Table, seat: i64) -> list[int]:
    found: list[int] = [pack(moves.PASS)]
    if t.phase == LAST_CALL:
        found.extend(_supports(t, seat))
        return found
    if warlords.may_support_here(t, seat):
        found.extend(_supports(t, seat))
    for warlord in WARLORDS_BY_TEXT:
        here = holds(t, seat, warlord) and warlords.belongs_here(t, warlord)
        if here and warlords.is_in_time(t, warlord):
            found.extend(_uses(t, warlord))
    return found


def _uses(t: Table, warlord: i64) -> list[int]:
    """The uses of a Warlord that has targets, or of total_plague."""
    if warlord == TOTAL_PLAGUE:
        return [pack(moves.USE, warlord)]
    if warlord == MOVE_ARMY:
        return [
            pack(moves.USE, warlord, where, to)
            for where in PROVINCES_BY_TEXT
            for to in PROVINCES_BY_TEXT
            if warlords.has_target(t, MOVE_ARMY, where, to)
        ]
    assert warlord in (REMOVE_ARMY, REINFORCE)
    return [
        pack(moves.USE, warlord, where)
        for where in PROVINCES_BY_TEXT
        if warlords.has_target(t, warlord, where, NOBODY)
    ]


def _owed(t: Table, seat: i64) -> list[int]:
    owed = pending.head(t)
    do = pending.do_of(owed)
    if do == pending.PAY:
        return _payments(t, seat, owed)
    if do == pending.TRANSFER:
        sources = pending.transfer_sources(t, seat)
        gifts = _supports(t, seat)
        if sources == 0:
            return [pack(moves.PASS), *gifts]
        gifts.extend(_each(moves.TRANSFER, sources))
        return gifts
    if do == pending.USE:
        found: list[int] = [pack(moves.PASS)]
        if holds(t, seat, pending.what_of(owed)):
            found.append(pack(moves.USE, pending.what_of(owed)))
        return found
    if do == pending.TAKE:
        return [pack(moves.DECLINE), *_warlords(moves.TAKE, events.takeable(t, seat))]
    return [pack(moves.DECLINE), pack(moves.INFANTRY)]


def _payments(t: Table, seat: i64, owed: i64) -> list[int]:
    sources = pending.pay_sources(t, owed)
    if pending.pays_from_pool(t, owed):
        # In the order of text the pool comes before qin.
        low = _each(moves.PAY, sources & ~ORDERED_AFTER_POOL)
        return [*low, pack(moves.PAY, moves.POOL), *_each(moves.PAY, sources & ORDERED_AFTER_POOL)]
    found = _each(moves.PAY, sources)
    found.extend(_supports(t, seat))
    return found


ORDERED_AFTER_POOL: Final[i64] = 1 | (1 << 4)  # qin and wu


def _each(verb: i64, provinces: i64) -> list[int]:
    return [pack(verb, n) for n in PROVINCES_BY_TEXT if (provinces >> n) & 1]
