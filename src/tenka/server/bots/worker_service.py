"""What `tenka worker` does: bots think in its processes for servers elsewhere."""

import asyncio
import logging
import secrets
from contextlib import suppress

from tenka.bots import UnknownBot
from tenka.core.contract import Json
from tenka.core.errors import TenkaError, UnknownGame
from tenka.games import game
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.pool import BotPool
from tenka.server.bots.worker_messages import BEAT, BEATS, CALLS, GROUP, Beat, jobs_subject
from tenka.server.bus.contract import Bus, BusError, Subscription
from tenka.version import VERSION

log = logging.getLogger(__name__)


class WorkerService:
    """Takes as many jobs as there are processes; what is more, others may take."""

    def __init__(self, bus: Bus, pool: BotPool, processes: int) -> None:
        self.id = secrets.token_urlsafe(6)
        self._bus = bus
        self._pool = pool
        self._processes = processes
        self._jobs: set[str] = set()
        self._taking: Subscription | None = None
        self._calls: Subscription | None = None
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Have the processes warm, then take jobs."""
        await self._pool.start()
        self._taking = await self._bus.respond(jobs_subject(), self._answer, group=GROUP)
        self._calls = await self._bus.subscribe(CALLS, self._called, gap=self._beat)
        self._beating = asyncio.ensure_future(self._beat_on())

    async def stop(self) -> None:
        """Take nothing more, finish what is begun, and leave."""
        self._processes = 0
        await self._beat()
        if self._taking is not None:
            await self._taking.end()
        if self._calls is not None:
            await self._calls.end()
        if self._beating is not None:
            self._beating.cancel()
        await self._beat()
        await self._pool.stop()

    async def _answer(self, job: Json) -> Json:
        if len(self._jobs) >= self._processes:
            return {"busy": True}
        id = str(job["id"])
        self._jobs.add(id)
        try:
            return await self._decided(job)
        finally:
            self._jobs.discard(id)

    async def _decided(self, job: Json) -> Json:
        try:
            if game(job["game"]).rules_version != job["rules"]:
                return {"unknown": "its rules are others here"}
            question = BotQuestion.from_json(job)
            moves = await self._pool.choose(question, seconds=job["seconds"])
        except (UnknownBot, UnknownGame) as unknown:
            return {"unknown": type(unknown).__name__}
        except TenkaError as error:
            return {"error": type(error).__name__}
        return {"moves": moves}

    async def _called(self, message: Json) -> None:
        await self._beat()

    async def _beat_on(self) -> None:
        while True:
            await self._beat()
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        beat = Beat(
            worker=self.id, release=VERSION, processes=self._processes, jobs=sorted(self._jobs)
        )
        with suppress(BusError):  # it is told when the bus is there again
            await self._bus.publish(BEATS, dict(beat))
