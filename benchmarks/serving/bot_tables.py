"""Tables where one person plays against bots, and when everybody is told of each move."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random

from sqlalchemy import Engine, select

from benchmarks.serving.clients import HOST, STATE, VERSION, Http, Refused, Socket
from tenka.bots import bot
from tenka.core.chance import FastChance
from tenka.core.contract import Json, State
from tenka.core.perspective import Perspective
from tenka.core.plan import decide, parts_of
from tenka.core.record import Record
from tenka.games import game as find_game
from tenka.server.store.schema import entries, tables

PERSON = "greedy"
LOOK = 1.0  # seconds after which one who hears nothing looks for themselves


@dataclass(frozen=True)
class Answer:
    """A bot's decision: the state before it, its moves, and how long it took, as a player, a
    spectator and the log have it."""

    state: State
    seat: int
    texts: Sequence[str]
    took: dict[str, float]


class Lines(asyncio.Protocol):
    """A stream of lines by HTTP."""

    def __init__(self, heard: partial[None]) -> None:
        self.heard = heard
        self.transport: asyncio.Transport | None = None
        self._rest = b""

    async def open(self, port: int, table: str, cookie: str) -> "Lines":
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(lambda: self, HOST, port)
        self.transport = transport
        transport.write(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {HOST}:{port}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        return self

    def data_received(self, data: bytes) -> None:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            if line.startswith(STATE) and (found := VERSION.search(line)):
                self.heard(int(found.group(1)))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class BotTable:
    """A table, the person who plays there by socket or by HTTP alone, and a spectator."""

    def __init__(self, port: int, engine: Engine, chance: Random) -> None:
        self.port = port
        self.told: dict[str, dict[int, float]] = {"player": {}, "spectator": {}}
        self._engine = engine
        self._chance = chance
        self._news = asyncio.Event()
        self._entries: list[tuple[Json, float]] = []
        self._game, self._seats = "", 2

    async def play(
        self, game: str, level: str, seats: int, by_http: bool, enough: Callable[[], bool]
    ) -> None:
        """Play a game, to its end or until that is enough."""
        http = await Http(self.port).open()
        await http.ask("GET", "/api/me")
        self._game, self._seats = game, seats
        bots = {str(seat): level for seat in range(1, seats)}
        terms = {"game": game, "seats": seats, "seat": 0, "window": 0, "public": False}
        self.table = (await http.ask("POST", "/api/tables", {**terms, "bots": bots}, http.cookie))[
            "table"
        ]
        kind = Lines if by_http else Socket
        player = await kind(partial(self._hear, "player")).open(self.port, self.table, http.cookie)
        watching = partial(self._hear, "spectator")
        spectator = await Socket(watching).open(self.port, self.table, http.cookie)
        try:
            await self._moves(http, enough)
        finally:
            for each in (http, player, spectator):
                each.close()

    def _hear(self, who: str, version: int) -> None:
        self.told[who].setdefault(version, time.perf_counter())
        if who == "player":
            self._news.set()

    async def _moves(self, http: Http, enough: Callable[[], bool]) -> None:
        while not enough():
            self._news.clear()
            state = self._state()
            if state.outcome is not None:
                return
            if 0 in state.turn:
                asked = {"decision": self._decided(0), "key": f"{len(self._entries)}"}
                asked["moves"] = self._choice(state)
                with suppress(Refused):  # the table has gone on
                    await http.ask("POST", f"/api/tables/{self.table}/moves", asked, http.cookie)
                    continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)

    def _choice(self, state: State) -> list[str]:
        """What a greedy person would do."""
        chance = FastChance(self._chance.getrandbits(60))
        person = bot(PERSON, self._game, chance)
        return decide(state.copy(), 0, lambda world: person.choose(Perspective(world, 0, chance)))

    def _decided(self, *seats: int) -> int:
        return sum("move" in body and body["seat"] in seats for body, _ in self._entries)

    @property
    def moves_of_bots(self) -> int:
        """How many they have made."""
        return self._decided(*range(1, self._seats))

    def _state(self) -> State:
        """The truth: it is the host who looks."""
        self._read()
        return self._record([body for body, _ in self._entries]).state()

    def _read(self) -> None:
        known = select(entries.c.body, entries.c.at).where(
            entries.c.table_id == self.table, entries.c.number >= len(self._entries)
        )
        with self._engine.connect() as connection:
            for row in connection.execute(known.order_by(entries.c.number)):
                self._entries.append((row.body, row.at))

    def _record(self, bodies: Sequence[Json]) -> Record:
        with self._engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == self.table)).one()
        record = Record(find_game(row.game), row.seats, row.options, row.secret, row.position)
        return record.with_entries(list(bodies))

    def answers(self) -> list[Answer]:
        """What bots have decided outside secret windows."""
        self._read()
        moves = [
            (version, body, at)
            for version, (body, at) in enumerate(self._entries, 1)
            if "move" in body
        ]
        start = moves[0][0] - 1 if moves else 0
        state = self._record([body for body, _ in self._entries]).state(0)
        log = {version: at for version, (_, at) in enumerate(self._entries, 1)}
        times = {**self.told, "log": log}
        asked = dict.fromkeys(state.turn, start)
        found: list[Answer] = []
        while moves:
            seat = moves[0][1]["seat"]
            parts = parts_of(state, seat)
            made, moves = moves[:parts], moves[parts:]
            before, version, since = state.copy(), made[-1][0], asked.pop(seat)
            texts = [body["move"] for _, body, _ in made]
            took = {
                who: known[version] - known[since]
                for who, known in times.items()
                if version in known and since in known
            }
            if seat and state.window is None and took:
                found.append(Answer(before, seat, texts, took))
            for text in texts:
                state.play(seat, text)
            asked = {each: asked.get(each, version) for each in state.turn}
        return found
