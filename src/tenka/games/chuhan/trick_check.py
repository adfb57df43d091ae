"""Could a trick of a given position have been played so?"""

from mypy_extensions import i64

from tenka.core.errors import BadPosition
from tenka.games.chuhan.abilities import is_lead_ability
from tenka.games.chuhan.cards import (
    FULL_DECK,
    HAN_XIN,
    LIU_BANG,
    PENG_YUE,
    XIAHOU_YING,
    XIANG_YU,
    YING_BU,
    YING_BU_PRIZES,
    YU_JI,
    ZHONGLI_MO,
    contains,
    mixed_rank,
    natural_rank,
    size,
)
from tenka.games.chuhan.data import LIU_BANG_BEATS, LIU_BANG_RANK, ZHONGLI_MO_MIN
from tenka.games.chuhan.moves import (
    PASS,
    PLAY,
    USE,
    cards_of,
    in_trick,
    other_of,
    star_of,
    text_of,
    verb_of,
)
from tenka.games.chuhan.table import WARLORDS, Table
from tenka.games.chuhan.trick import beats, is_pass


def mover(t: Table) -> i64:
    """Who plays next in this trick."""
    return t.lead if t.set_size == 0 or t.trick is None else 1 - t.trick.seat


def check_follows(t: Table, seat: i64, action: i64, field: str) -> None:
    """BadPosition if this play cannot follow the trick so far."""
    there = contains(FULL_DECK - t.trick_cards, in_trick(action))
    can_star = t.event == WARLORDS or star_of(action) < 0
    ended = t.trick is not None and is_pass(t.trick.action)
    if seat != mover(t) or ended or not there or not can_star or not _fits(t, action):
        raise BadPosition(f"{field}: seat {seat} could not have made the play {text_of(action)!r}")


def _fits(t: Table, action: i64) -> bool:
    verb = verb_of(action)
    cards = cards_of(action)
    n = size(cards)
    on_lead = t.set_size == 0
    if verb == PLAY:
        return _stands(t, n, natural_rank(cards))
    if verb == PASS:
        return not on_lead
    if verb != USE:
        return False
    ability = other_of(action)
    if ability == ZHONGLI_MO:
        return n >= ZHONGLI_MO_MIN and _stands(t, n, mixed_rank(cards))
    if is_lead_ability(ability):
        star = star_of(action)
        if not on_lead or t.trick is not None or (star >= 0 and star != ability):
            return False
        if ability == YU_JI:
            return n == 1
        if ability == YING_BU:
            return n == 1 and cards & ~YING_BU_PRIZES == 0
        return n == 0
    if on_lead:
        return False
    if ability == PENG_YUE:
        return n == t.set_size and natural_rank(cards) == t.set_rank
    if ability == LIU_BANG:
        return n == 0 and t.set_size == 1 and t.set_rank == LIU_BANG_BEATS
    return n == 0 and (ability in (HAN_XIN, XIAHOU_YING, XIANG_YU))


def _stands(t: Table, n: i64, rank: i64) -> bool:
    if rank < 0:
        return False
    return t.set_size == 0 or beats(t, n, rank)


def last_set(t: Table, action: i64) -> None:
    """Note the last set after a play that stands."""
    verb = verb_of(action)
    cards = cards_of(action)
    if verb == PLAY:
        t.set_size = size(cards)
        t.set_rank = natural_rank(cards)
    elif verb == USE and other_of(action) == ZHONGLI_MO:
        t.set_size = size(cards)
        t.set_rank = mixed_rank(cards)
    elif verb == USE and other_of(action) == LIU_BANG:
        t.set_rank = LIU_BANG_RANK
