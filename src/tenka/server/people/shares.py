"""Each address has a share of the loop in which moves are made: while others are here, one that has
used up its share waits before its next request begins.

What a request or a message holds the loop for is measured, not guessed: step by step, as the loop
takes it on, with its reads and writes. What another process computes for it is not counted.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, TypeVar

from tenka.server.people.limits import Buckets
from tenka.server.used_time import WHOSE, UsedTime

T = TypeVar("T")

SHARE = 0.08  # of the time
SAVED = 0.3  # seconds of the loop that an address may use up at once
COMPANY = 2.0  # seconds for which somebody from elsewhere is still here
LOOK = 0.25  # seconds after which who waits looks whether others are still here


class Shares:
    """What each address has left of its share."""

    def __init__(
        self,
        share: float = SHARE,
        saved: float = SAVED,
        now: Callable[[], float] = time.monotonic,
        used: Callable[[], float] = time.thread_time,
    ) -> None:
        self.limited = share > 0
        self._left = Buckets(share, saved, now)
        self._now = now
        self._used = used
        self._last = ""  # who came last
        self._since = float("-inf")  # when somebody came after somebody else

    async def due(self, address: str) -> None:
        """Wait until an address has its share of the loop; who is alone does not wait."""
        if not self.limited:
            return
        if address != self._last:
            if self._last:
                self._since = self._now()
            self._last = address
        while (wait := self._left.owed(address)) and self._now() - self._since < COMPANY:
            await asyncio.sleep(min(wait, LOOK))

    async def counted(self, address: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something for an address, and take of its share what it holds the loop for."""
        if not self.limited:
            return await work
        beside = UsedTime()
        measured = _Measured(work, self._used)
        WHOSE.set(beside)
        try:
            return await measured
        finally:
            WHOSE.set(None)
            self._left.spend(address, measured.time + beside.seconds)


class _Measured(Awaitable[T]):
    """Some work, and for how long it has computed."""

    def __init__(self, work: Coroutine[Any, Any, T], used: Callable[[], float]) -> None:
        self.time = 0.0
        self._work = work
        self._used = used

    def __await__(self) -> Generator[Any, Any, T]:
        given: Any = None
        raised: BaseException | None = None
        while True:
            begun = self._used()
            try:
                wanted = self._work.send(given) if raised is None else self._work.throw(raised)
            except StopIteration as end:
                done: T = end.value
                return done
            finally:
                self.time += self._used() - begun
            given = raised = None
            try:
                given = yield wanted
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as error:  # whoever waited for it has given up, say
                raised = error
