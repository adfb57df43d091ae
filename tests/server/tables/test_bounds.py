"""What could grow without end does not, and a table that cannot be read keeps nobody waiting."""

from pathlib import Path

import pytest

from tenka.server.errors import NotNow
from tenka.server.tables import playing, undo
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.opening_tables import open_quick_table, open_table
from tenka.server.tables.table import Table
from tenka.server.tables.terms import Terms
from tests.server.databases import query
from tests.server.settling import settle
from tests.server.tables.played_tables import PlayedTables
from tests.server.tables.test_play import first_move, tell


async def alone_with_bots(here: PlayedTables) -> Table:
    terms = Terms.of("shogun", 3, {}, window=0.0, public=False)
    return await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 0)


def test_resigning_leaves_no_game_of_bots_alone(tmp_path: Path) -> None:
    """Nobody would see it, and whoever opened and left ever more would fill the memory."""

    async def story(here: PlayedTables) -> None:
        table = await alone_with_bots(here)
        await table.do(playing.resign, 0)
        assert table.situation.row.status == "aborted"
        await here.pass_time(1)
        assert table.idle

    tell(tmp_path, story)


def test_with_others_a_bot_goes_on(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        han, chu = await here.person("han"), await here.person("chu")
        terms = Terms.of("shogun", 3, {}, window=0.0, bots={2: "greedy"})
        table = await open_table(here.lobby, terms, han, "Han", 0)
        await here.lobby.join(table, await here.somebody(chu), 1, None)
        await table.do(playing.resign, 0)
        assert [seat.kind for seat in table.situation.seats] == ["bot", "person", "bot"]
        await table.do(playing.resign, 1)
        assert table.situation.row.status == "aborted"

    tell(tmp_path, story)


def test_moves_are_taken_back_so_often_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time is kept, and told with every state."""
    monkeypatch.setattr(undo, "MOST", 3)

    async def story(here: PlayedTables) -> None:
        terms = Terms.of("chuhan", 2, {}, window=0.0, public=False)
        table = await open_quick_table(here.lobby, terms, await here.person("han"), "Han", 0)
        for _ in range(3):
            await first_move(table)
            await settle()
            assert table.snapshot(0)["can_undo"]
            await table.do(playing.undo_moves, 0)
            await settle()
        await first_move(table)
        await settle()
        assert not table.snapshot(0)["can_undo"]
        with pytest.raises(NotNow):
            await table.do(playing.undo_moves, 0)
        assert table.situation.play.taken_back == 3
        here.lobby = Lobby(here.services)
        assert (await here.lobby.get(table.id)).situation.play.taken_back == 3

    tell(tmp_path, story)


def test_who_finds_a_full_table_is_not_remembered(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        await here.person("late")
        with pytest.raises(NotNow):
            await here.lobby.join(table, await here.somebody("late"), None, None)
        assert set(table.situation.people.names) == {"han", "chu"}
        assert "late" not in table.situation.people.aborted

    tell(tmp_path, story)


def test_a_table_that_cannot_be_read_is_called_off(tmp_path: Path) -> None:
    """As one that waits, of other rules: it keeps nobody from seeing to all others."""

    async def story(here: PlayedTables) -> None:
        terms = Terms.of("chuhan", 2, {}, window=0.0)
        table = await open_table(here.lobby, terms, await here.person("han"), "Han", 0)
        query(tmp_path, "UPDATE tables SET rules = 99")
        here.lobby = Lobby(here.services)
        with pytest.raises(NotNow):
            await here.lobby.get(table.id)
        await here.lobby.call_off(table.id)
        found = await here.services.store.tables.get(table.id)
        assert found is not None
        assert found.table.status == "aborted"

    tell(tmp_path, story)
