"""What a table does by itself: work that nobody waits for, and an alarm."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from tenka.server.bots.pool import BotsStopped
from tenka.server.store.errors import StoreError
from tenka.server.tables.timers import Handle, Timers

log = logging.getLogger(__name__)

RETRY = 1.0  # seconds until something is tried again that has failed

Work = Coroutine[Any, Any, None]


class Background:
    """The work of one table; `wake` makes what is done when its alarm rings."""

    def __init__(self, table: str, timers: Timers, wake: Callable[[], Work]) -> None:
        self._table = table
        self._timers = timers
        self._wake = wake
        self._timer: Handle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Is any work going on?"""
        return bool(self._tasks)

    def start(self, work: Work) -> None:
        """Have it done; if it fails the alarm rings soon."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def wake_at(self, when: float | None) -> None:
        """Set the alarm to this time alone, or to none."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if when is None else self._timers.at(when, self._ring)

    def try_again(self) -> None:
        """Something failed: ring soon."""
        self.wake_at(self._timers.now() + RETRY)

    async def close(self) -> None:
        """No alarm, no work any more."""
        self.wake_at(None)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ring(self) -> None:
        self.start(self._wake())

    async def _guarded(self, work: Work) -> None:
        """Nobody waits for this work, so nobody else would see that it failed."""
        try:
            await work
        except BotsStopped:
            return
        except StoreError:
            self.try_again()
        except Exception:
            log.exception("table %s: work in the background failed", self._table)
            self.try_again()
