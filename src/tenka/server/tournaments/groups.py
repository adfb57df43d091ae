"""Who sits at which table in a round of a tournament for several players a game. Pure.

Those of equal points sit together. A table is filled from the top: among the next few in the order
those come first who have met the fewest of those who sit there.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from tenka.server.store.rows import TournamentGame

NEAR = 12  # so many further down the order are looked at

Meetings = Mapping[int, Mapping[int, int]]


def sizes_of(count: int, wanted: int, allowed: Sequence[int]) -> list[int]:
    """How many sit at each table, as near to the wanted number as can be; none, if they are too
    few for any table."""
    best: list[int] = []
    for tables in range(1, count + 1):
        few, more = divmod(count, tables)
        sizes = [few + 1] * more + [few] * (tables - more)
        fits = all(size in allowed for size in sizes)
        if fits and (not best or _off(sizes, wanted) < _off(best, wanted)):
            best = sizes
    return best


def _off(sizes: Sequence[int], wanted: int) -> float:
    return sum(abs(size - wanted) for size in sizes) / len(sizes)


def meetings_of(games: Iterable[TournamentGame]) -> Meetings:
    """How often each has met each."""
    meetings: dict[int, Counter[int]] = defaultdict(Counter)
    for game in games:
        for number in game.players:
            meetings[number].update(other for other in game.players if other != number)
    return meetings


def grouped(
    order: Sequence[int], meetings: Meetings, sizes: Sequence[int]
) -> list[tuple[int, ...]]:
    """Everybody at a table, the first of the order at the first one."""
    free = list(order)
    tables = []
    for size in sizes:
        table = [free.pop(0)]
        while len(table) < size:
            table.append(free.pop(_least_met(free, table, meetings)))
        tables.append(tuple(table))
    return tables


def _least_met(free: Sequence[int], table: Sequence[int], meetings: Meetings) -> int:
    def met(at: int) -> int:
        return sum(meetings[free[at]].get(other, 0) for other in table)

    return min(range(min(NEAR, len(free))), key=lambda at: (met(at), at))
