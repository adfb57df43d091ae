"""The server as it is, in a thread, on a free port; and players who talk to it by socket."""

import json
import logging
import socket as sockets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tenka.core.contract import Json
from tenka.server.app import create_app
from tenka.server.serve import Server, bound, config_of
from tenka.server.services import Services
from tenka.server.settings import Settings
from tests import patient
from tests.server.api.site import BotsHere
from tests.server.databases import database_settings
from tests.server.shell import UNLIMITED


class Served:
    """A running server."""

    def __init__(self, url: str, server: Server, stop: Callable[[], None]) -> None:
        self.url = url
        self.services: Services = server.services
        self.connections = server.server_state.connections  # those that are open
        self.tasks = server.server_state.tasks  # requests and sockets that are looked after
        self.stop = stop

    def guest(self) -> "Account":
        return Account(self.url)


class Account:
    """A guest, and the token of his bot."""

    def __init__(self, url: str) -> None:
        self.url = url
        with patient.Client(base_url=url) as browser:
            made = browser.post("/api/me/tokens", json={"name": "bot"}).json()
            self.cookies = dict(browser.cookies)
        self.token, self.token_id = str(made["token"]), made["id"]
        self.headers = {"Authorization": f"Bearer {self.token}"}

    def post(self, path: str, **body: Any) -> Any:
        answer = patient.post(f"{self.url}/api{path}", json=body, headers=self.headers)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def get(self, path: str, **params: Any) -> Any:
        answer = patient.get(f"{self.url}/api{path}", params=params, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def live(self, table: str, since: int = 0, version: int = 0) -> connect:
        return live(self.url, table, since, version, additional_headers=self.headers)

    def deaf(self, table: str) -> connect:
        return deaf(self.url, table, additional_headers=self.headers)


def live(url: str, table: str, since: int = 0, version: int = 0, **more: Any) -> connect:
    """A socket at a table; without headers a spectator's."""
    address = url.replace("http:", "ws:")
    return connect(
        f"{address}/api/tables/{table}/live?since={since}&version={version}",
        compression=None,
        **more,
    )


def deaf(url: str, table: str, **more: Any) -> connect:
    """A socket that takes nothing in until it is read from."""
    address = urlsplit(url)
    sock = sockets.socket()
    sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    sock.connect((address.hostname, address.port))
    return live(url, table, sock=sock, max_queue=1, **more)


@contextmanager
def served(
    data: Path, *, narrow: bool = False, port: int = 0, complaints: bool = False, **set: Any
) -> Iterator[Served]:
    """A server; `narrow`: its connections hold little that is not read. It is to find fault with
    itself only where `complaints` are expected."""
    usual = {**UNLIMITED, **database_settings(data), "grace": 2.0, "port": port}
    settings = Settings(data=data, **{**usual, **set})
    app = create_app(settings, bots=BotsHere())
    sock = bound(settings)
    if narrow:
        sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    ready = threading.Event()
    server = Server(config_of(settings, app), app, ready.set)
    thread = threading.Thread(target=server.run, args=([sock],))

    def stop() -> None:
        server.should_exit = True
        thread.join(patient.PATIENCE)
        assert not thread.is_alive()

    heard = Complaints()
    logging.getLogger("tenka").addHandler(heard)
    thread.start()
    try:
        until(ready.is_set)
        host, port = sock.getsockname()[:2]
        yield Served(f"http://{host}:{port}", server, stop)
    finally:
        stop()
        sock.close()
        logging.getLogger("tenka").removeHandler(heard)
    assert bool(heard.heard) == complaints, heard.heard


class Complaints(logging.Handler):
    """What the server found wrong with itself."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


def until(true: Callable[[], Any]) -> None:
    """Wait until it is true."""
    end = time.monotonic() + patient.PATIENCE
    while not true():
        assert time.monotonic() < end, "in vain"
        time.sleep(0.01)


class Watcher:
    """Somebody who keeps up with a table, however often his connection is cut."""

    def __init__(self, url: str, table: str, chance: Random, drops: float = 0.0) -> None:
        self.url = url
        self.table = table
        self.chance = chance
        self.drops = drops  # how likely he is cut off at a message
        self.dropped = 0
        self.state: Json = {}
        self.journal: list[Json] = []

    @property
    def over(self) -> bool:
        return self.state.get("status") in ("over", "aborted")

    def connection(self) -> connect:
        return live(self.url, self.table, len(self.journal), self.state.get("version", 0))

    async def follow(self) -> None:
        """Until the game is over."""
        while not self.over:
            with suppress(ConnectionClosed):
                async with self.connection() as socket:
                    await self._talk(socket)

    async def _talk(self, socket: ClientConnection) -> None:
        await self.arrive(socket)
        async for text in socket:
            self.take(json.loads(text))
            if self.over:
                return
            await self.act(socket)
            if self.chance.random() < self.drops:
                self.dropped += 1
                socket.transport.abort()
                return

    def take(self, message: Json) -> None:
        """A message has come."""
        if message["type"] == "state":
            assert message["version"] >= self.state.get("version", 0)
            assert message["journal_from"] <= len(self.journal)
            self.journal[message["journal_from"] :] = message["journal"]
            self.state = message

    async def arrive(self, socket: ClientConnection) -> None:
        """He is connected, maybe again."""

    async def act(self, socket: ClientConnection) -> None:
        """He has heard something."""


class Player(Watcher):
    """One who plays at random, by socket and now and then by HTTP."""

    def __init__(
        self,
        account: Account,
        table: str,
        chance: Random,
        drops: float = 0.0,
        by_http: float = 0.3,
    ) -> None:
        super().__init__(account.url, table, chance, drops)
        self.account = account
        self.by_http = by_http
        self.web = patient.AsyncClient(base_url=f"{self.url}/api", headers=account.headers)
        self.waiting: Json | None = None  # his move, until he knows that it is durable
        self.moves = {"socket": 0, "http": 0}
        self.repeated = 0

    def connection(self) -> connect:
        version = self.state.get("version", 0)
        return self.account.live(self.table, len(self.journal), version)

    def take(self, message: Json) -> None:
        super().take(message)
        assert message["type"] in ("state", "ack"), message
        if message["type"] == "ack" and self.waiting and message["key"] == self.waiting["key"]:
            self.waiting = None
            self.repeated += message["repeated"]

    async def arrive(self, socket: ClientConnection) -> None:
        if self.waiting is not None:  # did it arrive? The same again does no harm
            await socket.send(json.dumps({"type": "move", **self.waiting}))

    async def act(self, socket: ClientConnection) -> None:
        if self.waiting is not None or not self.state["my_turn"]:
            return
        legal = (await self.web.get(f"/tables/{self.table}/legal")).json()
        if legal["decision"] != self.state["decision"]:
            return
        text = self.chance.choice(legal["moves"])
        self.waiting = {"decision": legal["decision"], "key": self._key(), "moves": [text]}
        if self.chance.random() < self.by_http:
            self.moves["http"] += 1
            answer = await self.web.post(f"/tables/{self.table}/moves", json=self.waiting)
            assert answer.status_code == 200, answer.text
            self.waiting = None
        else:
            self.moves["socket"] += 1
            await socket.send(json.dumps({"type": "move", **self.waiting}))

    def _key(self) -> str:
        return f"{self.chance.getrandbits(64):x}"
