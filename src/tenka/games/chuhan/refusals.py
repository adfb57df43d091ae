"""Which rule a move breaks, in the order of CH-8.7; "" is a legal move."""

from typing import Final

from mypy_extensions import i64

from tenka.games.chuhan.abilities import is_lead_ability, is_reaction
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    LIU_BANG,
    LYU_ZHI,
    PENG_YUE,
    RANK,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YING_BU_PRIZES,
    YU_JI,
    ZHONGLI_MO,
    contains,
    different,
    mixed_rank,
    natural_rank,
    one,
    size,
)
from tenka.games.chuhan.data import LIU_BANG_BEATS, ZHONGLI_MO_MIN
from tenka.games.chuhan.moves import (
    ALLOW,
    DECLINE,
    FINE,
    NO_MOVE,
    PASS,
    PLACE,
    PLAY,
    STARRED_AGAIN,
    SWAP,
    TOO_MANY,
    TWO_STARS,
    USE,
    WRIT,
    cards_of,
    from_hand,
    other_of,
    star_of,
    verb_of,
)
from tenka.games.chuhan.moves import GIVE as GIVE_VERB
from tenka.games.chuhan.moves import TAKE as TAKE_VERB
from tenka.games.chuhan.table import (
    CANCELLED,
    GIVE,
    HANGU,
    HONGMEN,
    LEAD,
    NOBODY,
    REACT,
    SUDDEN_CHARGE,
    TAKE,
    USED,
    WARLORDS,
    Table,
    hand,
    writs_left,
)
from tenka.games.chuhan.trick import beats

ABILITY_RULES: Final = {
    JI_BU: "CH-5.1",
    YU_JI: "CH-5.2",
    YING_BU: "CH-5.3",
    LYU_ZHI: "CH-5.4",
    XIAO_HE: "CH-5.5",
    PENG_YUE: "CH-5.6",
    XIAHOU_YING: "CH-5.7",
    ZHONGLI_MO: "CH-5.8",
    HAN_XIN: "CH-5.9",
    LIU_BANG: "CH-5.10",
    XIANG_YU: "CH-5.11",
}


def broken_rule(t: Table, seat: i64, action: i64, flags: i64 = FINE) -> str:
    """The first rule that this move of this seat breaks; `flags` as `moves.read` gives them."""
    if seat != t.to_move:
        return "CH-8.1"
    if flags & NO_MOVE != 0:
        return "CH-8.2"
    if t.phase == REACT:
        return _in_reaction(t, seat, action, flags)
    if t.phase == GIVE:
        return _in_give(t, action)
    if t.phase == TAKE:
        return _in_take(t, action)
    verb = verb_of(action)
    if verb == PLAY:
        return _play(t, seat, action, flags)
    if verb == USE:
        return _use(t, seat, action, flags)
    if verb == PASS:
        return "CH-4.1" if t.phase == LEAD else ""
    if verb == WRIT:
        return _writ(t)
    if verb == SWAP:
        return _swap(t, seat, action)
    if verb == PLACE:
        return _place(t, seat, action)
    if verb == ALLOW:
        return "CH-5.12"
    if verb == GIVE_VERB:
        return "CH-7.8"
    return "CH-7.9"


def _in_reaction(t: Table, seat: i64, action: i64, flags: i64) -> str:
    verb = verb_of(action)
    if verb == ALLOW:
        return ""
    if verb != USE or not is_reaction(other_of(action)):
        return "CH-5.12"
    asked_for = LYU_ZHI if t.lyu_zhi == NOBODY else XIAO_HE
    ability = other_of(action)
    if ability != asked_for or cards_of(action) != 0 or flags & TOO_MANY != 0:
        return "CH-5.4" if ability == LYU_ZHI else "CH-5.5"
    return _whence(t, seat, action, flags)


def _in_give(t: Table, action: i64) -> str:
    top = one(t.pile[t.drawn])
    next_card = one(t.pile[t.drawn + 1])
    card = cards_of(action)
    fits = verb_of(action) == GIVE_VERB and (card in (top, next_card))
    return "" if fits else "CH-7.8"


def _in_take(t: Table, action: i64) -> str:
    verb = verb_of(action)
    if verb == DECLINE or (verb == TAKE_VERB and contains(t.trick_cards, cards_of(action))):
        return ""
    return "CH-7.9"


def _writ(t: Table) -> str:
    if t.must_play:
        return "CH-5.14"
    if t.writ_used:
        return "CH-4.2"
    if t.event == SUDDEN_CHARGE and t.phase == LEAD:
        return "CH-7.10"
    return "" if writs_left(t) > 0 else "CH-4.2"


def _instead_of_a_writ(t: Table, seat: i64, action: i64) -> str:
    """A hand card goes elsewhere, once in a turn like a writ."""
    if t.must_play:
        return "CH-5.14"
    if t.writ_used:
        return "CH-4.2"
    return "" if contains(hand(t, seat), cards_of(action)) else "CH-8.3"


def _swap(t: Table, seat: i64, action: i64) -> str:
    if t.event != HONGMEN:
        return "CH-7.4"
    rule = _instead_of_a_writ(t, seat, action)
    if rule:
        return rule
    return "" if contains(t.row, one(other_of(action))) else "CH-7.4"


def _place(t: Table, seat: i64, action: i64) -> str:
    if t.event != HANGU:
        return "CH-7.5"
    rule = _instead_of_a_writ(t, seat, action)
    if rule:
        return rule
    rank = RANK[different(cards_of(action))[0]]
    return "" if rank == size(t.row) + 1 else "CH-7.5"


def _whence(t: Table, seat: i64, action: i64, flags: i64) -> str:
    """Are the cards where the move takes them from? (CH-7.3, CH-8.3)"""
    star = star_of(action)
    if star >= 0 and (t.event != WARLORDS or flags & TWO_STARS != 0):
        return "CH-7.3"
    if flags & TOO_MANY != 0 and not (verb_of(action) == USE and other_of(action) == YING_BU):
        return "CH-8.3"
    if star >= 0 and not contains(t.row, one(star)):
        return "CH-8.3"
    return "" if contains(hand(t, seat), from_hand(action)) else "CH-8.3"


def _play(t: Table, seat: i64, action: i64, flags: i64) -> str:
    refused = _whence(t, seat, action, flags)
    if refused:
        return refused
    cards = cards_of(action)
    rank = natural_rank(cards)
    if rank < 0:
        return "CH-3.1"
    return "" if t.phase == LEAD or beats(t, size(cards), rank) else "CH-3.4"


def _use(t: Table, seat: i64, action: i64, flags: i64) -> str:
    ability = other_of(action)
    own = ABILITY_RULES[ability]
    if is_reaction(ability):
        return own
    if ability != ZHONGLI_MO and is_lead_ability(ability) != (t.phase == LEAD):
        return own
    star = star_of(action)
    if is_lead_ability(ability):
        if t.must_play:
            return "CH-5.14"
        if t.lead_ability == CANCELLED:
            return "CH-5.15"
        if t.lead_ability == USED:
            return "CH-4.1"
        starred = star != ability or flags & (TWO_STARS | STARRED_AGAIN) != 0
        if star >= 0 and ability != JI_BU and starred:
            return own
    refused = _whence(t, seat, action, flags)
    if refused:
        return refused
    if flags & TOO_MANY != 0 or not _fits(t, ability, cards_of(action)):
        return own
    if ability == ZHONGLI_MO and t.phase != LEAD:
        cards = cards_of(action)
        return "" if beats(t, size(cards), mixed_rank(cards)) else "CH-3.4"
    return ""


def _fits(t: Table, ability: i64, cards: i64) -> bool:
    """Are these the right cards for the ability, and the last set the right one?"""
    if ability == YU_JI:
        return size(cards) == 1
    if ability == YING_BU:
        return size(cards) == 1 and cards & ~YING_BU_PRIZES == 0 and contains(t.discard, cards)
    if ability == ZHONGLI_MO:
        return size(cards) >= ZHONGLI_MO_MIN and mixed_rank(cards) >= 0
    if ability == PENG_YUE:
        return natural_rank(cards) == t.set_rank and size(cards) == t.set_size
    if cards != 0:
        return False
    return ability != LIU_BANG or (t.set_size == 1 and t.set_rank == LIU_BANG_BEATS)
