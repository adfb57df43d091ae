"""Watching requests: an id and a line in the log for each, its time for the figures, and the last
net under errors that nobody expected."""

import logging
import secrets
import time
from asyncio import CancelledError
from random import Random
from typing import Any

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenka.server.api.error_answers import INTERNAL_ERROR, told
from tenka.server.api.security import answer_to
from tenka.server.errors import Stopping
from tenka.server.ops.logs import access
from tenka.server.ops.metrics import Metrics

# Who is refused so may mean no good: the log says where that came from.
REFUSED = frozenset((401, 403, 413, 429))
STOPPING = Stopping("the server is stopping; send the same again soon")
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))

log = logging.getLogger(__name__)


class RequestLog:
    """Around all routes: gives each request an id, measures and logs it, and answers with the id
    alone where an error got through."""

    def __init__(self, app: ASGIApp, metrics: Metrics, addresses: bool) -> None:
        self.app = app
        self.addresses = addresses
        self.metrics = metrics
        self._ids = Random(secrets.randbits(64))  # the system's own chance costs ten times as much

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = f"{self._ids.getrandbits(64):016x}"
        state = scope.setdefault("state", {})
        state["request_id"] = id
        status = 0
        began = time.perf_counter()

        async def observed(message: Message) -> None:
            nonlocal status
            kind = message["type"]
            if kind in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif kind == "websocket.accept":
                status = 101
            if kind.endswith(".start") or kind == "websocket.accept":
                named = (b"x-request-id", id.encode())
                message["headers"] = [*message.get("headers", ()), named]
            await send(message)

        try:
            await self.app(scope, receive, observed)
        except CancelledError:  # the server stops, and waits no longer
            if scope["type"] == "http" and status == 0:
                await answer_to(STOPPING)(scope, receive, observed)
            raise
        except Exception:
            log.exception("error in a request", extra={"fields": {"request_id": id}})
            await _apologize(scope, receive, observed, status, id)
            status = status if scope["type"] == "websocket" and status else 500
        finally:
            self._note(scope, status, time.perf_counter() - began, id)

    def _note(self, scope: Scope, status: int, seconds: float, id: str) -> None:
        method = scope.get("method", "SOCKET")
        route = route_of(scope)
        if scope["type"] == "http":
            label = method if method in METHODS else "other"
            self.metrics.requests.labels(label, route, str(status)).observe(seconds)
        if access.isEnabledFor(logging.INFO):
            fields: dict[str, Any] = {
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "request_id": id,
            }
            if self.addresses and status in REFUSED and scope.get("client"):
                fields["address"] = scope["client"][0]
            access.handle(
                # Where in the code it was said is looked for by `info`, and no line tells it.
                access.makeRecord(
                    access.name, logging.INFO, "", 0, "request", (), None, extra={"fields": fields}
                )
            )


def route_of(scope: Scope) -> str:
    """The route as it was declared: what stands in its places may be secret, and is many."""
    return str(getattr(scope.get("route"), "path", "(none)"))


async def _apologize(scope: Scope, receive: Receive, send: Send, status: int, id: str) -> None:
    """Say that it was our fault, if there is still a way to say something."""
    if status == 0:
        message = f"this is our fault, not yours; if you report it, name the number {id}"
        answer = JSONResponse({**told("ServerError", message), "id": id}, 500)
        await answer(scope, receive, send)
    elif scope["type"] == "websocket":
        try:
            await send({"type": "websocket.close", "code": INTERNAL_ERROR, "reason": id})
        except Exception:  # it was closed before
            log.debug("the socket was gone", extra={"fields": {"request_id": id}})
    else:
        raise RuntimeError("the answer broke off")  # so that the server cuts the connection
