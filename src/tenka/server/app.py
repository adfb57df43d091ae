"""The app: `create_app(Settings.load())` is all there is to run.

Every module in `tenka.server.api` with a `router` is part of it; its `SCHEMAS`, if it has some, are
published beside those that the routes use, and its `SHORT_CUTS` are tried before all routes.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from types import ModuleType
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute
from starlette.websockets import WebSocket, WebSocketState

from tenka.core.errors import TenkaError
from tenka.games import game_ids
from tenka.server import api
from tenka.server.analyses.desk import AnalysisDesk
from tenka.server.api.bad_requests import UNREADABLE, words_of
from tenka.server.api.club_gate import ClubGate
from tenka.server.api.error_answers import (
    POLICY_VIOLATION,
    explained,
    headers_of,
    reason_of,
    status_of,
    told,
)
from tenka.server.api.handover import App
from tenka.server.api.head import HeadAsGet
from tenka.server.api.openapi import describe
from tenka.server.api.pages import lost
from tenka.server.api.request_log import RequestLog
from tenka.server.api.rule_sentences import language_of
from tenka.server.api.security import Gate, SafeHeaders
from tenka.server.bots.pool import BotPool
from tenka.server.bots.remote_bots import RemoteBots
from tenka.server.bus.contract import Bus
from tenka.server.bus.open_bus import bus_of
from tenka.server.nodes.all_nodes import AllNodes
from tenka.server.nodes.lease import Lease
from tenka.server.nodes.shared_limits import SharedLimits
from tenka.server.nodes.shared_tables import SharedTables
from tenka.server.notify.setup import notifier_of
from tenka.server.ops.clock_watch import ClockWatch
from tenka.server.ops.heartbeat import HEARTBEAT, Heartbeat
from tenka.server.ops.logs import kept_errors
from tenka.server.ops.metrics import Metrics
from tenka.server.ops.retention import Retention
from tenka.server.ops.steady_clock import SteadyClock
from tenka.server.ops.store_probe import StoreProbe
from tenka.server.pairing.matchmaker import Matchmaker
from tenka.server.people.accounts import Accounts
from tenka.server.people.addresses import Addresses
from tenka.server.people.admission import Admission
from tenka.server.people.bans import Bans
from tenka.server.people.clubs import Clubs
from tenka.server.people.contacts import Contacts
from tenka.server.people.identity import Identity
from tenka.server.people.limits import Limits
from tenka.server.people.passwords import Passwords
from tenka.server.services import Services
from tenka.server.settings import BadSetting, Settings
from tenka.server.store import Store
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.other_nodes import NoOthers
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.timers import LoopTimers
from tenka.server.tournaments.organiser import Organiser
from tenka.server.tournaments.overview import Overviews
from tenka.server.tournaments.runner import TournamentRunner

# It would send the words of errors elsewhere, on a machine where others have set it up.
NO_TELEMETRY: TelemetryConfig = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "auto_configure": False,
}

log = logging.getLogger(__name__)


def fresh_id() -> str:
    """An id that nobody guesses, and that no command line takes for an option."""
    found = secrets.token_urlsafe(9)
    return fresh_id() if found.startswith("-") else found


def create_app(
    settings: Settings,
    *,
    now: Callable[[], float] | None = None,
    wall: Callable[[], float] | None = None,
    new_id: Callable[[], str] = fresh_id,
    chance: Random | None = None,
    store: Store | None = None,
    bots: BotPool | None = None,
    bus: Bus | None = None,
    lobby: Callable[[Services], Lobby] | None = None,
) -> FastAPI:
    """A server; what is not given is made from the settings. `now` is the clock of the tables,
    `wall` the one by which we agree with others. `lobby` makes the part that holds the tables: its
    `start()` is awaited before the first request, its `stop()` before sockets are cut."""
    store = store or Store(settings.database, data=settings.data)
    shared = bool(settings.bus_urls) and not store.on_disk
    clock = SteadyClock()
    # The database's clock is put right again and again: where servers share one, all is by it.
    wall = wall or now or (clock if shared else time.time)
    now = now or clock
    bots = bots or BotPool(settings.bot_workers, settings.bot_budget)
    bus = bus or bus_of(settings)
    bans = Bans(store, now)
    identity = Identity(
        *(store, now, new_id, bans),
        secure=settings.secure,
        chance=chance,
        changed=lambda id: services.nodes.person_changed(id),
        revoked=lambda hash: services.nodes.token_revoked(hash),
    )
    admission = Admission(store, settings, now, new_id)
    limits = Limits(settings, now)
    remote_bots = RemoteBots(bus, bots) if settings.bus_urls else None
    services = Services(
        settings=settings,
        store=store,
        bots=bots,
        bus=bus,
        remote_bots=remote_bots,
        identity=identity,
        admission=admission,
        accounts=Accounts(identity, admission, limits, Passwords()),
        bans=bans,
        addresses=Addresses(store, settings, now),
        contacts=Contacts(store, identity, now),
        clubs=Clubs(store, now, new_id),
        limits=limits,
        metrics=Metrics(store, bots, remote_bots),
        store_probe=StoreProbe(store, settings.data if store.on_disk else None),
        analyses=AnalysisDesk(store, bus, now),
        now=now,
        new_id=new_id,
    )
    if shared:
        services.lease = Lease(store, now, clock.put_right)
        services.shared_tables = SharedTables(
            *(bus, store, services.lease, lambda: services.lobby),
            gone=lambda: services.notifier.owed(),
        )
        services.shared_limits = SharedLimits(bus, services.lease, limits)
    services.nodes = AllNodes(bus, bans, identity, admission, lambda: services.lobby)
    services.notifier = notifier_of(settings, store, identity, wall, lambda: services.lobby)
    services.lobby = (lobby or open_lobby)(services)
    services.clock_watch = ClockWatch(now, wall, services.notifier.owed)
    services.heartbeat = Heartbeat(services.beat)
    lease = services.lease

    def ours() -> bool:
        """Is this the server that does what one of them has to do?"""
        return lease is None or lease.first

    services.matchmaker = Matchmaker(store, lambda: services.lobby, now, settings.window, ours)
    services.tournament_runner = TournamentRunner(
        *(store, lambda: services.lobby, now, settings),
        wall=wall,
        ours=ours,
        told=services.notifier.owed,
    )
    services.tournaments = Organiser(
        *(store, lambda: services.lobby, services.tournament_runner, wall, new_id, settings)
    )
    services.tournament_overviews = Overviews(store, now)
    services.retention = Retention(
        *(settings, store, now, services.lobby.in_memory, identity.are_gone), ours=ours
    )
    services.metrics.tables.set_function(lambda: len(services.lobby))
    app = App(
        title="Tenka",
        lifespan=_lifespan,
        docs_url=None,  # that page loads scripts from elsewhere; api/docs.py has ours
        redoc_url=None,
        openapi_url=None,  # it would be made where moves are made
        telemetry=NO_TELEMETRY,
        middleware=[
            Middleware(SafeHeaders, settings=settings),
            Middleware(RequestLog, metrics=services.metrics, addresses=settings.keep_addresses > 0),
            Middleware(Gate, services=services),
            Middleware(HeadAsGet),
            Middleware(ClubGate, services=services),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.services = services
    app.router.routes[:] = _routes()
    describe(app, [schema for each in _modules() for schema in getattr(each, "SCHEMAS", ())])
    return app


@cache
def _modules() -> list[ModuleType]:
    return [import_module(f"{api.__name__}.{each.name}") for each in iter_modules(api.__path__)]


@cache
def _routes() -> list[BaseRoute]:
    """All in one list: FastAPI takes twice as long to find one in routers that it has included."""
    cuts = [cut for each in _modules() for cut in getattr(each, "SHORT_CUTS", ())]
    routers = [each.router for each in _modules() if hasattr(each, "router")]
    return [*cuts, *(route for router in routers for route in router.routes)]


def open_lobby(services: Services) -> Lobby:
    """The tables, with secrets and seeds that nobody can guess."""
    metrics = services.metrics

    def moved(game: str, seconds: float) -> None:
        metrics.moves.labels(game).inc()
        metrics.move_seconds.observe(seconds)

    table_services = TableServices(
        store=services.store,
        timers=LoopTimers(services.now),
        bots=services.remote_bots or services.bots,
        new_id=services.new_id,
        new_secret=lambda: secrets.token_bytes(32),
        new_seed=lambda: secrets.randbits(62),
        substitute=services.settings.substitute,
        moved=moved,
        owed=services.notifier.owed,
        others=services.shared_tables or NoOthers(),
        rated_bots=services.settings.rated_bots,
    )
    return Lobby(table_services)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
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
    lease = services.lease
    await services.analyses.start(lambda: lease is None or lease.first)
    stack.push_async_callback(services.analyses.stop)
    for work in (
        services.heartbeat.run(),
        services.retention.run(),
        services.matchmaker.run(),
        services.tournament_runner.run(),
    ):
        stack.callback(asyncio.create_task(work).cancel)
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


async def _refused(connection: Request | WebSocket, error: Exception) -> Response | None:
    assert isinstance(error, TenkaError)
    if isinstance(connection, WebSocket) and connection.application_state != (
        WebSocketState.CONNECTING
    ):
        if connection.application_state == WebSocketState.CONNECTED:
            await connection.close(POLICY_VIOLATION, reason_of(error))
        return None
    language = language_of(connection.headers.get("Accept-Language", ""))
    return JSONResponse(await explained(error, language), status_of(error), headers_of(error))


async def _invalid(request: Request, error: Exception) -> Response:
    """A request that is not of the form that the OpenAPI description gives it."""
    assert isinstance(error, RequestValidationError)
    words = words_of(error.errors(), request.headers.get("Content-Type", ""))
    return JSONResponse(told("BadRequest", words), 422)


async def _plain(request: Request, error: Exception) -> Response:
    """What the framework refuses itself: no such address, no such method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := lost(request)) is not None:
        return page
    if error.status_code == 400:  # the framework's own word for what follows
        return JSONResponse(told("BadRequest", UNREADABLE), 422)
    kinds = {404: "NotFound", 405: "NotAllowed"}
    kind = kinds.get(error.status_code, "BadRequest")
    return JSONResponse(told(kind, str(error.detail)), error.status_code, error.headers)


HANDLERS: dict[Any, Any] = {
    TenkaError: _refused,
    RequestValidationError: _invalid,
    HTTPException: _plain,
}
