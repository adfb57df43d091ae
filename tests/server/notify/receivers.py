"""Receivers of notices: a web server and a mail server, well and ill, each in a thread."""

import asyncio
import socket
import socketserver
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import orjson
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP

from tests.patient import PATIENCE

OK = b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n"
ROUNDS = 20
BROKEN = b"HTTP/1.1 500 Sorry\r\nContent-Length: 0\r\n\r\n"


def redirect(to: str) -> bytes:
    return f"HTTP/1.1 302 Found\r\nLocation: {to}\r\nContent-Length: 0\r\n\r\n".encode()


class Receiver:
    """A web server that notes what it is sent and answers as it is told to."""

    def __init__(self) -> None:
        self.heads: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        self.answer: bytes | Callable[[socket.socket], None] = OK
        self.busy = self.most_at_once = 0
        receiver = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                receiver._handle(self)

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/turn"

    @property
    def told(self) -> list[Any]:
        """The JSON that came."""
        return [orjson.loads(body) for body in self.bodies]

    def _handle(self, handler: socketserver.StreamRequestHandler) -> None:
        self.busy += 1
        self.most_at_once = max(self.most_at_once, self.busy)
        handler.rfile.readline()
        lines = iter(lambda: handler.rfile.readline().decode().strip(), "")
        head = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        self.bodies.append(handler.rfile.read(int(head.get("content-length", 0))))
        self.heads.append(head)
        with suppress(OSError):
            if isinstance(self.answer, bytes):
                handler.wfile.write(self.answer)
            else:
                self.answer(handler.connection)
        self.busy -= 1


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


class PostBox:
    """A mail server's handler that keeps what comes."""

    def __init__(self, port: int) -> None:
        self.mails: list[EmailMessage] = []
        self.refusal: str | None = None
        self.let = threading.Event()  # take what comes
        self.let.set()
        self.port = port

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refusal is not None:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        await asyncio.to_thread(self.let.wait, PATIENCE)
        self.mails.append(mail)
        return "250 OK"


class MailServer(Controller):
    """It closes what is still open when it stops, as a letter half sent."""

    def __init__(self, box: PostBox) -> None:
        super().__init__(box, hostname="127.0.0.1", port=box.port)
        self.sessions: list[SMTP] = []

    def factory(self) -> SMTP:
        made: SMTP = super().factory()  # type: ignore[no-untyped-call]
        self.sessions.append(made)
        return made

    async def hang_up(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        for listening in self.server.sockets:
            self.loop.remove_reader(listening)
        # One that was taken becomes a connection within some rounds of the loop: of a server that
        # is closed it would become none, and stay open.
        for _ in range(ROUNDS):
            for session in self.sessions:
                if isinstance(session.transport, asyncio.WriteTransport):
                    session.transport.abort()
            await asyncio.sleep(0)
        self.server.close()

    def stop(self, no_assert: bool = False) -> None:
        asyncio.run_coroutine_threadsafe(self.hang_up(), self.loop).result()
        super().stop(no_assert)


@contextmanager
def post_box(port: int | None = None) -> Iterator[PostBox]:
    box = PostBox(port or free_port())
    server = MailServer(box)
    server.start()
    try:
        yield box
    finally:
        server.stop()


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
