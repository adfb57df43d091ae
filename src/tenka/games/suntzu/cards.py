"""Many cards in one number: the one place that knows the bits.

A set of cards has two bits for each of the 15 kinds: how many of it there are. A list of cards (a
deck from the top, cards drawn) has four bits for each card, its kind + 1, first card lowest.
"""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu.data import CARDS

ONE: Final[i64] = 0
SIX: Final[i64] = 5
SEVEN: Final[i64] = 6
NINE: Final[i64] = 8
TEN: Final[i64] = 9
MINUS: Final[i64] = 13
PLAGUE: Final[i64] = 14
KINDS: Final[i64] = 15

IDS: Final[list[str]] = [card.id for card in CARDS]
NUMBERS: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}
COPIES: Final[list[int]] = [card.copies for card in CARDS]
BY_TEXT: Final[list[int]] = sorted(range(len(CARDS)), key=lambda card: CARDS[card].id)
COST: Final[list[int]] = [card.cost for card in CARDS]

LOW_BITS: Final[i64] = 0x15555555
HIGH_BITS: Final[i64] = 0x2AAAAAAA
FRAMED: Final[i64] = 0x555  # one of each of the six
FRAMED_BITS: Final[i64] = 0xFFF
LOOSE_BITS: Final[i64] = 0x3FFFF000
ONE_SIX: Final[i64] = 1 << 10
LAST: Final[i64] = 15  # the bits of the first card of a list


def one(card: i64) -> i64:
    """A single card, as a set."""
    bit: i64 = 1
    return bit << (2 * card)


def count(cards: i64, card: i64) -> i64:
    return (cards >> (2 * card)) & 3


def bits(number: i64) -> i64:
    n: i64 = 0
    while number != 0:
        number &= number - 1
        n += 1
    return n


def different(cards: i64) -> i64:
    """One bit, the lower of its two, for each kind that is there."""
    return (cards | (cards >> 1)) & LOW_BITS


def size(cards: i64) -> i64:
    """How many cards a set has."""
    return bits(cards & LOW_BITS) + 2 * bits(cards & HIGH_BITS)


def kind(different_cards: i64, number: i64) -> i64:
    """The kind of that number among those that are there."""
    while number > 0:
        different_cards &= different_cards - 1
        number -= 1
    at: i64 = 0
    while different_cards & 1 == 0:
        different_cards >>= 2
        at += 1
    return at


def each(cards: i64) -> list[int]:
    """The cards of a set one by one, in the order of the position."""
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
    return [IDS[card] for card in each(cards)]


def packed(cards: list[int]) -> i64:
    """A set of these cards; none more often than the deck has it."""
    found: i64 = 0
    for card in cards:
        found += one(card)
    return found


def in_list(cards: list[int]) -> i64:
    """A list of these cards, at most 14."""
    found: i64 = 0
    at: i64 = 0
    for card in cards:
        code: i64 = card + 1
        found |= code << at
        at += 4
    return found


def listed(cards: i64) -> list[int]:
    """The cards of a list, first one first."""
    found: list[int] = []
    while cards != 0:
        found.append((cards & LAST) - 1)
        cards >>= 4
    return found


def length(cards: i64) -> i64:
    """How many cards a list has."""
    n: i64 = 0
    while cards != 0:
        cards >>= 4
        n += 1
    return n


def first(cards: i64) -> i64:
    return (cards & LAST) - 1


def with_last(cards: i64, card: i64) -> i64:
    """The list with one card more at its end."""
    code: i64 = card + 1
    return cards | (code << (4 * length(cards)))


def without(cards: i64, card: i64) -> i64:
    """The list without the first card of that kind; it is there."""
    at: i64 = 0
    while (cards >> at) & LAST != card + 1:
        at += 4
    low: i64 = 1
    low = (low << at) - 1
    return (cards & low) | ((cards >> (at + 4)) << at)
