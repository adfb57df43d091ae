"""People who play on whatever happens to the server, and remember what they were promised."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.patient import PATIENCE
from tests.server.kill.house import PAUSE, House

Json = dict[str, Any]
ENDED = ("over", "aborted")
OFTEN = 0.1  # a request of ten is sent once more, though it was answered
GLANCE = 0.1  # seconds between looks at the table
BOLD = 0.7  # so often the longest move is made, which brings a game to its end


@dataclass(frozen=True)
class Promise:
    """A move that the server has acknowledged; `held` until its window ends."""

    key: str
    decision: int
    text: str
    version: int
    held: bool


@dataclass
class Player:
    """A person at a table."""

    house: House
    table: str
    seat: int
    cookie: str
    timed: bool  # windows end by themselves, so an answer may come too late
    chance: Random
    promises: list[Promise] = field(default_factory=list)
    found: int = 0  # moves that were durable, though their answer was lost
    answered: int = -1  # the last decision

    async def play(self) -> None:
        """Until the game is over."""
        raise NotImplementedError

    async def choose(self) -> Json | None:
        """A move of those that are legal now, with a key of its own."""
        legal = await self.house.ask("GET", f"/api/tables/{self.table}/legal", None, self.cookie)
        if not legal["moves"]:
            return None
        bold = self.chance.random() < BOLD
        choice = [max(legal["moves"], key=len)] if bold else legal["moves"]
        decision, text = legal["decision"], self.chance.choice(choice)
        key = f"{self.seat}.{decision}.{self.chance.randrange(1 << 30)}"
        return {"decision": decision, "key": key, "moves": [text]}

    def promised(self, move: Json, ack: Json, tries: int) -> None:
        """The server has answered: from now on the move has to be there."""
        assert tries > 1 or not ack["repeated"], (move, ack)
        self.found += ack["repeated"]
        text, version, held = move["moves"][0], ack["version"], ack["held"]
        self.promises.append(Promise(move["key"], move["decision"], text, version, held))
        self.answered = move["decision"]

    def again(self, key: str, ack: Json) -> None:
        """The same request once more: recognised, and not played again."""
        (made,) = (promise for promise in self.promises if promise.key == key)
        assert ack["repeated"], ack
        assert ack["version"] == made.version or made.held, (ack, made)

    def too_late(self, move: Json, error: Json) -> None:
        """The window has ended without this answer."""
        assert self.timed, (move, error)
        assert error["error"]["kind"] in ("Stale", "NotNow", "IllegalMove"), (move, error)
        self.answered = move["decision"]


class HttpPlayer(Player):
    """Asks whether it is his turn, and posts his moves."""

    async def play(self) -> None:
        path = f"/api/tables/{self.table}"
        while True:
            state = await self.house.ask("GET", path, None, self.cookie)
            if state["status"] in ENDED:
                return
            if state["my_turn"] and state["decision"] > self.answered:
                move = await self.choose()
                if move is not None:
                    await self._move(move)
            else:
                await asyncio.sleep(GLANCE)

    async def _move(self, move: Json) -> None:
        path = f"/api/tables/{self.table}/moves"
        tries = 1
        await self.house.open.wait()
        while (answer := await self.house.try_to_ask("POST", path, move, self.cookie)) is None:
            tries += 1
            await asyncio.sleep(PAUSE)
            await self.house.open.wait()
        if not answer.is_success:
            self.too_late(move, answer.json())
            return
        self.promised(move, answer.json(), tries)
        if self.chance.random() < OFTEN:
            self.again(move["key"], await self.house.ask("POST", path, move, self.cookie))


class Cut(Exception):
    """The socket is gone."""


@dataclass
class SocketPlayer(Player):
    """Listens and moves by a socket; when it is cut, he comes back and misses nothing."""

    journal: list[Json] = field(default_factory=list)
    state: Json | None = None
    pending: Json | None = None  # sent, and not answered yet
    tries: int = 0

    async def play(self) -> None:
        while self.pending is not None or not self._is_over():
            await self.house.open.wait()
            try:
                await self._sit()
            except Cut:
                await asyncio.sleep(PAUSE)

    def _is_over(self) -> bool:
        return self.state is not None and self.state["status"] in ENDED

    async def _sit(self) -> None:
        version = 0 if self.state is None else self.state["version"]
        seen = f"since={len(self.journal)}&version={version}"
        address = self.house.url.replace("http", "ws", 1)
        url = f"{address}/api/tables/{self.table}/live?{seen}"
        headers = {"Cookie": self.cookie}
        try:
            async with connect(url, additional_headers=headers, compression=None) as socket:
                await self._listen(socket)
        except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError) as error:
            self.house.cut += self.pending is not None
            raise Cut from error

    async def _listen(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await self._send(socket)
        while self.pending is not None or not self._is_over():
            async with asyncio.timeout(PATIENCE):
                message = json.loads(await socket.recv())
            if message["type"] == "state":
                kept = self.journal[: message["journal_from"]]
                self.journal = kept + message["journal"]
                self.state = message
            elif message["type"] == "ack":
                await self._acknowledged(socket, message)
            elif message["type"] == "error":
                assert self.pending is not None, message
                self.too_late(self.pending, message)
                self.pending = None
            await self._decide(socket)

    async def _decide(self, socket: ClientConnection) -> None:
        if self.pending is not None or self.state is None or self._is_over():
            return
        if self.state["my_turn"] and self.state["decision"] > self.answered:
            self.pending = await self.choose()
            self.tries = 0
            if self.pending is not None:
                await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        self.tries += 1
        await socket.send(json.dumps({"type": "move", **(self.pending or {})}))

    async def _acknowledged(self, socket: ClientConnection, ack: Json) -> None:
        if self.pending is None or ack["key"] != self.pending["key"]:  # he has sent it twice
            self.again(ack["key"], ack)
            return
        self.promised(self.pending, ack, self.tries)
        if self.chance.random() < OFTEN:
            await self._send(socket)
        self.pending = None
