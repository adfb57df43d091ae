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
    RANKS_1_TO_5,
    XIAHOU_YING,
    XIANG_YU,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    different,
    mixed_rank,
    natural_rank,
    one,
    rank_bits,
    size,
)
from tenka.games.chuhan.data import LIU_BANG_BEATS
from tenka.games.chuhan.moves import PLAY, USE, cards_of, pack
from tenka.games.chuhan.sets import mixed_sets, natural_sets
from tenka.games.chuhan.table import (
    LEAD,
    NONE_USED,
    Table,
    hand,
)
from tenka.games.chuhan.trick import beats


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
            for cards in _natural_with(own - ONE_PENG_YUE, star):
                if size(cards) == t.set_size and natural_rank(cards) == t.set_rank:
                    found.append(pack(USE, cards, PENG_YUE, star))
    return found


def _natural_with(own: i64, star: i64) -> list[i64]:
    """The natural sets of the starred card and any hand cards."""
    if star == JOKER:
        return [JOKER_BIT] + [cards_of(a) + JOKER_BIT for a in natural_sets(own & ~JOKER_BIT)]
    rank = RANK[star]
    same_rank = own & rank_bits(rank)
    joker = own & JOKER_BIT
    alone: list[i64] = [one(star)]
    if joker != 0:
        alone.append(one(star) + joker)
    if same_rank == 0:
        return alone
    with_hand: list[i64] = []
    for action in natural_sets(same_rank | joker):
        if natural_rank(cards_of(action)) > 0:
            with_hand.append(cards_of(action) + one(star))
    return alone + with_hand


def _plays(t: Table, own: i64, star: i64) -> list[int]:
    found: list[int] = []
    for cards in _natural_with(own, star):
        if t.phase == LEAD or beats(t, size(cards), natural_rank(cards)):
            found.append(pack(PLAY, cards, 0, star))
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
                for prize in different(t.discard & RANKS_1_TO_5):
                    found.append(pack(USE, one(prize), star, star))
    elif star in (HAN_XIN, XIAHOU_YING, XIANG_YU):
        found.append(pack(USE, 0, star, star))
    elif star == LIU_BANG:
        if t.set_size == 1 and t.set_rank == LIU_BANG_BEATS:
            found.append(pack(USE, 0, star, star))
    elif star == PENG_YUE:
        for action in natural_sets(own):
            cards = cards_of(action)
            if size(cards) == t.set_size and natural_rank(cards) == t.set_rank:
                found.append(pack(USE, cards, star, star))
    if star == ZHONGLI_MO:
        for action in mixed_sets(own):
            if _mixed_is_legal(t, cards_of(action)):
                found.append(pack(USE, cards_of(action), star, star))
    return found


def _mixed(t: Table, own: i64, star: i64) -> list[int]:
    """Zhongli Mo from the hand, with the starred card among his set."""
    rank = RANK[star]
    other_ranks = own & ~rank_bits(rank)
    sets = [one(card) for card in different(other_ranks)]
    sets.extend([cards_of(action) for action in mixed_sets(other_ranks)])
    found: list[int] = []
    for cards in sets:
        if _mixed_is_legal(t, cards + one(star)):
            found.append(pack(USE, cards + one(star), ZHONGLI_MO, star))
    return found


def _mixed_is_legal(t: Table, cards: i64) -> bool:
    return t.phase == LEAD or beats(t, size(cards), mixed_rank(cards))
