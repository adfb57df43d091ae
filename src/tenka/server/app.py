"""The app: `create_app(Settings.load())` is all there is to run.

Every module in `tenka.server.api` with a `router` is part of it; its `SCHEMAS`, if it has some, are
published beside those that the routes use, and its `SHORT_CUTS` are tried before all routes. A
`development_router` is there only where the settings say so.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Unpack

from fastapi import FastAPI
from fastapi.telemetry import TelemetryConfig
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from tenka.server import api
from tenka.server.api.club_gate import ClubGate
from tenka.server.api.error_handlers import HANDLERS
from tenka.server.api.handover import App
from tenka.server.api.head import HeadAsGet
from tenka.server.api.openapi import describe
from tenka.server.api.proxies import Proxies
from tenka.server.api.request_log import RequestLog
from tenka.server.api.revisions import Revisions
from tenka.server.api.security import Gate, SafeHeaders
from tenka.server.lifespan import lifespan
from tenka.server.make_services import Given, make_services
from tenka.server.settings import Settings

# It would send the words of errors elsewhere, on a machine where others have set it up.
NO_TELEMETRY: TelemetryConfig = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "auto_configure": False,
}


def create_app(settings: Settings, **given: Unpack[Given]) -> FastAPI:
    """A server; what is not given is made from the settings."""
    services = make_services(settings, **given)
    app = App(
        title="Tenka",
        lifespan=lifespan,
        docs_url=None,  # that page loads scripts from elsewhere; api/docs.py has ours
        redoc_url=None,
        openapi_url=None,  # it would be made where moves are made
        telemetry=NO_TELEMETRY,
        middleware=[
            Middleware(Proxies, settings=settings),
            Middleware(SafeHeaders, settings=settings),
            Middleware(RequestLog, metrics=services.metrics, addresses=settings.keep_addresses > 0),
            Middleware(Gate, services=services),
            Middleware(HeadAsGet),
            Middleware(ClubGate, services=services),
            Middleware(Revisions, services=services),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.services = services
    app.router.routes[:] = [*_routes(), *(_for_development() if settings.development else ())]
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


def _for_development() -> list[BaseRoute]:
    """Pages for those who build Tenka."""
    routers = [getattr(each, "development_router", None) for each in _modules()]
    return [route for router in routers if router is not None for route in router.routes]
