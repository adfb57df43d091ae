"""The legal moves of the seat that owes a decision, sorted by text."""

from mypy_extensions import i64

from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    LIU_BANG,
    LYU_ZHI,
    ONE_HAN_XIN,
    ONE_JI_BU,
    ONE_LIU_BANG,
    ONE_PENG_YUE,
    ONE_XIAHOU_YING,
    ONE_XIANG_YU,
    ONE_YING_BU,
    ONE_YU_JI,
    ONE_ZHONGLI_MO,
    PENG_YUE,
    RANK,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YING_BU_PRIZES,
    YU_JI,
    by_text,
    one,
    size,
)
from tenka.games.chuhan.data import LIU_BANG_BEATS
from tenka.games.chuhan.moves import (
    ALLOW,
    DECLINE,
    PASS,
    PLACE,
    SWAP,
    USE,
    WRIT,
    pack,
    text_of,
)
from tenka.games.chuhan.moves import GIVE as GIVE_VERB
from tenka.games.chuhan.moves import TAKE as TAKE_VERB
from tenka.games.chuhan.sets import (
    mixed_sets,
    mixed_sets_above,
    natural_sets,
    natural_sets_above,
    natural_sets_equal,
)
from tenka.games.chuhan.table import (
    GIVE,
    HANGU,
    HONGMEN,
    LEAD,
    NOBODY,
    NONE_USED,
    OVER,
    REACT,
    SUDDEN_CHARGE,
    TAKE,
    WARLORDS,
    Table,
    hand,
    writs_left,
)
from tenka.games.chuhan.warlords import starred_moves


def legal_moves(t: Table) -> list[int]:
    """All legal actions of the seat to move."""
    found = unsorted_moves(t)
    if t.event == WARLORDS:
        found.sort(key=text_of)
    return found


def unsorted_moves(t: Table) -> list[int]:
    """The same; those of Warlords in any order."""
    if t.phase == LEAD:
        found = _lead(t)
    elif t.phase == OVER:
        return []
    elif t.phase == REACT:
        return _react(t)
    elif t.phase == GIVE:
        return _give(t)
    elif t.phase == TAKE:
        return _take(t)
    else:
        found = _counter(t)
    if t.event == WARLORDS and t.row != 0:
        found.extend(starred_moves(t))
    return found


def free_for_writ(t: Table) -> bool:
    """Nothing of this turn forbids a writ, a swap or a placement."""
    return not t.writ_used and not t.must_play


def free_for_lead_ability(t: Table) -> bool:
    return t.lead_ability == NONE_USED and not t.must_play


def writ_is_legal(t: Table) -> bool:
    if not free_for_writ(t) or (t.event == SUDDEN_CHARGE and t.phase == LEAD):
        return False
    return writs_left(t) > 0


def placeable(t: Table, own: i64) -> list[i64]:
    """Hangu: the different hand cards of the next rank."""
    next_rank = size(t.row) + 1
    return [card for card in by_text(own) if RANK[card] == next_rank]


def _lead(t: Table) -> list[int]:
    own = hand(t, t.to_move)
    if t.event == HANGU and free_for_writ(t):
        found = _places(t, own)
        found.extend(natural_sets(own))
    else:
        found = natural_sets(own)
        if t.event == HONGMEN and free_for_writ(t):
            found.extend(_swaps(t, own))
    if free_for_lead_ability(t):
        if own & ONE_JI_BU != 0:
            found.append(pack(USE, 0, JI_BU))
        if own & ONE_YING_BU != 0:
            found.extend(with_each(YING_BU, t.discard & YING_BU_PRIZES))
        if own & ONE_YU_JI != 0:
            found.extend(with_each(YU_JI, own - ONE_YU_JI))
    if own & ONE_ZHONGLI_MO != 0:
        found.extend(mixed_sets(own))
    if writ_is_legal(t):
        found.append(pack(WRIT))
    return found


def _counter(t: Table) -> list[int]:
    own = hand(t, t.to_move)
    found: list[int] = [pack(PASS)]
    if t.event == HANGU and free_for_writ(t):
        found.extend(_places(t, own))
    natural_sets_above(found, own, t.set_size, t.set_rank)
    if t.event == HONGMEN and free_for_writ(t):
        found.extend(_swaps(t, own))
    if own & ONE_HAN_XIN != 0:
        found.append(pack(USE, 0, HAN_XIN))
    if own & ONE_LIU_BANG != 0 and t.set_size == 1 and t.set_rank == LIU_BANG_BEATS:
        found.append(pack(USE, 0, LIU_BANG))
    if own & ONE_PENG_YUE != 0:
        for cards in natural_sets_equal(own - ONE_PENG_YUE, t.set_size, t.set_rank):
            found.append(pack(USE, cards, PENG_YUE))
    if own & ONE_XIAHOU_YING != 0:
        found.append(pack(USE, 0, XIAHOU_YING))
    if own & ONE_XIANG_YU != 0:
        found.append(pack(USE, 0, XIANG_YU))
    if own & ONE_ZHONGLI_MO != 0:
        mixed_sets_above(found, own, t.set_size, t.set_rank)
    if writ_is_legal(t):
        found.append(pack(WRIT))
    return found


def _places(t: Table, own: i64) -> list[int]:
    return [pack(PLACE, one(card)) for card in placeable(t, own)]


def _swaps(t: Table, own: i64) -> list[int]:
    return [pack(SWAP, one(card), wanted) for card in by_text(own) for wanted in by_text(t.row)]


def with_each(ability: i64, cards: i64) -> list[int]:
    """An ability with one card, for each of these that differ."""
    return [pack(USE, one(card), ability) for card in by_text(cards)]


def _react(t: Table) -> list[int]:
    card = LYU_ZHI if t.lyu_zhi == NOBODY else XIAO_HE
    found: list[int] = [pack(ALLOW)]
    if t.event == WARLORDS and t.row & one(card) != 0:
        found.append(pack(USE, 0, card, card))
    if hand(t, t.to_move) & one(card) != 0:
        found.append(pack(USE, 0, card))
    return found


def _give(t: Table) -> list[int]:
    top = one(t.pile[t.drawn])
    next_card = one(t.pile[t.drawn + 1])
    both = top if top == next_card else top + next_card
    return [pack(GIVE_VERB, one(card)) for card in by_text(both)]


def _take(t: Table) -> list[int]:
    takes = [pack(TAKE_VERB, one(card)) for card in by_text(t.trick_cards)]
    return [pack(DECLINE), *takes]
