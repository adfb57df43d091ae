"""Analyses that workers make, and how far those have come that anybody makes."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tenka.core.contract import Json
from tenka.server.analyses.local import LIMIT, AnalysisFailed, Progress
from tenka.server.analyses.worker_messages import BEAT, PROGRESS, SILENCE, jobs_subject
from tenka.server.bus.contract import Bus, BusError, NoAnswer, NobodyThere, Subscription

TRIES: Final = 2  # workers that may be lost before it is made here
PAUSE: Final = 1.0  # seconds until workers that all were busy are asked again
PATIENCE: Final = 120.0  # seconds of such pauses until it is made here
LONGEST: Final = 2 * LIMIT  # seconds; a worker gives up before

log = logging.getLogger(__name__)


class RemoteAnalyses:
    """Asks workers on the bus."""

    def __init__(self, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self._bus = bus
        self._clock = clock
        # By table: when, and what; None when it has ended, and its answer is on the way.
        self._heard: dict[str, tuple[float, Progress | None]] = {}
        self._listening: Subscription | None = None

    async def start(self) -> None:
        """Listen for what is made."""
        self._listening = await self._bus.subscribe(PROGRESS, self._hear)

    async def stop(self) -> None:
        """Hear nothing more."""
        if self._listening is not None:
            await self._listening.end()

    def progress(self, table_id: str) -> Progress | None:
        """Of an analysis that somebody makes; None, if nothing was heard of it lately."""
        when, progress = self._heard.get(table_id, (float("-inf"), None))
        return progress if self._clock() - when < SILENCE else None

    async def analysed(self, table_id: str, record: str) -> Json | None:
        """What a worker has made; None, if no worker can be asked or has time. AnalysisFailed: it
        has tried."""
        lost, waited = 0, 0.0
        while lost < TRIES and waited < PATIENCE:
            try:
                answer = await self._answered({"table": table_id, "record": record})
            except NobodyThere:
                return None
            except BusError as error:
                log.warning("no worker can be asked: %s", error, extra={"seldom": True})
                return None
            if "analysis" in answer:
                body: Json = answer["analysis"]
                return body
            if "error" in answer:
                raise AnalysisFailed(str(answer["error"]))
            if answer.get("busy"):
                await asyncio.sleep(PAUSE)
                waited += PAUSE
            else:
                lost += 1
                log.warning("an analysis was lost with its worker")
        return None

    async def _answered(self, job: Json) -> Json:
        """One worker's answer; {}, if nothing more is heard of it."""
        asked = self._clock()
        asking = asyncio.ensure_future(self._bus.request(jobs_subject(), job, LONGEST))
        try:
            while not asking.done() and self._clock() - self._last_heard(job, asked) < SILENCE:
                await asyncio.wait((asking,), timeout=BEAT)
            if asking.done():
                with suppress(NoAnswer):
                    return asking.result()
            return {}
        finally:
            asking.cancel()

    def _last_heard(self, job: Json, asked: float) -> float:
        when, _ = self._heard.get(job["table"], (asked, None))
        return max(asked, when)

    async def _hear(self, message: Json) -> None:
        now = self._clock()
        self._heard = {
            table: (when, what)
            for table, (when, what) in self._heard.items()
            if now - when < SILENCE
        }
        made = None if "over" in message else Progress(message["made"], message["total"])
        self._heard[message["table"]] = now, made
