"""Looks through the rated games of the last weeks, and sets aside what looks bought."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable

from tenka.server.ratings.annulling import count_anew, set_aside
from tenka.server.ratings.bought import LOOKED_AT, often_together, suspicious
from tenka.server.store import Store
from tenka.server.store.rows import Pace, Suspicion

EVERY = 600.0  # seconds
LATE = 60.0  # in which an end is written at the latest

log = logging.getLogger(__name__)


class RatingWatch:
    """Of several servers one does it: `ours` says whether it is this one. If two did, the second
    would find it done."""

    def __init__(
        self, store: Store, now: Callable[[], float], ours: Callable[[], bool] = lambda: True
    ) -> None:
        self._store = store
        self._now = now
        self._ours = ours
        self._seen = 0.0  # what ended before that has been looked at
        self._counted = 0.0  # what was annulled, set aside or given back before that counts as such
        self._owed: set[tuple[str, Pace]] = set()  # but for these
        self._again: set[tuple[str, Pace]] = set()  # but for these, which could not be

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self._ours():
                    await self.look()
            except Exception:
                log.exception("rated games could not be looked through")

    async def look(self) -> None:
        """Look through the games in which something has ended since the last time."""
        now = self._now()
        await self._count_anew(now)
        asked = await self._store.ratings.played_since(self._seen) | self._again
        self._again = set()
        for game, pace in sorted(asked):
            try:
                await self._look_at(game, pace, now)
            except Exception:  # the others are looked at nevertheless
                log.exception("rated games of %s, %s, could not be looked through", game, pace)
                self._again.add((game, pace))
        self._seen = now - LATE

    async def _count_anew(self, now: float) -> None:
        """Where games were annulled, set aside or given back, ratings are what follows from it,
        also if somebody else was not done with it."""
        owed = await self._store.ratings.marked_since(self._counted) | self._owed
        self._owed = set()
        for game, pace in sorted(owed):
            try:
                if await count_anew(self._store, game, pace):
                    continue
            except Exception:
                log.exception("the ratings of %s, %s, could not be counted anew", game, pace)
            self._owed.add((game, pace))
        self._counted = now - LATE

    async def _look_at(self, game: str, pace: Pace, now: float) -> None:
        results = await self._store.ratings.duels_since(game, pace, now - LOOKED_AT)
        together = await asyncio.to_thread(often_together, results)
        seen = await self._store.last_addresses.of(together)
        where = {id: address for id, (address, _) in seen.items() if address is not None}
        new = {each.table_id for each in results if each.stands and each.given_back is None}
        by_kind: dict[Suspicion, list[str]] = defaultdict(list)
        for table, suspicion in (await asyncio.to_thread(suspicious, results, where)).items():
            if table in new:
                by_kind[suspicion].append(table)
        for suspicion, tables in by_kind.items():
            await set_aside(self._store, game, pace, tables, suspicion, now)
            log.info("%d results of %s are set aside: %s", len(tables), game, suspicion)
