"""What `tenka worker` does beside its bots: one analysis at a time, when they leave it time."""

import asyncio

from tenka.core.contract import Json
from tenka.server.analyses.local import AnalysisFailed, Progress, analysed_here
from tenka.server.analyses.worker_messages import GROUP, jobs_subject, telling
from tenka.server.bus.contract import Bus, Subscription


class AnalysisService:
    """Takes jobs of servers elsewhere."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._taking: Subscription | None = None
        self._work: asyncio.Task[Json] | None = None
        self._stopping = False

    async def start(self) -> None:
        """Take jobs."""
        self._taking = await self._bus.respond(jobs_subject(), self._answer, group=GROUP)

    async def stop(self) -> None:
        """Take nothing more; what is begun is left to others, it may take minutes."""
        self._stopping = True
        if self._work is not None:
            self._work.cancel()
        if self._taking is not None:
            await self._taking.end()

    async def _answer(self, job: Json) -> Json:
        if self._work is not None or self._stopping:
            return {"busy": True}
        self._work = asyncio.ensure_future(self._analysed(job))
        try:
            await asyncio.wait((self._work,))
            return {"busy": True} if self._work.cancelled() else self._work.result()
        finally:
            self._work.cancel()
            self._work = None

    async def _analysed(self, job: Json) -> Json:
        progress = Progress()
        async with telling(self._bus, job["table"], progress):
            try:
                return {"analysis": await analysed_here(job["record"], progress)}
            except (AnalysisFailed, OSError) as error:
                return {"error": str(error) or type(error).__name__}
