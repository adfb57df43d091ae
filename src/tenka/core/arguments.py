"""Arguments of a state's methods: of the right type and range, or one of our errors.

A compiled method that names the type of an argument answers a wrong one with a TypeError; so public
methods take objects, and ask here.
"""

from typing import Final

from mypy_extensions import i64

from tenka.core.chance import Chance
from tenka.core.errors import BadOption, BadSeat

NOBODY: Final[i64] = -1
LARGEST: Final[int] = 1 << 60


def checked_seat(seat: object, seats: int) -> i64:
    """One of so many seats."""
    number = below(seat, seats)
    if number == NOBODY:
        raise BadSeat(f"there is no seat {seat!r}; the seats are 0 to {seats - 1}")
    return number


def checked_seat_or_nobody(seat: object, seats: int) -> i64:
    """A seat, or NOBODY for None: a spectator."""
    return NOBODY if seat is None else checked_seat(seat, seats)


def checked_chance(chance: object) -> Chance:
    if isinstance(chance, Chance):
        return chance
    raise BadOption(f"chance comes from a Chance, for example tenka.FastChance(1), not {chance!r}")


def checked_count(number: object) -> int:
    """A whole number, cut to what a machine word holds; negative ones count as 0."""
    if isinstance(number, int) and not isinstance(number, bool):
        return max(0, min(number, LARGEST))
    raise BadOption(f"a whole number is needed here, not {number!r}")


def below(number: object, limit: int) -> i64:
    """The number, if it is one from 0 on and below the limit; else NOBODY."""
    # Compared as a plain int: it may be too large for a machine word.
    if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < limit:
        return number
    return NOBODY


def texts_of(texts: object) -> list[object]:
    """A list of texts, as far as it is one; what is in it is judged like any move."""
    return list(texts) if isinstance(texts, (list, tuple)) else [texts]
