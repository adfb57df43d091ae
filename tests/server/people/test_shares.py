"""While others are here an address has the loop for its share of the time, and no more."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tenka.server.people.shares import COMPANY, Shares
from tenka.server.used_time import WHOSE, used_by


class Time:
    """A clock that is turned by hand, and the time that a thread has computed."""

    def __init__(self) -> None:
        self.now = 100.0
        self.used = 0.0

    def shares(self) -> Shares:
        return Shares(0.1, 1.0, lambda: self.now, lambda: self.used)

    def compute(self, seconds: float) -> None:
        self.used += seconds


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def waiting(due: Coroutine[Any, Any, None]) -> bool:
    """Does this wait?"""
    task = asyncio.ensure_future(due)
    await asyncio.sleep(0.01)
    if not task.done():
        task.cancel()
        return True
    await task
    return False


def test_who_has_used_up_their_share_waits_while_others_are_here() -> None:
    async def scene() -> None:
        time = Time()
        shares = time.shares()

        async def dear() -> str:
            time.compute(0.6)
            await asyncio.sleep(0)
            time.now += 3.0  # others have the loop meanwhile
            time.compute(0.9)
            return "done"

        assert await shares.counted("a", dear()) == "done"
        await shares.due("a")  # nobody else has come yet
        await shares.due("b")
        assert await waiting(shares.due("a"))
        assert not await waiting(shares.due("b"))
        time.now += 5.1  # half a second was owed, a tenth of the time is theirs
        assert not await waiting(shares.due("a"))

    run(scene)


def test_who_is_alone_does_not_wait() -> None:
    async def scene() -> None:
        time = Time()
        shares = time.shares()

        async def dear() -> None:
            time.compute(100.0)

        await shares.due("b")
        await shares.counted("a", dear())
        assert await waiting(shares.due("a"))
        time.now += COMPANY
        assert not await waiting(shares.due("a"))

    run(scene)


def test_reads_and_writes_count_for_whom_they_are_done() -> None:
    async def scene() -> None:
        time = Time()
        shares = time.shares()
        seen = []

        async def reading() -> None:
            whose = WHOSE.get()
            assert whose is not None
            used_by(whose, lambda: None)
            seen.append(whose.seconds)
            whose.seconds += 2.0

        await shares.counted("a", reading())
        assert seen[0] > 0.0
        assert WHOSE.get() is None
        await shares.due("b")
        assert await waiting(shares.due("a"))

    run(scene)


def test_what_goes_wrong_or_is_broken_off_is_counted_and_goes_on_as_it_would() -> None:
    async def scene() -> None:
        time = Time()
        shares = time.shares()
        ended = []

        async def fails() -> None:
            time.compute(1.0)
            raise ValueError("no")

        async def sleeps() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                time.compute(1.0)
                await asyncio.sleep(0)
                ended.append(True)

        with pytest.raises(ValueError, match="no"):
            await shares.counted("a", fails())
        task = asyncio.ensure_future(shares.counted("a", sleeps()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended
        await shares.due("b")
        assert await waiting(shares.due("a"))

    run(scene)


def test_without_a_limit_nobody_waits() -> None:
    async def scene() -> None:
        time = Time()
        shares = Shares(0.0, 1.0, lambda: time.now, lambda: time.used)

        async def dear() -> None:
            time.compute(100.0)

        await shares.counted("a", dear())
        await shares.due("b")
        assert not await waiting(shares.due("a"))

    run(scene)
