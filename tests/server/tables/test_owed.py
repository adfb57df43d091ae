"""Whose turn has come in correspondence is written down with the move, once for each turn."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenka.server.store import Conflict
from tenka.server.store.rows import Notice
from tenka.server.tables import playing
from tests.server.tables.played_tables import PlayedTables
from tests.server.tables.test_play import WINDOW, first_move, play, tell


async def owed(here: PlayedTables) -> set[int]:
    """The seats that were told since they were asked for last."""
    turns = await here.services.store.notices.owed()
    for turn in turns:
        await here.services.store.notices.put_instead(turn, [])
    return {turn.seat for turn in turns}


def test_it_is_told_when_the_turn_passes(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table(pace="correspondence")
        assert await owed(here) == {0}
        before = {0}
        passed = 0
        for _ in range(12):
            await first_move(table)
            turn = set(table.situation.play.state.turn)
            assert await owed(here) == turn - before
            passed += turn != before
            before = turn
        assert passed > 2
        await table.do(playing.resign, 0)
        assert await owed(here) == set()

    tell(tmp_path, story)


def test_it_is_written_with_the_move(tmp_path: Path) -> None:
    """A server that dies right after the move has written whom to tell."""

    async def story(here: PlayedTables) -> None:
        table = await here.table(pace="correspondence")
        await owed(here)
        writes: list[Any] = []
        append = here.services.store.entries.append

        async def last(*given: Any, **more: Any) -> None:
            await append(*given, **more)
            if more["owed"]:
                writes.append(more["owed"])
                raise SystemExit

        here.services.store.entries.append = last  # type: ignore[method-assign]
        with suppress(SystemExit):
            for _ in range(12):
                await first_move(table)
        assert writes
        assert await owed(here) == {each.seat for each in writes[0]}

    tell(tmp_path, story)


def test_a_window_that_orders_answer_is_nobodys_turn(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table(position=WINDOW, pace="correspondence")
        assert await owed(here) == {0}
        await play(table, 0, "use ji_bu")
        # Chu was asked and has answered by orders; Han goes on, as before.
        assert table.situation.play.movers == [0, 1]
        assert table.situation.play.state.turn == (0,)
        assert await owed(here) == set()

    tell(tmp_path, story)


def test_at_a_live_table_and_to_those_who_listen_nothing_is_told(tmp_path: Path) -> None:
    async def story(here: PlayedTables) -> None:
        table = await here.table()
        await first_move(table)
        assert await owed(here) == set()

    tell(tmp_path, story)

    async def listening(here: PlayedTables) -> None:
        table = await here.table(pace="correspondence")
        await owed(here)
        table.listen(1, person="chu")
        while 1 not in table.situation.play.state.turn:
            await first_move(table)
        assert await owed(here) == set()

    tell(tmp_path / "listening", listening)


def test_notices_take_the_place_of_the_turn_they_are_made_of(tmp_path: Path) -> None:
    """And not of a later one in the same seat, which came while they were made."""

    async def story(here: PlayedTables) -> None:
        await here.table(pace="correspondence")
        store = here.services.store
        (turn,) = await store.notices.owed()
        made = Notice("n", "han", "mail", {"table": turn.table_id, "seat": 0}, 0.0, 0)
        await store.notices.put_instead(turn, [made])
        assert await store.notices.owed() == ()
        assert await store.notices.due(1.0) == (made,)
        loaded = await store.tables.load(turn.table_id)
        assert loaded is not None
        later = type(turn)(turn.table_id, 0, "han", turn.since + 1)
        await store.entries.append(turn.table_id, had=len(loaded.entries), owed=[later])
        with pytest.raises(Conflict):
            await store.notices.put_instead(turn, [replace(made, id="m")])
        assert await store.notices.owed() == (later,)
        assert await store.notices.due(1.0) == (made,)

    tell(tmp_path, story)
