"""Analyses are made one after the other, by a worker if there is one.

What is asked for is written down first, with who has asked: whichever server has time takes what is
next by everybody's shares, and what one has left that does not run any more is taken by another.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict
from typing import Final

from tenka.analysis.figures import VERSION
from tenka.core.contract import Json
from tenka.server.analyses.local import AnalysisFailed, Progress, analysed_here
from tenka.server.analyses.remote import RemoteAnalyses
from tenka.server.analyses.worker_messages import telling
from tenka.server.bus.contract import Bus
from tenka.server.errors import TooManyAnalyses
from tenka.server.people.askers import NOBODY, Asker, Room, in_turn
from tenka.server.store import Conflict, Store, StoreError
from tenka.server.store.records import stored_record
from tenka.server.store.rows import AnalysisOrder, KeptAnalysis

# How many may wait; guests leave room for accounts.
ROOM: Final = Room(of_person=3, of_address=8, of_neighbourhood=10, of_all=100)
ROOM_OF_GUESTS: Final = Room(of_person=3, of_address=4, of_neighbourhood=6, of_all=50)
LATELY: Final = 600.0  # seconds for which one that is made counts
HELD: Final = 30.0  # seconds after which a server that gives no sign of life has lost one
PAUSE: Final = 5.0  # seconds, after something that went wrong here
SWEEP: Final = 5.0  # seconds until we look again for what others were asked for

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
        self._own: dict[str, Progress] = {}  # of what is made here, by table
        self._asking = asyncio.Lock()
        self._ordered = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to work."""
        await self.remote.start()
        self._work = asyncio.create_task(self._work_off())

    async def stop(self) -> None:
        """Stop at once; what is not done is still written down."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await self.remote.stop()

    async def ask(self, table_id: str, asker: Asker) -> None:
        """Somebody wants an analysis of this finished game; one that has failed, or is of another
        version than ours, is made again. One that waits for somebody else is theirs from now on if
        so it comes sooner."""
        async with self._asking:  # requests that come together count, too
            kept = await self._store.analyses.of(table_id)
            if is_of_now(kept):
                return
            orders = await self._orders()
            anew = AnalysisOrder(table_id, self._now(), "waiting", asdict(asker))
            others = [order for order in orders if order.table_id != table_id]
            full = _why_full(asker, others)
            if kept is not None and kept.status == "waiting":
                before = self._place(table_id, orders)
                after = self._place(table_id, [*others, anew])
                if full or before is None or after is None or after >= before:
                    return
            if full:
                raise TooManyAnalyses(full)
            await self._write_down(anew, kept)
        self._ordered.set()

    def progress(self, table_id: str) -> Progress:
        """Of an analysis that waits or is made."""
        own = self._own.get(table_id, Progress())
        return own if own.total else self.remote.progress(table_id) or own

    async def place(self, kept: KeptAnalysis, asker: Asker) -> int | None:
        """Where in the line an analysis is, 1: the next one; None if it does not wait there any
        more. Nobody else is told than who has asked for it: it depends on who that is."""
        if kept.status != "waiting" or kept.asker is None:
            return None
        if Asker(**kept.asker).person != asker.person:
            return None
        return self._place(kept.table_id, await self._orders())

    async def _orders(self) -> tuple[AnalysisOrder, ...]:
        return await self._store.analyses.orders(self._now() - LATELY)

    def _place(self, table_id: str, orders: Sequence[AnalysisOrder]) -> int | None:
        line = [order.table_id for order in self._line(orders)]
        return line.index(table_id) + 1 if table_id in line else None

    def _line(self, orders: Sequence[AnalysisOrder]) -> list[AnalysisOrder]:
        """Those that nobody makes, in the order of their turns."""
        now = self._now()
        turns = (orders[number] for number in in_turn([_asker(order) for order in orders]))
        return [
            order
            for order in turns
            if order.status == "waiting" and (order.held_until is None or order.held_until < now)
        ]

    async def _write_down(self, order: AnalysisOrder, kept: KeptAnalysis | None) -> None:
        if kept is not None:
            await self._store.analyses.order(order)
            return
        with suppress(Conflict):  # somebody else has asked meanwhile
            await self._store.analyses.add(order)

    async def _work_off(self) -> None:
        while True:
            self._ordered.clear()
            try:
                table_id = await self._next()
                if table_id is not None:
                    async with self._held(table_id):
                        await self._make(table_id)
                    continue
            except Exception as error:  # the store is away, perhaps: it stays written down
                log.warning("an analysis could not be kept: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ordered.wait(), SWEEP)

    async def _next(self) -> str | None:
        """The one whose turn it is; from now on we hold it."""
        for order in self._line(await self._orders()):
            now = self._now()
            if await self._store.analyses.take(order.table_id, now, now + HELD):
                return order.table_id
        return None

    @asynccontextmanager
    async def _held(self, table_id: str) -> AsyncIterator[None]:
        """As long as this lasts nobody else makes it; who fails leaves it to others."""
        task = asyncio.create_task(self._hold(table_id))
        self._own[table_id] = Progress()
        try:
            yield
        except BaseException:
            with suppress(StoreError):
                await self._store.analyses.let_go(table_id)
            raise
        finally:
            del self._own[table_id]
            task.cancel()

    async def _hold(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(HELD / 3)
            with suppress(StoreError):  # it is made all the same, and perhaps once more elsewhere
                await self._store.analyses.hold(table_id, self._now() + HELD)

    async def _make(self, table_id: str) -> None:
        try:
            loaded = await self._store.tables.load(table_id)
            if loaded is None:
                raise AnalysisFailed("the game was deleted")
            body = await self._analysed(table_id, await asyncio.to_thread(stored_record, loaded))
        except (AnalysisFailed, OSError) as error:
            log.warning("an analysis has failed: %s", error or type(error).__name__)
            await self._store.analyses.put(table_id, "failed")
        else:
            if body is not None:
                await self._store.analyses.put(table_id, "done", body)

    async def _analysed(self, table_id: str, record: str) -> Json | None:
        """None, if others came to it while we waited for a worker."""
        body = await self.remote.analysed(table_id, record)
        if body is not None or not await self._is_left_to_us(table_id):
            return body
        progress = self._own[table_id]
        async with telling(self._bus, table_id, progress):
            return await analysed_here(record, progress)

    async def _is_left_to_us(self, table_id: str) -> bool:
        kept = await self._store.analyses.of(table_id)
        return kept is not None and kept.status == "waiting"


def _why_full(asker: Asker, orders: Sequence[AnalysisOrder]) -> str | None:
    """Why there is no room for one more; None: there is."""
    waiting = [_asker(order) for order in orders if order.status == "waiting"]
    guests = [each for each in waiting if not each.account]
    if not asker.account and not ROOM_OF_GUESTS.is_left(asker, guests):
        return "as many games wait to be analysed as may, of yours or of guests"
    if not ROOM.is_left(asker, waiting):
        return "as many games wait to be analysed as may, of yours or of all"
    return None


def _asker(order: AnalysisOrder) -> Asker:
    return NOBODY if order.asker is None else Asker(**order.asker)
