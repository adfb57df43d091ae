"""Two servers on one PostgreSQL database: a table is the same at both."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tenka.core.errors import IllegalMove, TenkaError
from tenka.server.app import create_app
from tenka.server.bus.contract import BusAway
from tenka.server.bus.in_process import InProcessBus
from tenka.server.errors import TooMany
from tenka.server.nodes import shared_tables
from tenka.server.nodes.shared_tables import SUBJECT
from tenka.server.people.limits import CHAT_BURST
from tenka.server.services import Services
from tenka.server.settings import BadSetting, Settings
from tenka.server.store import Conflict
from tenka.server.store.errors import StoreUnavailable
from tenka.server.store.rows import Person
from tenka.server.tables import loaded_tables, playing
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.feeds import Feed, Message
from tenka.server.tables.lobby import ALIVE
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.patient import PATIENCE
from tests.server.place import database_settings, query
from tests.server.shell import UNLIMITED, NoBots
from tests.server.tables.house import InlineBots

pytestmark = pytest.mark.postgres

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
        self.nodes.append(services)
        return services

    async def table(self, **terms: Any) -> tuple[Table, Table]:
        """A game of both, as each server has it."""
        here, there = self.nodes
        opened = await here.lobby.create(_terms(**terms), "han", "Han", 0)
        same = await there.lobby.get(opened.id)
        await there.lobby.join(same, PEOPLE["chu"], None, None)
        await until(lambda: opened.situation.playing)
        return opened, same


def _terms(**more: Any) -> Terms:
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


def _know_the_same(one: Table, other: Table) -> bool:
    return one.situation.version == other.situation.version


def told(feed: Feed) -> list[Message]:
    return list(feed._waiting)


def states(feed: Feed) -> list[Message]:
    return [message for message in told(feed) if message["type"] == "state"]


def test_what_is_played_at_one_is_told_at_the_other(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        feeds = here.listen(0, person="han"), there.listen(1, person="chu")
        for number in range(6):
            table, other = (here, there) if number % 2 else (there, here)
            await play(table, f"k{number}")
            await until(partial(_know_the_same, table, other))
        for feed, seat in zip(feeds, (0, 1), strict=True):
            journal = [event for state in states(feed) for event in state["journal"]]
            assert journal == here.situation.play.state.journal(seat)  # each thing once
            assert states(feed)[-1]["version"] == here.situation.version
        here.leave(feeds[0])
        there.leave(feeds[1])

    tell(tmp_path, story)


def test_a_bus_that_is_away_delays_and_loses_nothing(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        both.bus.away = True
        for number in range(4):
            table, other = (here, there) if number % 2 else (there, here)
            await play(table, f"k{number}")
            await until(partial(_know_the_same, table, other))

    tell(tmp_path, story)


def test_two_who_move_at_once_wait_for_each_other(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        both.bus.away = True
        seat = here.situation.play.state.turn[0]
        state = here.situation.play.state
        text = state.text(state.legal(seat)[0])
        decision = here.situation.play.decision(seat)
        had = here.situation.version
        acks = await asyncio.gather(
            here.move(seat, decision, "the same", [text]),
            there.move(seat, decision, "the same", [text]),
        )
        assert sorted(ack.repeated for ack in acks) == [False, True]
        assert here.situation.version == there.situation.version == had + 1

    tell(tmp_path, story)


def test_who_knows_less_than_is_stored_looks_before_refusing(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        both.bus.away = True
        await play(here, "one")
        seat = here.situation.play.state.turn[0]
        state = here.situation.play.state
        text = state.text(state.legal(seat)[0])
        decision = here.situation.play.decision(seat)
        behind = there.situation.version
        assert behind < here.situation.version
        await there.move(seat, decision, "two", [text])
        assert there.situation.version == behind + 2
        with pytest.raises(IllegalMove):
            await there.move(seat, decision + 1, "three", ["no move"])

    tell(tmp_path, story)


def test_who_is_there_is_known_at_both(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        now = both.nodes[0].now
        han, chu = here.listen(0, person="han"), there.listen(1, person="chu", presence=True)
        await until(lambda: there.gone(0, now()) is None and here.gone(1, now()) is None)
        here.leave(han)
        await until(lambda: there.gone(0, now()) is not None)
        present = [message for message in told(chu) if message["type"] == "presence"]
        assert [each["is"] for each in present[-1]["seats"]] == ["gone", "here"]
        there.leave(chu)

    tell(tmp_path, story)


def test_who_is_cut_off_at_one_is_gone_at_the_other(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        now = both.nodes[0].now
        han = here.listen(0, person="han")
        await until(lambda: there.gone(0, now()) is None)
        both.nodes[0].lobby.cut_off("han")
        await until(lambda: there.gone(0, now()) is not None)
        here.leave(han)

    tell(tmp_path, story)


def hold_back(monkeypatch: pytest.MonkeyPatch, node: Services) -> asyncio.Event:
    """The node gives no sign of life, and sees none, until it may."""
    assert node.lease is not None
    may, renew = asyncio.Event(), node.lease.renew

    async def later() -> None:
        await may.wait()
        await renew()

    monkeypatch.setattr(node.lease, "renew", later)
    return may


def test_who_is_at_a_server_that_was_away_for_a_moment_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        now = both.nodes[0].now
        han = here.listen(0, person="han")
        await until(lambda: there.gone(0, now()) is None)
        may = hold_back(monkeypatch, both.nodes[0])
        await until(lambda: there.gone(0, now()) is not None)
        may.set()
        await until(lambda: there.gone(0, now()) is None)
        here.leave(han)

    tell(tmp_path, story)


def test_a_server_whose_end_a_table_was_the_first_to_see_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        now = both.nodes[0].now
        han = here.listen(0, person="han")
        await until(lambda: there.gone(0, now()) is None)
        first, second = (node.lease for node in both.nodes)
        assert first is not None
        assert second is not None
        hold_back(monkeypatch, both.nodes[0])
        may = hold_back(monkeypatch, both.nodes[1])
        await until(lambda: len(second.running) == 2)
        await both.nodes[1].store.nodes.end(first.me)
        await second.look()  # as a table does that is about to be taken over
        may.set()
        await until(lambda: there.gone(0, now()) is not None)
        here.leave(han)

    tell(tmp_path, story)


def test_who_is_there_is_known_where_a_table_is_loaded_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        table = await here.lobby.create(_terms(bots={1: "greedy"}), "han", "Han", 0)
        han = table.listen(0, person="han")
        others = there.shared_tables
        assert others is not None
        follow = others.follow

        async def slowly(id: str) -> None:
            await follow(id)
            await asyncio.sleep(0.1)  # it takes its time to be read

        monkeypatch.setattr(others, "follow", slowly)
        same = await there.lobby.get(table.id)
        await until(lambda: same.gone(0, here.now()) is None)
        table.leave(han)

    tell(tmp_path, story)


def test_who_is_said_to_be_at_a_server_that_does_not_run_is_not_there(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        _, there = await both.table()
        late = {"node": "ended", "here": {"han": True}, "rematch": "later"}
        await both.bus.publish(f"{SUBJECT}.{there.id}", late)
        await until(lambda: there.rematch == "later")
        assert there.gone(0, both.nodes[0].now()) is not None

    tell(tmp_path, story)


async def leaves_unheard(both: Pair, here: Table, there: Table) -> None:
    """Han leaves while the bus is away."""
    now = both.nodes[0].now
    han = here.listen(0, person="han")
    await until(lambda: there.gone(0, now()) is None)
    both.bus.away = True
    here.leave(han)
    await until(lambda: both.bus.unheard)
    both.bus.away = False


def test_who_asks_is_told_even_that_nobody_is_there(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        now = both.nodes[0].now
        await leaves_unheard(both, here, there)
        both.nodes[1].lobby.services.others.tell(there.id, who=True)
        await until(lambda: there.gone(0, now()) is not None)

    tell(tmp_path, story)


def test_a_table_that_is_being_loaded_is_heard_of(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        shared = both.nodes[0].shared_tables
        assert shared is not None
        await shared.stop()  # it does not look by itself meanwhile
        await shared.follow("soon")
        await shared._hear_of_loaded_tables()
        assert "soon" in shared._heard
        await shared._hear_of_loaded_tables()
        assert "soon" not in shared._heard  # it was not loaded after all

    tell(tmp_path, story)


class Hanging:
    """A subscription of which the bus says nothing more."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def end(self) -> None:
        self.asked.set()
        await asyncio.Event().wait()


def test_signs_of_life_do_not_wait_for_the_bus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        shared, lease = both.nodes[0].shared_tables, both.nodes[0].lease
        assert shared is not None
        assert lease is not None
        shared._heard["not used"] = hanging = Hanging()
        await hanging.asked.wait()
        renewed, again = lease.renew, asyncio.Event()

        async def noted() -> None:
            await renewed()
            again.set()

        monkeypatch.setattr(lease, "renew", noted)
        await until(again.is_set)

    monkeypatch.setattr(shared_tables, "EVERY", 1)
    tell(tmp_path, story)


def test_what_was_told_to_nobody_is_told_when_a_table_is_heard_of_again(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        now = both.nodes[0].now
        await leaves_unheard(both, here, there)
        shared = both.nodes[0].shared_tables
        assert shared is not None
        await shared._heard.pop(here.id).end()
        await shared.follow(here.id)
        await until(lambda: there.gone(0, now()) is not None)

    tell(tmp_path, story)


def test_what_is_said_at_one_is_read_at_the_other(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        feed = there.listen(1, person="chu")
        watching = there.listen(None)
        for table, name in ((there, "chu"), (here, "han"), (there, "chu")):
            line = await table.chat.say("players", PEOPLE[name], f"{name} speaks", 5.0)
            both.nodes[0].lobby.services.others.tell(here.id, said_in="players", number=line.number)
        await until(lambda: sum(message["type"] == "chat" for message in told(feed)) == 3)
        lines = [message for message in told(feed) if message["type"] == "chat"]
        assert [line["number"] for line in lines] == [1, 2, 3]
        assert [line["name"] for line in lines] == ["Chu", "Han", "Chu"]
        assert all(message["type"] != "chat" for message in told(watching))
        there.leave(feed)
        there.leave(watching)

    tell(tmp_path, story)


def test_there_is_one_rematch(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        await here.do(playing.resign, 0)
        await until(lambda: here.situation.over and there.situation.over)
        again = await asyncio.gather(
            both.nodes[0].lobby.rematch(here, PEOPLE["han"]),
            both.nodes[1].lobby.rematch(there, PEOPLE["chu"]),
        )
        assert again[0].id == again[1].id
        await until(lambda: again[0].situation.playing and again[1].situation.playing)

    tell(tmp_path, story)


def test_a_server_that_stops_hands_its_games_over(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        table = await here.lobby.create(_terms(bots={1: "greedy"}), "han", "Han", 0)
        assert table.owned
        await both.apps[0].aclose()
        await until(lambda: there.lobby.find(table.id))
        taken = there.lobby.find(table.id)
        assert taken is not None
        await until(lambda: taken.owned)
        had = taken.situation.version
        while taken.situation.play.state.turn == (0,):
            await play(taken, f"k{taken.situation.version}")
        await until(lambda: taken.situation.version > had and 0 in taken.situation.play.state.turn)

    tell(tmp_path, story)


def test_games_that_nobody_has_asked_for_since_long_are_handed_over_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        terms = _terms(bots={1: "greedy"}, clock=ClockRules("live", 600.0))
        ids = {(await here.lobby.create(terms, "han", "Han", 0)).id for _ in range(3)}
        monkeypatch.setattr(loaded_tables, "IDLE_AGE", 0.0)
        await here.lobby.beat()
        assert here.lobby.in_memory() == ids  # their clocks run
        await both.apps[0].aclose()
        await until(lambda: {table.id for table in there.lobby.loaded() if table.owned} == ids)

    tell(tmp_path, story)


async def abandoned(both: Pair) -> str:
    """A game of the first server without a clock: it is Han's turn, and nobody is there."""
    lobby = both.nodes[0].lobby
    id = (await lobby.create(_terms(bots={1: "greedy"}), "han", "Han", 0)).id
    await until(lambda: (table := lobby.find(id)) is not None and table.idle)
    return id


async def let_go(both: Pair, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first server has it in memory no more."""
    monkeypatch.setattr(loaded_tables, "IDLE_AGE", 0.0)
    await both.nodes[0].lobby.beat()
    await until(lambda: both.nodes[0].lobby.find(id) is None)


def test_an_abandoned_game_is_loaded_when_somebody_comes_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        id = await abandoned(both)
        await let_go(both, id, monkeypatch)
        for node in both.nodes:
            shared = node.shared_tables
            assert shared is not None
            shared._someone_is_gone.set()
            await shared._look_after_orphans()
            assert node.lobby.find(id) is None
        table = await both.nodes[1].lobby.get(id)
        assert table.owned
        had = table.situation.version
        await play(table, "han")
        await until(lambda: table.situation.version > had + 1)  # the bot is asked

    tell(tmp_path, story)


def test_who_has_a_game_in_memory_takes_it_over_though_the_bus_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        id = await abandoned(both)
        table = await both.nodes[1].lobby.get(id)
        feed = table.listen(0, person="han")
        assert not table.owned
        both.bus.away = True
        await let_go(both, id, monkeypatch)
        await until(lambda: table.owned)
        table.leave(feed)

    tell(tmp_path, story)


def test_a_game_that_went_on_while_it_was_let_go_of_is_looked_after(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here = both.nodes[0]
        shared = here.shared_tables
        assert shared is not None
        id = await abandoned(both)
        await shared.stop()  # it does not look by itself meanwhile
        had = (await here.lobby.get(id)).situation.revision - 1
        await here.store.nodes.let_go(str(shared.me), {id: had})
        assert await here.store.nodes.orphans([str(shared.me)]) == [id]

    tell(tmp_path, story)


def test_a_server_that_hangs_loses_its_games_and_writes_nothing(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table(clock=ClockRules("live", 600.0))
        assert here.owned
        assert not there.owned
        shared = both.nodes[0].shared_tables
        assert shared is not None
        for task in shared._tasks:  # as if it were stopped by a signal
            task.cancel()
        both.bus.away = True
        await until(lambda: there.owned)
        assert here.owned  # it knows nothing yet
        before = here.situation
        with pytest.raises(Conflict):
            await here.services.store.entries.append(
                here.id, had=before.version, revision=before.revision, owner=before.owner
            )
        await here.catch_up()
        assert not here.owned
        # The time in which nobody minded the clocks is nobody's.
        at = both.nodes[1].now()
        left = [there.situation.clocks.remaining(seat, at) for seat in (0, 1)]
        assert all(each is not None and each > 590 for each in left)

    tell(tmp_path, story)


def test_that_a_server_runs_is_said_by_its_lease_alone(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        await both.table(clock=ClockRules("live", 600.0))
        for node in both.nodes:
            await node.lobby.beat()
            assert await node.store.settings.get(ALIVE) is None

    tell(tmp_path, story)


def test_one_that_hears_nothing_of_the_others_does_not_start(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        with pytest.raises(BadSetting, match="TENKA_BUS_URL"):
            await both.start(bus_url="")

    tell(tmp_path, story)


def test_clocks_go_by_that_of_the_database(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        assert here.lease is not None
        here.now.put_right(60.0)  # type: ignore[attr-defined]
        assert here.now() - there.now() > 50
        await until(lambda: abs(here.now() - there.now()) < 1)

    tell(tmp_path, story)


def test_a_table_that_cannot_be_played_on_stops_nobody(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        table = await here.lobby.create(_terms(bots={1: "greedy"}), "han", "Han", 0)
        other = await here.lobby.create(_terms(bots={1: "greedy"}), "han", "Han", 0)
        query(tmp_path, "UPDATE tables SET rules = 99 WHERE id = :id", id=table.id)
        await both.apps[0].aclose()
        await until(lambda: there.lobby.find(other.id))
        with pytest.raises(TenkaError):
            await there.lobby.get(table.id)

    tell(tmp_path, story)


def test_what_is_asked_for_at_one_counts_at_the_other(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        for _ in range(CHAT_BURST):
            here.limits.chat("han")
        with pytest.raises(TooMany):
            here.limits.chat("han")
        await until(lambda: there.limits._chat._left("han") < 1)
        with pytest.raises(TooMany):
            there.limits.chat("han")
        there.limits.chat("chu")
        place = here.limits.socket("han", None)
        await until(lambda: any("han" in held for held in _elsewhere(there)))
        place.give_back()
        await until(lambda: not any("han" in held for held in _elsewhere(there)))

    tell(tmp_path, story)


def _elsewhere(node: Services) -> list[dict[str, int]]:
    return list(node.limits._listening.elsewhere.values())


def test_a_store_that_is_away_for_a_moment_leaves_no_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        table = await here.lobby.create(_terms(bots={1: "greedy"}), "han", "Han", 0)
        get, tried = there.lobby.get, []

        async def first_in_vain(id: str) -> Table:
            tried.append(id)
            if len(tried) == 1:
                raise StoreUnavailable("it is away")
            return await get(id)

        monkeypatch.setattr(there.lobby, "get", first_in_vain)
        await both.apps[0].aclose()
        await until(lambda: (found := there.lobby.find(table.id)) is not None and found.owned)
        assert len(tried) > 1

    tell(tmp_path, story)
