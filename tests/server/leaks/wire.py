"""A server in which nothing is left to chance, and people who talk to it over the wire.

It is the whole app, spoken to in ASGI; time, ids, secrets, seeds and the key of the cookies are
given. Whatever goes out to a person is kept, byte for byte, in the order of each connection.
"""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from fastapi import FastAPI
from starlette.types import Message, Send

from tenka.core.contract import Json
from tenka.games import game, game_ids
from tenka.server.api import rule_sentences
from tenka.server.app import create_app
from tenka.server.people.identity import KEY_NAME
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.store import Store
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.table import Table
from tenka.server.tables.table_services import Bots, TableServices
from tests import patient
from tests.server.databases import database_settings, place
from tests.server.hand_timers import HandTimers
from tests.server.ram_directory import directory_in_memory
from tests.server.shell import NoBots
from tests.server.tables.played_tables import InlineBots

HOST = b"127.0.0.1:8380"
# Drawn anew for every request, from nothing.
RANDOM_HEADERS = (b"x-request-id",)
TURNS = 12  # of the loop, until everybody has read what there is to read


async def until(true: Callable[[], Any]) -> None:
    """Wait until it is true."""
    async with asyncio.timeout(patient.PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


@dataclass(frozen=True)
class Answer:
    """What a request was answered with."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def wire(self) -> bytes:
        """All of it, as it went out."""
        head = b"\n".join(b": ".join(header) for header in self.headers)
        return b"\n".join((str(self.status).encode(), head, b"", self.body))


class Connection:
    """A socket or a stream that stays open: what came so far, each message as it went out."""

    def __init__(self, kind: str, path: str) -> None:
        self.kind = kind
        self.path = path
        self.heard: list[bytes] = []
        self.sent: asyncio.Queue[Message] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    @property
    def messages(self) -> list[Json]:
        """The messages of a socket or of a stream, read."""
        return [json.loads(text) for text in self.heard if text.startswith(b"{")]

    @property
    def closed(self) -> bool:
        return self.task is not None and self.task.done()

    def say(self, message: Json | str | bytes) -> None:
        """Send something to the server."""
        if isinstance(message, bytes):
            self.sent.put_nowait({"type": "websocket.receive", "bytes": message})
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            self.sent.put_nowait({"type": "websocket.receive", "text": text})

    async def hang_up(self) -> None:
        """Be gone."""
        self.sent.put_nowait({"type": f"{self.kind}.disconnect", "code": 1005})
        if self.task is not None:
            await asyncio.wait((self.task,), timeout=patient.PATIENCE)
            assert self.task.done()


class Person:
    """Somebody with a cookie, a token or neither."""

    def __init__(self, world: "World", name: str, *headers: tuple[bytes, bytes]) -> None:
        self.world = world
        self.name = name
        self.headers = [(b"host", HOST), *headers]
        self.answers: list[bytes] = []
        self.connections: list[Connection] = []

    @property
    def heard(self) -> dict[str, list[bytes]]:
        """All that he was ever sent, by connection."""
        opened = {f"{n} {c.path}": c.heard for n, c in enumerate(self.connections)}
        return {"answers": self.answers, **opened}

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """One request, and its whole answer."""
        content = b"" if body is None else json.dumps(body).encode()
        headers = [*self.headers]
        if body is not None:
            length = str(len(content)).encode()
            headers += [(b"content-type", b"application/json"), (b"content-length", length)]
        come: list[Message] = [{"type": "http.request", "body": content, "more_body": False}]
        parts: list[Message] = []

        async def receive() -> Message:
            return come.pop() if come else await asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            parts.append(message)

        await self.world.app(self._scope("http", method, path, headers), receive, send)
        answer = _answer(parts)
        self.answers.append(f"{method} {path}\n".encode() + answer.wire)
        self._take_cookie(answer)
        return answer

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Answer:
        return await self.ask("POST", path, body)

    async def socket(self, path: str) -> Connection:
        """An open socket; a refusal to open it is heard like a message."""
        connection = Connection("websocket", path)
        connection.sent.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            kind = message["type"]
            if kind == "websocket.send":
                connection.heard.append(message["text"].encode())
            elif kind == "websocket.close":
                connection.heard.append(f"close {message['code']} {message['reason']}".encode())
            elif kind == "websocket.http.response.start":
                connection.heard.append(f"denied {message['status']}".encode())
            elif kind == "websocket.http.response.body":
                connection.heard.append(message["body"])

        return await self._opened(connection, send)

    async def stream(self, path: str) -> Connection:
        """An open stream of lines; its head comes first."""
        connection = Connection("http", path)
        connection.sent.put_nowait({"type": "http.request", "body": b"", "more_body": False})

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                connection.heard.append(f"status {message['status']}".encode())
            elif message.get("body"):
                connection.heard.append(message["body"])

        return await self._opened(connection, send)

    async def _opened(self, connection: Connection, send: Send) -> Connection:
        scope = self._scope(connection.kind, "GET", connection.path, self.headers)
        running = self.world.app(scope, connection.sent.get, send)
        connection.task = asyncio.ensure_future(running)
        self.connections.append(connection)
        await until(lambda: connection.heard or connection.closed)
        return connection

    def _scope(
        self, kind: str, method: str, path: str, headers: list[tuple[bytes, bytes]]
    ) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "ws" if kind == "websocket" else "http",
            "path": plain,
            "raw_path": plain.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 5),
            "server": ("127.0.0.1", 8380),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
            "state": {},
        }

    def _take_cookie(self, answer: Answer) -> None:
        for name, value in answer.headers:
            if name == b"set-cookie":
                others = [header for header in self.headers if header[0] != b"cookie"]
                self.headers = [*others, (b"cookie", value.partition(b";")[0])]


class World:
    """A server, and those who have come to it."""

    def __init__(self, data: Path, bots: Bots | None = None) -> None:
        self.data = data
        self.timers = HandTimers()
        self.bots = bots or InlineBots()
        self.people: dict[str, Person] = {}
        self._ids = itertools.count(1)
        self._seeds = itertools.count(1)
        self.app: FastAPI = create_app(
            Settings(
                data=data,
                **database_settings(data),
                person_rate=0.0,
                address_rate=0.0,
                guest_rate=0.0,
                table_rate=0.0,
                listed=0,
                listed_guests=0,
            ),
            now=self.timers.now,
            new_id=self._new_id,
            chance=Random(1),
            bots=NoBots(),
            lobby=self._lobby,
        )
        self.services: Services = self.app.state.services
        for rule in (rule for id in game_ids() for rule in game(id).rule_ids):
            rule_sentences.read(rule, "en")  # in a thread it would come when it likes

    def _new_id(self) -> str:
        return f"id{next(self._ids)}"

    def _lobby(self, services: Services) -> Lobby:
        return Lobby(
            TableServices(
                store=services.store,
                timers=self.timers,
                bots=self.bots,
                new_id=self._new_id,
                new_secret=lambda: bytes(32),
                new_seed=lambda: next(self._seeds),
            )
        )

    @property
    def lobby(self) -> Lobby:
        return self.services.lobby

    async def person(self, name: str) -> Person:
        """Somebody who has a cookie from now on, and this name."""
        person = Person(self, name)
        assert (await person.get("/api/me")).status == 200
        assert (await person.ask("PATCH", "/api/me", {"name": name})).status == 200
        self.people[name] = person
        return person

    def stranger(self) -> Person:
        """Somebody who shows neither cookie nor token."""
        return Person(self, "nobody")

    async def table(self, **wanted: Any) -> Table:
        """Han and Chu sit down at a table of Chu Han that begins at once."""
        for name in ("han", "chu"):
            if name not in self.people:
                await self.person(name)
        han, chu = self.people["han"], self.people["chu"]
        wanted.setdefault("public", "position" not in wanted)
        answer = await han.post("/api/tables", {"game": "chuhan", "seat": 0, **wanted})
        assert answer.status == 201, answer.body
        table = await self.lobby.get(answer.json()["table"])
        if not wanted.get("bots"):
            answer = await chu.post(f"/api/tables/{table.id}/join", {"seat": 1})
            assert answer.status == 200, answer.body
        assert table.situation.playing
        return table

    async def rest(self) -> None:
        """Let everything that happens of itself happen, and everybody read it."""
        await until(lambda: len(self._at_work()) <= self.never_answered() + self.waiting())
        for _ in range(TURNS):
            await asyncio.sleep(0)

    def _at_work(self) -> list[Any]:
        return [task for table in self.lobby._tables for task in table._background._tasks]

    def never_answered(self) -> int:
        """So many bots think, and will never be done."""
        return getattr(self.bots, "thinking", 0)

    def waiting(self) -> int:
        """So many bots have thought, and wait until their answers leave."""
        return sum(call.__qualname__.startswith("wait_until") for _, _, call in self.timers.due)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and what falls due happen."""
        self.timers.advance(seconds)
        await self.rest()

    async def hang_up(self) -> None:
        """Close all that is open."""
        for person in self.people.values():
            for connection in person.connections:
                await connection.hang_up()
            person.connections.clear()
            person.answers.clear()


@asynccontextmanager
async def running(data: Path, bots: Bots | None = None) -> AsyncIterator[World]:
    """A world that runs, in a data directory of its own."""
    async with Store(place(data)) as store:
        await store.settings.set(KEY_NAME, "0" * 64)
    world = World(data, bots)
    async with world.app.router.lifespan_context(world.app):
        try:
            yield world
        finally:
            await world.hang_up()


def in_worlds(story: Callable[..., Coroutine[Any, Any, None]], *bots: Bots) -> None:
    """Tell a story of two worlds that know nothing of each other; each may have bots of its own."""

    async def told(data: Path) -> None:
        here, there = bots or (None, None)
        async with running(data / "1", here) as first, running(data / "2", there) as second:
            await story(first, second)

    with directory_in_memory() as data:
        asyncio.run(told(data))


def in_world(story: Callable[[World], Coroutine[Any, Any, None]], bots: Bots | None = None) -> None:
    """Tell a story of one world."""

    async def told(data: Path) -> None:
        async with running(data, bots) as world:
            await story(world)

    with directory_in_memory() as data:
        asyncio.run(told(data))


def path(table: Table) -> str:
    return f"/api/tables/{table.id}"


async def token_of(world: World, name: str) -> Person:
    """A bot of that person."""
    made = await world.people[name].post("/api/me/tokens", {"name": "bot"})
    token = made.json()["token"].encode()
    return Person(world, f"{name}'s bot", (b"authorization", b"Bearer " + token))


async def queued(table: Table, request: Coroutine[Any, Any, Answer]) -> "asyncio.Task[Answer]":
    """A request that has come as far as to wait for the table."""
    waiting = len(table.lock._waiters or ())
    task = asyncio.ensure_future(request)
    await until(lambda: len(table.lock._waiters or ()) > waiting)
    return task


def _answer(parts: list[Message]) -> Answer:
    start, *bodies = parts
    headers = tuple(
        (name.lower(), value)
        for name, value in start["headers"]
        if name.lower() not in RANDOM_HEADERS
    )
    return Answer(start["status"], headers, b"".join(part.get("body", b"") for part in bodies))
