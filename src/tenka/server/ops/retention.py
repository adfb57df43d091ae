"""What the host does not want to keep is deleted, a little every hour."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from tenka.server.ops.logs import SELDOM
from tenka.server.settings import Settings
from tenka.server.store import Conflict, Store

EVERY = 3600.0
FIRST = 60.0  # seconds after the start, which has enough to do
AT_ONCE = 100  # so that moves do not wait
DAY = 86_400.0
LONGEST_SHARE = 3600.0  # seconds: longer than an analysis counts for whoever has asked for it
UNBEGUN = 1 / 24  # days that a table is kept that was called off before it began
ALONE = 1  # and a game against bots that nobody has ended
ONE_VISIT = 7  # days that guests are kept who came once and did nothing
LONGEST_ABSENCE = 1  # day after which nothing is left of a count of no-shows
LONGEST_SEARCH = 8  # days: longer than anybody is looked for a game for

log = logging.getLogger(__name__)


class Retention:
    """Deletes guests who never played, games that are long over, old addresses and searches.
    `in_use` are the tables that stay for now; `gone` is told of the people who are not stored any
    more. Of several servers one does it: `ours` says whether it is this one."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float],
        in_use: Callable[[], set[str]],
        gone: Callable[[Sequence[str]], None],
        ours: Callable[[], bool] = lambda: True,
    ) -> None:
        self._settings = settings
        self._store = store
        self._now = now
        self._in_use = in_use
        self._gone = gone
        self._ours = ours

    async def run(self) -> None:
        """Until it is cancelled."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                if self._ours():
                    await self.prune()
            except Exception:
                log.exception("what is old could not be deleted", extra=SELDOM)
            await asyncio.sleep(EVERY)

    async def prune(self) -> None:
        """Delete all that is too old by now."""
        await self._store.last_addresses.forget_before(self._ago(self._settings.keep_addresses))
        await self._store.analyses.forget_askers(self._now() - LONGEST_SHARE)
        await self._store.bans.drop_ended(self._now())
        await self._store.tournaments.forget_origins()
        await self._store.seekers.forget_before(self._ago(LONGEST_SEARCH))
        await self._store.no_shows.forget_before(self._ago(LONGEST_ABSENCE))
        await self._all("tables that were called off", self._prune_called_off)
        if self._settings.keep_games:
            await self._all("old games", self._prune_games)
        if self._settings.keep_guests:
            await self._all("old guests", self._prune_guests)
            await self._all("guests who came once", self._prune_passers_by)

    async def _all(self, what: str, some: Callable[[], Awaitable[int]]) -> None:
        deleted = 0
        try:
            while count := await some():
                deleted += count
        except Conflict:
            log.info("some %s came back to life; the next time is in an hour", what)
        if deleted:
            log.info("deleted %d %s", deleted, what)

    async def _prune_called_off(self) -> int:
        unbegun, alone = self._ago(UNBEGUN), self._ago(ALONE)
        return await self._drop_games(
            await self._store.pruning.called_off(unbegun, alone, self._in_use(), AT_ONCE)
        )

    async def _prune_games(self) -> int:
        before = self._ago(self._settings.keep_games)
        return await self._drop_games(
            await self._store.pruning.games(before, self._in_use(), AT_ONCE)
        )

    async def _drop_games(self, ids: Sequence[str]) -> int:
        if ids:
            await self._store.pruning.drop_games(ids)
        return len(ids)

    async def _prune_guests(self) -> int:
        before = self._ago(self._settings.keep_guests)
        return await self._drop_guests(await self._store.pruning.guests(before, AT_ONCE))

    async def _prune_passers_by(self) -> int:
        before = self._ago(min(ONE_VISIT, self._settings.keep_guests))
        return await self._drop_guests(await self._store.pruning.passers_by(before, AT_ONCE))

    async def _drop_guests(self, ids: Sequence[str]) -> int:
        if ids:
            await self._store.pruning.drop_guests(ids)
            self._gone(ids)
        return len(ids)

    def _ago(self, days: float) -> float:
        return self._now() - days * DAY
