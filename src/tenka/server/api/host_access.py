"""Routes for those who look after the server: the host, by the token in the data directory, and the
owners that the host has named, by their cookies."""

import hmac
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tenka.server.api.dependencies import is_owner
from tenka.server.api.proxies import is_by_browser, is_local, is_told, proxy_of, signs_of
from tenka.server.errors import NotYours, OnlyTheHost, UnknownProxy
from tenka.server.services import Services
from tenka.server.store import Person

MOST = 300  # signs of what was asked for that are noted

log = logging.getLogger(__name__)


class Guarded(APIRoute):
    """A route that is not there for anybody else, whatever they send."""

    noted = True  # in the log
    by_any_proxy = False

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            use: Services = request.app.state.services
            request.state.by_host = _by_host(request, use)
            owner = None if request.state.by_host else await _owner(request, use)
            if not request.state.by_host and owner is None:
                raise HTTPException(404)
            if not self.by_any_proxy:
                _check_proxy(request)
            answer = await handle(request)
            if self.noted and request.method != "GET":
                await _note(request, "the host" if owner is None else owner.name)
            return answer

        return guarded


def admin_router(route_class: type[Guarded] = Guarded) -> APIRouter:
    """Routes that are for them alone."""
    return APIRouter(prefix="/api/admin", include_in_schema=False, route_class=route_class)


def check_power(request: Request, person: Person) -> None:
    """OnlyTheHost, if an owner wants to do something to an owner: that is the host's to do."""
    if person.owner and not request.state.by_host:
        raise OnlyTheHost("only the host may do this to an owner, by tenka admin")


def check_host(request: Request) -> None:
    """OnlyTheHost, for all but the host."""
    if not request.state.by_host:
        raise OnlyTheHost("only the host may do this, by tenka admin")


def _by_host(request: Request, use: Services) -> bool:
    shown = request.headers.get("authorization", "")
    if not hmac.compare_digest(shown.encode(), f"Bearer {use.admin_token}".encode()):
        return False
    if not is_local(request):
        raise NotYours("tenka admin has to run on the server's machine, with no proxy in between")
    if is_by_browser(request):
        raise NotYours("this key is for tenka admin, not for a browser")
    return True


def _check_proxy(request: Request) -> None:
    """UnknownProxy, if nobody knows who asks: anybody may be behind a proxy that does not tell."""
    signs = ", ".join(signs_of(request))
    if not signs or is_told(request):
        return
    if (proxy := proxy_of(request)) is not None:
        raise UnknownProxy(
            f"the proxy {proxy} does not tell who asks: have it send X-Forwarded-For"
        )
    peer = "ADDRESS" if request.client is None else request.client.host
    raise UnknownProxy(f"this came by a proxy ({signs}): name it, as TENKA_PROXIES={peer}")


async def _owner(request: Request, use: Services) -> Person | None:
    """The owner who asks."""
    if "authorization" in request.headers:
        return None
    known = await use.identity.known(request)
    if known is None or not is_owner(known, use):
        return None
    use.limits.person(known.person.id)
    await use.second_factors.check_session(known)
    return known.person


async def _note(request: Request, who: str) -> None:
    """Who has done what to whom; secrets are in the answers, not in what is asked for."""
    what = request.url.path.removeprefix("/api/admin/")
    asked = (await request.body()).decode(errors="replace")[:MOST]
    log.info("looked after: %s", what, extra={"fields": {"by": who, "asked": asked}})
