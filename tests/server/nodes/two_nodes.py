"""Two servers on one PostgreSQL database, for the tests of what they share."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from tenka.server.app import create_app
from tenka.server.bus.contract import BusAway
from tenka.server.bus.in_process import InProcessBus
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.store.rows import Person
from tenka.server.tables.feeds import Feed, Message
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.patient import PATIENCE
from tests.server.databases import database_settings
from tests.server.shell import UNLIMITED, NoBots
from tests.server.tables.played_tables import InlineBots

PEOPLE = {name: Person(name, name.title(), 0.0, f"link-{name}") for name in ("han", "chu")}


class DeafBus(InProcessBus):
    """A bus that may be away; it counts how often nobody has heard who is there."""

    away = False
    unheard = 0

    async def publish(self, subject: str, message: dict[str, Any]) -> None:
        if self.away:
            self.unheard += "here" in message
            raise BusAway("it is away")
        await super().publish(subject, message)


class Pair:
    """Two servers; Han is at the first, Chu at the second."""

    def __init__(self, data: Path, stack: AsyncExitStack) -> None:
        self._data = data
        self._stack = stack
        self.bus = DeafBus()
        self.apps: list[AsyncExitStack] = []
        self.sites: list[FastAPI] = []
        self.nodes: list[Services] = []

    async def start(self, bus_url: str = "nats://127.0.0.1:4222") -> Services:
        """One more."""
        data = self._data / str(len(self.apps))
        database = database_settings(self._data)
        settings = Settings(data=data, bus_url=bus_url, **UNLIMITED, **database)
        app = create_app(settings, bots=NoBots(), bus=self.bus)
        services: Services = app.state.services
        services.remote_bots = None
        services.lobby.services = replace(services.lobby.services, bots=InlineBots())
        stack = await self._stack.enter_async_context(AsyncExitStack())
        await stack.enter_async_context(app.router.lifespan_context(app))
        self.apps.append(stack)
        self.sites.append(app)
        self.nodes.append(services)
        return services

    async def table(self, **terms: Any) -> tuple[Table, Table]:
        """A game of both, as each server has it."""
        here, there = self.nodes
        opened = await open_table(here.lobby, usual_terms(**terms), "han", "Han", 0)
        same = await there.lobby.get(opened.id)
        await there.lobby.join(same, PEOPLE["chu"], None, None)
        await until(lambda: opened.situation.playing)
        return opened, same


def usual_terms(**more: Any) -> Terms:
    return Terms.of("chuhan", 2, {}, **{"public": True, "window": 0.0, **more})


@asynccontextmanager
async def pair(data: Path) -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        found = Pair(data, stack)
        first = await found.start()
        for person in PEOPLE.values():
            await first.store.people.create(person)
        await found.start()
        yield found


def tell(data: Path, story: Callable[[Pair], Coroutine[Any, Any, None]]) -> None:
    async def told() -> None:
        async with pair(data) as both:
            await story(both)

    asyncio.run(told())


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def play(table: Table, key: str) -> None:
    """Whoever's turn it is moves, by the server that is given."""
    seat = table.situation.play.state.turn[0]
    state = table.situation.play.state
    text = state.text(state.legal(seat)[0])
    await table.move(seat, table.situation.play.decision(seat), key, [text])


def know_the_same(one: Table, other: Table) -> bool:
    return one.situation.version == other.situation.version


def told(feed: Feed) -> list[Message]:
    return list(feed._waiting)


def states(feed: Feed) -> list[Message]:
    return [message for message in told(feed) if message["type"] == "state"]
