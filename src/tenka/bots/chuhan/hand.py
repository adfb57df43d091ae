"""A hand of Chu Han: what is in it, and the sets it is best played in."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER,
    JOKER_BIT,
    LIU_BANG,
    LYU_ZHI,
    ONE_JI_BU,
    ONE_YU_JI,
    ONE_ZHONGLI_MO,
    PENG_YUE,
    RANK,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    has_names,
    of_rank,
    one,
    rank_shift,
    size,
)
from tenka.games.chuhan.data import HIGHEST_RANK, TWOS_MIN, TWOS_RANK, ZHONGLI_MO_MIN

# Named cards in the order in which they are given away as plain cards.
PLAIN_FIRST: Final[list[i64]] = [
    PENG_YUE, JI_BU, XIAO_HE, YU_JI, LYU_ZHI, XIAHOU_YING, ZHONGLI_MO,
    XIANG_YU, LIU_BANG, YING_BU, HAN_XIN,
]  # fmt: skip
NAMED: Final[list[list[int]]] = [
    [int(one(card)) for card in PLAIN_FIRST if RANK[card] == rank]
    for rank in range(HIGHEST_RANK + 1)
]
REMEMBERED: Final[int] = 1 << 14  # hands; one decision weighs some hundreds

# A set still in hand, by size (from 4 on alike) and rank: low ones need a lead and lose it,
# high ones win it back.
SET_WORTH: Final[list[list[float]]] = [
    [0.0, -0.40, -0.45, -0.15, -0.25, -0.10, 0.10, 0.10, 0.15, 0.30],
    [0.0, -0.05, -0.05, 0.10, 0.05, 0.15, 0.25, 0.30, 0.30, 0.30],
    [0.0, 0.05, 0.10, 0.15, 0.15, 0.30, 0.40, 0.40, 0.40, 0.40],
    [0.0, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20],
]
# What a card is worth beyond its place in a set; those not named here nothing.
CARD_WORTH: Final[dict[int, float]] = {
    XIAHOU_YING: 1.1,  # a sure lead in the hour of need
    HAN_XIN: 0.8,  # nearly one
    JOKER: 0.65,  # completes any set
    YU_JI: 0.3,  # takes another card along
    ZHONGLI_MO: 0.2,  # takes many
    JI_BU: 0.15,  # leaves without a turn
    YING_BU: 0.15,  # brings what a set lacks
    XIANG_YU: 0.1,
    LYU_ZHI: 0.05,
}
CARD_BITS: Final[list[tuple[int, float]]] = [
    (int(one(card)), worth) for card, worth in CARD_WORTH.items()
]


@mypyc_attr(acyclic=True)
class Hand:
    """What can be said of a hand alone."""

    def __init__(self, cards: i64) -> None:
        self.cards: i64 = cards
        self.size: i64 = size(cards)
        self.is_one_set: bool = _ranks_from(cards, 1) <= 1
        self.twos: i64 = 0  # the VP of the best natural set of 2s
        self.mixed_twos: i64 = 0  # and of the best set of Zhongli Mo that counts as one
        twos = of_rank(cards, TWOS_RANK)
        if twos > 0:
            if twos + of_rank(cards, 0) >= TWOS_MIN:
                self.twos = twos + of_rank(cards, 0)
            if cards & ONE_ZHONGLI_MO != 0:
                mixed = _ranks_from(cards - ONE_ZHONGLI_MO, TWOS_RANK)
                self.mixed_twos = mixed if mixed >= TWOS_MIN else 0
        self.leading = Plan(cards, True)
        self.following = Plan(cards, False)


@mypyc_attr(acyclic=True)
class Plan:
    """The sets in which a hand is to be played, as few as possible, and what they are worth.

    On lead Ji Bu or Yu Ji leaves without a turn, she with the lowest lone card. Zhongli Mo takes
    all lone cards along, and the joker goes with any set.
    """

    def __init__(self, cards: i64, leads: bool) -> None:
        self.sizes: list[i64] = []
        self.ranks: list[i64] = []
        self.worth: float = 0.0
        self._arrange(cards, leads)
        if not self.sizes:
            self._add(1, 0)
        for bit, worth in CARD_BITS:
            if cards & i64(bit) != 0:
                self.worth += worth

    def _add(self, n: i64, rank: i64) -> None:
        self.sizes.append(n)
        self.ranks.append(rank)
        self.worth += SET_WORTH[min(n, 4) - 1][rank]

    def _arrange(self, cards: i64, leads: bool) -> None:
        counts = [int(of_rank(cards, rank)) for rank in range(HIGHEST_RANK + 1)]
        if leads and cards & ONE_JI_BU != 0:
            counts[3] -= 1
        elif leads and cards & ONE_YU_JI != 0 and sum(counts[1:]) > 1:
            counts[3] -= 1
            if 1 in counts[1:]:
                counts[counts.index(1, 1)] = 0
        if cards & ONE_ZHONGLI_MO != 0:
            lone = [rank for rank in range(1, HIGHEST_RANK + 1) if counts[rank] - (rank == 3) == 1]
            if len(lone) >= ZHONGLI_MO_MIN:
                counts[3] = max(0, counts[3] - 1)
                for rank in lone:
                    counts[rank] = 0
                self._add(len(lone), lone[0])
        for rank in range(1, HIGHEST_RANK + 1):
            if counts[rank] > 0:
                self._add(counts[rank], rank)


@lru_cache(maxsize=REMEMBERED)
def hand_of(cards: int) -> Hand:
    """The hand of these cards."""
    return Hand(cards)


def _ranks_from(cards: i64, lowest: i64) -> i64:
    """How many ranks from this one on are among the cards."""
    found: i64 = 0
    rank = lowest
    while rank <= HIGHEST_RANK:
        if of_rank(cards, rank) > 0:
            found += 1
        rank += 1
    return found


def some(own: i64, rank: i64, n: i64) -> i64:
    """n cards of a rank, the names that matter least first; 0 if there are not so many."""
    if of_rank(own, rank) < n:
        return 0
    if not has_names(rank):
        return n << rank_shift(rank)
    cards: i64 = 0
    for bit in NAMED[rank]:
        if n > 0 and own & i64(bit) != 0:
            cards += i64(bit)
            n -= 1
    return cards


def whole_sets(own: i64) -> list[tuple[i64, i64, i64]]:
    """The sets that leave no card of their rank behind, with the joker to go out or for 2s: size,
    rank and cards."""
    joker = own & JOKER_BIT
    found: list[tuple[i64, i64, i64]] = []
    if own == joker:
        found.append((1, 0, own))
    rank: i64 = 1
    while rank <= HIGHEST_RANK:
        n = of_rank(own, rank)
        if n > 0:
            cards = some(own, rank, n)
            found.append((n, rank, cards))
            if joker != 0 and (cards + joker == own or (rank == TWOS_RANK and n + 1 == TWOS_MIN)):
                found.append((n + 1, rank, cards + joker))
        rank += 1
    return found


def great_mixes(own: i64) -> list[i64]:
    """Zhongli Mo's two best leads: with every rank from 2 on, and with all lone cards."""
    rest = own & ~ONE_ZHONGLI_MO
    found: list[i64] = []
    all_lone = all(of_rank(rest, rank) <= 1 for rank in range(HIGHEST_RANK + 1))
    for lone in (all_lone, True):
        cards: i64 = 0
        ranks: i64 = 0
        rank: i64 = 1
        while rank <= HIGHEST_RANK:
            n = of_rank(rest, rank)
            if n > 0 and (n == 1 if lone else rank > 1):
                cards += some(rest, rank, 1)
                ranks += 1
            rank += 1
        if ranks >= ZHONGLI_MO_MIN:
            found.append(cards)
    return found


def natural_cards(own: i64, star: i64) -> Iterator[i64]:
    """Natural sets of hand cards, the star among them if there is one."""
    extra = one(star) if star >= 0 else 0
    joker = 0 if star == JOKER else own & JOKER_BIT
    if extra != 0:
        yield extra
    if joker != 0:
        yield extra + joker
    rank: i64 = 1
    while rank <= HIGHEST_RANK:
        if star < 0 or star == JOKER or rank == i64(RANK[star]):
            n: i64 = 1
            while n <= of_rank(own, rank):
                cards = some(own, rank, n) + extra
                yield cards
                if joker != 0:
                    yield cards + joker
                n += 1
        rank += 1
