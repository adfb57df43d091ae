"""Nonces are sealed and given at two servers: each counts once, whichever server is asked."""

import asyncio
from pathlib import Path

import pytest

from tenka.core.chance import seal_of
from tenka.server.tables import seating
from tenka.server.tables.opening_tables import open_table
from tenka.server.tables.table import Table
from tests.server.nodes.two_nodes import PEOPLE, Pair, tell, until, usual_terms

pytestmark = pytest.mark.postgres

HAN, CHU = "5f" * 16, "77" * 16


async def sealed_by_both(both: Pair) -> tuple[Table, Table]:
    here, there = both.nodes
    table = await open_table(here.lobby, usual_terms(), "han", "Han", 0, seal=seal_of(HAN))
    same = await there.lobby.get(table.id)
    await there.lobby.join(same, PEOPLE["chu"], None, seal=seal_of(CHU))
    return table, same


def test_both_unseal_at_once_and_twice(tmp_path: Path) -> None:
    async def story(both: Pair) -> None:
        here, there = await sealed_by_both(both)
        both.bus.away = True
        await asyncio.gather(
            *(table.do(seating.join, "han", None, HAN) for table in (here, there)),
            *(table.do(seating.join, "chu", None, CHU) for table in (here, there)),
        )
        both.bus.away = False
        await until(lambda: here.situation.playing and there.situation.playing)
        entries = here.situation.play.record.entries
        assert [entry["event"] for entry in entries] == ["sealed", "sealed", "nonce", "nonce"]
        assert there.situation.play.record.nonces == [HAN, CHU]

    tell(tmp_path, story)


def test_the_server_is_killed_between_seal_and_nonce(tmp_path: Path) -> None:
    """What was sealed is stored: another server takes the nonces, and waits anew for them."""

    async def story(both: Pair) -> None:
        here, _ = await sealed_by_both(both)
        await here.do(seating.join, "han", None, HAN)
        await both.apps[0].aclose()
        third = await both.start()
        found = await third.lobby.get(here.id)
        assert found.situation.awaited == [1]
        assert found.situation.complete is not None
        await found.do(seating.join, "chu", None, CHU)
        assert found.situation.play.record.nonces == [HAN, CHU]

    tell(tmp_path, story)
