"""The bus of many servers: NATS.

Each connection is a client of its own, and we make the next one ourselves: so nothing that was
refused is sent later after all, whoever waits is told at once that the connection is lost, and what
closes a client for good, such as a password that was changed, does not close us.
"""

import asyncio
import logging
import ssl
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as ClientSubscription

from tenka.core.contract import Json
from tenka.server.bus.contract import (
    Answerer,
    BusAway,
    BusError,
    Gap,
    Handler,
    NoAnswer,
    NobodyThere,
    Subscription,
    check_subject,
    too_large,
)
from tenka.server.bus.receiving import Listener, Receiver, Responder, answer_of
from tenka.server.bus.wire import encoded

CONNECTING = 3.0  # seconds that a server has to take us
CLOSING = 1.0
CONFIRMING = 5  # seconds in which it confirms what it was sent
PING, PINGS = 2, 2  # a server that leaves so many pings, seconds apart, unanswered is away
FIRST_RETRY, LAST_RETRY = 0.1, 2.0
NOT_CONNECTED = "the bus is away; it is tried again"

log = logging.getLogger(__name__)

T = TypeVar("T")


class Connection(Client):
    """A client that is connected once. It says when that is over, also where closing fails, and
    tells no password to a server that cannot be trusted: by tls:// it is told in TLS alone."""

    def __init__(self) -> None:
        super().__init__()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.why: Exception | None = None  # the last thing that went wrong

    async def failed(self, error: Exception) -> None:
        self.why = error

    async def confirmed(self) -> None:
        """Wait until the server has all that was sent. A ping alone would overtake it."""
        await self._flush_pending(force_flush=True)
        await self.flush(CONFIRMING)

    async def _close(self, status: int, do_cbs: bool = True) -> None:
        if not self.lost.done():
            self.lost.set_result(None)
        with suppress(OSError):  # what was not sent cannot be sent any more
            await super()._close(status, do_cbs)

    async def _process_info(self, info: dict[str, Any], initial_connection: bool = False) -> None:
        server = self._current_server
        wants_tls = server is not None and server.uri.scheme == "tls"
        if initial_connection and wants_tls and not info.get("tls_required"):
            raise errors.Error("the server does not offer TLS")
        await super()._process_info(info, initial_connection)


@dataclass(eq=False)
class Place:
    """One that listens or answers on a subject, over all connections."""

    bus: "NatsBus"
    subject: str
    group: str
    receiver: Receiver
    at: ClientSubscription | None = None
    client: Connection | None = None  # the one that counts: another may be slow to go

    async def end(self) -> None:
        await self.bus.leave(self)
        await self.receiver.finish()


class NatsBus:
    """Connected to one of these servers, as long as there is one.

    >>> bus = NatsBus(["tls://user:password@nats.example.org:4222"])
    """

    def __init__(self, urls: Sequence[str], credentials: str | None = None) -> None:
        self._urls = list(urls)
        self._credentials = credentials
        self._places: list[Place] = []
        self._connection: Connection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect; BusAway, if none of the servers takes us."""
        await self._connect()
        self._keeping = asyncio.ensure_future(self._keep())

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait((self._keeping,))
            self._keeping = None
        for place in list(self._places):
            await place.end()
        connection, self._connection = self._connection, None
        if connection is not None:
            await _abandon(connection)

    async def publish(self, subject: str, message: Json) -> None:
        connection = self._connected()
        raw = _checked(connection, subject, message)
        await _unless_lost(connection, _published(connection, subject, raw))

    async def subscribe(
        self, subject: str, handler: Handler, *, group: str = "", gap: Gap | None = None
    ) -> Subscription:
        return await self._placed(subject, group, Listener(subject, handler, gap))

    async def respond(
        self, subject: str, answer: Answerer, *, group: str = "", gap: Gap | None = None
    ) -> Subscription:
        return await self._placed(subject, group, Responder(subject, answer, gap))

    async def request(self, subject: str, message: Json, timeout: float) -> Json:
        connection = self._connected()
        raw = _checked(connection, subject, message)
        asking = connection.request(subject, raw, timeout)
        try:
            answer = await _unless_lost(connection, asking)
        except errors.NoRespondersError:
            raise NobodyThere(f"nobody answers on {subject}") from None
        except TimeoutError:
            raise NoAnswer(f"no answer on {subject} in {timeout:g} s") from None
        return answer_of(subject, answer.data)

    async def leave(self, place: Place) -> None:
        """Nothing more comes there."""
        if place in self._places:
            self._places.remove(place)
        if place.at is not None and self._connection is not None:
            with suppress(BusAway, errors.Error, OSError):
                await _unless_lost(self._connection, place.at.unsubscribe())
                await _unless_lost(self._connection, self._connection.confirmed())
        place.at = None

    async def _placed(self, subject: str, group: str, receiver: Receiver) -> Place:
        check_subject(subject, group)
        connection = self._connected()
        place = Place(self, subject, group, receiver)
        self._places.append(place)
        try:
            await _unless_lost(connection, _take_place(connection, place, confirm=True))
        except BusError:
            self._places.remove(place)
            raise
        return place

    def _connected(self) -> Connection:
        if self._connection is None or self._connection.lost.done():
            raise BusAway(NOT_CONNECTED)
        return self._connection

    async def _keep(self) -> None:
        """Have another connection whenever one is lost."""
        while True:
            assert self._connection is not None
            await asyncio.wait((self._connection.lost,))
            log.warning("the connection to the bus was lost")
            await self._connect_again()
            log.warning("the bus is there again")
            for place in list(self._places):
                place.receiver.missed()

    async def _connect_again(self) -> None:
        pause = FIRST_RETRY
        while True:
            try:
                await self._connect()
                return
            except BusAway as error:
                log.warning("%s", error, extra={"seldom": True})
            await asyncio.sleep(pause)
            pause = min(2 * pause, LAST_RETRY)

    async def _connect(self) -> None:
        """To the first of the servers that takes us; all who listen do so there before anybody
        may publish."""
        why = ""
        for url in self._urls:
            connection = Connection()
            try:
                await _within(CONNECTING, self._begin(url, connection))
            except Exception as error:  # whatever a broken server makes of the client
                why = f"no bus at {shown(url)}: {_reason(connection.why or error)}"
                await _abandon(connection)
                continue
            self._connection = connection
            return
        raise BusAway(why)

    async def _begin(self, url: str, connection: Connection) -> None:
        await connection.connect(
            [url],
            name="tenka",
            allow_reconnect=False,
            max_reconnect_attempts=1,
            reconnect_time_wait=0,
            connect_timeout=round(CONNECTING),
            ping_interval=PING,
            max_outstanding_pings=PINGS,
            error_cb=connection.failed,
            user_credentials=self._credentials,
        )
        for place in list(self._places):
            await _take_place(connection, place)
        await connection.confirmed()


async def _take_place(client: Connection, place: Place, confirm: bool = False) -> None:
    async def came(message: Msg) -> None:
        async def reply(answer: bytes) -> None:
            if len(answer) > client.max_payload:
                log.error("an answer on %s is too large for the bus", place.subject)
            elif message.reply:
                with suppress(errors.Error):  # who asked is told that the connection is lost
                    await client.publish(message.reply, answer)

        if place.client is client:
            place.receiver.put(message.data, reply)

    if client.lost.done():  # given up meanwhile, and not to be cancelled
        raise BusAway(NOT_CONNECTED)
    place.client = client
    place.at = await client.subscribe(place.subject, queue=place.group, cb=came)
    if confirm:
        await client.confirmed()


async def _published(client: Connection, subject: str, raw: bytes) -> None:
    await client.publish(subject, raw)
    await client.confirmed()


def _checked(connection: Connection, subject: str, message: Json) -> bytes:
    check_subject(subject)
    raw = encoded(message)
    if len(raw) > connection.max_payload:
        raise too_large(len(raw), connection.max_payload)
    return raw


async def _unless_lost(connection: Connection, work: Coroutine[Any, Any, T]) -> T:
    """Its result; BusAway, if the connection is lost meanwhile."""
    working = asyncio.ensure_future(work)
    try:
        await asyncio.wait((working, connection.lost), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise BusAway("the connection to the bus was lost")
        return working.result()
    except (errors.NoRespondersError, errors.FlushTimeoutError, errors.TimeoutError) as error:
        if isinstance(error, errors.FlushTimeoutError):
            raise BusAway("the bus does not confirm what it was sent") from None
        raise
    except errors.Error as error:
        raise BusAway(f"the bus does not take it: {_reason(error)}") from None
    finally:
        working.cancel()


async def _within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Have it done in time, else TimeoutError. The client does not always let itself be cancelled,
    so that nobody waits for the end of that."""
    working = asyncio.ensure_future(work)
    try:
        await asyncio.wait((working,), timeout=seconds)
        if not working.done():
            raise TimeoutError
        working.result()
    finally:
        working.cancel()


async def _abandon(client: Connection) -> None:
    """Close a client; one that was never connected fails at that, and may wait for ever."""
    with suppress(Exception):
        await _within(CLOSING, client.close())


def shown(url: str) -> str:
    """An address without user and password."""
    parts = urlsplit(url if "://" in url else f"nats://{url}")
    return f"{parts.hostname}:{parts.port or 4222}"


def _reason(error: Exception) -> str:
    """In words that tell no secret; a server's own may quote anything."""
    told = str(error).casefold()
    if "authorization" in told or "authentication" in told:
        return "it does not know our user, password, token or credentials"
    if isinstance(error, ssl.SSLError):
        return f"its certificate is not trusted ({error.reason})"
    if "not offer tls" in told:
        return "it does not offer TLS, which tls:// asks for"
    if isinstance(error, TimeoutError):
        return "no answer in time"
    return type(error).__name__
