"""Webhooks that say whose turn it is: who was told when, and whether anybody was told twice."""

import asyncio
import json
import time
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise

OK = b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
Place = tuple[str, int]  # a table, a seat


@dataclass
class Told:
    """What came for one seat: at which times, since their last move and in all earlier turns."""

    now: list[float] = field(default_factory=list)
    turns: list[list[float]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Receiver:
    """A web server that is told of turns; each seat has an address of its own."""

    def __init__(self) -> None:
        self._told: defaultdict[Place, Told] = defaultdict(Told)
        self._addresses: dict[str, Place] = {}
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    def address(self, name: str) -> str:
        """Where somebody can be told."""
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/{name}"

    def sits(self, name: str, table: str, seat: int) -> None:
        """What is told at that address is for this seat."""
        self._addresses[f"/{name}"] = table, seat

    async def wait(self, table: str, seat: int, seconds: float) -> bool:
        """Until they are told of their turn; False if they are not."""
        told = self._told[table, seat]
        try:
            async with asyncio.timeout(seconds):
                await told.news.wait()
        except TimeoutError:
            return False
        told.news.clear()
        return True

    def moves(self, table: str, seat: int) -> None:
        """Their turn ends now: what comes from now on is of the next one."""
        told = self._told[table, seat]
        told.turns.append(told.now)
        told.now = []
        told.news.clear()

    @property
    def count(self) -> int:
        """How many notices came."""
        return sum(len(turn) for told in self._told.values() for turn in (*told.turns, told.now))

    def twice(self) -> list[tuple[Place, float, float]]:
        """Who was told twice of one turn, and when."""
        return [
            (place, first, second)
            for place, told in self._told.items()
            for turn in (*told.turns, told.now)
            for first, second in pairwise(turn)
        ]

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            fields = {name.lower(): value for name, _, value in (e.partition(": ") for e in head)}
            body = json.loads(await reader.readexactly(int(fields["content-length"])))
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.transport.abort()
            return
        place = self._addresses.get(head[0].split(" ")[1])
        if place is not None and body["event"] == "turn":
            told = self._told[place]
            told.now.append(time.monotonic())
            told.news.set()
        writer.write(OK)
        await writer.drain()
        writer.close()
