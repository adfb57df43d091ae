"""The parts of a server are started in their order, and stopped the other way round."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI

from tenka.core.errors import TenkaError
from tenka.games import game_ids
from tenka.server.ops.heartbeat import HEARTBEAT
from tenka.server.ops.logs import kept_errors
from tenka.server.services import Services
from tenka.server.settings import BadSetting

log = logging.getLogger(__name__)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Start the parts of `app.state.services`, and stop them at the end."""
    services: Services = app.state.services
    try:
        async with AsyncExitStack() as stack:
            await _start(services, stack)
            yield
    except TenkaError as error:
        app.state.failure = error  # `tenka serve` tells it; the web server would print a traceback
        raise
    except Exception:
        log.exception("the server did not start or stop as it should")
        raise


async def _start(services: Services, stack: AsyncExitStack) -> None:
    """Start the parts; they are stopped in turn, the last one first."""
    await stack.enter_async_context(services.store)
    stack.enter_context(kept_errors(services.settings.data))
    await services.bus.open()
    stack.push_async_callback(services.bus.close)
    await services.nodes.start()  # before anything is read that others may change meanwhile
    stack.push_async_callback(services.nodes.stop)
    await services.identity.open()
    await services.bans.open()
    await services.admission.open()
    stack.callback(services.accounts.close)
    await services.bots.start()
    stack.push_async_callback(services.bots.stop)
    if services.remote_bots is not None:
        await services.remote_bots.start()
        stack.push_async_callback(services.remote_bots.stop)
    stack.push_async_callback(services.replays.stop)
    _check_substitute(services)
    await _join_the_others(services, stack)
    await services.lobby.start()
    for part in (services.shared_tables, services.shared_limits):
        if part is not None:
            await part.start()
            stack.push_async_callback(part.stop)
    stack.push_async_callback(services.stop_play)
    # Who comes is not kept waiting until the last of many games is there.
    stack.callback(asyncio.create_task(_take_up_games(services)).cancel)
    await services.notifier.start()
    stack.push_async_callback(services.notifier.stop)
    await services.analyses.start()
    stack.push_async_callback(services.analyses.stop)
    for work in (
        services.heartbeat.run(),
        services.retention.run(),
        services.rating_watch.run(),
        services.owner_notices.run(),
        services.matchmaker.run(),
        services.tournament_runner.run(),
    ):
        stack.callback(asyncio.create_task(work).cancel)
    stack.callback(services.store_probe.stop)
    services.open_door()
    services.ready = True
    log.info("started")
    stack.callback(log.info, "stopping")


async def _join_the_others(services: Services, stack: AsyncExitStack) -> None:
    """Where several servers share a database, they must hear of each other."""
    if services.lease is not None:
        await services.lease.take()
        stack.push_async_callback(services.lease.end)
    elif not services.store.on_disk:
        roll = await services.store.nodes.roll()
        if any(node.until > roll.now for node in roll.nodes):
            raise BadSetting(
                "other servers share this database: set TENKA_BUS_URL as they have it, so that "
                "they hear of each other"
            )


async def _take_up_games(services: Services) -> None:
    while True:
        try:
            await services.lobby.take_up()
        except Exception:
            log.exception("not all games were taken up; it is tried again")
            await asyncio.sleep(HEARTBEAT)
        else:
            return


def _check_substitute(services: Services) -> None:
    """A level that nobody knows is told when the server starts, not when somebody leaves."""
    levels = {bot for id in game_ids() for bot in services.bots.of(id)}
    if (name := services.settings.substitute) not in levels:
        raise BadSetting(f"TENKA_SUBSTITUTE={name}; allowed: {', '.join(sorted(levels))}")
