"""The tables live: a WebSocket for pages, a stream of lines for bots."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from pydantic import TypeAdapter, ValidationError

from tenka.core.errors import TenkaError
from tenka.server.api.dependencies import Me, Visitor, address_of
from tenka.server.api.error_answers import body_of
from tenka.server.api.messages import (
    ChatMessage,
    ClosingOut,
    MoveMessage,
    PingMessage,
    PongOut,
    RematchOut,
    SocketAck,
    SocketError,
    WarningOut,
)
from tenka.server.api.my_seat import id_of, my_seat
from tenka.server.api.parameters import Since, Version
from tenka.server.api.schemas import StateOut
from tenka.server.errors import BadRequest, NotFound, NotYours, TooLarge
from tenka.server.services import Services, Use
from tenka.server.tables.feeds import Feed, Message
from tenka.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["live"])

# The messages of a socket: what it takes, and what it sends.
SCHEMAS = (
    MoveMessage,
    PingMessage,
    StateOut,
    SocketAck,
    SocketError,
    WarningOut,
    RematchOut,
    ChatMessage,
    ClosingOut,
    PongOut,
)
NO_SUCH_TABLE = 4404
GOING_AWAY = 1001
SLOW = 20.0  # seconds a client may take to read one message
FAREWELL = 1.0  # seconds for telling him that we hang up
HEARTBEAT = 15.0

Asked = TypeAdapter[MoveMessage | PingMessage](MoveMessage | PingMessage)
LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "States, warnings, chat as lines of JSON; `closing` when the server stops.",
        "content": {"application/x-ndjson": {"schema": {"$ref": "#/components/schemas/StateOut"}}},
    }
}


@router.websocket("/tables/{id}/live")
async def live(
    socket: WebSocket,
    id: str,
    visitor: Visitor,
    use: Use,
    since: Since = 0,
    version: Version = 0,
) -> None:
    """Everything that happens at a table, as you may know it; moves go the same way back."""
    person = id_of(visitor)
    key = use.limits.may_listen(person, address_of(socket))
    await socket.accept()
    try:
        table = await use.lobby.get(id)
    except NotFound as error:
        await socket.send_text(Message(type="error", key=None, **body_of(error)).line)
        await socket.close(NO_SUCH_TABLE)
        return
    feed = table.listen(table.situation.seat_of(person), since, version, person)
    feed.address = address_of(socket)
    use.metrics.sockets.inc()
    try:
        with use.limits.listening(key):
            await _send_and_receive(socket, table, feed, use)
    finally:
        table.feeds.close(feed)
        use.metrics.sockets.dec()
        with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
            async with asyncio.timeout(FAREWELL):  # one who does not read is not waited for
                await socket.close(GOING_AWAY)


async def _send_and_receive(socket: WebSocket, table: Table, feed: Feed, use: Services) -> None:
    """Until one of them is over; one task more for each socket, not two: there are many."""
    receiving = asyncio.current_task()
    assert receiving is not None
    sending = asyncio.ensure_future(_send_all(socket, feed))

    def hang_up(_: object) -> None:
        receiving.cancel()

    sending.add_done_callback(hang_up)
    try:
        await _receive_all(socket, table, feed, use)
    except asyncio.CancelledError:
        if not sending.done():
            raise  # not by us
        receiving.uncancel()
    finally:
        sending.remove_done_callback(hang_up)
        sending.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending


async def _send_all(socket: WebSocket, feed: Feed) -> None:
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()
    assert task is not None
    closing = False
    while not closing:
        message = await feed.next()
        # As `asyncio.timeout` would do it, at a tenth of its cost.
        slow = loop.call_later(SLOW, task.cancel)
        try:
            await socket.send_text(message.line)
        finally:
            slow.cancel()
        closing = message["type"] == "closing"
        del message, slow  # who waits for the next one has no need of it, and many wait


async def _receive_all(socket: WebSocket, table: Table, feed: Feed, use: Services) -> None:
    while True:
        await feed.room()
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        # A move that is being written cannot be taken back, though its sender is gone.
        answering = _answer(message.get("text") or "", table, feed, use)
        feed.put(await asyncio.shield(answering))


async def _answer(text: str, table: Table, feed: Feed, use: Services) -> Message:
    key = None
    try:
        if feed.person is not None:
            use.limits.person(feed.person)
            use.bans.check_person(feed.person)
        else:
            use.limits.address(feed.address)
        if len(text) > use.settings.message_limit:
            raise TooLarge("the message is too long")
        try:
            message = Asked.validate_json(text)
        except ValidationError as error:
            form = '{"type": "move", "decision": 0, "key": "...", "moves": ["..."]}'
            raise BadRequest(f"not a message; send {form}") from error
        if isinstance(message, PingMessage):
            return Message(type="pong")
        key = message.key
        if feed.seat is None:
            raise NotYours("you do not sit at this table")
        ack = await table.move(feed.seat, message.decision, message.key, message.moves, feed.person)
    except TenkaError as error:
        return Message(type="error", key=key, **body_of(error))
    return Message(type="ack", key=key, version=ack.version, held=ack.held, repeated=ack.repeated)


@router.get("/tables/{id}/stream", response_class=StreamingResponse, responses=LINES)
async def stream(
    id: str, me: Me, use: Use, since: Since = 0, version: Version = 0
) -> StreamingResponse:
    """For bots: every change of your table as a line of JSON, an empty line as a sign of life,
    until the game is over. Play by `POST /api/tables/{id}/moves`."""
    table, _ = await my_seat(id, me, use)
    use.bans.check_person(me.id)
    use.limits.may_listen(me.id, None)
    lines = _lines(table, me.id, use, since, version)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(
    table: Table, person: str, use: Services, since: int, version: int
) -> AsyncIterator[str]:
    feed = table.listen(table.situation.seat_of(person), since, version, person)
    use.metrics.streams.inc()
    try:
        with use.limits.listening(person):
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        message = await feed.next()
                except TimeoutError:
                    yield "\n"
                    continue
                yield message.line + "\n"
                if message.get("status") in ("over", "aborted") or message["type"] == "closing":
                    return
    finally:
        table.feeds.close(feed)
        use.metrics.streams.dec()
