"""The tables live: a WebSocket for pages, a stream of lines for bots."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, WebSocket
from fastapi.responses import StreamingResponse
from pydantic import Field, TypeAdapter, ValidationError
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from tenka.core.errors import TenkaError
from tenka.server.api.costs import cost_of_reading, cost_of_telling, costs
from tenka.server.api.dependencies import Me, Visitor, address_of, lobby_cuts
from tenka.server.api.error_answers import (
    INTERNAL_ERROR,
    POLICY_VIOLATION,
    body_of,
    explained,
    reason_of,
)
from tenka.server.api.handover import hand_over, take_back
from tenka.server.api.messages import (
    ChatMessage,
    ClosingOut,
    LookingMessage,
    MoveMessage,
    PingMessage,
    PongOut,
    PresenceOut,
    RematchOut,
    SocketAck,
    SocketError,
    WarningOut,
)
from tenka.server.api.parameters import Since, Version
from tenka.server.api.rule_sentences import language_of
from tenka.server.api.schemas.state import StateOut
from tenka.server.api.table_access import id_of, my_seat
from tenka.server.errors import BadRequest, NotFound, NotYours, TooLarge
from tenka.server.people.limits import network_of
from tenka.server.services import Services, Use
from tenka.server.tables.feeds import Feed, Message
from tenka.server.tables.lobby import CLOSING
from tenka.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["live"])

# The messages of a socket: what it takes, and what it sends.
SCHEMAS = (
    MoveMessage,
    PingMessage,
    LookingMessage,
    StateOut,
    SocketAck,
    SocketError,
    WarningOut,
    PresenceOut,
    RematchOut,
    ChatMessage,
    ClosingOut,
    PongOut,
)
# The close codes of a socket, besides those for errors.
GOING_AWAY, NO_SUCH_TABLE = 1001, 4404
FAREWELL = 1.0  # seconds for telling him that we hang up
HEARTBEAT = 15.0
LONGEST_MOVE, LONGEST_KEY = 4096, 64
PAUSE = 1.0  # seconds in which nothing more is read from one who asks too often

log = logging.getLogger(__name__)

Asked = TypeAdapter[MoveMessage | PingMessage | LookingMessage](
    Annotated[MoveMessage | PingMessage | LookingMessage, Field(discriminator="type")]
)
LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "States, warnings, chat as lines of JSON; `closing` when the server stops.",
        "content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/StateOut"}}},
    }
}


@router.websocket("/tables/{id}/live", dependencies=[costs(10)])
async def live(
    socket: WebSocket,
    id: str,
    visitor: Visitor,
    use: Use,
    since: Since = 0,
    version: Version = 0,
    presence: bool = False,
) -> None:
    """Everything that happens at a table, as you may know it; moves go the same way back."""
    known, language = (since, version), language_of(socket.headers.get("Accept-Language", ""))
    visit = Visit(
        *(use, id, id_of(visitor), address_of(socket), language, known, presence),
        lobby_cuts(socket),
    )
    hand_over(socket, visit)
    try:
        await socket.accept()
    except OSError:  # they have hung up meanwhile
        take_back(socket.scope)


class Visit:
    """A socket at a table; its place is taken from the start."""

    __slots__ = (
        *("_address", "_cuts", "_id", "_known", "_language", "_person", "_place", "_presence"),
        "_use",
    )

    def __init__(
        self,
        use: Services,
        id: str,
        person: str | None,
        address: str | None,
        language: str,
        known: tuple[int, int],
        presence: bool,
        cuts: int,
    ) -> None:
        self._place = use.limits.socket(person, address)
        self._use = use
        self._id = id
        self._person = person
        self._address = address
        self._language = language
        self._known = known
        self._presence = presence
        self._cuts = cuts

    def drop(self) -> None:
        self._place.give_back()

    async def __call__(self, receive: Receive, send: Send) -> None:
        try:
            code, reason = await self._talk(receive, send)
        except TenkaError as error:
            code, reason = POLICY_VIOLATION, reason_of(error)
        except Exception:
            log.exception("error at a socket")
            code, reason = INTERNAL_ERROR, ""
        finally:
            self.drop()
        with suppress(RuntimeError, TimeoutError, OSError):
            async with asyncio.timeout(FAREWELL):  # one who does not read is not waited for
                await send({"type": "websocket.close", "code": code, "reason": reason})

    async def _talk(self, receive: Receive, send: Send) -> tuple[int, str]:
        """Until one of them is gone; with which code and words it ends."""
        use = self._use
        try:
            found = await use.shares.counted(network_of(self._address), self._listen())
        except NotFound as error:
            with suppress(OSError):  # he is gone already
                await send(_text(Message(type="error", key=None, **body_of(error))))
            return NO_SUCH_TABLE, ""
        if found is None:
            return GOING_AWAY, ""
        table, feed = found
        use.metrics.sockets.inc()
        sending = asyncio.ensure_future(_send_all(send, feed))
        try:
            await _receive_all(receive, table, feed, use, sending)
        finally:
            sending.cancel()
            table.leave(feed)
            use.metrics.sockets.dec()
            with suppress(asyncio.CancelledError, RuntimeError, OSError):
                await sending
        return GOING_AWAY, ""

    async def _listen(self) -> tuple[Table, Feed] | None:
        """The table, and what is told to them of it; None if all tables are being closed."""
        use = self._use
        table = await use.lobby.get(self._id)
        if use.lobby.cuts != self._cuts:  # maybe this one, who was not listening yet
            return None
        seat = table.situation.seat_of(self._person)
        if seat is not None:  # who listens is told that they have come
            use.limits.address(self._address, cost_of_telling(table))
        feed = table.listen(seat, *self._known, self._person, presence=self._presence)
        feed.address, feed.language = self._address, self._language
        return table, feed


async def _receive_all(
    receive: Receive, table: Table, feed: Feed, use: Services, sending: asyncio.Task[None]
) -> None:
    """Until he is gone, or cannot be sent anything any more. One task more for each socket, not
    two: there are many."""
    receiving = asyncio.current_task()
    assert receiving is not None
    hang_up = partial(_cancel, receiving)
    sending.add_done_callback(hang_up)
    try:
        while True:
            await feed.room()
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            whose = network_of(feed.address)
            await use.shares.due(whose)
            # A move that is being written cannot be taken back, though its sender is gone.
            answering = _answer(message.get("text") or "", table, feed, use)
            del message
            answer = await asyncio.shield(use.shares.counted(whose, answering))
            if answer is not None:
                feed.put(answer)
                if pause := _pause_after(answer):
                    await asyncio.sleep(pause)
    except asyncio.CancelledError:
        if not sending.done():
            raise  # not by us
        receiving.uncancel()
    finally:
        sending.remove_done_callback(hang_up)


def _pause_after(answer: Message) -> float:
    """Who may ask again later is read on later: to refuse all that somebody sends takes its time,
    too."""
    return PAUSE if answer.get("error", {}).get("retry_after") else 0.0


def _cancel(receiving: asyncio.Task[Any], sending: asyncio.Task[None]) -> None:
    receiving.cancel()


async def _send_all(send: Send, feed: Feed) -> None:
    closing = False
    while not closing:
        message = await feed.next()
        await send(_text(message))
        closing = message["type"] == "closing"
        del message  # who waits for the next one has no need of it, and many wait


def _text(message: Message) -> dict[str, Any]:
    return {"type": "websocket.send", "text": message.line}


async def _answer(text: str, table: Table, feed: Feed, use: Services) -> Message | None:
    try:
        use.limits.address(feed.address, 1 + cost_of_reading(len(text)))
        if feed.person is not None:
            use.limits.person(feed.person)
            use.bans.check_person(feed.person)
        if len(text) > use.settings.message_limit:
            raise TooLarge("the message is too long")
        try:
            message = Asked.validate_json(text)
        except ValidationError as error:
            form = '{"type": "move", "decision": 0, "key": "...", "moves": ["..."]}'
            raise BadRequest(f"not a message; send {form}") from error
        if isinstance(message, PingMessage):
            return Message(type="pong")
        use.limits.address(feed.address, cost_of_telling(table))
        if isinstance(message, LookingMessage):
            table.looks(feed, message.looking)
            return None
        if feed.seat is None:
            raise NotYours("you do not sit at this table")
        ack = await table.move(feed.seat, message.decision, message.key, message.moves, feed.person)
    except TenkaError as error:
        return Message(type="error", key=_key_of(text), **await explained(error, feed.language))
    return Message(type="ack", key=message.key, revision=table.revision(feed.seat), **vars(ack))


def _key_of(text: str) -> str | None:
    """The key of a message that was refused, maybe unread: its sender finds by it what to send
    again. Of a message that is longer than any move it is not looked for."""
    if len(text) > LONGEST_MOVE:
        return None
    try:
        key = orjson.loads(text)["key"]
    except (ValueError, TypeError, KeyError):
        return None
    return key if isinstance(key, str) and len(key) <= LONGEST_KEY else None


@router.get(
    "/tables/{id}/stream",
    response_class=StreamingResponse,
    responses=LINES,
    dependencies=[costs(4)],
)
async def stream(
    id: str, request: Request, me: Me, use: Use, since: Since = 0, version: Version = 0
) -> StreamingResponse:
    """For bots: every change of your table as a line of JSON, an empty line as a sign of life,
    until the game is over. Play by `POST /api/tables/{id}/moves`."""
    table, _ = await my_seat(id, me, use)
    use.bans.check_person(me.id)
    use.limits.address(address_of(request), cost_of_telling(table))
    return Lines(use, table, me.id, (since, version), lobby_cuts(request))


class Lines(StreamingResponse):
    """What a person may know of a table, line by line. His place is taken before anything is
    sent, and given back however it ends."""

    media_type = "application/x-ndjson"

    def __init__(
        self, use: Services, table: Table, person: str, known: tuple[int, int], cuts: int
    ) -> None:
        self._use = use
        self._table = table
        self._person = person
        self._known = known
        self._cuts = cuts
        super().__init__(self._lines())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table, metrics = self._table, self._use.metrics
        with self._use.limits.stream(self._person):
            self._feed = self._listen()
            metrics.streams.inc()
            try:
                await super().__call__(scope, receive, send)
            finally:
                table.leave(self._feed)
                metrics.streams.dec()

    def _listen(self) -> Feed:
        if self._use.lobby.cuts != self._cuts:  # maybe this one, who was not listening yet
            gone = Feed(None)
            gone.end(CLOSING)
            return gone
        seat = self._table.situation.seat_of(self._person)
        return self._table.listen(seat, *self._known, self._person)

    async def _lines(self) -> AsyncIterator[str]:
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    message = await self._feed.next()
            except TimeoutError:
                yield "\n"
                continue
            yield message.line + "\n"
            if message.get("status") in ("over", "aborted") or message["type"] == "closing":
                return
