"""What a table does by itself: work that nobody waits for, and an alarm."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakMethod

from tenka.server.bots.pool import BotsStopped
from tenka.server.store.errors import StoreError
from tenka.server.tables.timers import Handle, Timers

log = logging.getLogger(__name__)

# Seconds until something is tried again that has failed, from the first time to the last.
FIRST_RETRY, LAST_RETRY = 1.0, 60.0

Work = Coroutine[Any, Any, None]


class Background:
    """The work of one table; `wake`, a method of the table's, makes what is done when its alarm
    rings. A table that nobody holds any more has no alarm."""

    def __init__(self, table: str, timers: Timers, wake: Callable[[], Work]) -> None:
        self._table = table
        self._timers = timers
        self._wake = WeakMethod(wake)
        self._timer: Handle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._retry = FIRST_RETRY

    @property
    def busy(self) -> bool:
        """Is any work going on, or an alarm set?"""
        return bool(self._tasks) or self._timer is not None

    def start(self, work: Work) -> asyncio.Task[None]:
        """Have it done; if it fails the alarm rings soon."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began
        return task

    def wake_at(self, when: float | None) -> None:
        """All went well: set the alarm to this time alone, or to none."""
        self._retry = FIRST_RETRY
        self._set(when)

    def try_again(self) -> None:
        """Something failed: ring soon, and later each time that it fails again."""
        self._set(self._timers.now() + self._retry)
        self._retry = min(2 * self._retry, LAST_RETRY)

    async def close(self) -> None:
        """No alarm, no work any more."""
        self._set(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _set(self, when: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if when is None else self._timers.at(when, self._ring)

    def _ring(self) -> None:
        self._timer = None
        wake = self._wake()
        if wake is not None:
            self.start(wake())

    async def _guarded(self, work: Work) -> None:
        """Nobody waits for this work, so nobody else would see that it failed."""
        try:
            await work
        except BotsStopped:
            return
        except StoreError as error:
            log.warning("table %s: tried again later: %s", self._table, error)
            self.try_again()
        except Exception:
            log.exception("table %s: work in the background failed", self._table)
            self.try_again()
