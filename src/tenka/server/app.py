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
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket, WebSocketState

from tenka.core.errors import TenkaError
from tenka.games import game_ids
from tenka.server import api
from tenka.server.api.error_answers import POLICY_VIOLATION, reason_of, told
from tenka.server.api.handover import App
from tenka.server.api.head import HeadAsGet
from tenka.server.api.openapi import Error, describe
from tenka.server.api.pages import lost
from tenka.server.api.request_log import RequestLog
from tenka.server.api.security import Gate, SafeHeaders, answer_to
from tenka.server.bots.pool import BotPool
from tenka.server.notify.setup import notifier_of
from tenka.server.ops.heartbeat import Heartbeat
from tenka.server.ops.logs import kept_errors
from tenka.server.ops.metrics import Metrics
from tenka.server.ops.retention import Retention
from tenka.server.ops.store_probe import StoreProbe
from tenka.server.people.accounts import Accounts
from tenka.server.people.addresses import Addresses
from tenka.server.people.admission import Admission
from tenka.server.people.bans import Bans
from tenka.server.people.identity import Identity
from tenka.server.people.limits import Limits
from tenka.server.people.passwords import Passwords
from tenka.server.services import Services
from tenka.server.settings import BadSetting, Settings
from tenka.server.store import Store
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.timers import LoopTimers

# It would send the words of errors elsewhere, on a machine where others have set it up.
NO_TELEMETRY: TelemetryConfig = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "auto_configure": False,
}

log = logging.getLogger(__name__)


def create_app(
    settings: Settings,
    *,
    now: Callable[[], float] | None = None,
    new_id: Callable[[], str] = lambda: secrets.token_urlsafe(9),
    chance: Random | None = None,
    store: Store | None = None,
    bots: BotPool | None = None,
    lobby: Callable[[Services], Lobby] | None = None,
) -> FastAPI:
    """A server; what is not given is made from the settings. `lobby` makes the part that holds the
    tables: its `start()` is awaited before the first request, its `stop()` before sockets are
    cut."""
    now = now or steady_clock()
    store = store or Store(settings.data)
    bots = bots or BotPool(settings.bot_workers, settings.bot_budget)
    bans = Bans(store, now)
    identity = Identity(store, now, new_id, bans, secure=settings.secure, chance=chance)
    admission = Admission(store, settings, now, new_id)
    limits = Limits(settings, now)
    services = Services(
        settings=settings,
        store=store,
        bots=bots,
        identity=identity,
        admission=admission,
        accounts=Accounts(identity, admission, limits, Passwords()),
        bans=bans,
        addresses=Addresses(store, settings, now),
        limits=limits,
        metrics=Metrics(store, bots),
        store_probe=StoreProbe(store, settings.data),
        now=now,
        new_id=new_id,
    )
    services.notifier = notifier_of(settings, store, identity, now, lambda: services.lobby)
    services.lobby = (lobby or open_lobby)(services)
    services.heartbeat = Heartbeat(services.beat)
    services.retention = Retention(
        settings, store, now, services.lobby.in_memory, identity.are_gone
    )
    services.metrics.tables.set_function(lambda: len(services.lobby))
    app = App(
        title="Tenka",
        lifespan=_lifespan,
        docs_url=None,  # that page loads scripts from elsewhere; api/docs.py has ours
        redoc_url=None,
        openapi_url=None,  # it would be made where moves are made
        telemetry=NO_TELEMETRY,
        responses={"4XX": {"model": Error, "description": "refused; the body says why"}},
        middleware=[
            Middleware(SafeHeaders, settings=settings),
            Middleware(RequestLog, metrics=services.metrics, addresses=settings.keep_addresses > 0),
            Middleware(Gate, services=services),
            Middleware(HeadAsGet),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.services = services
    modules = [import_module(f"{api.__name__}.{each.name}") for each in iter_modules(api.__path__)]
    for module in modules:
        if hasattr(module, "router"):
            app.include_router(module.router)
    app.router.routes[:0] = [cut for each in modules for cut in getattr(each, "SHORT_CUTS", ())]
    describe(app, [schema for module in modules for schema in getattr(module, "SCHEMAS", ())])
    return app


def steady_clock() -> Callable[[], float]:
    """Seconds since the epoch, by a clock that nobody sets: a wall clock that is put right must not
    take anybody's time, nor keep a window open."""
    start = time.time() - time.monotonic()
    return lambda: start + time.monotonic()


def open_lobby(services: Services) -> Lobby:
    """The tables, with secrets and seeds that nobody can guess."""
    metrics = services.metrics

    def moved(game: str, seconds: float) -> None:
        metrics.moves.labels(game).inc()
        metrics.move_seconds.observe(seconds)

    table_services = TableServices(
        store=services.store,
        timers=LoopTimers(services.now),
        bots=services.bots,
        new_id=services.new_id,
        new_secret=lambda: secrets.token_bytes(32),
        new_seed=lambda: secrets.randbits(62),
        substitute=services.settings.substitute,
        moved=moved,
        owed=services.notifier.owed,
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
    await services.identity.open()
    await services.bans.open()
    await services.admission.open()
    stack.callback(services.accounts.close)
    await services.bots.start()
    stack.push_async_callback(services.bots.stop)
    _check_substitute(services)
    await services.lobby.start()
    stack.push_async_callback(services.stop_play)
    await services.notifier.start()
    stack.push_async_callback(services.notifier.stop)
    for work in (services.heartbeat.run(), services.retention.run()):
        stack.callback(asyncio.create_task(work).cancel)
    services.ready = True
    log.info("started")
    stack.callback(log.info, "stopping")


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
    return answer_to(error)


async def _invalid(request: Request, error: Exception) -> Response:
    """A request that is not of the form that the OpenAPI description gives it."""
    assert isinstance(error, RequestValidationError)
    wrong = [
        f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()
    ]
    return JSONResponse(told("BadRequest", "; ".join(wrong[:5])), 422)


async def _plain(request: Request, error: Exception) -> Response:
    """What the framework refuses itself: no such address, no such method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := lost(request)) is not None:
        return page
    kinds = {404: "NotFound", 405: "NotAllowed"}
    kind = kinds.get(error.status_code, "BadRequest")
    return JSONResponse(told(kind, str(error.detail)), error.status_code, error.headers)


HANDLERS: dict[Any, Any] = {
    TenkaError: _refused,
    RequestValidationError: _invalid,
    HTTPException: _plain,
}
