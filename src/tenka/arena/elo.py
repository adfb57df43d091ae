"""Strength on one scale, fitted to all pairings at once.

The one bot of strength g1 against n - 1 others of strength g2 wins with g1 / (g1 + (n - 1) g2).
With two seats this is the model of Bradley and Terry, with more that of Plackett and Luce for the
first place. Elo is 400 log10 g. In each pairing one game more is counted, at the rate of chance, so
that a bot which has won everything has a number, too.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tenka.arena.statistics import Z95

SCALE = 400 / math.log(10)
ENOUGH = 1e-10
ROUNDS = 500
LONGEST_STEP = 1.0


@dataclass(frozen=True)
class Meeting:
    """The games of one pairing, by the numbers of the bots."""

    one: int
    others: int
    games: int
    score: float


@dataclass(frozen=True)
class Rating:
    """Elo above the anchor, and the interval that holds it in 95 of 100 contests."""

    elo: float
    low: float
    high: float


def model(seats: int) -> str:
    """Its name."""
    return "Bradley-Terry" if seats == 2 else "Plackett-Luce, first place"


def fit(bots: int, anchor: int, seats: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """The most likely strengths; that of the anchor is 0, without an interval.

    >>> ratings = fit(2, anchor=1, seats=2, meetings=[Meeting(0, 1, 999, 749.5)])
    >>> round(ratings[0].elo)
    191
    """
    free = [bot for bot in range(bots) if bot != anchor]
    strength = [0.0] * bots
    for _ in range(ROUNDS):
        slope, curve = _derivatives(strength, seats, meetings)
        step = _solved(_part(curve, free), [slope[bot] for bot in free])
        longest = max(map(abs, step))
        for bot, change in zip(free, step, strict=True):
            strength[bot] += change * min(1.0, LONGEST_STEP / max(longest, ENOUGH))
        if longest < ENOUGH:
            break
    _, curve = _derivatives(strength, seats, meetings)
    spread = [0.0] * bots
    for i, bot in enumerate(free):
        unit = [float(i == j) for j in range(len(free))]
        spread[bot] = Z95 * math.sqrt(_solved(_part(curve, free), unit)[i])
    return [
        Rating(SCALE * middle, SCALE * (middle - half), SCALE * (middle + half))
        for middle, half in zip(strength, spread, strict=True)
    ]


def _derivatives(
    strength: Sequence[float], seats: int, meetings: Sequence[Meeting]
) -> tuple[list[float], list[list[float]]]:
    """Of the log-likelihood: the first, and the second with its sign turned."""
    bots = range(len(strength))
    slope = [0.0 for _ in bots]
    curve = [[0.0 for _ in bots] for _ in bots]
    for meeting in meetings:
        one, others = meeting.one, meeting.others
        games, score = meeting.games + 1, meeting.score + 1 / seats
        rate = 1 / (1 + (seats - 1) * math.exp(strength[others] - strength[one]))
        slope[one] += score - games * rate
        slope[others] -= score - games * rate
        weight = games * rate * (1 - rate)
        curve[one][one] += weight
        curve[others][others] += weight
        curve[one][others] -= weight
        curve[others][one] -= weight
    return slope, curve


def _part(matrix: Sequence[Sequence[float]], rows: Sequence[int]) -> list[list[float]]:
    return [[matrix[row][column] for column in rows] for row in rows]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x of `matrix` x = `right`, for a matrix that is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
