"""Clients that take their time, by real sockets: nobody else is to wait for them."""

import asyncio
import json
import logging
import os
import re
import resource
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from starlette.requests import HTTPConnection

from tenka.core.contract import Json
from tenka.server import connections
from tenka.server.people.identity import Identity
from tests import patient
from tests.server.api.serving import Complaints, Served, served, until

SHORT = 0.4
HEAD = "{} /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
NAMING = '{"name": "Liang"}'
BODY = (
    HEAD.format("PATCH")
    + f"Content-Type: application/json\r\nContent-Length: {len(NAMING)}\r\n\r\n"
)
AT_ONCE = struct.pack("ii", 1, 0)  # close without waiting for what is under way
UPGRADE = (
    "GET /api/tables/{}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK", 0.02)


class Raw:
    """A connection, byte by byte."""

    def __init__(self, url: str, source: str = "127.0.0.1") -> None:
        address = urlsplit(url)
        self.socket = socket.create_connection(
            (address.hostname or "", address.port or 0),
            patient.PATIENCE,
            source_address=(source, 0),
        )

    def send(self, text: str) -> "Raw":
        self.socket.sendall(text.encode())
        return self

    def answers(self) -> list[tuple[int, Json]]:
        """All that is answered until it is cut off: the statuses and bodies."""
        heard = b""
        while more := self._more():
            heard += more
        found = re.findall(rb"HTTP/1.1 (\d+) .*?\r\n\r\n(\{.*?\})(?=HTTP|$)", heard, re.DOTALL)
        return [(int(status), json.loads(body)) for status, body in found]

    def answer(self) -> tuple[int, str]:
        """The status and the kind of the one refusal, after which it is cut off."""
        ((status, body),) = self.answers()
        return status, body["error"]["kind"]

    def is_open(self) -> bool:
        self.socket.settimeout(0.0)
        try:
            return self.socket.recv(1, socket.MSG_PEEK) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False
        finally:
            self.socket.settimeout(patient.PATIENCE)

    def trickle(self, byte: str) -> None:
        """Send it again and again until it is cut off."""

        def gone() -> bool:
            try:
                self.send(byte)
            except OSError:
                return True
            time.sleep(SHORT / 10)
            return not self.is_open()

        until(gone)

    def _more(self) -> bytes:
        try:
            return self.socket.recv(65536)
        except ConnectionResetError:
            return b""


Connect = Callable[..., Raw]


@pytest.fixture
def connect() -> Iterator[Connect]:
    """Makes connections to a URL, which are closed in the end."""
    made: list[Raw] = []

    def connected(url: str, source: str = "127.0.0.1") -> Raw:
        made.append(Raw(url, source))
        return made[-1]

    yield connected
    for each in made:
        each.socket.close()


@contextmanager
def a_server(data: Path, **set: Any) -> Iterator[Served]:
    with served(data, **{"request_time": SHORT, **set}) as server:
        yield server


def test_a_request_has_to_arrive_in_time(tmp_path: Path, connect: Connect) -> None:
    chunked = HEAD.format("PATCH") + 'Transfer-Encoding: chunked\r\n\r\n4\r\n{"na\r\n'
    begun = ("", "\r\n", "PO", HEAD.format("GET"), BODY, BODY + '{"name": "a', chunked)
    with a_server(tmp_path) as server:
        clients = {sent: connect(server.url).send(sent) for sent in begun}
        for sent, client in clients.items():
            assert client.answer() == (408, "TooSlow"), sent
        assert patient.get(f"{server.url}/api/me").status_code == 200


@pytest.mark.parametrize("byte", ["x", "\n", "X-A: b\r\n"])
def test_to_send_a_little_now_and_then_is_of_no_use(
    tmp_path: Path, connect: Connect, byte: str
) -> None:
    with a_server(tmp_path) as server:
        connect(server.url).send("\r\n" if byte == "\n" else HEAD.format("GET")).trickle(byte)
        connect(server.url).send(BODY).trickle(" ")


def test_nor_after_a_request_that_was_whole(tmp_path: Path, connect: Connect) -> None:
    with a_server(tmp_path) as server:
        whole = HEAD.format("GET") + "\r\n"
        clients = {"at once": connect(server.url).send(whole + BODY)}
        for begun in ("\r\n", "GET /ap", BODY):
            clients[begun] = connect(server.url).send(whole)
            clients[begun].socket.recv(1, socket.MSG_PEEK)  # it is answered
            clients[begun].send(begun)
        for begun, client in clients.items():
            assert [status for status, _ in client.answers()] == [200, 408], begun


def test_who_sends_slowly_but_in_time_is_answered(tmp_path: Path, connect: Connect) -> None:
    with a_server(tmp_path, request_time=patient.PATIENCE) as server:
        client = connect(server.url)
        for letter in BODY + NAMING:
            client.send(letter)
            time.sleep(0.001)
        assert client.socket.recv(12) == b"HTTP/1.1 200"


def test_headers_without_end(tmp_path: Path, connect: Connect) -> None:
    with a_server(tmp_path, request_time=patient.PATIENCE) as server:
        connect(server.url).send(HEAD.format("GET") + "X-Long: ").trickle("x" * 8192)
        large = HEAD.format("GET") + "X: y\r\n" * 100 + "\r\n"
        assert connect(server.url).send(large).socket.recv(12) == b"HTTP/1.1 200"


def test_a_large_body_at_once_is_no_header(tmp_path: Path) -> None:
    with a_server(tmp_path) as server:
        answer = patient.patch(
            f"{server.url}/api/me", content=b" " * 200_000 + b'{"name": "Liang"}'
        )
        assert answer.status_code == 422
        answer = patient.patch(
            f"{server.url}/api/me", json={"name": "Liang", "more": "x" * 200_000}
        )
        assert answer.status_code == 200


class TestFromOneAddress:
    def test_a_cap_for_each(self, tmp_path: Path, connect: Connect) -> None:
        with a_server(tmp_path, connections=20, request_time=patient.PATIENCE) as server:
            held = [connect(server.url).send(BODY) for _ in range(20)]
            assert connect(server.url).answer() == (429, "TooMany")
            assert connect(server.url, "127.0.0.2").send(HEAD.format("GET") + "\r\n").is_open()
            with patient.Client(transport=httpx2.HTTPTransport(local_address="127.0.0.2")) as other:
                assert other.get(f"{server.url}/api/me").status_code == 200
            held.pop().socket.close()
            until(lambda: _is_welcome(connect, server.url))

    def test_sockets_count_and_are_counted_once(self, tmp_path: Path, connect: Connect) -> None:
        with a_server(tmp_path, connections=5) as server:
            table = _table(server)
            for _ in range(3):
                held = [_open_socket(connect, server.url, table) for _ in range(5)]
                assert connect(server.url).answer() == (429, "TooMany")
                for each in held:
                    each.socket.close()
                until(lambda: _is_welcome(connect, server.url))
            until(lambda: not server.services.limits._connections.taken)

    def test_proxies_are_exempt_and_those_behind_them_are_not(
        self, tmp_path: Path, connect: Connect
    ) -> None:
        set = {"connections": 4, "proxies": ("127.0.0.1",), "request_time": patient.PATIENCE}
        with a_server(tmp_path, **set) as server:
            slow = BODY.replace("\r\n\r\n", "\r\nX-Forwarded-For: 192.0.2.{}\r\n\r\n")
            held = [connect(server.url).send(slow.format(n)) for n in (1, 2, 3) for _ in range(4)]
            until(lambda: sum(server.services.limits._connections.taken.values()) == 12)
            for last, status in ((1, 429), (2, 429), (4, 200)):
                headers = {"X-Forwarded-For": f"192.0.2.{last}"}
                assert patient.get(f"{server.url}/api/me", headers=headers).status_code == status
            for each in held:
                each.socket.close()
            until(lambda: not server.services.limits._connections.taken)


def test_who_does_not_read_the_answer_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if all of it is sent, and only closing is left."""
    monkeypatch.setattr(connections, "SLOW", SHORT)
    with served(tmp_path, narrow=True) as server:
        large = HEAD.format("GET").replace("/api/me", "/openapi.json")
        for sent in (large + "\r\n", large + "Connection: close\r\n\r\n"):
            client = _deaf(server.url)
            client.sendall(sent.encode())
            until(lambda: len(server.connections) == 1)
            until(lambda: not server.connections)
            client.close()


def test_a_stream_that_nobody_reads_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And its place is free again."""
    monkeypatch.setattr(connections, "SLOW", SHORT)
    with served(tmp_path, narrow=True, listeners=1) as server:
        guest = server.guest()
        table = guest.post("/quick", game="chuhan")["table"]
        client = _deaf(server.url)
        head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
        client.sendall(f"{head}{guest.token}\r\n\r\n".encode())
        until(lambda: server.services.lobby.listeners == 1)
        again = patient.get(f"{server.url}/api/tables/{table}/stream", headers=guest.headers)
        assert again.status_code == 429

        def talk() -> bool:
            guest.post(f"/tables/{table}/standing", answer="allow")
            return server.services.lobby.listeners == 0

        until(talk)
        assert not server.services.limits._listening.taken
        client.close()


@pytest.mark.parametrize("taken_back", [False, True])
def test_who_hangs_up_while_a_socket_is_opened_is_no_error(
    tmp_path: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch, taken_back: bool
) -> None:
    """They are gone before it is looked up who they are; nothing is kept for them."""
    heard, logger = Complaints(), logging.getLogger("uvicorn.error")
    with a_server(tmp_path) as server:

        async def known(identity: Identity, connection: HTTPConnection) -> None:
            while server.connections:
                await asyncio.sleep(0.001)

        table = _table(server)
        monkeypatch.setattr(Identity, "known", known)
        logger.addHandler(heard)
        clients = [connect(server.url).send(UPGRADE.format(table)) for _ in range(10)]
        until(lambda: len(server.connections) == len(clients))
        for client in clients:
            if taken_back:  # all that was sent
                client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            client.socket.close()
        until(lambda: not server.tasks)
        assert not server.connections
        assert not server.services.limits._listening.taken
        assert server.services.lobby.listeners == 0
    logger.removeHandler(heard)
    assert heard.heard == []


def test_a_system_without_files_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop drops those who come, and says nothing of it."""
    monkeypatch.setattr(connections, "none_left", lambda: True)
    with a_server(tmp_path, complaints=True) as server:
        heard = Complaints()
        logging.getLogger("tenka").addHandler(heard)
        assert patient.get(f"{server.url}/api/me").status_code == 200
        until(lambda: any("no file can be opened" in line for line in heard.heard))
        logging.getLogger("tenka").removeHandler(heard)


def test_descriptors_are_kept_back(tmp_path: Path, connect: Connect) -> None:
    """However many come, those who are there go on: there is a file left for the database."""
    with _a_process(tmp_path, files=200) as (url, log):
        with patient.Client(base_url=url) as player:
            assert player.get("/api/me").status_code == 200
            held = [connect(url).send(BODY) for _ in range(300)]
            assert connect(url).answer() == (503, "Unavailable")
            for name in ("Liang", "Chu"):
                assert player.patch("/api/me", json={"name": name}).json()["name"] == name
            assert player.get("/readyz").json()["store"] is True
            until(lambda: _is_welcome(connect, url))  # the slow ones are cut off by now
            assert held
        lines = [line for line in log().splitlines() if "connections are taken" in line]
        assert len(lines) == 1


@contextmanager
def _a_process(data: Path, files: int) -> Iterator[tuple[str, Callable[[], str]]]:
    """A server of its own, that may open so many files."""
    set = {"TENKA_CONNECTIONS": "0", "TENKA_REQUEST_TIME": "2", "TENKA_ADDRESS_RATE": "0"}
    command = [sys.executable, "-m", "tenka", "serve", "--port", "0", "--data", str(data)]
    with (data / "log").open("w") as log:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, **set},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
        )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline().decode())
        assert found is not None, (data / "log").read_text()
        yield found.group(), (data / "log").read_text
    finally:
        process.terminate()
        process.wait(patient.PATIENCE)
        process.stdout.close()  # type: ignore[union-attr]


def _deaf(url: str) -> socket.socket:
    """A connection that takes nothing in."""
    address = urlsplit(url)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.connect((address.hostname, address.port))
    return client


def _is_welcome(connect: Connect, url: str) -> bool:
    client = connect(url).send(HEAD.format("GET") + "Connection: close\r\n\r\n")
    return client.socket.recv(12) == b"HTTP/1.1 200"


def _table(server: Served) -> str:
    return str(server.guest().post("/quick", game="chuhan")["table"])


def _open_socket(connect: Connect, url: str, table: str) -> Raw:
    client = connect(url).send(UPGRADE.format(table))
    assert client.socket.recv(12) == b"HTTP/1.1 101"
    return client
