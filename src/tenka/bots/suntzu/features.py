"""What a seat sees of Sun Tzu, and its moves, as whole numbers.

Made only from what the seat's view holds. `net_inputs.py` says what their bits mean to a net.
"""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tenka.games.suntzu import moves, pairs, pending
from tenka.games.suntzu.cards import bits, first, length, one
from tenka.games.suntzu.moves import to_of, verb_of, what_of, where_of
from tenka.games.suntzu.provinces import COUNT, own_at
from tenka.games.suntzu.redeal import told_hand_size
from tenka.games.suntzu.table import (
    MOVE_ARMY,
    NOBODY,
    REINFORCE,
    REMOVE_ARMY,
    Table,
    deck,
    is_laying,
    is_turned,
    laid,
    next_province,
)

STATE_FIELDS: Final = 8
MOVE_FIELDS: Final = 1
MOVES: Final = 129  # the numbers of `move_number`
NO_ARMY: Final[i64] = 32
MIDDLE: Final[i64] = 9  # the marker's place where nobody leads
MANY: Final[i64] = 3
# The first number of each verb's moves; a `use` has its own below.
FIRST: Final[list[int]] = [0] * len(moves.VERBS)
FIRST[moves.DECLINE] = 1
FIRST[moves.INFANTRY] = 2
FIRST[moves.PLACE] = 3
FIRST[moves.KEEP] = 18
FIRST[moves.SUPPORT] = 33
FIRST[moves.PAY] = 48
FIRST[moves.REVEAL] = 54
FIRST[moves.TRANSFER] = 59
FIRST[moves.WARLORD] = 64
FIRST[moves.TAKE] = 74
FIRST[moves.USE] = 84
REMOVE_AT: Final[i64] = 94
REINFORCE_AT: Final[i64] = 99
MOVE_AT: Final[i64] = 104


def move_number(action: i64) -> i64:
    """Which of MOVES it is; a card laid is the same one in every province."""
    verb = verb_of(action)
    what = what_of(action)
    if verb == moves.USE:
        if what == REMOVE_ARMY:
            return REMOVE_AT + where_of(action)
        if what == REINFORCE:
            return REINFORCE_AT + where_of(action)
        if what == MOVE_ARMY:
            return MOVE_AT + COUNT * where_of(action) + to_of(action)
    return i64(FIRST[verb]) + what


def describe(t: Table, me: i64, legal: list[int], out: BytesWriter) -> None:
    """Write MOVE_FIELDS numbers for each move."""
    for move in legal:
        write_i64_le(out, move_number(move))


def observe(t: Table, me: i64, out: BytesWriter) -> None:
    """Write what the seat may know, as STATE_FIELDS numbers."""
    rival = 1 - me
    visible: i64 = 0
    armies: i64 = 0
    face_down: i64 = 0
    province: i64 = 0
    while province < COUNT:
        armies |= (own_at(t.armies, me, province) + NO_ARMY) << (6 * province)
        if is_turned(t, province):
            visible |= (laid(t, rival, province) + 1) << (4 * province)
        elif laid(t, rival, province) >= 0:
            face_down += 1
        province += 1
    told = told_hand_size(t, rival)
    if not is_laying(t, rival):
        told += face_down
    write_i64_le(out, pairs.at(t.hands, me) | (pairs.at(t.removed, me) << 30))
    write_i64_le(out, pairs.at(t.removed, rival) | (pairs.at(t.placed, me) << 30))
    write_i64_le(out, visible | (armies << 20))
    write_i64_le(out, pairs.at(t.marks, me) | (pairs.at(t.marks, rival) << 15) | (t.displays << 30))
    write_i64_le(out, _course(t, me, told))
    write_i64_le(out, _battle(t, me))
    write_i64_le(out, _as_set(pairs.at(t.drawn, me)) | (_bottom(t, me) << 30))
    write_i64_le(out, _options(t, me))


def _course(t: Table, me: i64, told: i64) -> i64:
    rival = 1 - me
    marker = t.marker if me == 0 else -t.marker
    return (
        t.phase
        | (t.round << 4)
        | ((marker + MIDDLE) << 8)
        | (pairs.at(t.pool, me) << 13)
        | (pairs.at(t.pool, rival) << 18)
        | (pairs.at(t.aside, me) << 23)
        | (pairs.at(t.aside, rival) << 28)
        | (told << 33)
        | (length(deck(t, me)) << 38)
        | (length(deck(t, rival)) << 42)
        | (pairs.at(t.keep, me) << 46)
        | (next_province(t, me) << 48)
        | ((t.province + 1) << 51)
        | (t.battle_step << 54)
        | (me << 57)
    )


def _battle(t: Table, me: i64) -> i64:
    rival = 1 - me
    owed = pending.head(t)
    fought: i64 = 0
    single: i64 = 1
    rest = t.fought
    while rest != 0:
        fought |= single << ((rest & 15) - 1)
        rest >>= 4
    return (
        pairs.at(t.warlords, me)
        | (pairs.at(t.used, me) << 10)
        | (pairs.at(t.used, rival) << 20)
        | (min(bits(pairs.at(t.warlords, rival)), MANY) << 30)
        | (_flag(t.total_plague) << 32)
        | (_flag(pairs.at(t.used_one, me) != 0) << 33)
        | (_flag(pairs.at(t.used_one, rival) != 0) << 34)
        | (_whose(t.decider, me) << 35)
        | (_whose(t.last_decider, me) << 37)
        | (_flag(t.countered) << 39)
        | (_flag(t.as_six) << 40)
        | (_whose(t.winner, me) << 41)
        | (pending.do_of(owed) << 43)
        | (pending.what_of(owed) << 46)
        | (pending.count_of(owed) << 50)
        | (fought << 55)
    )


def _options(t: Table, me: i64) -> i64:
    event: i64 = 0
    if t.events != 0:
        event = first(t.events) + 1
    more: i64 = 0  # armies in provinces, last round: who had more
    if t.counts != NOBODY:
        mine = pairs.at(t.counts, me)
        theirs = pairs.at(t.counts, 1 - me)
        more = 1 if mine > theirs else (2 if mine < theirs else 3)
    return (
        t.edition
        | (_flag(t.with_warlords) << 2)
        | (_flag(t.with_events) << 3)
        | (_flag(t.beginner) << 4)
        | (event << 5)
        | (length(t.events) << 8)
        | (t.plagues << 11)
        | (more << 16)
        | (_flag(t.window_asks != NOBODY) << 18)
        | (_flag(pairs.at(t.recycled, me) != 0) << 19)
        | (_flag(pairs.at(t.recycled, 1 - me) != 0) << 20)
    )


def _bottom(t: Table, me: i64) -> i64:
    """The cards that the seat has put under its deck."""
    known = pairs.at(t.known, me)
    if known == 0:
        return 0
    cards = deck(t, me)
    return _as_set(cards >> (4 * (length(cards) - known)))


def _as_set(cards: i64) -> i64:
    found: i64 = 0
    while cards != 0:
        found += one((cards & 15) - 1)
        cards >>= 4
    return found


def _whose(seat: i64, me: i64) -> i64:
    """0 nobody's, 1 mine, 2 the rival's."""
    if seat == NOBODY:
        return 0
    return 1 if seat == me else 2


def _flag(is_so: bool) -> i64:
    return 1 if is_so else 0
