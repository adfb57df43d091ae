"""Two servers on one PostgreSQL database: a table is the same at both."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tenka.core.errors import IllegalMove, TenkaError
from tenka.server.errors import TooMany
from tenka.server.nodes import shared_tables
from tenka.server.people.limits import CHAT_BURST
from tenka.server.services import Services
from tenka.server.settings import BadSetting
from tenka.server.tables import playing
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.lobby import ALIVE
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.rematch import rematch
from tests.server.databases import query
from tests.server.nodes.two_nodes import (
    PEOPLE,
    Pair,
    know_the_same,
    play,
    states,
    tell,
    told,
    until,
    usual_terms,
)

pytestmark = pytest.mark.postgres


def test_what_is_played_at_one_is_told_at_the_other(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await both.table()
        feeds = here.listen(0, person="han"), there.listen(1, person="chu")
        for number in range(6):
            table, other = (here, there) if number % 2 else (there, here)
            await play(table, f"k{number}")
            await until(partial(know_the_same, table, other))
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
            await until(partial(know_the_same, table, other))

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
            rematch(both.nodes[0].lobby, here, PEOPLE["han"]),
            rematch(both.nodes[1].lobby, there, PEOPLE["chu"]),
        )
        assert again[0].id == again[1].id
        await until(lambda: again[0].situation.playing and again[1].situation.playing)

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
        table = await open_table(here.lobby, usual_terms(bots={1: "greedy"}), "han", "Han", 0)
        other = await open_table(here.lobby, usual_terms(bots={1: "greedy"}), "han", "Han", 0)
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
