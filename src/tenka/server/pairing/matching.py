"""Who plays whom, of those who look for a game. Pure.

Two fit if their ratings are no further apart than both have waited for, and neither has blocked the
other. Who has waited longest chooses first, and takes the nearest: so of those who are left over no
two fit. Those who are held back are paired last and with each other; with anybody else only when
both have waited, so that who looks for a game meets whoever else comes first.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import groupby

from tenka.server.pairing.absence import HELD
from tenka.server.store.rows import Seeker

FIRST_REACH = 100.0  # points apart from the start
GROWTH = 8.0  # points more for each second of waiting
NEAREST = 24  # so many are looked at for a table of several
TRIES = 5000  # combinations of them at most

# Whom each has blocked.
Blocks = Mapping[str, Set[str]]
NOBODY: Set[str] = frozenset()
# Those who are held back, and for how many seconds of waiting.
Held = Mapping[str, float]


def reach(waited: float) -> float:
    """How far apart a rival's rating may be after so many seconds."""
    return FIRST_REACH + GROWTH * max(0.0, waited)


def tables_of(
    seekers: Sequence[Seeker], blocks: Blocks, now: float, held: Held | None = None
) -> list[list[Seeker]]:
    """The tables that can be filled now, of games and paces of all kinds."""

    def kind(seeker: Seeker) -> tuple[str, str, int]:
        return seeker.game, seeker.pace, seeker.seats

    found: list[list[Seeker]] = []
    for _, alike in groupby(sorted(seekers, key=kind), kind):
        found += _in_turn(list(alike), blocks, now, held or {})
    return found


def _in_turn(alike: list[Seeker], blocks: Blocks, now: float, held: Held) -> list[list[Seeker]]:
    """First those who are free, then those who are held back, then all who have waited for it."""
    free = [each for each in alike if each.person_id not in held]
    found = _Queue(free, blocks, now).tables()
    if len(free) == len(alike):
        return found
    back = [each for each in alike if each.person_id in held]
    found += _Queue(back, blocks, now).tables()
    taken = {each.person_id for table in found for each in table}
    rest = [
        each
        for each in alike
        if each.person_id not in taken and now - each.since >= held.get(each.person_id, HELD)
    ]
    return found + _Queue(rest, blocks, now).tables()


class _Queue:
    """Those who look for the same."""

    def __init__(self, seekers: list[Seeker], blocks: Blocks, now: float) -> None:
        # Those who are free, by rating; the three lists belong together.
        self._free = sorted(seekers, key=_rating)
        self._ids = [each.person_id for each in self._free]
        self._ratings = [each.mu for each in self._free]
        self._reach = {each.person_id: reach(now - each.since) for each in seekers}
        self._barred = {each.person_id: blocks.get(each.person_id, NOBODY) for each in seekers}

    def tables(self) -> list[list[Seeker]]:
        found: list[list[Seeker]] = []
        taken: set[str] = set()
        for seeker in sorted(self._free, key=lambda each: (each.since, each.person_id)):
            if seeker.person_id in taken:
                continue
            table = self._table_of(seeker)
            if table is not None:
                found.append(table)
                taken.update(each.person_id for each in table)
            # Who finds nobody of two is nobody's rival either: those who are free become fewer.
            for each in table or ([seeker] if seeker.seats == 2 else []):
                self._take(each)
        return found

    def _take(self, seeker: Seeker) -> None:
        at = bisect_left(self._free, _rating(seeker), key=_rating)
        del self._free[at], self._ids[at], self._ratings[at]

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
        free, ratings, reaches, barred = self._free, self._ratings, self._reach, self._barred
        me, mu = seeker.person_id, seeker.mu
        far, mine = reaches[me], barred[me]
        least, most = bisect_left(ratings, mu - far), bisect_right(ratings, mu + far)
        if mine and not set(self._ids[least:most]) - mine - {me}:
            return  # who has blocked so many does not look at them one by one
        above = bisect_left(ratings, mu)
        below = above - 1
        while above < most or below >= least:
            if below < least or (above < most and ratings[above] - mu <= mu - ratings[below]):
                each, apart = free[above], ratings[above] - mu
                above += 1
            else:
                each, apart = free[below], mu - ratings[below]
                below -= 1
            other = each.person_id
            if other == me or apart > reaches[other] or other in mine or me in barred[other]:
                continue
            yield each

    def _fit(self, one: Seeker, other: Seeker) -> bool:
        apart = abs(one.mu - other.mu)
        first, second = one.person_id, other.person_id
        return (
            apart <= self._reach[first]
            and apart <= self._reach[second]
            and second not in self._barred[first]
            and first not in self._barred[second]
        )


def _rating(seeker: Seeker) -> tuple[float, float, str]:
    """How they stand in line: of those who are equally near, who has waited longest comes first."""
    return seeker.mu, seeker.since, seeker.person_id
