"""Two servers: who is at a table is known at both, whatever becomes of a server or a message."""

import asyncio
from pathlib import Path

import pytest

from tenka.server.nodes.shared_tables import SUBJECT
from tenka.server.services import Services
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tests.server.nodes.two_nodes import (
    Pair,
    tell,
    told,
    until,
    usual_terms,
)

pytestmark = pytest.mark.postgres


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
        table = await open_table(here.lobby, usual_terms(bots={1: "greedy"}), "han", "Han", 0)
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
        await until(lambda: there.situation.rematch == "later")
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
