"""People who think before they move: two at each table, by sockets, each at a node of their own."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random

from benchmarks.serving.clients import Cut, Refused, Socket
from benchmarks.serving.tables import Game

PATIENCE = 60.0  # seconds
LOOK = 0.5  # seconds after which one who hears nothing looks whether they were cut off


@dataclass
class Measured:
    """What the players of a crowd have met, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    cuts: int = 0  # moves that were sent again, since their socket was cut


class TwoPlayers:
    """A table and the sockets of those who play there."""

    def __init__(self, game: Game, chance: Random) -> None:
        self.game = game
        self.sockets: list[Socket] = []
        self._ports: Sequence[int] = ()
        self._chance = chance
        self._heard = [0, 0]  # the last version that each was told
        self._news = asyncio.Event()
        self._sent: dict[int, float] = {}  # a version that the rival waits for, since when
        self._told: list[float] = []

    async def sit_down(self, ports: Sequence[int]) -> None:
        self._ports = ports
        self.sockets = [await self._opened(seat) for seat in (0, 1)]

    async def _opened(self, seat: int) -> Socket:
        port = self._ports[(self.game.number + seat) % len(self._ports)]
        socket = Socket(partial(self._hear, seat))
        return await socket.open(port, self.game.table, self.game.cookies[seat])

    def get_up(self) -> None:
        for socket in self.sockets:
            socket.close()

    async def play(self, think: float, until: float, measured: Measured) -> None:
        """Think, on average so many seconds, and move, until it is that time."""
        self._told = measured.told
        while self.game.left:
            pause = self._chance.expovariate(1 / think)
            if time.perf_counter() + pause > until:
                return
            await asyncio.sleep(pause)
            before = self.game.played
            seat, decision, text = self.game.next()
            await self._until_told(seat, before)
            began = time.perf_counter()
            self._sent[before + 1] = began
            while not await self._made(seat, decision, text, measured):
                pass
            measured.acknowledged.append(time.perf_counter() - began)

    async def _made(self, seat: int, decision: int, text: str, measured: Measured) -> bool:
        """Make a move; False if the socket was cut, and has been opened again."""
        try:
            await self.sockets[seat].move(decision, f"{seat}/{decision}", text)
        except Cut:
            measured.cuts += 1
            self.sockets[seat] = await self._opened(seat)
            return False
        return True

    async def _until_told(self, seat: int, version: int) -> None:
        """Nobody moves before they have seen the last move."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self._heard[seat] < version:
                    if self.sockets[seat].is_lost:
                        self.sockets[seat] = await self._opened(seat)
                    self._news.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._news.wait(), LOOK)
        except TimeoutError:
            where = f"table {self.game.table}, seat {seat}"
            raise Refused(f"{where} was not told of version {version}") from None

    def _hear(self, seat: int, version: int) -> None:
        if version > self._heard[seat]:
            self._heard[seat] = version
            self._news.set()
        mover = self.game.moves[version - 1][0] if 0 < version <= len(self.game.moves) else seat
        if seat != mover and (sent := self._sent.pop(version, None)) is not None:
            self._told.append(time.perf_counter() - sent)
