"""The load: as fast as the server takes it, at a steady pace, or just sitting there."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from benchmarks.serving.clients import Http, Socket
from benchmarks.serving.process import Server
from benchmarks.serving.tables import Game

Tick = Callable[[float], None]
STEP = 0.2
OPENING = 64  # sockets that are opened at once


class Mover(Protocol):
    """A game, and a way to move in it."""

    game: Game

    async def move(self) -> None:
        """Make the next move; return when it is acknowledged."""


class ByHttp:
    """Moves by HTTP, over connections that many share. Nobody listens."""

    def __init__(self, game: Game, connections: list[Http]) -> None:
        self.game = game
        self.connections = connections

    async def move(self) -> None:
        seat, decision, text = self.game.next()
        connection = self.connections.pop()
        body = {"decision": decision, "key": f"{seat}/{decision}", "moves": [text]}
        path = f"/api/tables/{self.game.table}/moves"
        await connection.ask("POST", path, body, self.game.cookies[seat])
        self.connections.append(connection)


class BySocket:
    """Moves by sockets; both players listen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sockets: list[Socket] = []
        self.since: dict[int, float] = {}  # a version that Chu waits for, and since when
        self.told: list[float] = []  # how long Chu waited for each

    async def sit_down(self, port: int, local: str | None = None) -> "BySocket":
        for cookie, heard in zip(self.game.cookies, (None, self._heard), strict=True):
            socket = Socket(heard, local)
            self.sockets.append(await socket.open(port, self.game.table, cookie))
        return self

    async def move(self) -> None:
        await self.move_due(time.perf_counter())

    async def move_due(self, due: float) -> None:
        """Make the next move, which was due at that time."""
        seat, decision, text = self.game.next()
        if seat == 0:
            self.since[self.game.played] = due
        await self.sockets[seat].move(decision, f"{seat}/{decision}", text)

    def get_up(self) -> None:
        for socket in self.sockets:
            socket.close()

    def _heard(self, version: int) -> None:
        due = self.since.pop(version, None)
        if due is not None:
            self.told.append(time.perf_counter() - due)


@dataclass(frozen=True)
class Throughput:
    """Moves that were acknowledged, in so many seconds, and what the server computed for them."""

    moves: int
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Seconds that the server computes for a move."""
        return self.cpu / self.moves


@dataclass(frozen=True)
class Latency:
    """How long moves took to be acknowledged, and to be told to the rival, in seconds."""

    acknowledged: list[float]
    told: list[float]
    seconds: float
    cpu: float


async def flat_out(
    server: Server, movers: Sequence[Mover], at_once: int, seconds: float, tick: Tick
) -> Throughput:
    """As many moves as the server takes, so many of them under way at any time."""
    waiting = deque(mover for mover in movers if mover.game.left)
    began, cpu = time.perf_counter(), server.cpu()
    until = began + seconds

    async def work() -> int:
        moves = 0
        while waiting and time.perf_counter() < until:
            mover = waiting.popleft()
            await mover.move()
            moves += 1
            if mover.game.left:
                waiting.append(mover)
        return moves

    ticking = asyncio.ensure_future(_ticking(tick))
    moves = sum(await asyncio.gather(*(work() for _ in range(at_once))))
    ticking.cancel()
    return Throughput(moves, time.perf_counter() - began, server.cpu() - cpu)


async def steadily(
    server: Server, players: Sequence[BySocket], rate: float, seconds: float, tick: Tick
) -> Latency:
    """So many moves a second, table by table. What comes late counts from when it was due."""
    waiting = deque(each for each in players if each.game.left)
    acknowledged: list[float] = []
    under_way: set[asyncio.Task[None]] = set()
    for each in players:
        each.told.clear()

    async def move(mover: BySocket, due: float) -> None:
        await mover.move_due(due)
        acknowledged.append(time.perf_counter() - due)
        if mover.game.left:
            waiting.append(mover)

    ticking = asyncio.ensure_future(_ticking(tick))
    began, cpu = time.perf_counter(), server.cpu()
    for n in range(int(rate * seconds)):
        due = began + n / rate
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        while under_way and not waiting:  # the server does not keep up
            await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
        if not waiting:
            break
        task = asyncio.ensure_future(move(waiting.popleft(), due))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    spent = time.perf_counter() - began
    ticking.cancel()
    told = [wait for each in players for wait in each.told]
    return Latency(acknowledged, told, spent, server.cpu() - cpu)


async def all_seated(
    port: int, games: Sequence[Game], tick: Tick, local: Callable[[Game], str] | None = None
) -> list[BySocket]:
    """The players of all these games, with their sockets open; `local` says from which address."""
    waiting = list(games)
    seated: list[BySocket] = []

    async def work() -> None:
        while waiting:
            game = waiting.pop()
            seated.append(await BySocket(game).sit_down(port, local and local(game)))
            tick(1)

    await asyncio.gather(*(work() for _ in range(OPENING)))
    return seated


async def watching(port: int, games: Sequence[Game], number: int, tick: Tick) -> list[Socket]:
    """So many open sockets: visitors who look on at these tables."""
    numbers = iter(range(number))
    found: list[Socket] = []

    async def work() -> None:
        for n in numbers:
            game = games[n % len(games)]
            found.append(await Socket().open(port, game.table, game.cookies[n % 2]))
            tick(1)

    await asyncio.gather(*(work() for _ in range(OPENING)))
    return found


async def _ticking(tick: Tick) -> None:
    while True:
        await asyncio.sleep(STEP)
        tick(STEP)
