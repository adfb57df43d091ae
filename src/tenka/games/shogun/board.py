"""The map as numbers: provinces by their place in the alphabet, sets of them as bits."""

from typing import Final

from mypy_extensions import i64

from tenka.games.shogun.data import BOARDS, FEW_SEATS, OUT_WITH_FEW, PROVINCES, REGIONS, SEA_ROUTES

LANDS: Final[i64] = 45
NAMES: Final[list[str]] = [province.name for province in PROVINCES]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
CHESTS: Final[list[int]] = [province.chests for province in PROVINCES]
RICE: Final[list[int]] = [province.rice for province in PROVINCES]
SITES: Final[list[int]] = [province.sites for province in PROVINCES]

SUN: Final[i64] = 0
MOON: Final[i64] = 1
# One bit for each province, looked up, since a shift of a literal is too narrow in C.
BITS: Final[list[int]] = [1 << number for number in range(62)]

# How many bits a number of 13 bits has, and by its rest of 67 which power of two a number is.
COUNTS: Final[bytes] = bytes([bin(number).count("1") for number in range(8192)])
PLACES: Final[list[int]] = [0] * 67
for _place in range(62):
    PLACES[(1 << _place) % 67] = _place


def _members(part: int) -> list[list[int]]:
    """The members of each set of ten numbers, from ten times the part on."""
    found: list[list[int]] = [[]]
    for number in range(10 * part, 10 * part + 10):
        found += [[*before, number] for before in found]
    return found


# Sets of the numbers below 60, ten bits at a time.
MEMBERS: Final[list[list[list[int]]]] = [_members(part) for part in range(6)]


def _set_of(names: list[str]) -> int:
    return sum(1 << NUMBERS[name] for name in names)


ALL: Final[int] = (1 << len(PROVINCES)) - 1
# By board, with few players; with more nothing is out.
OUT: Final[list[int]] = [_set_of(list(OUT_WITH_FEW[board])) for board in BOARDS]


def _neighbours(out: int) -> list[int]:
    found = []
    for number, province in enumerate(PROVINCES):
        names = province.land.split()
        for one, other in SEA_ROUTES:
            if province.name == one:
                names.append(other)
            elif province.name == other:
                names.append(one)
        found.append(0 if out >> number & 1 else _set_of(names) & ~out)
    return found


# With nothing out; with three players on the Sun board; on the Moon board.
_NEIGHBOURS: Final[list[list[int]]] = [_neighbours(0), _neighbours(OUT[0]), _neighbours(OUT[1])]
# For each board, the provinces of each region.
REGION_SETS: Final[list[list[int]]] = [
    [_set_of([p.name for p in PROVINCES if p.sun == region]) for region in REGIONS],
    [_set_of([p.name for p in PROVINCES if p.moon == region]) for region in REGIONS],
]


def out_of_game(board: i64, seats: i64) -> i64:
    """The provinces that are out of the game (SG-1.2)."""
    return OUT[board] if seats == FEW_SEATS else 0


def neighbours(board: i64, seats: i64, province: i64) -> i64:
    """The neighbours of a province, by land and by sea, that are in the game."""
    if seats == FEW_SEATS:
        return _NEIGHBOURS[1 + board][province]
    return _NEIGHBOURS[0][province]


def bit(number: i64) -> i64:
    return BITS[number]


def has(lands: i64, number: i64) -> bool:
    return (lands >> number) & 1 != 0


def size(lands: i64) -> i64:
    """How many there are in a set."""
    return (
        COUNTS[lands & 8191]
        + COUNTS[(lands >> 13) & 8191]
        + COUNTS[(lands >> 26) & 8191]
        + COUNTS[(lands >> 39) & 8191]
    )


def lowest(lands: i64) -> i64:
    """The first of a set that is not empty."""
    return PLACES[(lands & -lands) % 67]


def members(lands: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    part: i64 = 0
    while lands != 0:
        found.extend(MEMBERS[part][lands & 1023])
        lands >>= 10
        part += 1
    return found


def nth(lands: i64, n: i64) -> i64:
    """The member with so many before it."""
    while n > 0:
        lands &= lands - 1
        n -= 1
    return lowest(lands)


def names(lands: i64) -> list[str]:
    return [NAMES[number] for number in members(lands)]
