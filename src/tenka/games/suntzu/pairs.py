"""Something of each seat in one number, 31 bits wide each.

Chu Han and Sun Tzu have the same file: it is compiled with each of them, since calls into another
group are not inlined, and then both are slower by a tenth. A test keeps the two alike.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 31
MASK: Final[i64] = (1 << 31) - 1


def at(pair: i64, seat: i64) -> i64:
    """What the seat has."""
    return (pair >> (WIDTH * seat)) & MASK


def added(pair: i64, seat: i64, more: i64) -> i64:
    """The pair with so much more for the seat."""
    return pair + (more << (WIDTH * seat))


def put(pair: i64, seat: i64, value: i64) -> i64:
    """The pair with another value for the seat."""
    return added(pair, seat, value - at(pair, seat))


def of(first: i64, second: i64) -> i64:
    return first | (second << WIDTH)


def listed(pair: i64) -> list[int]:
    return [at(pair, 0), at(pair, 1)]
