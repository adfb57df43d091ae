"""For those who look after the server: what a proxy makes of requests, as their browser and the
server see it together. Any proxy may be in between, so that one that is wrong can be put right."""

import asyncio
from collections.abc import AsyncIterator
from ipaddress import ip_address
from typing import Annotated, Literal

from fastapi import Query
from pydantic import BaseModel, Field
from starlette.requests import Request
from starlette.responses import StreamingResponse

from tenka.server.api.dependencies import address_of
from tenka.server.api.host_access import Guarded, admin_router
from tenka.server.api.proxies import is_told, proxy_of, signs_of
from tenka.server.services import Use

# An address that nobody has. The page says that it comes from there, in X-Forwarded-For: a proxy
# must not let that through.
FORGED = "192.0.2.99"
SILENCE = 16.0  # seconds: longer than a stream of ours is silent


class OpenGuarded(Guarded):
    """For a trial: a proxy that nobody knows may be in between, and the log need not say so."""

    noted = False
    by_any_proxy = True


router = admin_router(OpenGuarded)


class SeenView(BaseModel):
    """A request as the server sees it."""

    address: str | None = Field(description="where it comes from, as far as that is known")
    kind: Literal["machine", "private", "public"]
    signs: list[str] = Field(description="by what it shows that it came by a proxy")
    named: bool = Field(description="the proxy is one of TENKA_PROXIES")
    told: bool = Field(description="and has told whose request it is")
    forged: bool = Field(description="what the browser itself said of its address is believed")
    https: bool
    host: str
    origin: str = Field(description="TENKA_URL; empty: it is not set")
    body_limit: int


class ArrivedView(BaseModel):
    """So much of a body has come."""

    bytes: int


SCHEMAS = (SeenView, ArrivedView)


@router.get("/proxy")
async def seen(request: Request, use: Use) -> SeenView:
    """How this request looks from here."""
    address = address_of(request)
    return SeenView(
        address=address,
        kind=_kind(address),
        signs=signs_of(request),
        named=proxy_of(request) is not None,
        told=is_told(request),
        forged=address == FORGED,
        https=request.url.scheme == "https",
        host=request.headers.get("host", ""),
        origin=use.settings.url.rstrip("/"),
        body_limit=use.settings.body_limit,
    )


@router.get("/proxy/stream")
async def stream(silence: Annotated[float, Query(ge=0, le=SILENCE)] = SILENCE) -> StreamingResponse:
    """A line at once, then silence, then another line."""
    return StreamingResponse(_lines(silence), media_type="application/x-ndjson")


@router.post("/proxy/body")
async def body(request: Request) -> ArrivedView:
    """How much of it came through."""
    return ArrivedView(bytes=len(await request.body()))


async def _lines(silence: float) -> AsyncIterator[bytes]:
    yield b"1\n"
    await asyncio.sleep(silence)
    yield b"2\n"


def _kind(address: str | None) -> Literal["machine", "private", "public"]:
    try:
        found = ip_address(address or "")
    except ValueError:
        return "private"  # a pipe, or a name that a proxy gave
    if found.is_loopback:
        return "machine"
    return "private" if found.is_private else "public"
