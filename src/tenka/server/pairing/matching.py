"""Who plays whom, of those who look for a game. Pure.

Two fit if their ratings are no further apart than both have waited for, and neither has blocked the
other. Who has waited longest chooses first, and takes the nearest: so of those who are left over no
two fit.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from tenka.server.store.rows import Seeker

FIRST_REACH = 100.0  # points apart from the start
GROWTH = 8.0  # points more for each second of waiting
NEAREST = 24  # so many are looked at for a table of several
TRIES = 5000  # combinations of them at most

Blocks = Collection[tuple[str, str]]


def reach(waited: float) -> float:
    """How far apart a rival's rating may be after so many seconds."""
    return FIRST_REACH + GROWTH * max(0.0, waited)


def tables_of(seekers: Sequence[Seeker], blocks: Blocks, now: float) -> list[list[Seeker]]:
    """The tables that can be filled now, of games and paces of all kinds."""

    def kind(seeker: Seeker) -> tuple[str, str, int]:
        return seeker.game, seeker.pace, seeker.seats

    found: list[list[Seeker]] = []
    for _, alike in groupby(sorted(seekers, key=kind), kind):
        found += _Queue(list(alike), blocks, now).tables()
    return found


class _Queue:
    """Those who look for the same."""

    def __init__(self, seekers: list[Seeker], blocks: Blocks, now: float) -> None:
        self._by_rating = sorted(seekers, key=lambda each: (each.mu, each.person_id))
        self._ratings = [each.mu for each in self._by_rating]
        self._reach = {each.person_id: reach(now - each.since) for each in seekers}
        self._blocks = blocks
        self._free = {each.person_id for each in seekers}

    def tables(self) -> list[list[Seeker]]:
        found = []
        for seeker in sorted(self._by_rating, key=lambda each: (each.since, each.person_id)):
            if seeker.person_id in self._free and (table := self._table_of(seeker)):
                found.append(table)
                self._free.difference_update(each.person_id for each in table)
        return found

    def _table_of(self, seeker: Seeker) -> list[Seeker] | None:
        if seeker.seats == 2:
            rival = next(self._fitting(seeker), None)
            return None if rival is None else [seeker, rival]
        nearest = [each for each, _ in zip(self._fitting(seeker), range(NEAREST), strict=False)]
        return self._company([seeker], nearest, iter(range(TRIES)))

    def _company(
        self, table: list[Seeker], nearest: list[Seeker], tries: Iterator[int]
    ) -> list[Seeker] | None:
        """The table filled up by some of these who all fit each other."""
        missing = table[0].seats - len(table)
        if missing == 0:
            return table
        for at, each in enumerate(nearest):
            if len(nearest) - at < missing or next(tries, None) is None:
                return None
            others = [other for other in nearest[at + 1 :] if self._fit(each, other)]
            if (full := self._company([*table, each], others, tries)) is not None:
                return full
        return None

    def _fitting(self, seeker: Seeker) -> Iterator[Seeker]:
        """Those who are free and fit, the nearest in rating first."""
        ratings, far = self._ratings, self._reach[seeker.person_id]
        above = bisect_left(ratings, seeker.mu)
        below = above - 1
        while True:
            up = ratings[above] - seeker.mu if above < len(ratings) else far + 1
            down = seeker.mu - ratings[below] if below >= 0 else far + 1
            if min(up, down) > far:
                return
            if up <= down:
                each, above = self._by_rating[above], above + 1
            else:
                each, below = self._by_rating[below], below - 1
            if each.person_id in self._free and each is not seeker and self._fit(seeker, each):
                yield each

    def _fit(self, one: Seeker, other: Seeker) -> bool:
        apart = abs(one.mu - other.mu)
        first, second = one.person_id, other.person_id
        return (
            apart <= self._reach[first]
            and apart <= self._reach[second]
            and (first, second) not in self._blocks
            and (second, first) not in self._blocks
        )
