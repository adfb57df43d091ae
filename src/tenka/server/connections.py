"""What a connection may cost: time to send its request and to read its answer, room for its
headers, and a place among those from its address and among all.

uvicorn knows no such limits, so these are its protocols with a watch over them. Whoever is late is
cut off, and files are kept back for the database and the bots.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tenka.server.api.error_answers import body_of, headers_of, status_of
from tenka.server.errors import HeadersTooLarge, Refusal, TooMany, TooSlow, Unavailable
from tenka.server.ops.file_limit import none_left, room_for_connections
from tenka.server.ops.logs import SELDOM
from tenka.server.people.limits import network_of
from tenka.server.settings import Settings

LOOK = 1.0  # seconds from one look at all connections to the next
SLOW = 20.0  # seconds that a client may leave unread what it was sent
HEAD_LIMIT = 1 << 16  # bytes that a request may have before its body

log = logging.getLogger(__name__)


class Connections:
    """All connections of a server. Those of proxies are not counted by their address: they speak
    for many, who are told apart later."""

    def __init__(self, settings: Settings, is_proxy: Callable[[str], bool]) -> None:
        self.request_time = settings.request_time
        self._each = settings.connections
        self._all = room_for_connections(settings.bot_workers)
        self._is_proxy = is_proxy
        self._open: set[WatchedHttp | WatchedSocket] = set()
        self._from: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def http(self, **given: Any) -> "WatchedHttp":
        """The protocol of a new connection, for uvicorn."""
        return WatchedHttp(self, **given)

    def socket(self, **given: Any) -> "WatchedSocket":
        """The protocol of a connection that becomes a socket, for uvicorn."""
        return WatchedSocket(self, **given)

    def enter(self, connection: "WatchedHttp") -> None:
        """There is a new one; a Refusal if it cannot be taken."""
        if len(self._open) >= self._all:
            log.error("all %d connections are taken", self._all, extra=SELDOM)
            raise Unavailable("too many people are here just now; try again in a moment")
        network = self._network(connection)
        if network is not None:
            if self._each and self._from[network] >= self._each:
                log.warning("%d connections from %s", self._each, network, extra=SELDOM)
                raise TooMany(
                    f"there are {self._each} connections from your address; close some of them"
                )
            self._from[network] += 1
        self._open.add(connection)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LOOK, self._look)

    def upgrade(self, before: "WatchedHttp", after: "WatchedSocket") -> None:
        """One has become a socket."""
        self._open.discard(before)
        self._open.add(after)

    def leave(self, connection: "WatchedHttp | WatchedSocket") -> None:
        """One is gone; those that were refused were never here."""
        if connection not in self._open:
            return
        self._open.discard(connection)
        network = self._network(connection)
        if network is not None:
            self._from[network] -= 1
            if not self._from[network]:
                del self._from[network]

    def _network(self, connection: "WatchedHttp | WatchedSocket") -> str | None:
        host = connection.client[0] if connection.client else None
        return None if host is None or self._is_proxy(host) else network_of(host)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in list(self._open):
            closing = connection.transport.is_closing()
            if connection.read_by is None and closing:
                connection.read_by = now + SLOW  # what is left to be sent
            elif connection.read_by is not None and connection.read_by <= now:
                connection.transport.abort()
            elif connection.arrives_by is not None and connection.arrives_by <= now and not closing:
                connection.is_late(now)
        if none_left():
            log.error("no file can be opened: who comes is turned away", extra=SELDOM)
        self._timer = loop.call_later(LOOK, self._look) if self._open else None


class WatchedHttp(HttpToolsProtocol):
    """A connection for requests, one after the other."""

    def __init__(self, watch: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.watch = watch
        self.arrives_by: float | None = None  # when the request that it sends has to be here
        self.read_by: float | None = None  # when what we sent has to be read
        self._in_head = True
        self._head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()
        try:
            self.watch.enter(self)
        except Refusal as error:
            self._refuse(error)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.watch.leave(self)

    def data_received(self, data: bytes) -> None:
        self._expect()  # also of bytes that are the beginning of nothing
        super().data_received(data)
        if self._in_head:
            self._head_size += len(data)
            if self._head_size > HEAD_LIMIT:
                self._refuse(HeadersTooLarge(f"headers have {HEAD_LIMIT} bytes at most"))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()
        self._in_head = True
        self._head_size = 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.arrives_by = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.watch.upgrade(self, cast(WatchedSocket, self.transport.get_protocol()))
        # The parser and we hold each other: left alone, both would wait for the collector.
        self.parser = self.scope = self.cycle = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_by = self.loop.time() + SLOW

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_by = None

    def is_late(self, now: float) -> None:
        """The request is not here in time."""
        answered = self.cycle is None or self.cycle.response_complete
        if self.flow.read_paused or (self._in_head and not answered):
            self.arrives_by = now + self.watch.request_time  # it is we who have not read on
        elif answered or not self.cycle.response_started:
            self._refuse(TooSlow("the request did not arrive in time"))
        else:
            self.transport.close()

    def _expect(self) -> None:
        if self.arrives_by is None:
            self.arrives_by = self.loop.time() + self.watch.request_time

    def _refuse(self, error: Refusal) -> None:
        """Say why, and hang up."""
        body = json.dumps(body_of(error)).encode()
        headers = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "connection": "close",
            **headers_of(error),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.transport.write(STATUS_LINE[status_of(error)] + head.encode() + b"\r\n" + body)
        self.transport.close()


class WatchedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket; uvicorn's pings see whether somebody is there."""

    arrives_by = None

    def __init__(self, watch: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.watch = watch
        self.read_by: float | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.watch.leave(self)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_by = self.loop.time() + SLOW

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_by = None

    def start_keepalive(self) -> None:
        """It is open: nobody will ask how it came to be, and there are many."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        del self.request, self.response, self.scope
