"""Who plays whom in a round of a Swiss tournament of two players a game. Pure.

The order is that of the Dutch system (FIDE Handbook C.04.3): those of equal points meet, the upper
half of them by rating the lower half; who finds nobody there goes down to those of fewer points.
What is our own is how a way out is found where that ends in two who have met: two pairs are changed
for two others, at the bottom first. As long as everybody has at least as many players left to meet
as there are rivals met and one more, there is always such a change (Ore's condition); where there
are not, all ways are tried.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, groupby

FEW = 32  # so many players are few enough to try all ways

Pair = tuple[int, ...]
Met = Mapping[int, Collection[int]]


def paired(
    order: Sequence[int], points: Mapping[int, float], met: Met, had_bye: Collection[int]
) -> list[Pair] | None:
    """Everybody in pairs, the first of the order first; at the end the one who has a bye, if the
    number is odd. Nobody meets the same rival twice or has two byes. None: that cannot be."""
    if len(order) % 2 == 0:
        return _complete(order, points, met)
    for last in reversed(order):
        if last not in had_bye:
            pairs = _complete([each for each in order if each != last], points, met)
            if pairs is not None:
                return [*pairs, (last,)]
    return None


def _complete(order: Sequence[int], points: Mapping[int, float], met: Met) -> list[Pair] | None:
    draw = _Draw(met)
    waiting: list[int] = []
    for _, equal in groupby(order, lambda each: points[each]):
        waiting = draw.pair_up([*waiting, *equal])
    if waiting:
        found = _any_way(order, met) if len(order) <= FEW else None
        if found is None:
            return None
        draw.pairs = found
    rank = {each: at for at, each in enumerate(order)}
    pairs = (tuple(sorted(pair, key=rank.__getitem__)) for pair in draw.pairs)
    return sorted(pairs, key=lambda pair: rank[pair[0]])


class _Draw:
    """A round that is being drawn."""

    def __init__(self, met: Met) -> None:
        self.pairs: list[Pair] = []
        self._met = met

    def pair_up(self, group: Sequence[int]) -> list[int]:
        """Pair them as far as they can be; those who are left over."""
        half = len(group) // 2
        upper, lower = group[:half], list(group[half:])
        free: list[int] = []
        for each in upper:
            rival = next((other for other in lower if self._may_meet(each, other)), None)
            if rival is None:
                free.append(each)
            else:
                lower.remove(rival)
                self.pairs.append((each, rival))
        return self._left_over([*free, *lower])

    def _left_over(self, free: list[int]) -> list[int]:
        """The same for those who did not find anybody in the other half."""
        for one, other in combinations(free, 2):
            if one in free and other in free and self._may_meet(one, other):
                self.pairs.append((one, other))
                free = [each for each in free if each not in (one, other)]
        for one, other in combinations(free, 2):
            if one in free and other in free and self._change_a_pair(one, other):
                free = [each for each in free if each not in (one, other)]
        return free

    def _change_a_pair(self, one: int, other: int) -> bool:
        """Two who have met each take one of a pair."""
        for at in reversed(range(len(self.pairs))):
            for first, second in (self.pairs[at], self.pairs[at][::-1]):
                if self._may_meet(one, first) and self._may_meet(other, second):
                    self.pairs[at] = one, first
                    self.pairs.append((other, second))
                    return True
        return False

    def _may_meet(self, one: int, other: int) -> bool:
        return other not in self._met[one]


def _any_way(order: Sequence[int], met: Met) -> list[Pair] | None:
    """All in pairs of those who have not met, if there is any way."""
    hopeless: set[tuple[int, ...]] = set()

    def rest(free: tuple[int, ...]) -> list[Pair] | None:
        if not free:
            return []
        if free in hopeless:
            return None
        first = free[0]
        for other in free[1:]:
            if other not in met[first]:
                found = rest(tuple(each for each in free if each not in (first, other)))
                if found is not None:
                    return [(first, other), *found]
        hopeless.add(free)
        return None

    return rest(tuple(order))
