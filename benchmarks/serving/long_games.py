"""A long game of Shogun that is over, and a full list of tables: what is dear to look at."""

from dataclasses import dataclass
from pathlib import Path

import tenka
from benchmarks.serving.clients import Http
from benchmarks.serving.tables import people, secrets_of
from tenka.core.chance import FastChance
from tenka.core.contract import State
from tenka.core.plan import decide
from tenka.core.record import Record

GAME, SEATS = "shogun", 5
LISTED = 100


@dataclass(frozen=True)
class LongGame:
    """A game, and the cookies of those who played it."""

    table: str
    cookies: tuple[str, ...]


async def long_game(port: int, database: str | Path, finished: bool = True) -> LongGame:
    """Such a game, played at random to its end, or nearly so."""
    cookies = await people(port, SEATS)
    http = await Http(port).open()
    terms = {"game": GAME, "seats": SEATS, "window": 0, "seat": 0, "public": False}
    table = (await http.ask("POST", "/api/tables", terms, cookies[0]))["table"]
    for cookie in cookies[1:]:
        await http.ask("POST", f"/api/tables/{table}/join", {}, cookie)
    state = Record.new(tenka.game(GAME), SEATS, {}, secrets_of(database)[table]).state()
    decisions = [0] * SEATS
    sent = 0
    while state.turn:
        seat = state.turn[0]

        def choose(world: State, seat: int = seat, sent: int = sent) -> int:
            return world.sample(seat, FastChance(sent))

        texts = decide(state, seat, choose)
        if not state.turn and not finished:
            break
        body = {"decision": decisions[seat], "key": f"{seat}/{decisions[seat]}", "moves": texts}
        await http.ask("POST", f"/api/tables/{table}/moves", body, cookies[seat])
        decisions[seat] += len(texts)
        sent += 1
    http.close()
    return LongGame(table, tuple(cookies))


async def listed_tables(port: int) -> None:
    """A full list of tables that wait for players."""
    http = await Http(port).open()
    for cookie in await people(port, LISTED):
        await http.ask("POST", "/api/tables", {"game": GAME, "seats": SEATS, "seat": 0}, cookie)
    http.close()
