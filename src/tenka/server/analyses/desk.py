"""Analyses are made one after the other, in a process that gets what time others leave.

What is asked for is written down first: a server that stops in between takes it up when it starts.
"""

import asyncio
import json
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from tenka.bots.one_core import ONE_CORE
from tenka.core.contract import Json
from tenka.server.errors import Full
from tenka.server.store import Conflict, Store
from tenka.server.store.records import stored_record
from tenka.server.store.rows import KeptAnalysis

MOST_WAITING: Final = 100
LONGEST_LINE: Final = 1 << 24  # bytes of an analysis
LIMIT: Final = 1800.0  # seconds; the longest game takes a small part of it
PAUSE: Final = 5.0  # after something that went wrong here

log = logging.getLogger(__name__)


class AnalysisFailed(Exception):
    """The process has no answer; in words that tell nothing of the game."""


@dataclass
class Progress:
    """How far an analysis has come: moves."""

    made: int = 0
    total: int = 0


class AnalysisDesk:
    """Takes orders, has them worked off and keeps what comes of them."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._waiting: dict[str, Progress] = {}  # by table, in their order
        self._ordered = asyncio.Event()
        self._work: asyncio.Task[None] | None = None

    async def start(self, take_up: bool) -> None:
        """Begin to work; with what was left, if that is ours to do."""
        if take_up:
            for kept in await self._store.analyses.waiting():
                self._order(kept.table_id)
        self._work = asyncio.create_task(self._work_off())

    async def stop(self) -> None:
        """Stop at once; what is not done is still written down."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def ask(self, table_id: str) -> None:
        """Somebody wants an analysis of this finished game; one that has failed is tried again."""
        kept = await self._store.analyses.of(table_id)
        if (kept is not None and kept.status == "done") or table_id in self._waiting:
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Full("too many games are waiting to be analysed; try again later")
        if kept is None:
            with suppress(Conflict):  # somebody else has asked meanwhile
                await self._store.analyses.add(KeptAnalysis(table_id, self._now()))
        elif kept.status == "failed":
            await self._store.analyses.put(table_id, "waiting")
        self._order(table_id)

    def progress(self, table_id: str) -> Progress:
        """Of an analysis that waits or is made."""
        return self._waiting.get(table_id, Progress())

    def _order(self, table_id: str) -> None:
        self._waiting.setdefault(table_id, Progress())
        self._ordered.set()

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

    async def _make(self, table_id: str) -> None:
        loaded = await self._store.tables.load(table_id)
        if loaded is None:  # deleted meanwhile
            return
        try:
            async with asyncio.timeout(LIMIT):
                body = await self._asked(stored_record(loaded), self._waiting[table_id])
        except (AnalysisFailed, OSError) as error:  # a TimeoutError is one, too
            log.warning("an analysis has failed: %s", error or type(error).__name__)
            await self._store.analyses.put(table_id, "failed")
        else:
            await self._store.analyses.put(table_id, "done", body)

    async def _asked(self, record: str, progress: Progress) -> Json:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "tenka.server.analyses.process"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, **ONE_CORE, "PYTHONPATH": os.pathsep.join(_paths())},
            limit=LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            with suppress(ConnectionError):  # it has died, and so it has no answer
                process.stdin.write(record.encode())
                await process.stdin.drain()
            process.stdin.close()
            async for line in process.stdout:
                told = json.loads(line)
                if "analysis" in told:
                    body: Json = told["analysis"]
                    return body
                if "error" in told:
                    raise AnalysisFailed(told["error"])
                progress.made, progress.total = told["made"], told["total"]
            raise AnalysisFailed("the process died")
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _paths() -> list[str]:
    return [os.path.abspath(path) for path in sys.path]
