"""A way to PostgreSQL that can be cut at the worst moment."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

from sqlalchemy import make_url

from tests.server.postgres import server

COMMIT = b"COMMIT\x00"
Cut = Literal["before the commit", "before its answer"]


class Way:
    """Takes connections and passes everything on; `cut` says when the next commit's is cut, and
    `closed` lets nobody through after that."""

    def __init__(self, listening: socket.socket, url: str) -> None:
        self.cut: Cut | None = None
        self.closes = False  # with the cut
        self.is_silent = False  # PostgreSQL does not hear of the cut
        self.closed = False
        self.cuts = 0
        self.ended = threading.Event()
        self._listening = listening
        target = make_url(url)
        self._target = target
        host, port = listening.getsockname()
        direct = target.set(host=host, port=port, query={"sslmode": "disable"})
        self.url = direct.render_as_string(False)
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        with client, suppress(OSError):
            if self.closed:
                return
            with self._connected() as upstream:
                back = threading.Thread(target=self._back, args=(upstream, client), daemon=True)
                back.start()
                while asked := client.recv(65536):
                    if self.cut and COMMIT in asked:
                        self._cut(asked, client, upstream)
                        if self.is_silent:
                            self.ended.wait()
                        break
                    upstream.sendall(asked)
                upstream.shutdown(socket.SHUT_RDWR)
                back.join()

    def _cut(self, asked: bytes, client: socket.socket, upstream: socket.socket) -> None:
        when, self.cut = self.cut, None
        self.closed = self.closes
        self.cuts += 1
        client.shutdown(socket.SHUT_RDWR)  # what comes back finds nobody
        if when == "before its answer":
            upstream.sendall(asked)

    def _back(self, upstream: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while told := upstream.recv(65536):
                client.sendall(told)
        with suppress(OSError):
            client.shutdown(socket.SHUT_RDWR)

    def _connected(self) -> socket.socket:
        if self._target.host:
            return socket.create_connection((self._target.host, self._target.port or 5432))
        upstream = socket.socket(socket.AF_UNIX)
        upstream.connect(f"{self._target.query['host']}/.s.PGSQL.5432")
        return upstream


@contextmanager
def way_to(url: str) -> Iterator[Way]:
    """A way to the database of that URL, as long as this lasts."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        way = Way(listening, url)
        yield way
        way.ended.set()


def sever(url: str) -> None:
    """End all connections to a database but our own."""
    server().do(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
        str(make_url(url).database),
    )
