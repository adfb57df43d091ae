"""The sets that can be made of a hand, listed in the order of their texts.

A list is put together from parts that are made once, each for a few ranks. For Zhongli Mo each set
is a card and a shorter set of later ranks, so it costs one addition.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.chuhan.cards import (
    BY_TEXT,
    COPIES,
    JOKER,
    JOKER_BIT,
    KINDS,
    NAMED_RANKS,
    ONE_ZHONGLI_MO,
    ONES,
    RANK,
    TWOS,
    ZHONGLI_MO,
    count,
    has_names,
    one,
    rank_bits,
    rank_shift,
    rank_width,
    sixes,
    size,
    threes,
)
from tenka.games.chuhan.data import HIGHEST_RANK
from tenka.games.chuhan.moves import CARDS_SHIFT, PLAY, USE, cards_of, pack, text_of

PLAIN_RANKS: Final[list[int]] = [1, 2, 4, 5, 7, 8, 9]
# How large a set can be, with the joker; 0 stands for any size.
SIZES: Final[int] = max(COPIES) + 2


class Ranks:
    """The natural sets of some ranks, made when a selection of their cards is first met.

    A selection is told by `width` bits.
    """

    def __init__(self, width: i64, ranks: list[int]) -> None:
        self.ranks = ranks
        self.width: i64 = width
        self.made: list[list[int] | None] = [None] * (SIZES << (width + 1))

    def of(self, selection: i64, hand: i64, n: i64) -> list[int]:
        """The actions that play n of them, or any number for n = 0, in the order of text."""
        key = selection | (((hand >> 30) + 2 * n) << self.width)
        found = self.made[key]
        if found is None:
            found = self.make(hand, n)
            self.made[key] = found
        return found

    def make(self, hand: i64, n: i64) -> list[int]:
        joker = hand & JOKER_BIT
        found: list[int] = []
        if n == 0 and joker != 0 and self.ranks[0] == 1:
            found.append(pack(PLAY, joker))  # the joker alone stands before all other sets
        for rank in self.ranks:
            for cards in _of_rank(hand, rank):
                if n == 0 or size(cards) == n:
                    found.append(pack(PLAY, cards))
                if joker != 0 and (n == 0 or size(cards) + 1 == n):
                    found.append(pack(PLAY, cards | joker))
        return sorted(found, key=text_of)


def _of_rank(hand: i64, rank: i64) -> list[i64]:
    """All selections of one or more cards of a rank that differ."""
    low = rank_shift(rank)
    held = (hand >> low) & rank_width(rank)
    if not has_names(rank):
        return [n << low for n in range(1, held + 1)]
    subsets: list[i64] = []
    subset = held
    while subset > 0:
        subsets.append(subset << low)
        subset = (subset - 1) & held
    return subsets


LOW: Final[Ranks] = Ranks(8, [1, 2])
MIDDLE: Final[Ranks] = Ranks(6, [4, 5])
HIGH: Final[Ranks] = Ranks(5, [7, 8, 9])
NAMED: Final[Ranks] = Ranks(11, NAMED_RANKS)
MIXED_BASE: Final[int] = pack(USE, 0, ZHONGLI_MO)
NAMES: Final[list[int]] = [
    card for card in BY_TEXT if RANK[card] in NAMED_RANKS and card != ZHONGLI_MO
]
PLAIN_FROM_4: Final[list[int]] = [card for card in BY_TEXT if RANK[card] in (4, 5, 7, 8, 9)]
LATER_FIRST: Final[list[int]] = [JOKER, *list(range(JOKER - 1, 8, -1))]


def natural_sets(hand: i64) -> list[int]:
    """All natural sets of a hand, as `play` actions (CH-3.1, CH-3.2)."""
    found = LOW.of(hand & 255, hand, 0) + MIDDLE.of((hand >> 15) & 63, hand, 0)
    _add(found, HIGH.of((hand >> 25) & 31, hand, 0))
    _add(found, NAMED.of(threes(hand) | (sixes(hand) << 7), hand, 0))
    return found


def sets_of(hand: i64, n: i64) -> list[int]:
    """The natural sets of n cards, but for the joker alone."""
    found: list[int] = []
    add_sets_of(found, hand, n)
    return found


def add_sets_of(found: list[int], hand: i64, n: i64) -> None:
    """Add them."""
    _add(found, LOW.of(hand & 255, hand, n))
    _add(found, MIDDLE.of((hand >> 15) & 63, hand, n))
    _add(found, HIGH.of((hand >> 25) & 31, hand, n))
    _add(found, NAMED.of(threes(hand) | (sixes(hand) << 7), hand, n))


def _add(found: list[int], more: list[int]) -> None:
    if more:  # mostly there are none, and asking is cheaper than adding nothing
        found.extend(more)


def natural_sets_above(found: list[int], hand: i64, n: i64, rank: i64) -> None:
    """Add the natural sets of n cards and a higher rank (CH-3.4)."""
    if rank < HIGHEST_RANK:
        low = rank_shift(rank + 1)
        add_sets_of(found, (hand >> low) << low, n)


def natural_sets_equal(hand: i64, n: i64, rank: i64) -> list[i64]:
    """The natural sets of n cards and just this rank, as cards; the 0 and Liu Bang have none."""
    if not 0 < rank <= HIGHEST_RANK:
        return []
    same_rank = hand & (rank_bits(rank) | JOKER_BIT)
    return [cards_of(action) for action in sets_of(same_rank, n)]


class Tail:
    """Zhongli Mo's sets of cards of ranks from 4 on and the 0, for one selection of cards."""

    def __init__(self, hand: i64) -> None:
        self.first: list[list[int]] = [[] for _ in range(KINDS)]  # by the card they begin with
        for card in LATER_FIRST:
            if count(hand, card) > 0:
                added: int = one(card) << CARDS_SHIFT
                longer = [added + rest for rest in self.after(RANK[card])]
                self.first[card] = [added + MIXED_BASE, *longer]
        self.all = self.after(3)
        self.digits: list[int] = []  # those that begin with a 4, 5, 7, 8 or 9
        self.longer_digits: list[int] = []
        for card in PLAIN_FROM_4:
            self.digits.extend(self.first[card])
            self.longer_digits.extend(self.first[card][1:])

    def beginning_with(self, name: i64) -> list[int]:
        """The sets that begin with a named card; those with a 3 are made when first asked for."""
        found = self.first[name]
        if not found:
            found = _with_first(name, [self.all])
            self.first[name] = found
        return found

    def after(self, rank: i64) -> list[int]:
        """All sets of ranks behind this one, in the order of text."""
        found: list[int] = []
        for card in BY_TEXT:
            if RANK[card] > rank or card == JOKER:
                found.extend(self.first[card])
        return found


class Tails:
    """All tails, made when first asked for."""

    def __init__(self) -> None:
        self.made: list[Tail | None] = [None] * (1 << 10)

    def of(self, hand: i64) -> Tail:
        key = _present(hand)
        found = self.made[key]
        if found is None:
            found = Tail(hand)
            self.made[key] = found
        return found


TAILS: Final[Tails] = Tails()


def _present(hand: i64) -> i64:
    """Which of the cards from rank 4 on are there, one bit for each."""
    key: i64 = sixes(hand) | ((hand >> 25) & (3 << 4))
    if hand & (7 << 15) != 0:
        key |= 1 << 6
    if hand & (7 << 18) != 0:
        key |= 1 << 7
    if hand & (3 << 25) != 0:
        key |= 1 << 8
    if hand & (3 << 27) != 0:
        key |= 1 << 9
    return key


def mixed_sets(hand: i64) -> list[int]:
    """Zhongli Mo with any two or more cards of pairwise different ranks (CH-5.8)."""
    tail = TAILS.of(hand)
    groups = [tail.beginning_with(name) for name in NAMES if hand & one(name) != 0]
    later = [tail.first[JOKER], tail.digits, *groups]
    twos: list[int] = []
    if hand & (15 << 4) != 0:
        twos = _with_first(TWOS, later)
        later.insert(1, twos)
    found: list[int] = []
    if hand & 15 != 0:
        _add_longer(found, ONES, later)
    found.extend(twos[1:])
    found.extend(tail.longer_digits)
    for group in groups:
        found.extend(group[1:])
    return found


def _with_first(card: i64, later: list[list[int]]) -> list[int]:
    """The card alone, and before each of the later sets."""
    found: list[int] = [MIXED_BASE + (one(card) << CARDS_SHIFT)]
    _add_longer(found, card, later)
    return found


def _add_longer(found: list[int], card: i64, later: list[list[int]]) -> None:
    added: int = one(card) << CARDS_SHIFT
    for sets in later:
        _add(found, [added + rest for rest in sets])


def mixed_sets_above(found: list[int], hand: i64, n: i64, rank: i64) -> None:
    """Add Zhongli Mo with n cards of pairwise different ranks, all higher than this rank."""
    if n > 1:
        rest = hand & ~ONE_ZHONGLI_MO
        held = [card for card in BY_TEXT if RANK[card] > rank and count(rest, card) > 0]
        if len(held) >= n:
            _extend(found, held, MIXED_BASE, n, rank)


def _extend(found: list[int], held: list[int], start: int, n: i64, above: i64) -> None:
    for card in held:
        if RANK[card] > above:
            longer: int = start + (one(card) << CARDS_SHIFT)
            if n == 1:
                found.append(longer)
            else:
                _extend(found, held, longer, n - 1, RANK[card])
