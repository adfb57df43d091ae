"""For those who run the server: is it alive, is it ready, how is it doing?"""

import hmac

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenka.server.api.proxies import is_behind_proxy, is_local, signs_of
from tenka.server.errors import NotYours
from tenka.server.services import Services, Use

router = APIRouter(tags=["operations"])


class Health(BaseModel):
    """It answers."""

    status: str = "ok"


class Readiness(BaseModel):
    """Whether each part works."""

    ready: bool
    store: bool
    bots: bool
    heartbeat: bool
    stopping: bool


@router.get("/healthz")
async def health() -> Health:
    """Is the process alive?"""
    return Health()


@router.get("/readyz", responses={503: {"model": Readiness}})
async def readiness(use: Use) -> Response:
    """May people come? 503 when the store could not be read or written for several seconds, bots do
    not run, what has to be done every few seconds is not done, or it stops."""
    store, heartbeat = use.store_probe.works(), not use.heartbeat.late
    told = Readiness(
        ready=use.ready and store and heartbeat,
        store=store,
        bots=use.ready,
        heartbeat=heartbeat,
        stopping=use.stopping,
    )
    return JSONResponse(told.model_dump(), 200 if told.ready else 503)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, use: Use) -> Response:
    """Figures for Prometheus. Not for players: when a figure moves may tell who is thinking."""
    _check_watcher(request, use)
    return Response(use.metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _check_watcher(request: Request, use: Services) -> None:
    token = use.settings.metrics_token.get_secret_value()
    if token:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        if hmac.compare_digest(shown.encode(), token.encode()):
            return
    elif is_behind_proxy(use.settings):
        raise NotYours("behind a proxy figures are for who shows TENKA_METRICS_TOKEN; set it")
    elif is_local(request):
        return
    signs = ", ".join(signs_of(request))
    by = f" straight, and not by a proxy ({signs})" if signs else ""
    raise NotYours(f"figures are for this machine{by}, or for who shows TENKA_METRICS_TOKEN")
