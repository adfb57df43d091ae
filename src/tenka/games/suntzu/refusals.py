"""Which rule a move breaks, in the order of docs/rules/suntzu.md; "" is a legal move."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu import events, moves, pairs, pending, support, warlords
from tenka.games.suntzu.cards import FRAMED_BITS, SIX, count, one
from tenka.games.suntzu.data import WARLORDS
from tenka.games.suntzu.moves import NO_MOVE, to_of, verb_of, what_of, where_of
from tenka.games.suntzu.placing import may_lay_six
from tenka.games.suntzu.table import (
    BATTLES,
    DRAWING,
    LAST_CALL,
    NOBODY,
    OF_SEAT,
    PLACING,
    WARLORD,
    Table,
    bit,
    holds,
    is_turned,
    next_province,
)

WARLORD_RULES: Final[list[str]] = [warlord.rule for warlord in WARLORDS]


def broken_rule(t: Table, seat: i64, action: i64) -> str:
    """The first rule that this move of this seat breaks; NO_MOVE is a text that is none."""
    if action == NO_MOVE:
        return "ST-9.2"
    if t.asked & bit(seat) == 0:
        return "ST-9.1"
    verb = verb_of(action)
    if verb == moves.PLACE:
        return _place(t, seat, where_of(action), what_of(action))
    if verb == moves.SUPPORT:
        return _support(t, seat, what_of(action))
    if verb == moves.USE:
        return _use(t, seat, action)
    if verb == moves.PASS:
        return _pass(t, seat)
    if verb == moves.PAY:
        return _pay(t, what_of(action))
    if verb == moves.REVEAL:
        if t.phase != BATTLES or t.province != NOBODY or t.window_asks != NOBODY:
            return "ST-9.3"
        return "ST-3.3" if is_turned(t, what_of(action)) else ""
    if verb == moves.TRANSFER:
        if not _asks_for(t, pending.TRANSFER):
            return "ST-9.3"
        return "" if (pending.transfer_sources(t, seat) >> what_of(action)) & 1 else "ST-4.7"
    if verb == moves.KEEP:
        if t.phase != DRAWING:
            return "ST-9.3"
        return "" if _is_drawn(t, seat, what_of(action)) else "ST-6.4"
    return _rarely(t, seat, verb, what_of(action))


def _rarely(t: Table, seat: i64, verb: i64, what: i64) -> str:
    if verb == moves.WARLORD:
        if t.phase != WARLORD:
            return "ST-9.3"
        return "" if (OF_SEAT[seat] >> what) & 1 else "ST-2.3"
    if verb == moves.TAKE:
        if not _asks_for(t, pending.TAKE):
            return "ST-9.3"
        return "" if (events.takeable(t, seat) >> what) & 1 else "ST-8.3"
    if verb == moves.INFANTRY:
        return "" if _asks_for(t, pending.INFANTRY) else "ST-9.3"
    asked = _asks_for(t, pending.TAKE) or _asks_for(t, pending.INFANTRY)
    return "" if asked else "ST-9.3"


def _asks_for(t: Table, do: i64) -> bool:
    return t.pending != 0 and pending.do_of(pending.head(t)) == do


def _place(t: Table, seat: i64, province: i64, card: i64) -> str:
    if t.phase != PLACING:
        return "ST-9.3"
    if province != next_province(t, seat) or count(pairs.at(t.hands, seat), card) == 0:
        return "ST-3.1"
    if card == SIX and not may_lay_six(t, seat, province):
        return "ST-3.2"
    return ""


def _support(t: Table, seat: i64, card: i64) -> str:
    if t.pending != 0:
        owed = pending.head(t)
        do = pending.do_of(owed)
        offered = do == pending.TRANSFER or (do == pending.PAY and pairs.at(t.pool, seat) == 0)
    else:
        offered = t.phase == LAST_CALL or warlords.may_support_here(t, seat)
    if not offered:
        return "ST-5.2"
    if pairs.at(t.aside, seat) == 0 or one(card) & FRAMED_BITS != 0:
        return "ST-5.1"
    return "" if count(support.loose_in_hand(t, seat), card) > 0 else "ST-5.1"


def _use(t: Table, seat: i64, action: i64) -> str:
    warlord = what_of(action)
    own = WARLORD_RULES[warlord]
    if not holds(t, seat, warlord) or not warlords.is_in_time(t, warlord):
        return own
    if t.pending != 0:
        owed = pending.head(t)
        fits = pending.do_of(owed) == pending.USE and pending.what_of(owed) == warlord
        return "" if fits else "ST-7.12"
    if not warlords.belongs_here(t, warlord):
        return "ST-7.12"
    return "" if warlords.has_target(t, warlord, where_of(action), to_of(action)) else own


def _pass(t: Table, seat: i64) -> str:
    if t.window_asks != NOBODY or _asks_for(t, pending.USE):
        return ""
    if _asks_for(t, pending.TRANSFER):
        return "ST-4.7" if pending.transfer_sources(t, seat) != 0 else ""
    return "ST-9.3"


def _pay(t: Table, source: i64) -> str:
    if not _asks_for(t, pending.PAY):
        return "ST-9.3"
    owed = pending.head(t)
    if source == moves.POOL:
        fits = pending.pays_from_pool(t, owed)
    else:
        fits = (pending.pay_sources(t, owed) >> source) & 1 != 0
    return "" if fits else pending.rule_of_payment(pending.what_of(owed))


def _is_drawn(t: Table, seat: i64, card: i64) -> bool:
    rest = pairs.at(t.drawn, seat)
    while rest != 0:
        if (rest & 15) - 1 == card:
            return True
        rest >>= 4
    return False
