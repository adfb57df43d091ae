"""Warlords: the moves that use a face-up card, in any order (CH-7.3)."""

from mypy_extensions import i64

from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER,
    JOKER_BIT,
    LIU_BANG,
    ONE_PENG_YUE,
    ONE_ZHONGLI_MO,
    PENG_YUE,
    RANK,
    XIAHOU_YING,
    XIANG_YU,
    YING_BU,
    YING_BU_PRIZES,
    YU_JI,
    ZHONGLI_MO,
    different,
    natural_rank,
    one,
    rank_bits,
)
from tenka.games.chuhan.data import LIU_BANG_BEATS, ZHONGLI_MO_MIN
from tenka.games.chuhan.moves import PLAY, USE, cards_of, pack
from tenka.games.chuhan.sets import (
    mixed_sets,
    mixed_sets_above,
    natural_sets,
    natural_sets_equal,
    sets_of,
)
from tenka.games.chuhan.table import (
    LEAD,
    NONE_USED,
    Table,
    hand,
)


def starred_moves(t: Table) -> list[int]:
    """All legal plays on lead or counter with a card of the row."""
    own = hand(t, t.to_move)
    found: list[int] = []
    for star in different(t.row):
        found.extend(_plays(t, own, star))
        found.extend(_abilities(t, own, star))
        if own & ONE_ZHONGLI_MO != 0:
            found.extend(_mixed(t, own - ONE_ZHONGLI_MO, star))
        if own & ONE_PENG_YUE != 0 and t.phase != LEAD:
            found.extend(_equal(t, own - ONE_PENG_YUE, star))
    return found


def _natural_with(own: i64, star: i64, n: i64) -> list[i64]:
    """The natural sets of the starred card and any hand cards: of n cards, or any number if n is 0.
    First come those without any other card of a rank."""
    rank: i64 = RANK[star]
    joker = own & JOKER_BIT
    found: list[i64] = []
    if n <= 1:
        found.append(one(star))
    if joker != 0 and (n == 0 or n == 2):
        found.append(one(star) + joker)
    others = own & rank_bits(rank) if star != JOKER else own & ~JOKER_BIT
    if others != 0 and n != 1:
        for action in natural_sets(others | joker) if n == 0 else sets_of(others | joker, n - 1):
            if natural_rank(cards_of(action)) > 0:
                found.append(cards_of(action) + one(star))
    return found


def _plays(t: Table, own: i64, star: i64) -> list[int]:
    if t.phase == LEAD:
        return [pack(PLAY, cards, 0, star) for cards in _natural_with(own, star, 0)]
    found: list[int] = []
    if star == JOKER or RANK[star] > t.set_rank:
        for cards in _natural_with(own, star, t.set_size):
            if natural_rank(cards) > t.set_rank:
                found.append(pack(PLAY, cards, 0, star))
    return found


def _equal(t: Table, own: i64, star: i64) -> list[int]:
    """Peng Yue from the hand, with the starred card in his set."""
    found: list[int] = []
    if star == JOKER or RANK[star] == t.set_rank:
        for cards in _natural_with(own, star, t.set_size):
            if natural_rank(cards) == t.set_rank:
                found.append(pack(USE, cards, PENG_YUE, star))
    return found


def _abilities(t: Table, own: i64, star: i64) -> list[int]:
    """The face-up card used for its own ability."""
    found: list[int] = []
    if t.phase == LEAD:
        if t.lead_ability == NONE_USED and not t.must_play:
            if star == JI_BU:
                found.append(pack(USE, 0, star, star))
            elif star == YU_JI:
                for victim in different(own):
                    found.append(pack(USE, one(victim), star, star))
            elif star == YING_BU:
                for prize in different(t.discard & YING_BU_PRIZES):
                    found.append(pack(USE, one(prize), star, star))
    elif star in (HAN_XIN, XIAHOU_YING, XIANG_YU):
        found.append(pack(USE, 0, star, star))
    elif star == LIU_BANG:
        if t.set_size == 1 and t.set_rank == LIU_BANG_BEATS:
            found.append(pack(USE, 0, star, star))
    elif star == PENG_YUE:
        for cards in natural_sets_equal(own, t.set_size, t.set_rank):
            found.append(pack(USE, cards, star, star))
    if star == ZHONGLI_MO:
        for action in _legal_mixed(t, own, t.set_size):
            found.append(pack(USE, cards_of(action), star, star))
    return found


def _mixed(t: Table, own: i64, star: i64) -> list[int]:
    """Zhongli Mo from the hand, with the starred card among his set."""
    lead = t.phase == LEAD
    if not lead and RANK[star] <= t.set_rank:
        return []
    others = own & ~rank_bits(RANK[star])
    found: list[int] = []
    if lead or t.set_size == ZHONGLI_MO_MIN:
        for card in different(others):
            if lead or RANK[card] > t.set_rank:
                found.append(pack(USE, one(card) + one(star), ZHONGLI_MO, star))
    for action in _legal_mixed(t, others, t.set_size - 1):
        found.append(pack(USE, cards_of(action) + one(star), ZHONGLI_MO, star))
    return found


def _legal_mixed(t: Table, own: i64, n: i64) -> list[int]:
    """Sets of Zhongli Mo: any on lead, else those of n cards that are all higher."""
    if t.phase == LEAD:
        return mixed_sets(own)
    found: list[int] = []
    mixed_sets_above(found, own, n, t.set_rank)
    return found
