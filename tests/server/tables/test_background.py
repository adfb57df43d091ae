"""What a table does by itself."""

import asyncio
import gc

import pytest

from tenka.server.tables.background import Background
from tests.server.hand_timers import HandTimers


class Sleeper:
    async def wake(self) -> None:
        return None


def test_work_that_is_called_off_before_it_began_is_ended(
    recwarn: pytest.WarningsRecorder,
) -> None:
    async def work() -> None:
        raise AssertionError("it began")

    async def story() -> None:
        sleeper = Sleeper()
        background = Background("table", HandTimers(), sleeper.wake)
        background.start(work())
        await background.close()

    asyncio.run(story())
    gc.collect()
    assert [str(each.message) for each in recwarn] == []
