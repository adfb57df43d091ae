"""Two servers: which of them looks after a game, and who goes on with it."""

from pathlib import Path

import pytest

from tenka.server.store import Conflict
from tenka.server.store.errors import StoreUnavailable
from tenka.server.tables import loaded_tables
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tests.server.nodes.two_nodes import Pair, play, tell, until, usual_terms

pytestmark = pytest.mark.postgres


def test_a_server_that_stops_hands_its_games_over(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        table = await open_table(here.lobby, usual_terms(bots={1: "greedy"}), "han", "Han", 0)
        assert table.is_ours
        await both.apps[0].aclose()
        await until(lambda: there.lobby.find(table.id))
        taken = there.lobby.find(table.id)
        assert taken is not None
        await until(lambda: taken.is_ours)
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
        terms = usual_terms(bots={1: "greedy"}, clock=ClockRules("live", 600.0))
        ids = {(await open_table(here.lobby, terms, "han", "Han", 0)).id for _ in range(3)}
        monkeypatch.setattr(loaded_tables, "IDLE_AGE", 0.0)
        await here.lobby.beat()
        assert here.lobby.in_memory() == ids  # their clocks run
        await both.apps[0].aclose()
        await until(lambda: {table.id for table in there.lobby.loaded() if table.is_ours} == ids)

    tell(tmp_path, story)


async def abandoned(both: Pair) -> str:
    """A game of the first server without a clock: it is Han's turn, and nobody is there."""
    lobby = both.nodes[0].lobby
    id = (await open_table(lobby, usual_terms(bots={1: "greedy"}), "han", "Han", 0)).id
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
        assert table.is_ours
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
        assert not table.is_ours
        both.bus.away = True
        await let_go(both, id, monkeypatch)
        await until(lambda: table.is_ours)
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
        assert here.is_ours
        assert not there.is_ours
        shared = both.nodes[0].shared_tables
        assert shared is not None
        for task in shared._tasks:  # as if it were stopped by a signal
            task.cancel()
        both.bus.away = True
        await until(lambda: there.is_ours)
        assert here.is_ours  # it knows nothing yet
        before = here.situation
        with pytest.raises(Conflict):
            await here.services.store.entries.append(
                here.id, had=before.version, revision=before.revision, owner=before.owner
            )
        await here.catch_up()
        assert not here.is_ours
        # The time in which nobody minded the clocks is nobody's.
        at = both.nodes[1].now()
        left = [there.situation.clocks.remaining(seat, at) for seat in (0, 1)]
        assert all(each is not None and each > 590 for each in left)

    tell(tmp_path, story)


def test_a_store_that_is_away_for_a_moment_leaves_no_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(both: Pair) -> None:
        here, there = both.nodes
        table = await open_table(here.lobby, usual_terms(bots={1: "greedy"}), "han", "Han", 0)
        get, tried = there.lobby.get, []

        async def first_in_vain(id: str) -> Table:
            tried.append(id)
            if len(tried) == 1:
                raise StoreUnavailable("it is away")
            return await get(id)

        monkeypatch.setattr(there.lobby, "get", first_in_vain)
        await both.apps[0].aclose()
        await until(lambda: (found := there.lobby.find(table.id)) is not None and found.is_ours)
        assert len(tried) > 1

    tell(tmp_path, story)
