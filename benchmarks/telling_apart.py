"""How well times tell two kinds of answers apart."""

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z95 = 1.96


@dataclass(frozen=True)
class Auc:
    """How probably an answer of the second kind took longer than one of the first: 0.5 tells
    nothing. `most` is half its interval, for 95 %."""

    value: float
    most: float
    first: int
    second: int

    def enough(self, few: int) -> bool:
        """Are there so many of each kind, so that it says anything?"""
        return min(self.first, self.second) >= few

    def __str__(self) -> str:
        return f"{self.value:.3f} ±{self.most:.3f} ({self.first} + {self.second})"


def auc(first: Sequence[float], second: Sequence[float]) -> Auc:
    """The area under the curve of who decides by the time alone (Mann and Whitney), its interval
    after Hanley and McNeil."""
    m, n = len(first), len(second)
    if not m or not n:
        return Auc(0.5, 0.5, m, n)
    ordered = sorted(first)
    below = sum(bisect_left(ordered, time) + bisect_right(ordered, time) for time in second)
    area = below / (2 * m * n)
    least = min(area, 1 - area)
    one, two = least / (2 - least), 2 * least * least / (1 + least)
    spread = least * (1 - least)
    spread += (n - 1) * (one - least * least) + (m - 1) * (two - least * least)
    return Auc(area, Z95 * math.sqrt(max(0.0, spread) / (m * n)), m, n)


def within(classes: Iterable[tuple[Sequence[float], Sequence[float]]]) -> Auc:
    """The same where only answers of the same class are compared, by so many pairs as there are:
    what goes with the class alone, everybody knows."""
    found = [auc(first, second) for first, second in classes if first and second]
    pairs = [each.first * each.second for each in found]
    if not found:
        return Auc(0.5, 0.5, 0, 0)
    return Auc(
        sum(each.value * of for each, of in zip(found, pairs, strict=True)) / sum(pairs),
        math.hypot(*(each.most * of for each, of in zip(found, pairs, strict=True))) / sum(pairs),
        sum(each.first for each in found),
        sum(each.second for each in found),
    )
