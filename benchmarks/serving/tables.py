"""Tables on the server, and for each a whole game that is known beforehand.

The load is not to think while it measures, so the games are made up before: it is the host and
reads the secrets of the tables from his database.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select

import tenka
from benchmarks.serving.clients import Http
from tenka.core.chance import FastChance
from tenka.core.record import Record
from tenka.server.store.engines import reading_engine, url_of
from tenka.server.store.schema import tables

AT_ONCE = 16
TERMS = {"game": "chuhan", "window": 0, "seat": 0, "public": False}


@dataclass
class Game:
    """A table, who sits at it, and the moves that will be made there."""

    table: str
    cookies: tuple[str, str]
    moves: list[tuple[int, int, str]] = field(default_factory=list)  # seat, its decision, text
    played: int = 0
    number: int = 0  # of the table

    @property
    def left(self) -> int:
        """How many moves are still to be made."""
        return len(self.moves) - self.played

    def next(self) -> tuple[int, int, str]:
        """The next move: it is made from now on."""
        self.played += 1
        return self.moves[self.played - 1]


async def people(port: int, number: int) -> list[str]:
    """The cookies of new guests."""
    cookies = []
    for _ in range(number):
        guest = await Http(port).open()
        await guest.ask("GET", "/api/me")
        cookies.append(guest.cookie)
        guest.close()
    return cookies


async def games(
    port: int, database: str | Path, number: int, guests: list[str], tick: Callable[[], None]
) -> list[Game]:
    """So many tables where two sit and play."""
    made: list[Game] = []
    numbers = iter(range(number))

    async def open_tables() -> None:
        connection = await Http(port).open()
        for n in numbers:
            han, chu = guests[n % len(guests)], guests[(n + 1) % len(guests)]
            opened = await connection.ask("POST", "/api/tables", TERMS, han)
            await connection.ask("POST", f"/api/tables/{opened['table']}/join", {}, chu)
            made.append(Game(opened["table"], (han, chu), number=n))
            tick()
        connection.close()

    await asyncio.gather(*(open_tables() for _ in range(AT_ONCE)))
    secrets = secrets_of(database)
    for n, game in enumerate(made):
        game.moves = script(secrets[game.table], n)
    return made


def secrets_of(database: str | Path) -> dict[str, bytes]:
    """The secrets of all tables in that data directory, or in the database of that URL."""
    engine = reading_engine(url_of(database), patience=5.0)
    with engine.connect() as connection:
        found = connection.execute(select(tables.c.id, tables.c.secret)).all()
    engine.dispose()
    return {row.id: row.secret for row in found}


def script(secret: bytes, seed: int) -> list[tuple[int, int, str]]:
    """A whole game of random moves, as the table of that secret would deal it."""
    state = Record.new(tenka.game("chuhan"), 2, {}, secret).state()
    moves: list[tuple[int, int, str]] = []
    decisions = [0, 0]
    while state.turn:
        seat = state.turn[0]
        action = state.sample(seat, FastChance(seed << 20 | len(moves)))
        moves.append((seat, decisions[seat], state.text(action)))
        decisions[seat] += 1
        state.apply(seat, action)
    return moves
