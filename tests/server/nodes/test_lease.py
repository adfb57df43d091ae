"""Who runs: one that is gone is missed at once, and one that could not sign in time is not."""

import asyncio
import time
from pathlib import Path

import pytest

from tenka.server.nodes.lease import RENEWED, UNSURE, Lease
from tenka.server.store import Store
from tests.server.databases import place, query

pytestmark = pytest.mark.postgres

PASSED = "UPDATE nodes SET until = until - :seconds WHERE id = :id"


def two(store: Store) -> tuple[Lease, Lease]:
    here, there = (Lease(store, time.time, lambda behind: None) for _ in range(2))
    return here, there


def test_one_that_is_gone_is_missed_when_its_lease_runs_out(tmp_path: Path) -> None:
    """Not at the next beat: bots wait meanwhile."""

    async def story() -> None:
        async with Store(place(tmp_path)) as store:
            here, there = two(store)
            await there.take()
            await here.take()
            assert RENEWED / 2 < here.pause <= RENEWED + UNSURE
            query(tmp_path, PASSED, id=there.me, seconds=60.0)
            await here.look()
            assert here.running == {here.me}

    asyncio.run(story())


def test_who_was_held_up_takes_nobody_for_gone(tmp_path: Path) -> None:
    """A store that stood still has kept all from saying that they run."""

    async def story() -> None:
        async with Store(place(tmp_path)) as store:
            here, there = two(store)
            await there.take()
            await here.take()
            query(tmp_path, PASSED, id=there.me, seconds=20.0)
            here._signed -= 60.0
            await here.renew()
            assert here.runs(there.me)
            here._signed -= RENEWED
            await here.renew()
            assert not here.runs(there.me)

    asyncio.run(story())
