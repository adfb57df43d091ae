"""Watching the server: figures for Prometheus, a line in the log for each request, request ids,
and the last net under errors that nobody expected."""

import logging
import secrets
import time
from collections.abc import Iterable
from random import Random

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tenka.server.api.error_answers import INTERNAL_ERROR, told
from tenka.server.bots.pool import BotPool
from tenka.server.ops.logs import access
from tenka.server.store import Store

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

log = logging.getLogger(__name__)


class Metrics:
    """The figures of one app, in a registry of its own."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "tenka_request_seconds",
            "Time to answer requests",
            ["method", "route", "status"],
            buckets=FAST,
            registry=self.registry,
        )
        self.tables = Gauge("tenka_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("tenka_sockets", "Open sockets", registry=self.registry)
        self.streams = Gauge("tenka_streams", "Open event streams", registry=self.registry)
        self.moves = Counter("tenka_moves", "Moves played", ["game"], registry=self.registry)
        self.move_seconds = Histogram(
            "tenka_move_seconds",
            "Time from a move's arrival until it is durable",
            buckets=FAST,
            registry=self.registry,
        )
        self.registry.register(Counted(store, bots))

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self.registry)


class Counted(Collector):
    """What the bots and the store have counted themselves."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store = store
        self.bots = bots

    def collect(self) -> Iterable[Metric]:
        bots, writer = self.bots, self.store.writer
        yield GaugeMetricFamily("tenka_bot_waiting", "Moves that wait for a bot", bots.waiting)
        for name, meaning, value in (
            ("tenka_bot_moves", "Moves that bots were asked for", bots.asked),
            ("tenka_bot_failures", "Answers of bots that did not come", bots.failed),
            ("tenka_bot_stalls", "Bots that took too long", bots.stalled),
            ("tenka_bot_restarts", "Bot processes started anew", bots.replaced),
            ("tenka_bot_seconds", "Time that bots have spent", bots.seconds),
            ("tenka_store_writes", "Writes that are durable", writer.writes),
            ("tenka_store_commits", "Commits, of one or more writes each", writer.commits),
            ("tenka_store_conflicts", "Writes refused for what was stored", writer.conflicts),
            ("tenka_store_failures", "Writes that the database refused", writer.failures),
        ):
            yield CounterMetricFamily(name, meaning, value)


class Observer:
    """Around all routes: gives each request an id, measures and logs it, and answers with the id
    alone where an error got through."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
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
                MutableHeaders(scope=message)["X-Request-Id"] = id
            await send(message)

        try:
            await self.app(scope, receive, observed)
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
            fields = {
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "request_id": id,
            }
            access.info("request", extra={"fields": fields})


METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


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
