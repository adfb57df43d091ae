"""Whose turn has come in correspondence is told to the house, once for each turn."""

from dataclasses import replace
from pathlib import Path

from tests.server.tables.house import Evening
from tests.server.tables.test_play import WINDOW, first_move, play, tell


def test_it_is_told_when_the_turn_passes(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        told: list[set[int]] = []
        house.lobby.services = replace(
            house.services, owed=lambda table, seats: told.append(set(seats))
        )
        table = await house.table(pace="correspondence")
        assert told == [{0}]
        passed = [{0}]
        for _ in range(12):
            await first_move(table)
            turn = set(table.play.state.turn)
            if turn != passed[-1]:
                passed.append(turn)
            assert told == passed
        assert len(passed) > 2
        await table.resign(0)
        assert told == passed

    tell(tmp_path, story)


def test_a_window_that_orders_answer_is_nobodys_turn(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        told: list[set[int]] = []
        house.lobby.services = replace(
            house.services, owed=lambda table, seats: told.append(set(seats))
        )
        table = await house.table(position=WINDOW, pace="correspondence")
        assert told == [{0}]
        await play(table, 0, "use ji_bu")
        # Chu was asked and has answered by his orders; Han goes on, as he did.
        assert table.play.movers == [0, 1]
        assert table.play.state.turn == (0,)
        assert told == [{0}]

    tell(tmp_path, story)


def test_at_a_live_table_nobody_is_told(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        told: list[set[int]] = []
        house.lobby.services = replace(
            house.services, owed=lambda table, seats: told.append(set(seats))
        )
        table = await house.table()
        await first_move(table)
        assert told == []

    tell(tmp_path, story)
