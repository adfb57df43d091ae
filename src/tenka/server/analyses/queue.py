"""Analyses are made one after the other, by a worker if there is one.

What is asked for is written down first: a server that stops in between takes it up when it starts,
and where there are several the first of them takes up what another has left.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tenka.analysis.figures import VERSION
from tenka.core.contract import Json
from tenka.server.analyses.local import AnalysisFailed, Progress, analysed_here
from tenka.server.analyses.remote import RemoteAnalyses
from tenka.server.analyses.worker_messages import telling
from tenka.server.bus.contract import Bus
from tenka.server.errors import TooManyAnalyses
from tenka.server.store import Conflict, Store, StoreError
from tenka.server.store.records import stored_record
from tenka.server.store.rows import KeptAnalysis

MOST_WAITING: Final = 100
MOST_OF_ONE: Final = 3  # waiting that the same person has asked for
PAUSE: Final = 5.0  # seconds, after something that went wrong here
SWEEP: Final = 30.0  # seconds until we look again for what others have left

log = logging.getLogger(__name__)


def is_of_now(kept: KeptAnalysis | None) -> bool:
    """Is it done, by the figures and nets of this release?"""
    if kept is None or kept.status != "done" or kept.body is None:
        return False
    return kept.body.get("version") == VERSION


class AnalysisQueue:
    """Takes orders, has them worked off and keeps what comes of them."""

    def __init__(self, store: Store, bus: Bus, now: Callable[[], float]) -> None:
        self.remote = RemoteAnalyses(bus)
        self._store = store
        self._bus = bus
        self._now = now
        self._waiting: dict[str, Progress] = {}  # by table, in their order
        self._asked_by: dict[str, str] = {}  # by table, of those that wait
        self._ordered = asyncio.Event()
        self._work: list[asyncio.Task[None]] = []

    async def start(self, is_first: Callable[[], bool]) -> None:
        """Begin to work. What was left is taken up by the first of all servers that run."""
        await self.remote.start()
        self._work = [
            asyncio.create_task(self._take_up(is_first)),
            asyncio.create_task(self._work_off()),
        ]

    async def stop(self) -> None:
        """Stop at once; what is not done is still written down."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.remote.stop()

    async def ask(self, table_id: str, by: str) -> None:
        """Somebody wants an analysis of this finished game; one that has failed, or is of another
        version than ours, is made again."""
        kept = await self._store.analyses.of(table_id)
        if is_of_now(kept) or table_id in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise TooManyAnalyses("too many games are waiting to be analysed; try again later")
        if list(self._asked_by.values()).count(by) >= MOST_OF_ONE:
            raise TooManyAnalyses(f"{MOST_OF_ONE} games that you asked for are waiting already")
        self._asked_by[table_id] = by  # at once: requests that come together count, too
        try:
            await self._write_down(table_id, kept)
        except BaseException:
            self._asked_by.pop(table_id, None)
            raise
        self._order(table_id)

    def progress(self, table_id: str) -> Progress:
        """Of an analysis that waits or is made."""
        own = self._waiting.get(table_id, Progress())
        return own if own.total else self.remote.progress(table_id) or own

    @property
    def waiting(self) -> int:
        """How many analyses wait here or are made."""
        return len(self._waiting)

    async def _write_down(self, table_id: str, kept: KeptAnalysis | None) -> None:
        if kept is None:
            with suppress(Conflict):  # somebody else has asked meanwhile
                await self._store.analyses.add(KeptAnalysis(table_id, self._now()))
        elif kept.status != "waiting":
            await self._store.analyses.put(table_id, "waiting")

    def _order(self, table_id: str) -> None:
        self._waiting.setdefault(table_id, Progress())
        self._ordered.set()

    async def _take_up(self, is_first: Callable[[], bool]) -> None:
        while True:
            if is_first():
                with suppress(StoreError):
                    for kept in await self._store.analyses.waiting():
                        if self.remote.progress(kept.table_id) is None:
                            self._order(kept.table_id)
            await asyncio.sleep(SWEEP)

    async def _work_off(self) -> None:
        while True:
            await self._ordered.wait()
            if not self._waiting:
                self._ordered.clear()
                continue
            table_id = next(iter(self._waiting))
            try:
                await self._make(table_id)
            except Exception as error:  # the store is away, perhaps: it stays written down
                log.warning("an analysis could not be kept: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
            finally:
                del self._waiting[table_id]
                self._asked_by.pop(table_id, None)

    async def _make(self, table_id: str) -> None:
        if not await self._is_left_to_us(table_id):
            return
        loaded = await self._store.tables.load(table_id)
        if loaded is None:
            return
        try:
            body = await self._analysed(table_id, stored_record(loaded))
        except (AnalysisFailed, OSError) as error:
            log.warning("an analysis has failed: %s", error or type(error).__name__)
            await self._store.analyses.put(table_id, "failed")
        else:
            if body is not None:
                await self._store.analyses.put(table_id, "done", body)

    async def _is_left_to_us(self, table_id: str) -> bool:
        """False if somebody else was quicker, or the game was deleted."""
        kept = await self._store.analyses.of(table_id)
        waits = kept is not None and kept.status == "waiting"
        return waits and self.remote.progress(table_id) is None

    async def _analysed(self, table_id: str, record: str) -> Json | None:
        """None, if others came to it while we waited for a worker."""
        body = await self.remote.analysed(table_id, record)
        if body is not None or not await self._is_left_to_us(table_id):
            return body
        progress = self._waiting[table_id]
        async with telling(self._bus, table_id, progress):
            return await analysed_here(record, progress)
