"""Clients that cost the load little: just enough HTTP and WebSocket to talk to our own server."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

HOST = "127.0.0.1"
VERSION = re.compile(rb'"version":(\d+)')
STATE = b'{"type":"state"'
ACK = b'{"type":"ack"'
SHORT, LONG = 126, 127  # lengths of a frame that stand for a longer one
MASKED = 0x80
TEXT = 0x81
CLOSE, PING = 8, 9
PONG = 0x8A


class Refused(Exception):
    """The server did not do what the load has asked for."""


class Cut(Refused):
    """The server has ended the connection."""


class Http(asyncio.Protocol):
    """A connection that is kept; one request at a time."""

    def __init__(self, port: int, local: str | None = None) -> None:
        self.port = port
        self.local = local  # the address that it comes from
        self.cookie = ""
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.head = b""
        self.wanted = 0  # bytes of the answer
        self.answer: asyncio.Future[tuple[int, bytes, bytes]] | None = None

    async def open(self) -> "Http":
        await asyncio.get_running_loop().create_connection(
            lambda: self, HOST, self.port, local_addr=_from(self.local)
        )
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(Cut("the connection was cut"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.head:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found or self.answer is None:
                return
            length = re.search(rb"content-length: *(\d+)", head, re.IGNORECASE)
            self.head, self.wanted = head, int(length.group(1)) if length else 0
            self.buffer = bytearray(rest)
        if len(self.buffer) >= self.wanted and self.answer is not None:
            head, text = self.head, bytes(self.buffer[: self.wanted])
            del self.buffer[: self.wanted]
            self.head = b""
            if not self.answer.done():
                self.answer.set_result((int(head[9:12]), head, text))

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        """The JSON of the answer; Refused, if it is no success."""
        text = await self.ask_raw(method, path, body, cookie)
        return json.loads(text) if text else None

    async def ask_raw(self, method: str, path: str, body: Any = None, cookie: str = "") -> bytes:
        """The answer as it comes; Refused, if it is no success."""
        assert self.transport is not None
        sent = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        )
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(head.encode() + sent)
        status, head_of_answer, text = await self.answer
        if status >= 300:
            raise Refused(f"{method} {path}: {status} {text.decode()}")
        given = re.search(rb"set-cookie: *([^;\r]+)", head_of_answer, re.IGNORECASE)
        if given:
            self.cookie = given.group(1).decode()
        return text

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Socket(asyncio.Protocol):
    """A WebSocket at a table. `states` counts what it was told, `heard` is called with the version
    of each; moves are answered by their keys."""

    def __init__(
        self, heard: Callable[[int], None] | None = None, local: str | None = None
    ) -> None:
        self.heard = heard
        self.local = local  # the address that it comes from
        self.states = 0
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answer: asyncio.Future[None] | None = None
        self.buffer = bytearray()
        self.is_open = False
        self.is_lost = False

    async def open(self, port: int, table: str, cookie: str = "") -> "Socket":
        await asyncio.get_running_loop().create_connection(
            lambda: self, HOST, port, local_addr=_from(self.local)
        )
        assert self.transport is not None
        shown = f"Cookie: {cookie}\r\n" if cookie else ""
        head = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{shown}\r\n"
        )
        self.transport.write(head.encode())
        await self.opened
        return self

    async def move(self, decision: int, key: str, text: str) -> None:
        """Play a move; return when it is acknowledged."""
        if self.is_lost:
            raise Cut("the socket was cut")
        message = {"type": "move", "decision": decision, "key": key, "moves": [text]}
        self.answer = asyncio.get_running_loop().create_future()
        self._send(json.dumps(message).encode())
        await self.answer

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def _send(self, payload: bytes, kind: int = TEXT) -> None:
        # Masked by zeros, which leave it as it is.
        assert self.transport is not None
        if len(payload) < SHORT:
            head = bytes((kind, MASKED | len(payload)))
        else:
            head = bytes((kind, MASKED | SHORT)) + len(payload).to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        for waiting in (self.opened, self.answer):
            if waiting is not None and not waiting.done():
                waiting.set_exception(Cut("the socket was cut"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:16]:
                self.opened.set_exception(Refused(head.decode(errors="replace")))
                self.close()
                return
            self.is_open = True
            self.buffer = bytearray(rest)
            self.opened.set_result(None)
        while (frame := self._next_frame()) is not None:
            self._take(frame)

    def _next_frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, at = buffer[1], 2
        if length == SHORT:
            length, at = int.from_bytes(buffer[2:4], "big"), 4
        elif length == LONG:
            length, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + length:
            return None
        kind, frame = buffer[0] & 15, bytes(buffer[at : at + length])
        del buffer[: at + length]
        if kind == PING:
            self._send(frame, PONG)
        return b"" if kind >= CLOSE else frame

    def _take(self, frame: bytes) -> None:
        if frame.startswith(STATE):
            self.states += 1
            if self.heard is not None:
                found = VERSION.search(frame)
                assert found is not None
                self.heard(int(found.group(1)))
        elif self.answer is not None and not self.answer.done():
            if frame.startswith(ACK):
                self.answer.set_result(None)
            elif frame:
                self.answer.set_exception(Refused(frame.decode()))


def _from(local: str | None) -> tuple[str, int] | None:
    return None if local is None else (local, 0)
