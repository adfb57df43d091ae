"""The cube tower: the random process of SG-9, with memory and without favourites.

Cubes are counted by colour. What happens to a cube that comes to a floor is one number below 2**32:
under the first limit of the floor's row it is caught; else the limit it stays under says how many
of the cubes lying there it knocks loose. That is SG-9.4 and 9.5 with one draw instead of one for
each cube.
"""

from fractions import Fraction
from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.shogun.data import ARMIES, FLOORS, MOST_SEATS, P_HOLD, P_KNOCK, PEASANTS

WORDS: Final[int] = 1 << 32
FINE: Final[int] = 1 << 96


def _fates(most: int) -> vec[vec[i64]]:
    """For each number of cubes lying on a floor, the limits below 2**32."""
    hold = Fraction(P_HOLD).limit_denominator(10**6)
    knock = Fraction(P_KNOCK).limit_denominator(10**6)
    caught = int(hold * WORDS)
    stays = 1 - knock
    rows = vec[vec[i64]]()
    none_loose = FINE
    for lying in range(most + 1):
        row = [caught]
        chance, loose, sum_of_chances = none_loose, 0, 0
        while row[-1] < WORDS:
            sum_of_chances += chance
            row.append(caught + (WORDS - caught) * sum_of_chances // FINE)
            chance = chance * (lying - loose) * knock.numerator
            chance //= (loose + 1) * (knock.denominator - knock.numerator)
            loose += 1
            if chance == 0:
                row[-1] = WORDS
        rows = append(rows, vec[i64](row))
        none_loose = none_loose * stays.numerator // stays.denominator
    return rows


# One draw says on which floors this many cubes lie.
AT_ONCE: Final[int] = int(log(1 << 30, FLOORS))
WAYS: Final[int] = FLOORS**AT_ONCE

FATES: Final[vec[vec[i64]]] = _fates(ARMIES * MOST_SEATS + PEASANTS)


def throw(draws: Draws, inside: vec[i64], thrown: vec[i64]) -> vec[i64]:
    """Throw cubes in; what falls out, by colour. What is inside is changed in place."""
    colours: i64 = len(inside)
    floors: i64 = FLOORS
    lying = vec[i64]([0] * (colours * floors))
    on_floor = vec[i64]([0] * floors)
    left: i64 = 0
    colour: i64 = 0
    placed: i64 = AT_ONCE
    floors_drawn: i64 = 0
    while colour < colours:
        n = inside[colour]
        while n > 0:
            if placed == AT_ONCE:
                floors_drawn = draws.below(WAYS)
                placed = 0
            floor = floors_drawn % floors
            floors_drawn //= floors
            placed += 1
            lying[floor * colours + colour] += 1
            on_floor[floor] += 1
            n -= 1
        left += thrown[colour]
        colour += 1
    waiting = thrown[:]
    out = vec[i64]([0] * colours)
    while left > 0:
        first = _pick(draws, waiting, 0, left)
        left -= 1
        falling = vec[i64]([first])  # colour, and how many floors are above it
        at: i64 = 0
        while at < len(falling):
            cube = falling[at]
            at += 1
            floor = cube // colours
            colour = cube % colours
            while floor < floors:
                row = FATES[on_floor[floor]]
                fate = draws.word()
                if fate < row[0]:
                    break
                limit: i64 = 1
                while fate >= row[limit]:
                    loose = _pick(draws, lying, floor * colours, on_floor[floor])
                    on_floor[floor] -= 1
                    falling = append(falling, (floor + 1) * colours + loose)
                    limit += 1
                floor += 1
            if floor < floors:
                lying[floor * colours + colour] += 1
                on_floor[floor] += 1
            else:
                out[colour] += 1
    colour = 0
    while colour < colours:
        inside[colour] += thrown[colour] - out[colour]
        colour += 1
    return out


def _pick(draws: Draws, counts: vec[i64], start: i64, total: i64) -> i64:
    """Take one of so many cubes, each equally likely; its colour."""
    number = draws.below(total)
    colour: i64 = 0
    while number >= counts[start + colour]:
        number -= counts[start + colour]
        colour += 1
    counts[start + colour] -= 1
    return colour
