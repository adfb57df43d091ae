"""An arena on two nodes that share a PostgreSQL: it runs by itself, also when the node that runs it
is killed."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.faults.clients import Client, Entrances
from tests.faults.cluster import Cluster
from tests.patient import PATIENCE
from tests.server.postgres import ON_POSTGRES

PEOPLE = 5
GAMES = 2  # that have to end before the story goes on
SOON = 0.4
END_IT = (
    "UPDATE tournaments SET ends = extract(epoch FROM clock_timestamp()), revision = revision + 1"
)
GAMES_OF_IT = "SELECT round, players, table_id, places FROM tournament_games"
TABLES_OF_IT = "SELECT tables.id, tables.status, ended <= ends FROM tables JOIN tournaments ON true"


class Arena:
    """An arena of Chu Han, and people who play in it until it is over."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.entrances = Entrances(cluster.urls)
        self.people = [Client(self.entrances, first) for first in range(PEOPLE)]
        self.path = ""

    async def open(self) -> None:
        """All join, and it begins."""
        for person in self.people:
            await person.come()
        opener = self.people[0]
        await opener.sign_up("Ann")
        wanted = {"name": "Evening", "game": "chuhan", "kind": "arena", "rated": False, "least": 2}
        opened = await opener.ask("POST", "/api/tournaments", wanted)
        self.path = f"/api/tournaments/{opened['id']}"
        for person in self.people:
            await person.ask("POST", f"{self.path}/join")
        await opener.ask("POST", f"{self.path}/begin")

    async def play(self, person: Client) -> None:
        """Come to every table; whoever's number is higher gives up."""
        me = (await person.ask("GET", "/api/me"))["id"]
        while (shown := await person.ask("GET", self.path))["status"] == "running":
            on = [game for game in shown["games"] if game["status"] != "over"]
            seated = [number for game in on for number in game["players"]]
            assert len(seated) == len(set(seated)), on  # nobody plays twice at a time
            mine = next(row for row in shown["standings"] if row["person"] == me)
            if mine["withdrawn"]:  # the machine was too slow
                await person.ask("POST", f"{self.path}/join")
            for game in on:
                if mine["number"] in game["players"]:
                    last = mine["number"] == max(game["players"]) and game["status"] == "playing"
                    todo = "resign" if last else "join"
                    await person.answer("POST", f"/api/tables/{game['table']}/{todo}", {})
            await asyncio.sleep(SOON)

    async def shown_at(self, node: int) -> Any:
        return await Client(self.entrances, node).ask("GET", self.path)

    async def until(self, true: Callable[[Any], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true(await self.shown_at(1)):
                await asyncio.sleep(SOON)

    async def more_games(self) -> None:
        """Some more end."""
        before = played(await self.shown_at(1))
        await self.until(lambda shown: played(shown) >= before + GAMES)

    def stored(self, asked: str) -> list[Any]:
        with psycopg.connect(self.cluster.database_url, autocommit=True) as connection:
            done = connection.execute(asked.encode())
            return done.fetchall() if done.description else []


def played(shown: Any) -> int:
    """How many results there are."""
    results = [result for row in shown["standings"] for result in row["results"]]
    return (len(results) - results.count("on")) // 2


async def story(arena: Arena) -> None:
    first, _ = arena.cluster.nodes  # it has run longest: what happens by itself is done there
    await arena.open()
    async with asyncio.TaskGroup() as playing:
        for person in arena.people:
            playing.create_task(arena.play(person))
        await arena.more_games()
        await first.program.kill()
        await arena.more_games()
        await first.start()
        await arena.more_games()
        arena.stored(END_IT)
    await arena.until(lambda shown: shown["status"] == "over")
    here, there = [await arena.shown_at(node) for node in range(2)]
    assert here == there
    games = arena.stored(GAMES_OF_IT)
    assert played(here) == len(games) >= 3 * GAMES
    once = [(round, number) for round, players, _, _ in games for number in players]
    assert len(once) == len(set(once))
    assert all(sorted(places) == [0, 1] for _, _, _, places in games)
    in_time = {
        id for id, status, in_time in arena.stored(TABLES_OF_IT) if status == "over" and in_time
    }
    assert in_time == {table for _, _, table, _ in games}
    assert arena.entrances.errors == []


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.skipif(ON_POSTGRES, reason="it has a PostgreSQL of its own in any case")
def test_each_pairing_once_and_none_lost_when_the_node_that_runs_it_dies(tmp_path: Path) -> None:
    async def told() -> None:
        cluster = Cluster(tmp_path, nodes=2, workers=0)
        try:
            await cluster.start(one_by_one=True)
            arena = Arena(cluster)
            await story(arena)
            await arena.entrances.close()
        finally:
            await cluster.close()

    asyncio.run(told())
