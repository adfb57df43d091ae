"""A hand of Chu Han: what is in it, the sets it is best played in, the sets worth weighing."""

from collections.abc import Iterator
from functools import lru_cache

from tenka.bots.chuhan.sight import Set, Sight
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER,
    JOKER_BIT,
    KINDS,
    LIU_BANG,
    LYU_ZHI,
    NAMED_RANKS,
    PENG_YUE,
    RANK,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    different,
    one,
    rank_shift,
    rank_width,
    size,
)
from tenka.games.chuhan.data import HIGHEST_RANK, TWOS_MIN, TWOS_RANK, ZHONGLI_MO_MIN
from tenka.games.chuhan.moves import PLAY, USE, cards_of, other_of, pack, verb_of

RANKS = range(1, HIGHEST_RANK + 1)
ALL_RANKS = range(HIGHEST_RANK + 1)  # with the joker
BIT = [int(one(card)) for card in range(KINDS)]
MAKES_SETS = (ZHONGLI_MO, PENG_YUE)
# Named cards in the order in which they are given away as plain cards.
PLAIN_FIRST = [
    PENG_YUE, JI_BU, XIAO_HE, YU_JI, LYU_ZHI, XIAHOU_YING, ZHONGLI_MO,
    XIANG_YU, LIU_BANG, YING_BU, HAN_XIN,
]  # fmt: skip
NAMED = [[card for card in PLAIN_FIRST if RANK[card] == rank] for rank in ALL_RANKS]
PLAIN = [next(card for card in range(KINDS) if RANK[card] == rank) for rank in ALL_RANKS]
REMEMBERED = 1 << 14  # hands; one decision weighs some hundreds
PLACES = [(int(rank_shift(rank)), int(rank_width(rank))) for rank in ALL_RANKS]


@lru_cache(maxsize=REMEMBERED)
def counts_of(cards: int) -> tuple[int, ...]:
    """How many cards of each rank there are."""
    counts = [cards >> shift & width for shift, width in PLACES]
    for rank in NAMED_RANKS:
        counts[rank] = counts[rank].bit_count()
    return tuple(counts)


@lru_cache(maxsize=REMEMBERED)
def number_of(cards: int) -> int:
    """How many cards there are."""
    return sum(counts_of(cards))


def is_one_set(own: int) -> bool:
    """Can the hand be played as one natural set?"""
    return counts_of(own)[1:].count(0) >= HIGHEST_RANK - 1


def some(own: int, rank: int, n: int) -> int:
    """n cards of a rank, the names that matter least first; 0 if there are not so many."""
    if rank not in NAMED_RANKS:
        return BIT[PLAIN[rank]] * n if counts_of(own)[rank] >= n else 0
    cards = 0
    for card in NAMED[rank]:
        if n > 0 and own & BIT[card]:
            cards += BIT[card]
            n -= 1
    return cards if n == 0 else 0


@lru_cache(maxsize=REMEMBERED)
def plan(own: int, leads: bool) -> tuple[Set, ...]:
    """The sets in which the hand is to be played, as few as possible.

    On lead Ji Bu or Yu Ji leaves without a turn, she with the lowest lone card. Zhongli Mo takes
    all lone cards along, and the joker goes with any set.
    """
    counts = list(counts_of(own))
    if leads and own & BIT[JI_BU]:
        counts[3] -= 1
    elif leads and own & BIT[YU_JI] and sum(counts[1:]) > 1:
        counts[3] -= 1
        if 1 in counts[1:]:
            counts[counts.index(1, 1)] = 0
    sets: list[Set] = []
    if own & BIT[ZHONGLI_MO]:
        lone = [rank for rank in RANKS if counts[rank] - (rank == 3) == 1]
        if len(lone) >= ZHONGLI_MO_MIN:
            counts[3] = max(0, counts[3] - 1)
            for rank in lone:
                counts[rank] = 0
            sets.append((len(lone), lone[0]))
    sets.extend((counts[rank], rank) for rank in RANKS if counts[rank] > 0)
    return tuple(sets) or ((1, 0),)


@lru_cache(maxsize=REMEMBERED)
def twos_ahead(own: int) -> tuple[int, int]:
    """The VP of the best set of 2s the hand can make: a natural one, one of Zhongli Mo."""
    counts = counts_of(own)
    if counts[TWOS_RANK] == 0:
        return 0, 0
    natural = counts[TWOS_RANK] + counts[0]
    mixed = 0
    if own & BIT[ZHONGLI_MO]:
        others = counts_of(own - BIT[ZHONGLI_MO])[TWOS_RANK:]
        mixed = len(others) - others.count(0)
    return natural if natural >= TWOS_MIN else 0, mixed if mixed >= TWOS_MIN else 0


def whole_sets(own: int) -> Iterator[tuple[Set, int]]:
    """The sets that leave no card of their rank behind, with the joker to go out or for 2s."""
    joker = own & JOKER_BIT
    if own == joker:
        yield (1, 0), own
    for rank, n in enumerate(counts_of(own)):
        if n > 0 and rank > 0:
            cards = some(own, rank, n)
            yield (n, rank), cards
            if joker and (cards + joker == own or (rank == TWOS_RANK and n + 1 == TWOS_MIN)):
                yield (n + 1, rank), cards + joker


def great_mixes(own: int) -> Iterator[int]:
    """Zhongli Mo's two best leads: with every rank from 2 on, and with all lone cards."""
    rest = own & ~BIT[ZHONGLI_MO]
    counts = counts_of(rest)
    for most in (max(counts), 1):
        ranks = [rank for rank in RANKS if 0 < counts[rank] <= most and (rank > 1 or most == 1)]
        if len(ranks) >= ZHONGLI_MO_MIN:
            yield sum(some(rest, rank, 1) for rank in ranks)


def worth_weighing(legal: list[int], sight: Sight) -> list[int]:
    """Of moves that differ only in names, and of Zhongli Mo's thousands of sets, the best few."""
    if sight.phase not in ("lead", "counter"):
        return legal
    others = [action for action in legal if verb_of(action) not in (PLAY, USE)]
    uses = [action for action in legal if verb_of(action) == USE]
    victims = [some(sight.own & ~BIT[YU_JI], rank, 1) for rank in ALL_RANKS]
    for action in uses:
        ability = other_of(action)
        if ability not in MAKES_SETS and (ability != YU_JI or cards_of(action) in victims):
            others.append(action)
    allowed = set(legal)
    return [action for action in dict.fromkeys(_set_plays(sight)) if action in allowed] + others


def _set_plays(sight: Sight) -> Iterator[int]:
    """Plays that make sets, legal or not, without a star and with each."""
    own = sight.own
    n = sight.last_set[0]
    stars = [-1, *different(sight.row)] if sight.event == "warlords" else [-1]
    for star in stars:
        for cards in _natural_cards(own, star):
            yield pack(PLAY, cards, 0, star)
        if n > 0 and (own & BIT[PENG_YUE] or star == PENG_YUE):
            among = -1 if star == PENG_YUE else star
            for cards in _natural_cards(own & ~BIT[PENG_YUE], among):
                if size(cards) == n:
                    yield pack(USE, cards, PENG_YUE, star)
        if own & BIT[ZHONGLI_MO] or star == ZHONGLI_MO:
            among = -1 if star == ZHONGLI_MO else star
            for cards in mixed_cards(own & ~BIT[ZHONGLI_MO], among, sight.last_set):
                yield pack(USE, cards, ZHONGLI_MO, star)


def _natural_cards(own: int, star: int) -> Iterator[int]:
    """Natural sets of hand cards, the star among them if there is one."""
    extra = BIT[star] if star >= 0 else 0
    joker = 0 if star == JOKER else own & JOKER_BIT
    if extra:
        yield extra
    if joker:
        yield extra + joker
    ranks = RANKS if star < 0 or star == JOKER else [RANK[star]]
    counts = counts_of(own)
    for rank in ranks:
        for n in range(1, counts[rank] + 1):
            cards = some(own, rank, n) + extra
            yield cards
            if joker:
                yield cards + joker


def mixed_cards(own: int, star: int, last: Set) -> Iterator[int]:
    """Sets for Zhongli Mo: from each rank at most one card, the lone ones rather than others."""
    n, above = last
    counts = list(counts_of(own))
    held = {rank: some(own, rank, 1) for rank in RANKS if counts[rank] > 0 and rank > above}
    if own & JOKER_BIT and n == 0:
        held[0] = JOKER_BIT
    if star >= 0 and RANK[star] > above:
        held[RANK[star]] = BIT[star]
        counts[RANK[star]] = 1
    ranks = sorted(held)
    choices = _counters(ranks, counts, n) if n > 0 else _leads(ranks, counts)
    for chosen in dict.fromkeys(choices):
        cards = sum(held[rank] for rank in chosen)
        if len(chosen) >= ZHONGLI_MO_MIN and (star < 0 or cards & BIT[star]):
            yield cards


def _leads(ranks: list[int], counts: list[int]) -> Iterator[tuple[int, ...]]:
    """All ranks from one on, or only the lone cards of it; with or without the 9."""
    for lowest in ranks:
        for highest in (HIGHEST_RANK, HIGHEST_RANK - 1):
            within = [rank for rank in ranks if lowest <= rank <= highest]
            yield tuple(within)
            yield tuple(rank for rank in within if counts[rank] == 1 or rank == lowest)


def _counters(ranks: list[int], counts: list[int], n: int) -> Iterator[tuple[int, ...]]:
    yield tuple(sorted(ranks, key=lambda rank: (counts[rank] > 1, rank))[:n])
    yield tuple(ranks[:n])
    yield tuple(ranks[-n:])
