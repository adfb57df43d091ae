"""The gate: what a request must be before any route sees it, and the headers of every answer.

Plain ASGI, for requests and sockets alike: pages of other sites make nobody's browser act here, no
body is larger than the limit, no address asks too often or too much at once.
"""

import asyncio
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenka.core.errors import TenkaError
from tenka.server.api.costs import cost_of_reading
from tenka.server.api.error_answers import body_of, headers_of, status_of
from tenka.server.api.pages import lost
from tenka.server.errors import ForeignOrigin, Refusal, Stopping, TooLarge, TooMany
from tenka.server.people.bans import Banned
from tenka.server.people.limits import Place, network_of
from tenka.server.people.turns import Turns
from tenka.server.services import Services
from tenka.server.settings import Settings, origin_of

PAUSE = 1.0  # seconds that who is refused again and again waits to hear it
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
# Probes are asked at a steady pace, and must be answered on a busy day most of all.
PROBES = frozenset(("/healthz", "/readyz", "/metrics"))

# Open to those who are shut out, too; the host must not lock himself out, and the page that says
# so is made of assets.
ALIVE = "/healthz"
FOR_THE_HOST = "/api/admin/"
ASSETS = "/assets/"

_SOURCES = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # a board places its pieces by style attributes
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = "max-age=31536000"


def policy(**changes: str) -> str:
    """A Content-Security-Policy; `style_src="'self' 'unsafe-inline'"` changes a part of ours."""
    sources = {**_SOURCES, **{name.replace("_", "-"): what for name, what in changes.items()}}
    return "; ".join(f"{name} {what}" for name, what in sources.items())


def answer_to(error: TenkaError) -> JSONResponse:
    """The answer to a request that is refused."""
    return JSONResponse(body_of(error), status_of(error), headers_of(error))


def _refused(error: Refusal, scope: Scope) -> Response:
    """The same; to somebody who is shut out the page says it itself, in his language."""
    if isinstance(error, Banned) and scope["type"] == "http":
        return lost(Request(scope), error.status) or answer_to(error)
    return answer_to(error)


class SafeHeaders:
    """Adds the headers that make browsers careful, unless a route has set its own, and the cookie
    that a route may have asked for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        headers = {
            **HEADERS,
            "Content-Security-Policy": policy(),
            "Cache-Control": "no-store",
            **({"Strict-Transport-Security": HSTS} if settings.secure else {}),
        }
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def careful(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = message.get("headers", [])
                names = {name.lower() for name, _ in given}
                added = [header for header in self.headers if header[0] not in names]
                cookie = scope.get("state", {}).get("set_cookie")
                if cookie is not None:
                    added.append((b"set-cookie", cookie.encode()))
                message = {**message, "headers": [*given, *added]}
            await send(message)

        await self.app(scope, receive, careful)


class Gate:
    """Lets only fit requests through: rate, origin, size; those of an address in turn."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.origins = Origins(services.settings)
        self.shares = services.shares
        self.turns = Turns(self.shares)
        self.pause = PAUSE

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client, limits = scope.get("client"), self.services.limits
        address = client[0] if client else None

        async def slowly(message: Message) -> None:
            if message.get("status") == TooMany.status and limits.refused_often(address):
                await asyncio.sleep(self.pause)
            await send(message)

        if not self.shares.limited:
            await self._answer(scope, receive, send)
        elif scope["path"] in PROBES:
            await self._answer(scope, receive, slowly)
        else:
            whose = network_of(address)
            async with self.turns.of(whose):
                await self.shares.counted(whose, self._answer(scope, receive, slowly))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            place = self._admitted(scope)
        except Refusal as error:
            await _refused(error, scope)(scope, receive, send)
            return
        with place:
            await self._pass_on(scope, receive, send)

    def _admitted(self, scope: Scope) -> Place:
        """The place of this request among those from its address; a socket takes one when it is
        known whose it is."""
        headers = Headers(scope=scope)
        limits = self.services.limits
        client = scope.get("client")
        address = client[0] if client else None
        if scope["path"] != ALIVE and not scope["path"].startswith((FOR_THE_HOST, ASSETS)):
            self.services.bans.check_address(address)
        if scope["path"] in PROBES:
            limits.probe(address)
        else:
            if self.services.stopping:
                raise Stopping("the server is stopping; try again soon")
            limits.address(address)
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            self.origins.check(headers)
        free = scope["type"] == "websocket" or scope["path"] in PROBES
        return Place() if free else limits.request(address)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            limit = self.services.settings.body_limit
            client = scope.get("client")
            try:
                whole, size = await with_body(Headers(scope=scope), receive, limit)
                cost = cost_of_reading(size)
                self.services.limits.address(client[0] if client else None, cost)
            except (TooLarge, TooMany) as error:
                await answer_to(error)(scope, receive, send)
                return
            if whole is None:
                return
            receive = whole
        await self.app(scope, receive, send)


class Origins:
    """May the page that sends a request use this server?"""

    def __init__(self, settings: Settings) -> None:
        self.known = settings.known_origins
        # Reached from elsewhere, and nobody has said by which name: any name may be ours.
        self.any_host = not self.known and not is_loopback(settings.host)

    def check(self, headers: Headers) -> None:
        """ForeignOrigin, if the request comes from another site's page.

        Browsers name the origin of whatever changes something and of every socket; a request that
        names none is not a browser's. A token is never sent by a browser on its own.
        """
        if headers.get("authorization", "").casefold().startswith("bearer "):
            return
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") in ("same-origin", "none"):
                return
        elif origin in self.known or self._is_same(origin, headers.get("host", "")):
            return
        raise ForeignOrigin(
            "the page that sent this is not of this server; whoever runs it may allow it by "
            "TENKA_URL or TENKA_ORIGINS"
        )

    def _is_same(self, origin: str, host: str) -> bool:
        # By host alone: behind a proxy the scheme may be another one.
        own = origin_of(f"{origin.partition('://')[0]}://{host}")
        if own is None or origin_of(origin) != own:
            return False
        # A name that an attacker points at this machine is not ours, though the browser sends it.
        return self.any_host or _is_no_domain(urlsplit(own).hostname or "")


def _is_no_domain(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
    return True


def is_loopback(host: str) -> bool:
    """Is it an address that only this machine reaches?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


async def with_body(headers: Headers, receive: Receive, limit: int) -> tuple[Receive | None, int]:
    """Read the body before any route sees it, and how many bytes it has; TooLarge, if it is larger
    than the limit. None: the client has gone before all of it was here."""
    length = headers.get("content-length")
    if length is None and "transfer-encoding" not in headers:
        return receive, 0
    if length is not None and length.isdecimal() and int(length) > limit:
        raise TooLarge(f"a request has {limit} bytes at most, not {length}")
    body = bytearray()
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return None, len(body)
        body += message.get("body", b"")
        if len(body) > limit:
            raise TooLarge(f"a request has {limit} bytes at most")
        more = message.get("more_body", False)
    whole = {"type": "http.request", "body": bytes(body), "more_body": False}
    return _once(whole, receive), len(body)


def _once(message: Message, receive: Receive) -> Receive:
    waiting = [message]

    async def replayed() -> Message:
        return waiting.pop() if waiting else await receive()

    return replayed
