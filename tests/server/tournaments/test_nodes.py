"""A tournament on two servers that share a database."""

import asyncio
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from tenka.server.services import Services
from tenka.server.tables import playing
from tenka.server.tables.table import Table
from tenka.server.tournaments.organiser import Wanted
from tests.patient import PATIENCE
from tests.server.nodes.two_nodes import PEOPLE, Pair, tell
from tests.server.tables.test_play import first_text, play

pytestmark = pytest.mark.postgres

HAN = PEOPLE["han"]


async def until_over(node: Services, id: str) -> None:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        found = await node.store.tournaments.get(id)
        if found is not None and found.status == "over":
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not end")


async def play_until_the_bot_has_moved(table: Table, mine: int) -> None:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        moved = [seat for seat, _ in table.situation.play.record.moves()]
        if 1 - mine in moved:
            return
        if table.situation.waits_for(mine):
            await play(table, mine, first_text(table))
        await asyncio.sleep(0.02)
    raise AssertionError("the bot does not move")


def test_a_table_drawn_at_one_is_played_at_the_other(tmp_path: Path) -> None:
    """Whoever begins a game has its bot asked; whoever looks takes down its result."""

    async def story(both: Pair) -> None:
        here, there = both.nodes
        opener = replace(HAN, login="han")
        wanted = Wanted(name="Cup", game="chuhan", rated=False, least=2, rounds=1, bot="random")
        id = await here.tournaments.open(opener, wanted)
        await there.tournaments.join(id, HAN)
        await here.tournaments.begin(id, opener)
        (game,) = await there.store.tournaments.awaited(id)
        table = await there.lobby.get(game.table_id)
        mine = await there.lobby.join(table, HAN, None, None)
        await play_until_the_bot_has_moved(table, mine)
        await table.do(playing.resign, mine)
        await until_over(there, id)
        whole = await here.store.tournaments.whole(id)
        assert whole is not None
        assert len(whole.games) == 1
        assert whole.games[0].places == ([1, 0] if mine == 0 else [0, 1])

    tell(tmp_path, story)
