"""What stays in memory: tables where something happens, and a few others."""

import gc
import threading
from pathlib import Path
from typing import Any

import pytest

from tenka.server.store.filters import Wanted
from tenka.server.tables import loaded_tables, playing
from tenka.server.tables.lobby import Lobby
from tenka.server.tables.rematch import rematch
from tenka.server.tables.situation import Situation
from tenka.server.tables.table_lists import tables_of
from tests.server.tables.played_tables import PlayedTables
from tests.server.tables.test_play import first_move, tell


async def finished(here: PlayedTables, number: int) -> list[str]:
    """Tables that are over, not in memory."""
    ids = []
    table = await here.table()
    for _ in range(number):
        await first_move(table)
        await table.do(playing.resign, 0)
        ids.append(table.id)
        table = await rematch(here.lobby, table, await here.somebody("han"))
        await here.lobby.join(table, await here.somebody("chu"), None, None)
    here.lobby = Lobby(here.services)
    return ids


def test_finished_tables_make_way_by_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: PlayedTables) -> None:
        ids = await finished(here, 6)
        monkeypatch.setattr(loaded_tables, "IDLE_SIZE", 3 * (loaded_tables.TABLE_SIZE + 2))
        for id in ids:
            await here.lobby.get(id)
            here.lobby._tables.make_room(here.timers.now())
        assert len(here.lobby) == 3
        assert set(here.lobby._tables._kept) == set(ids[-3:])
        gc.collect()
        assert len(here.lobby._tables._all) == 3

    tell(tmp_path, story)


def test_and_by_age(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        first, second = await finished(here, 2)
        await here.lobby.get(first)
        await here.pass_time(loaded_tables.IDLE_AGE - 1)
        await here.lobby.get(second)
        await here.pass_time(2)
        await here.lobby.beat()
        assert set(here.lobby._tables._kept) == {second}

    tell(tmp_path, story)


def test_loading_makes_room_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(here: PlayedTables) -> None:
        ids = await finished(here, 6)
        monkeypatch.setattr(loaded_tables, "IDLE_SIZE", 0)
        monkeypatch.setattr(loaded_tables, "AT_ONCE", 2)
        for id in ids:
            await here.lobby.get(id)
            assert len(here.lobby) <= 2

    tell(tmp_path, story)


def test_one_that_is_used_stays_and_is_one(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        (id,) = await finished(here, 1)
        table = await here.lobby.get(id)
        table.listen(None)
        await here.pass_time(2 * loaded_tables.IDLE_AGE)
        await here.lobby.beat()
        assert len(here.lobby) == 1  # somebody listens
        table.feeds._feeds.clear()
        await here.lobby.beat()
        assert len(here.lobby) == 0
        assert await here.lobby.get(id) is table  # somebody has it in hand

    tell(tmp_path, story)


def test_a_list_loads_no_table_and_knows_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        for _ in range(5):
            await first_move(table)
            here.lobby = Lobby(here.services)
            (listed,) = await tables_of(here.lobby, "han", Wanted(("playing",)))
            assert listed.owing == table.situation.play.state.turn
            assert len(here.lobby) == 0

    tell(tmp_path, story)


def test_a_game_is_replayed_beside_the_moves_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long one takes its time: not theirs."""
    threads: list[threading.Thread] = []
    made = Situation.of.__func__  # type: ignore[attr-defined]

    def noted(*given: Any) -> Situation:
        threads.append(threading.current_thread())
        found: Situation = made(*given)
        return found

    async def story(here: PlayedTables) -> None:
        (id,) = await finished(here, 1)
        monkeypatch.setattr(Situation, "of", classmethod(noted))
        await here.lobby.get(id)
        assert threads
        assert threading.current_thread() not in threads

    tell(tmp_path, story)
