"""What stands between people and the server: which proxies are believed, and by which signs a
request shows that it came by one."""

from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tenka.server.api.security import is_loopback
from tenka.server.settings import Settings

# Headers that only something on the way adds. Whoever sends one himself harms nobody but himself.
SIGNS = frozenset(
    (
        "cf-connecting-ip",
        "cf-ray",
        "client-ip",
        "do-connecting-ip",
        "fastly-client-ip",
        "fly-client-ip",
        "forwarded",
        "proxy-client-ip",
        "true-client-ip",
        "via",
        "wl-proxy-client-ip",
        "x-amzn-trace-id",
        "x-appengine-user-ip",
        "x-azure-clientip",
        "x-client-ip",
        "x-cluster-client-ip",
        "x-envoy-external-address",
        "x-forwarded",
        "x-host",
        "x-original-for",
        "x-original-host",
        "x-originating-ip",
        "x-proxyuser-ip",
        "x-real-ip",
        "x-remote-addr",
        "x-remote-ip",
        "x-request-start",
        "x-varnish",
    )
)
FORWARDED = "x-forwarded-"
BROWSERS = ("cookie", "origin", "sec-fetch-mode", "sec-fetch-site")  # no other program sends these


class Proxies:
    """Around the whole app: believes what the proxies that the host has named tell of those who
    come by them, and notes by which of them a request came."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._believing = ProxyHeadersMiddleware(cast(Any, app), list(settings.proxies))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and client[0] in self._believing.trusted_hosts:
            scope.setdefault("state", {})["proxy"] = client[0]
        await self._believing(cast(Any, scope), cast(Any, receive), cast(Any, send))


def named_proxies(settings: Settings) -> Callable[[str], bool]:
    """Is that address a proxy that the host has named?"""
    return ProxyHeadersMiddleware(
        cast(Any, None), list(settings.proxies)
    ).trusted_hosts.__contains__


def proxy_of(connection: HTTPConnection) -> str | None:
    """The named proxy by which a request came, if it came by one."""
    return cast(str | None, connection.scope.get("state", {}).get("proxy"))


def is_told(connection: HTTPConnection) -> bool:
    """Has a named proxy told whose request it is?"""
    told = connection.headers.get("x-forwarded-for", "")
    return proxy_of(connection) is not None and bool(told.strip())


def signs_of(connection: HTTPConnection) -> list[str]:
    """By what a request shows that it came by a proxy; nothing: it seems to come straight."""
    found = sorted(
        {name for name in connection.headers if name in SIGNS or name.startswith(FORWARDED)}
    )
    if connection.scope.get("http_version") == "1.0":
        found.append("HTTP/1.0")  # as nginx asks, unless it is told otherwise
    client = connection.client
    asked = _asked_host(connection)
    if client is not None and is_loopback(client.host) and not is_loopback(asked):
        found.append("host")  # who is on this machine asks for this machine
    return found


def is_local(connection: HTTPConnection) -> bool:
    """Does it come from a program on this machine, with nothing in between?"""
    client, own = connection.client, connection.scope.get("server")
    if client is None or signs_of(connection):
        return False
    if is_loopback(client.host):
        return True
    asked = _asked_host(connection)
    return own is not None and client.host == own[0] and (asked == own[0] or is_loopback(asked))


def is_by_browser(connection: HTTPConnection) -> bool:
    """Does a browser ask, and not a program of the host's?"""
    return any(name in connection.headers for name in BROWSERS)


def is_behind_proxy(settings: Settings) -> bool:
    """Has the host said that people come by a proxy? It may show no sign of itself: nginx asks as
    any program here does from version 1.29.7 on."""
    asked = urlsplit(settings.url).hostname
    return bool(settings.proxies) or (asked is not None and not is_loopback(asked))


def _asked_host(connection: HTTPConnection) -> str:
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""
