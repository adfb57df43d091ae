"""Many cards in one number: how often each of the 19 different cards is among them.

The one place that knows the bits. Cards are numbered in the order of CH-8.4; a number of cards is
31 bits wide, so a pair of hands is one number too.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.chuhan.data import CARDS, YING_BU_RANKS

ONES: Final[i64] = 0
TWOS: Final[i64] = 1
JI_BU: Final[i64] = 2
YU_JI: Final[i64] = 3
LYU_ZHI: Final[i64] = 4
XIAO_HE: Final[i64] = 5
PENG_YUE: Final[i64] = 6
XIAHOU_YING: Final[i64] = 7
ZHONGLI_MO: Final[i64] = 8
YING_BU: Final[i64] = 11
HAN_XIN: Final[i64] = 12
LIU_BANG: Final[i64] = 13
XIANG_YU: Final[i64] = 14
JOKER: Final[i64] = 18
KINDS: Final[i64] = 19

IDS: Final[list[str]] = [card.id for card in CARDS]
NUMBERS: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
RANK: Final[list[int]] = [card.rank for card in CARDS]
COPIES: Final[list[int]] = [card.copies for card in CARDS]
NAMED_RANKS: Final[list[int]] = sorted({card.rank for card in CARDS if not card.id.isdigit()})
BY_TEXT: Final[list[int]] = sorted(range(len(CARDS)), key=lambda card: CARDS[card].id)

# A single one of each named card, as cards.
ONE_JI_BU: Final[i64] = 1 << 8
ONE_YU_JI: Final[i64] = 1 << 9
ONE_LYU_ZHI: Final[i64] = 1 << 10
ONE_XIAO_HE: Final[i64] = 1 << 11
ONE_PENG_YUE: Final[i64] = 1 << 12
ONE_XIAHOU_YING: Final[i64] = 1 << 13
ONE_ZHONGLI_MO: Final[i64] = 1 << 14
ONE_YING_BU: Final[i64] = 1 << 21
ONE_HAN_XIN: Final[i64] = 1 << 22
ONE_LIU_BANG: Final[i64] = 1 << 23
ONE_XIANG_YU: Final[i64] = 1 << 24
JOKER_BIT: Final[i64] = 1 << 30
SINGLES: Final[i64] = (127 << 8) | (15 << 21) | (1 << 29) | (1 << 30)


def shift(card: i64) -> i64:
    """Where a card is counted. Arithmetic and no table, so that a C compiler can do it ahead."""
    if card < 2:
        return 4 * card
    if card < 9:
        return card + 6
    if card < 11:
        return 3 * card - 12
    if card < 15:
        return card + 10
    if card < 17:
        return 2 * card - 5
    return card + 12


def rank_shift(rank: i64) -> i64:
    """Where a rank is counted; ranks 3 and 6 have one bit for each name there."""
    if rank == 0:
        return 30
    if rank < 4:
        return 4 * rank - 4
    if rank < 7:
        return 3 * rank + 3
    return 2 * rank + 11


def ranks(least: i64, most: i64) -> i64:
    """All bits of the ranks from one to another; not of rank 0."""
    single: i64 = 1
    return (single << rank_shift(most + 1)) - (single << rank_shift(least))


YING_BU_PRIZES: Final[i64] = ranks(YING_BU_RANKS[0], YING_BU_RANKS[1])


def rank_width(rank: i64) -> i64:
    """All bits of a rank, where they are counted."""
    if rank == 3:
        return 127
    if rank < 3:
        return 15 if rank > 0 else 1
    if rank < 6:
        return 7
    if rank == 6:
        return 15
    return 3 if rank < 9 else 1


def one(card: i64) -> i64:
    """A single card."""
    return 1 << shift(card)


def count(cards: i64, card: i64) -> i64:
    """How often a card is among them."""
    width: i64 = 1
    if card < 2:
        width = 15
    elif card == 9 or card == 10:
        width = 7
    elif card == 15 or card == 16:
        width = 3
    return (cards >> shift(card)) & width


def contains(cards: i64, part: i64) -> bool:
    """Is every card of `part` there, as often as `part` has it?"""
    return (
        part & ~cards & SINGLES == 0
        and part & 15 <= cards & 15
        and part & (15 << 4) <= cards & (15 << 4)
        and part & (7 << 15) <= cards & (7 << 15)
        and part & (7 << 18) <= cards & (7 << 18)
        and part & (3 << 25) <= cards & (3 << 25)
        and part & (3 << 27) <= cards & (3 << 27)
    )


def bits(x: i64) -> i64:
    """How many of seven bits are set."""
    x = x - ((x >> 1) & 0x55)
    x = (x & 0x33) + ((x >> 2) & 0x33)
    return (x + (x >> 4)) & 15


def threes(cards: i64) -> i64:
    """One bit for each named 3."""
    return (cards >> 8) & 127


def sixes(cards: i64) -> i64:
    """One bit for each named 6."""
    return (cards >> 21) & 15


def size(cards: i64) -> i64:
    """How many cards there are."""
    return (
        (cards & 15)
        + ((cards >> 4) & 15)
        + bits(threes(cards))
        + ((cards >> 15) & 7)
        + ((cards >> 18) & 7)
        + bits(sixes(cards))
        + ((cards >> 25) & 3)
        + ((cards >> 27) & 3)
        + ((cards >> 29) & 1)
        + (cards >> 30)
    )


def has_names(rank: i64) -> bool:
    """Have the cards of this rank names, so that no two are alike?"""
    return rank == 3 or rank == 6


def of_rank(cards: i64, rank: i64) -> i64:
    """How many cards of this rank there are."""
    field = (cards >> rank_shift(rank)) & rank_width(rank)
    return bits(field) if has_names(rank) else field


def natural_rank(cards: i64) -> i64:
    """The rank of a natural set (CH-3.1, CH-3.2), or -1 if the cards are none."""
    rest = cards & ~JOKER_BIT
    if rest == 0:
        return 0 if cards != 0 else -1
    rank = lowest_rank(rest)
    return rank if rest & ~rank_bits(rank) == 0 else -1


def rank_bits(rank: i64) -> i64:
    """All bits of a rank."""
    return rank_width(rank) << rank_shift(rank)


def lowest_rank(cards: i64) -> i64:
    """The lowest rank from 1 on among cards that are not only the 0."""
    if cards & ((1 << 15) - 1) != 0:
        if cards & 15 != 0:
            return 1
        return 2 if cards & (15 << 4) != 0 else 3
    if cards & ((1 << 25) - 1) != 0:
        if cards & (7 << 15) != 0:
            return 4
        return 5 if cards & (7 << 18) != 0 else 6
    if cards & (3 << 25) != 0:
        return 7
    return 8 if cards & (3 << 27) != 0 else 9


def mixed_rank(cards: i64) -> i64:
    """The lowest rank of cards of pairwise different ranks (CH-5.8), or -1."""
    if cards == 0 or different_ranks(cards) != size(cards):
        return -1
    return 0 if cards & JOKER_BIT != 0 else lowest_rank(cards)


def different_ranks(cards: i64) -> i64:
    """How many ranks there are among the cards."""
    n: i64 = kinds(cards)
    n_threes = bits(threes(cards))
    n_sixes = bits(sixes(cards))
    if n_threes > 1:
        n -= n_threes - 1
    if n_sixes > 1:
        n -= n_sixes - 1
    return n


def different(cards: i64) -> list[i64]:
    """The different cards among them, in order."""
    found: list[i64] = []
    card: i64 = 0
    while card < KINDS:
        if count(cards, card) > 0:
            found.append(card)
        card += 1
    return found


def by_text(cards: i64) -> list[i64]:
    """The different cards among them, in the order of their ids as text."""
    found: list[i64] = []
    for card in BY_TEXT:
        if count(cards, card) > 0:
            found.append(card)
    return found


def kinds(cards: i64) -> i64:
    """How many different cards there are."""
    n: i64 = bits(threes(cards)) + bits(sixes(cards)) + ((cards >> 29) & 1) + (cards >> 30)
    if cards & 15 != 0:
        n += 1
    if cards & (15 << 4) != 0:
        n += 1
    if cards & (7 << 15) != 0:
        n += 1
    if cards & (7 << 18) != 0:
        n += 1
    if cards & (3 << 25) != 0:
        n += 1
    if cards & (3 << 27) != 0:
        n += 1
    return n


def each(cards: i64) -> list[int]:
    """The numbers of all cards, equal ones repeated, in order."""
    found: list[int] = []
    card: i64 = 0
    while card < KINDS:
        n = count(cards, card)
        while n > 0:
            found.append(card)
            n -= 1
        card += 1
    return found


def ids(cards: i64) -> list[str]:
    """The ids of all cards, in order."""
    return [IDS[card] for card in each(cards)]


def packed(numbers: list[int]) -> i64:
    """The cards with these numbers as one number."""
    cards: i64 = 0
    for number in numbers:
        cards += one(number)
    return cards


DECK: Final[list[int]] = [number for number, copies in enumerate(COPIES) for _ in range(copies)]
FULL_DECK: Final[i64] = packed(DECK)
