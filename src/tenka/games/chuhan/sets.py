"""The sets that can be made of a hand, listed in the order of their texts.

A list is put together from parts that are made once: all sets of one plain rank, all sets of named
cards. For Zhongli Mo each set is a card and a shorter set of later ranks, so it costs one addition.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.chuhan.cards import (
    BY_TEXT,
    JOKER,
    JOKER_BIT,
    KINDS,
    ONES,
    RANK,
    TWOS,
    ZHONGLI_MO,
    bits,
    by_text,
    count,
    one,
    rank_shift,
    rank_width,
    sixes,
    threes,
)
from tenka.games.chuhan.moves import CARDS_SHIFT, PLAY, USE, pack, text_of

PLAIN_RANKS: Final[list[int]] = [1, 2, 4, 5, 7, 8, 9]
MOST_OF_A_RANK: Final[int] = 11


def _plain(rank: int, with_joker: bool, n: int) -> int:
    """The action that plays n cards in all of a plain rank."""
    plain = n - 1 if with_joker else n
    return pack(PLAY, (plain << rank_shift(rank)) + (JOKER_BIT if with_joker else 0))


def _plain_sets(rank: int, held: int, joker: bool) -> list[int]:
    """All sets of a plain rank from so many cards of it: `5`, `5 0`, `5 5`, `5 5 0`."""
    found: list[int] = []
    for n in range(1, held + 1):
        found.append(_plain(rank, False, n))
        if joker:
            found.append(_plain(rank, True, n + 1))
    return found


# By rank, then twice the count plus one with the joker.
PLAIN: Final[list[list[list[int]]]] = [
    [_plain_sets(rank, code >> 1, bool(code & 1)) for code in range(2 * MOST_OF_A_RANK)]
    if rank in PLAIN_RANKS
    else []
    for rank in range(10)
]
JOKER_ALONE: Final[int] = pack(PLAY, JOKER_BIT)
MIXED_BASE: Final[int] = pack(USE, 0, ZHONGLI_MO)
NAMES: Final[list[int]] = [
    card for card in BY_TEXT if RANK[card] in (3, 6) and card != ZHONGLI_MO
]
PLAIN_FROM_4: Final[list[int]] = [card for card in BY_TEXT if RANK[card] in (4, 5, 7, 8, 9)]
LATER_FIRST: Final[list[int]] = [JOKER, *[card for card in range(JOKER - 1, 8, -1)]]


class NamedSets:
    """Sets of named 3s and of named 6s, made when first asked for: at most 4,096 lists of all
    sizes, and those of one size."""

    def __init__(self) -> None:
        self.made: dict[int, list[int]] = {}

    def of(self, three_bits: i64, six_bits: i64, joker: bool, n: i64) -> list[int]:
        """The actions that play them; n = 0 stands for any size."""
        key: int = three_bits | (six_bits << 7) | (i64(joker) << 11) | (n << 12)
        found = self.made.get(key)
        if found is None:
            found = self.make(three_bits, six_bits, joker, n)
            self.made[key] = found
        return found

    def make(self, three_bits: i64, six_bits: i64, joker: bool, n: i64) -> list[int]:
        found: list[int] = []
        for shift, held in ((8, three_bits), (21, six_bits)):
            subset = held
            while subset > 0:
                length = bits(subset)
                if n == 0 or length == n:
                    found.append(pack(PLAY, subset << shift))
                if joker and (n == 0 or length + 1 == n):
                    found.append(pack(PLAY, (subset << shift) | JOKER_BIT))
                subset = (subset - 1) & held
        found.sort(key=text_of)
        return found


NAMED: Final[NamedSets] = NamedSets()


def natural_sets(hand: i64) -> list[int]:
    """All natural sets of a hand, as `play` actions (CH-3.1, CH-3.2)."""
    joker = hand >> 30
    found: list[int] = []
    if joker != 0:
        found.append(JOKER_ALONE)
    if hand & 15 != 0:
        found.extend(PLAIN[1][2 * (hand & 15) + joker])
    if hand & (15 << 4) != 0:
        found.extend(PLAIN[2][2 * ((hand >> 4) & 15) + joker])
    if hand & (7 << 15) != 0:
        found.extend(PLAIN[4][2 * ((hand >> 15) & 7) + joker])
    if hand & (7 << 18) != 0:
        found.extend(PLAIN[5][2 * ((hand >> 18) & 7) + joker])
    if hand & (3 << 25) != 0:
        found.extend(PLAIN[7][2 * ((hand >> 25) & 3) + joker])
    if hand & (3 << 27) != 0:
        found.extend(PLAIN[8][2 * ((hand >> 27) & 3) + joker])
    if hand & (1 << 29) != 0:
        found.extend(PLAIN[9][2 + joker])
    three_bits = threes(hand)
    six_bits = sixes(hand)
    if three_bits | six_bits != 0:
        found.extend(NAMED.of(three_bits, six_bits, joker != 0, 0))
    return found


def natural_sets_above(found: list[int], hand: i64, n: i64, rank: i64) -> None:
    """Add the natural sets of n cards and a higher rank (CH-3.4)."""
    joker = hand >> 30 if n > 1 else 0
    least = n - joker
    if rank < 1 and hand & 15 >= least:
        _add_plain(found, 1, hand & 15, n, joker)
    if rank < 2 and (hand >> 4) & 15 >= least:
        _add_plain(found, 2, (hand >> 4) & 15, n, joker)
    if rank < 4 and (hand >> 15) & 7 >= least:
        _add_plain(found, 4, (hand >> 15) & 7, n, joker)
    if rank < 5 and (hand >> 18) & 7 >= least:
        _add_plain(found, 5, (hand >> 18) & 7, n, joker)
    if rank < 7 and (hand >> 25) & 3 >= least:
        _add_plain(found, 7, (hand >> 25) & 3, n, joker)
    if rank < 8 and (hand >> 27) & 3 >= least:
        _add_plain(found, 8, (hand >> 27) & 3, n, joker)
    if rank < 9 and (hand >> 29) & 1 >= least:
        _add_plain(found, 9, (hand >> 29) & 1, n, joker)
    three_bits = threes(hand) if rank < 3 else 0
    six_bits = sixes(hand) if rank < 6 else 0
    if three_bits | six_bits != 0:
        found.extend(NAMED.of(three_bits, six_bits, joker != 0, n))


def _add_plain(found: list[int], rank: i64, held: i64, n: i64, joker: i64) -> None:
    if joker != 0:
        found.append(PLAIN[rank][2 * n + 1][2 * n - 3])
    if held >= n:
        found.append(PLAIN[rank][2 * n][n - 1])


def natural_sets_equal(hand: i64, n: i64, rank: i64) -> list[i64]:
    """The natural sets of n cards and just this rank, as cards; rank 0 and 10 have none."""
    if rank == 0 or rank == 10:
        return []
    joker = hand >> 30
    if rank == 3 or rank == 6:
        three_bits = threes(hand) if rank == 3 else 0
        six_bits = sixes(hand) if rank == 6 else 0
        if three_bits | six_bits == 0:
            return []
        actions = NAMED.of(three_bits, six_bits, joker != 0, n)
        return [i64(action) >> CARDS_SHIFT for action in actions]
    shift = rank_shift(rank)
    held = (hand >> shift) & rank_width(rank)
    found: list[i64] = []
    if joker != 0 and n > 1 and held >= n - 1:
        found.append(((n - 1) << shift) | JOKER_BIT)
    if held >= n:
        found.append(n << shift)
    return found


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

    def after(self, rank: i64) -> list[int]:
        """All sets of ranks behind this one, in the order of text."""
        found: list[int] = []
        for card in BY_TEXT:
            if RANK[card] > rank or card == JOKER:
                found.extend(self.first[card])
        return found


class Tails:
    """All tails, made when first asked for: at most 1,024."""

    def __init__(self) -> None:
        self.made: dict[int, Tail] = {}

    def of(self, hand: i64) -> Tail:
        key: int = _present(hand)
        found = self.made.get(key)
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
    zero = tail.first[JOKER]
    names: list[int] = []
    longer_names: list[int] = []
    for card in NAMES:
        if hand & one(card) != 0:
            group = tail.first[card]
            if card < 9:
                added: int = one(card) << CARDS_SHIFT
                group = [added + MIXED_BASE]
                group.extend([added + rest for rest in tail.all])
            names.extend(group)
            longer_names.extend(group[1:])
    twos: list[int] = []
    if hand & (15 << 4) != 0:
        twos = _with_first(TWOS, [zero, tail.digits, names])
    found: list[int] = []
    if hand & 15 != 0:
        found = _with_first(ONES, [zero, twos, tail.digits, names])[1:]
    found.extend(twos[1:])
    found.extend(tail.longer_digits)
    found.extend(longer_names)
    return found


def _with_first(card: i64, later: list[list[int]]) -> list[int]:
    """The card alone, and before each of the later sets."""
    added: int = one(card) << CARDS_SHIFT
    found: list[int] = [added + MIXED_BASE]
    for sets in later:
        found.extend([added + rest for rest in sets])
    return found


def mixed_sets_above(found: list[int], hand: i64, n: i64, rank: i64) -> None:
    """Add Zhongli Mo with n cards of pairwise different ranks, all higher than this rank."""
    held = [card for card in by_text(hand & ~one(ZHONGLI_MO)) if RANK[card] > rank]
    if len(held) >= n > 1:
        _extend(found, held, MIXED_BASE, n, rank)


def _extend(found: list[int], held: list[i64], start: int, n: i64, above: i64) -> None:
    for card in held:
        if RANK[card] > above:
            longer: int = start + (one(card) << CARDS_SHIFT)
            if n == 1:
                found.append(longer)
            else:
                _extend(found, held, longer, n - 1, RANK[card])
