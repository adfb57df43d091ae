"""The map: the one place that knows how armies, marks and cards at provinces are packed."""

from typing import Final

from mypy_extensions import i64

from tenka.games.suntzu.data import BORDERS, PROVINCES

COUNT: Final[i64] = 5
NUMBERS: Final[dict[str, int]] = {province: n for n, province in enumerate(PROVINCES)}
BY_TEXT: Final[list[int]] = sorted(range(len(PROVINCES)), key=lambda n: PROVINCES[n])

# Armies: six bits for each province, 32 more than there are, less than 32 being Chu's.
NO_ARMIES: Final[i64] = 0x20820820
# Cards at provinces: four bits for each, the card's number + 1.
# Marks: three bits for each province, the armies on the mark + 1.


def _neighbours(province: str) -> int:
    pairs = [pair for pair in BORDERS if province in pair]
    return sum(1 << NUMBERS[other] for pair in pairs for other in pair if other != province)


NEIGHBOURS: Final[list[int]] = [_neighbours(province) for province in PROVINCES]


def armies_at(armies: i64, province: i64) -> i64:
    """The armies in a province: more than 0 Sun Tzu's, less than 0 Chu's."""
    return ((armies >> (6 * province)) & 63) - 32


def own_at(armies: i64, seat: i64, province: i64) -> i64:
    """The armies of a seat in a province; less than 0: the rival's."""
    n = armies_at(armies, province)
    return n if seat == 0 else -n


def moved(armies: i64, seat: i64, province: i64, more: i64) -> i64:
    """The armies, with so many more of the seat in a province (or fewer of its rival)."""
    change = more if seat == 0 else -more
    return armies + (change << (6 * province))


def held_by(armies: i64, seat: i64) -> i64:
    """The provinces that a seat controls, one bit each."""
    found: i64 = 0
    bit: i64 = 1
    province: i64 = 0
    while province < COUNT:
        if own_at(armies, seat, province) > 0:
            found |= bit
        bit <<= 1
        province += 1
    return found


def in_provinces(armies: i64, seat: i64) -> i64:
    """How many armies a seat has in provinces."""
    n: i64 = 0
    province: i64 = 0
    while province < COUNT:
        own = own_at(armies, seat, province)
        if own > 0:
            n += own
        province += 1
    return n


def card_at(cards: i64, province: i64) -> i64:
    """The card at a province, -1 if there is none."""
    return ((cards >> (4 * province)) & 15) - 1


def with_card(cards: i64, province: i64, card: i64) -> i64:
    code: i64 = card + 1
    return cards | (code << (4 * province))


def without_card(cards: i64, province: i64) -> i64:
    code: i64 = card_at(cards, province) + 1
    return cards - (code << (4 * province))


def mark_at(marks: i64, province: i64) -> i64:
    """The armies on a seat's mark, -1 if the province bears none."""
    return ((marks >> (3 * province)) & 7) - 1


def with_mark(marks: i64, province: i64, more: i64) -> i64:
    """The marks with so many armies more on one; 0 more: it is noted."""
    change: i64 = more
    if mark_at(marks, province) < 0:
        change += 1
    return marks + (change << (3 * province))


def marked(marks: i64) -> i64:
    """How many provinces bear a mark."""
    n: i64 = 0
    while marks != 0:
        if marks & 7 != 0:
            n += 1
        marks >>= 3
    return n


def on_marks(marks: i64) -> i64:
    """How many armies stand on marks."""
    n: i64 = 0
    while marks != 0:
        if marks & 7 != 0:
            n += (marks & 7) - 1
        marks >>= 3
    return n


def ids(provinces: i64) -> list[str]:
    return [PROVINCES[n] for n in range(len(PROVINCES)) if (provinces >> n) & 1]
