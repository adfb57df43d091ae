"""What a seat sees of Chu Han, and what its moves would leave, as whole numbers.

Made only from what the seat's view holds. `net_inputs.py` says what their bits mean to a net.
"""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import (
    FULL_DECK,
    JOKER_BIT,
    KINDS,
    ONE_LYU_ZHI,
    RANK,
    YING_BU,
    ZHONGLI_MO,
    lowest_rank,
    of_rank,
    one,
    size,
)
from tenka.games.chuhan.data import TARGET_VP
from tenka.games.chuhan.moves import (
    PLACE,
    PLAY,
    SWAP,
    TAKE,
    USE,
    cards_of,
    laid,
    other_of,
    star_of,
    verb_of,
)
from tenka.games.chuhan.scoring import hangu_leader
from tenka.games.chuhan.table import (
    NOBODY,
    REACT,
    Table,
    hand,
    score,
    seen_by,
    writs_left,
)

STATE_FIELDS: Final = 11
MOVE_FIELDS: Final = 3
MOST_POINTS: Final[i64] = TARGET_VP  # the five bits of a score hold no more
PAIR: Final[i64] = 2  # the top cards that a writ brings
NO_RANK: Final[i64] = 15


def observe(t: Table, me: i64, out: BytesWriter) -> None:
    """Write what the seat may know, as STATE_FIELDS numbers."""
    rival = 1 - me
    own = hand(t, me)
    rival_open = pairs.at(t.open, rival) != 0
    known = hand(t, rival) if rival_open else pairs.at(t.known, me)
    seen = seen_by(t, me)
    top: i64 = 0
    later: i64 = 0
    i: i64 = 0
    while i < seen:
        card = one(i64(t.pile[t.drawn + i]))
        if i < PAIR:
            top += card
        else:
            later += card
        i += 1
    pending: i64 = 0
    ability: i64 = 0
    lying: i64 = 0
    if t.phase == REACT:
        pending = cards_of(t.pending)
        ability = other_of(t.pending) + 1
        lying = laid(t.pending)
        if t.lyu_zhi != NOBODY:
            lying += ONE_LYU_ZHI
    write_i64_le(out, own)
    write_i64_le(out, known)
    write_i64_le(out, pairs.at(t.known, rival))
    write_i64_le(out, t.discard)
    write_i64_le(out, t.trick_cards)
    write_i64_le(out, t.row)
    write_i64_le(out, top)
    write_i64_le(out, later)
    write_i64_le(out, pending)
    write_i64_le(
        out, FULL_DECK - own - known - top - later - t.discard - t.trick_cards - t.row - lying
    )
    write_i64_le(out, _situation(t, me, ability))


def _situation(t: Table, me: i64, ability: i64) -> i64:
    rival = 1 - me
    leader = hangu_leader(t)
    leads: i64 = 0
    if leader != NOBODY:
        leads = 1 if leader == me else 2
    last_is_mine: i64 = 0
    if t.trick is not None and t.trick.seat == me:
        last_is_mine = 1
    return (
        t.phase
        | (t.event << 3)
        | (min(score(t, me), MOST_POINTS) << 7)
        | (min(score(t, rival), MOST_POINTS) << 12)
        | (size(hand(t, rival)) << 17)
        | (pairs.at(t.writs, me) << 23)
        | (pairs.at(t.writs, rival) << 26)
        | (writs_left(t) << 29)
        | (t.set_size << 32)
        | (t.set_rank << 36)
        | (ability << 40)
        | (t.lead_ability << 45)
        | (_flag(t.doubled) << 47)
        | (_flag(t.writ_used) << 48)
        | (_flag(t.must_play) << 49)
        | (pairs.at(t.open, me) << 50)
        | (pairs.at(t.open, rival) << 51)
        | (_flag(t.lyu_zhi != NOBODY) << 52)
        | (leads << 53)
        | (last_is_mine << 55)
    )


def describe(t: Table, me: i64, moves: list[int], out: BytesWriter) -> None:
    """Write MOVE_FIELDS numbers for each move: itself, the hand it leaves, and that hand's shape
    with the size and rank of the set."""
    own = hand(t, me)
    for move in moves:
        action: i64 = move
        left = _left(own, action)
        write_i64_le(out, action)
        write_i64_le(out, left)
        write_i64_le(out, _shape(action, left))


def _left(own: i64, action: i64) -> i64:
    verb = verb_of(action)
    cards = cards_of(action)
    left = own
    if verb == USE:
        left -= one(other_of(action))
        left += cards if other_of(action) == YING_BU else -cards
    elif verb in (PLAY, PLACE):
        left -= cards
    elif verb == SWAP:
        left += one(other_of(action)) - cards
    elif verb == TAKE:
        left += cards
    star = star_of(action)
    return left + one(star) if star >= 0 else left


def _shape(action: i64, left: i64) -> i64:
    verb = verb_of(action)
    other = other_of(action)
    cards = cards_of(action)
    kind = other if verb in (USE, SWAP) else KINDS
    laid_size: i64 = 0
    rank = NO_RANK
    if verb in (PLAY, USE):
        laid_size = size(cards)
    if verb == PLAY or (verb == USE and other == ZHONGLI_MO):
        natural = cards & ~JOKER_BIT
        # Among different ranks the 0 counts, in a natural set it is like the others.
        rank = 0 if natural == 0 else lowest_rank(natural)
        if verb == USE and natural != cards:
            rank = 0
    ranks: i64 = 0
    lone: i64 = 0
    each: i64 = 1
    while each <= HIGHEST:
        n = of_rank(left, each)
        if n > 0:
            ranks += 1
        if n == 1:
            lone += 1
        each += 1
    return kind | (laid_size << 5) | (rank << 9) | (size(left) << 13) | (ranks << 19) | (lone << 23)


def _flag(is_so: bool) -> i64:
    return 1 if is_so else 0


HIGHEST: Final[i64] = max(RANK)
