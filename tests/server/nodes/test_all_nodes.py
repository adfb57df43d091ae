"""What happens at one node is done at the others, too: two servers on one bus. Each has its own
data, so that what a node knows only from memory can be told from what it reads."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tenka.server.app import create_app
from tenka.server.bus.contract import Bus
from tenka.server.bus.in_process import InProcessBus
from tenka.server.bus.nats import NatsBus
from tenka.server.nodes.all_nodes import SUBJECT
from tenka.server.people.bans import Banned
from tenka.server.services import Services
from tenka.server.settings import Settings
from tenka.server.store import StoreUnavailable
from tenka.server.store.rows import Person
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.patient import PATIENCE
from tests.server.nats_server import NatsServer
from tests.server.ram_directory import directory_in_memory
from tests.server.shell import UNLIMITED, Clock, NoBots

MakeBus = Callable[[], Bus]
ADDRESS = "198.51.100.7"


class Node:
    """A server at which somebody listens."""

    def __init__(self, services: Services, person: Person, table: Table) -> None:
        self.services = services
        self.person = person
        self.table = table
        self.feed = table.listen(0, 0, 0, person.id)
        self.feed.address = ADDRESS

    @property
    def cut_off(self) -> bool:
        return any(message["type"] == "closing" for message in self.feed._waiting)

    async def remembers(self) -> str:
        """The name of the person, from memory if it is there."""
        person = await self.services.identity.person("han")
        assert person is not None
        return person.name


@asynccontextmanager
async def node(data: Path, bus: Bus) -> AsyncIterator[Node]:
    app = create_app(
        Settings(data=data, **UNLIMITED), now=Clock(), bots=NoBots(), bus=bus, chance=Random(1)
    )
    async with app.router.lifespan_context(app):
        services: Services = app.state.services
        await services.store.people.create(Person("han", "Han", 0.0, "link"))
        person = await services.identity.person("han")
        assert person is not None
        terms = Terms.of("chuhan", 2, {}, public=True, window=0.0)
        table = await open_table(services.lobby, terms, person.id, person.name, 0)
        listening = Node(services, person, table)
        yield listening
        table.leave(listening.feed)  # else the server waits until it is read


@pytest.fixture(params=["in process", "NATS"])
def buses(request: pytest.FixtureRequest) -> MakeBus:
    if request.param == "in process":
        bus = InProcessBus()
        return lambda: bus
    url = request.getfixturevalue("nats").url
    return lambda: NatsBus([url])


def tell(make: MakeBus, story: Callable[[Node, Node], Coroutine[Any, Any, None]]) -> None:
    async def told(data: Path) -> None:
        async with node(data / "1", make()) as here, node(data / "2", make()) as there:
            await story(here, there)

    with directory_in_memory() as data:
        asyncio.run(told(data))


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def test_who_is_cut_off_here_is_cut_off_everywhere(buses: MakeBus) -> None:
    async def story(here: Node, there: Node) -> None:
        here.services.nodes.cut_off("chu")
        here.services.nodes.cut_off("han")
        assert here.cut_off  # at once
        await until(lambda: there.cut_off)

    tell(buses, story)


def test_nobody_else_is_cut_off(buses: MakeBus) -> None:
    async def story(here: Node, there: Node) -> None:
        here.services.nodes.cut_off("chu")
        here.services.nodes.renamed("han", "Liu Bang")  # comes after it
        await until(lambda: there.table.situation.people.names["han"] == "Liu Bang")
        assert here.table.situation.people.names["han"] == "Liu Bang"
        assert not here.cut_off
        assert not there.cut_off

    tell(buses, story)


def test_all_are_cut_off_when_members_alone_may_stay(buses: MakeBus) -> None:
    async def story(here: Node, there: Node) -> None:
        await there.services.admission._store.settings.set("admission_guests", "no")
        here.services.nodes.admission_changed()
        here.services.nodes.cut_off_all()
        await until(lambda: there.cut_off)
        assert not there.services.admission.terms.guests

    tell(buses, story)


def test_a_ban_holds_everywhere_before_anybody_is_cut_off(buses: MakeBus) -> None:
    async def story(here: Node, there: Node) -> None:
        await there.services.store.bans.add(
            await here.services.bans.add("address", ADDRESS, "too loud")
        )
        there.services.bans.check_address(ADDRESS)  # it has not been read
        here.services.nodes.bans_changed()
        here.services.nodes.cut_off_banned_addresses()
        assert here.cut_off
        await until(lambda: there.cut_off)
        with pytest.raises(Banned):
            there.services.bans.check_address(ADDRESS)

    tell(buses, story)


def test_a_ban_that_cannot_be_read_is_read_when_the_store_is_back(
    buses: MakeBus, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: Node, there: Node) -> None:
        bans, tries = there.services.bans, 0
        read = bans.open

        async def away_at_first() -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise StoreUnavailable("the database is away")
            await read()

        monkeypatch.setattr(bans, "open", away_at_first)
        await there.services.store.bans.add(await here.services.bans.add("person", "han", "loud"))
        here.services.nodes.bans_changed()
        await until(lambda: there.cut_off)
        with pytest.raises(Banned):
            bans.check_person("han")

    tell(buses, story)


def test_what_changes_about_a_person_is_remembered_by_nobody(buses: MakeBus) -> None:
    """A log-out, another password, another name: each is a change of what is stored."""

    async def story(here: Node, there: Node) -> None:
        await there.services.store.people.change(there.person, None, (), name="Liu Bang")
        assert await there.remembers() == "Han"
        await here.services.identity.log_out_everywhere(here.person)
        async with asyncio.timeout(PATIENCE):
            while await there.remembers() == "Han":
                await asyncio.sleep(0.005)

    tell(buses, story)


def test_a_token_that_is_revoked_is_worth_nothing_anywhere(buses: MakeBus) -> None:
    async def story(here: Node, there: Node) -> None:
        text, token = await here.services.identity.tokens.new(here.person, "bot")
        await there.services.store.tokens.create(token)
        shown = f"Bearer {text}"
        assert (await there.services.identity._by_token(shown)).id == "han"
        await there.services.store.tokens.revoke("han", token.hash)
        assert token.hash in there.services.identity.tokens._known
        await here.services.identity.tokens.revoke(here.person, token.hash[:16])
        await until(lambda: token.hash not in there.services.identity.tokens._known)

    tell(buses, story)


NONSENSE: tuple[dict[str, Any], ...] = (
    {},
    {"kind": 7},
    {"kind": []},
    {"kind": "unknown"},
    {"kind": "cut_off"},
    {"kind": "renamed", "person": 7},
)


def test_messages_that_make_no_sense_change_nothing(
    buses: MakeBus, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(here: Node, there: Node) -> None:
        for message in NONSENSE:
            await here.services.bus.publish(SUBJECT, message)
        here.services.nodes.renamed("han", "Liu Bang")
        await until(lambda: there.table.situation.people.names["han"] == "Liu Bang")
        assert not there.cut_off

    tell(buses, story)


def test_what_could_not_be_told_is_made_good_when_the_bus_is_back(own_nats: NatsServer) -> None:
    """Also at a node that was connected all the time and has noticed nothing."""

    async def story(here: Node, there: Node) -> None:
        lost = here.services.bus._connection  # type: ignore[attr-defined]
        here.services.bus._urls[:] = ["nats://127.0.0.1:9"]  # type: ignore[attr-defined]
        await lost.close()
        banned = await here.services.bans.add("person", "han", "too loud")
        await there.services.store.bans.add(banned)
        here.services.nodes.bans_changed()
        here.services.nodes.cut_off("han")
        assert here.cut_off
        await asyncio.sleep(0.05)
        assert not there.cut_off
        here.services.bus._urls[:] = [own_nats.url]  # type: ignore[attr-defined]
        await until(lambda: there.cut_off)
        assert there.services.bans.has_person("han")

    tell(lambda: NatsBus([own_nats.url]), story)


def test_a_node_that_was_away_reads_what_it_may_have_missed(own_nats: NatsServer) -> None:
    async def story(here: Node, there: Node) -> None:
        own_nats.stop()
        await there.services.store.bans.add(await here.services.bans.add("person", "han", ""))
        await there.services.store.people.change(there.person, None, (), name="Liu Bang")
        own_nats.start()
        await until(lambda: there.cut_off and here.cut_off)
        assert there.services.bans.has_person("han")
        assert await there.remembers() == "Liu Bang"

    tell(lambda: NatsBus([own_nats.url]), story)
