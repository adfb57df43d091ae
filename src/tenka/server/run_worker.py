"""Runs a bot worker until a signal comes; then it finishes what it has begun."""

import asyncio
import logging
import signal
from collections.abc import Callable
from types import FrameType

from tenka.core.contract import Json
from tenka.core.errors import TenkaError
from tenka.server.analyses.worker_service import AnalysisService
from tenka.server.bots.pool import BotPool
from tenka.server.bots.roster import Roster
from tenka.server.bots.worker_messages import BEATS, CALLS, SILENCE
from tenka.server.bots.worker_service import WorkerService
from tenka.server.bus.contract import Bus
from tenka.server.bus.open_bus import bus_of
from tenka.server.ops.logs import start_logging
from tenka.server.settings import BadSetting, Settings

log = logging.getLogger(__name__)


class NoWorkerThere(TenkaError):
    """No bot worker of this release answers."""


def run(settings: Settings, announce: Callable[[str], None]) -> None:
    """Work until a signal comes; `announce` is told in a sentence that it has begun."""
    start_logging(settings.log_level)
    asyncio.run(_work(settings, bus_to_servers(settings), announce))


def check(settings: Settings) -> Roster:
    """The workers that are there; NoWorkerThere, if there are none."""
    return asyncio.run(_check(bus_to_servers(settings)))


def bus_to_servers(settings: Settings) -> Bus:
    """A bus that leads elsewhere."""
    if not settings.bus_urls:
        raise BadSetting("a bot worker needs TENKA_BUS_URL: the NATS server at which jobs come")
    return bus_of(settings)


async def _work(settings: Settings, bus: Bus, announce: Callable[[str], None]) -> None:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop(sig: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stopping.set)

    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, stop)
    pool = BotPool(settings.bot_workers, settings.bot_budget)
    service = WorkerService(bus, pool, settings.bot_workers)
    analyses = AnalysisService(bus)
    await bus.open()
    try:
        await service.start()
        await analyses.start()
        try:
            log.info("ready", extra={"fields": {"worker": service.id}})
            announce(f"Worker {service.id} is ready (Ctrl-C stops it)")
            await stopping.wait()
            log.info("stopping")
        finally:
            await analyses.stop()
            await service.stop()
    finally:
        await bus.close()


async def _check(bus: Bus) -> Roster:
    loop = asyncio.get_running_loop()
    roster = Roster(loop.time)
    heard = asyncio.Event()

    async def hear(beat: Json) -> None:
        roster.hear(beat)
        if roster.workers:
            heard.set()

    await bus.open()
    try:
        await bus.subscribe(BEATS, hear)
        await bus.publish(CALLS, {})
        try:
            async with asyncio.timeout(SILENCE):
                await heard.wait()
        except TimeoutError:
            raise NoWorkerThere("no bot worker of this release answers") from None
    finally:
        await bus.close()
    return roster
