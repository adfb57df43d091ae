"""A here for tests: a real store, time that passes when told to, ids and secrets in a row."""

import itertools
from pathlib import Path
from typing import Any

from tenka.bots import bot as find_bot
from tenka.core.chance import FastChance
from tenka.core.perspective import Perspective
from tenka.core.plan import decide
from tenka.games import game as find_game
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.processes.fair_queue import Line
from tenka.server.store import Store
from tenka.server.store.rows import Person
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tenka.server.tables.table_services import TableServices
from tenka.server.tables.terms import Terms
from tests.server.databases import place
from tests.server.hand_timers import HandTimers
from tests.server.settling import settle


class InlineBots:
    """Bots that think here and now."""

    def of(self, game_id: str) -> tuple[str, ...]:
        return ("greedy", "random")

    def reads_journal(self, bot: str, game_id: str) -> bool:
        return True

    async def choose(
        self,
        question: BotQuestion,
        *,
        owner: str | None = None,
        line: Line = "live",
        seconds: float | None = None,
    ) -> list[str]:
        seat, seed = question.seat, question.seed
        state = find_game(question.game).position(question.position, seed, **question.options)
        player = find_bot("random", question.game, FastChance(seed))
        chance = FastChance(seed)
        return decide(state, seat, lambda world: player.choose(Perspective(world, seat, chance)))


class PlayedTables:
    """A lobby with people in it."""

    def __init__(self, store: Store) -> None:
        self.timers = HandTimers()
        numbers = itertools.count(1)
        self.services = TableServices(
            store=store,
            timers=self.timers,
            bots=InlineBots(),
            new_id=lambda: f"table{next(numbers)}",
            new_secret=lambda: bytes(32),
            new_seed=lambda: 7,
        )
        self.lobby = Lobby(self.services)

    async def person(self, name: str) -> str:
        await self.services.store.people.create(Person(name, name, 0.0, f"link-{name}"))
        return name

    async def account(self, name: str) -> str:
        """Somebody who has an account."""
        person = Person(name, name, 0.0, f"link-{name}", login=name, password="none")
        await self.services.store.people.create(person)
        return name

    async def somebody(self, name: str) -> Person:
        found = await self.services.store.people.get(name)
        assert found is not None
        return found

    async def table(self, **terms: Any) -> Table:
        """Han and Chu sit down at a table of Chu Han."""
        options = terms.pop("options", {})
        terms.setdefault("window", 0.0)
        terms.setdefault("public", "position" not in terms)
        asked = Terms.of("chuhan", 2, options, **terms)
        han, chu = await self.person("han"), await self.person("chu")
        table = await open_table(self.lobby, asked, han, "han", 0)
        await self.lobby.join(table, await self.somebody(chu), 1, None)
        return table

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and what falls due happen."""
        self.timers.advance(seconds)
        await settle()


async def played_tables(directory: Path) -> PlayedTables:
    store = Store(place(directory))
    await store.open()
    return PlayedTables(store)
