"""Things to do at a given time, by whatever clock a table goes."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something that was to be done."""

    def cancel(self) -> None:
        """Do not do it."""


class Timers(Protocol):
    """A clock and an alarm."""

    def now(self) -> float:
        """Seconds since the epoch."""

    def at(self, when: float, call: Callable[[], None]) -> Handle:
        """Call at that time, or at once if it has passed."""


async def wait_until(timers: Timers, when: float) -> None:
    """Return at that time."""
    come = asyncio.get_running_loop().create_future()
    alarm = timers.at(when, lambda: None if come.done() else come.set_result(None))
    try:
        await come
    finally:
        alarm.cancel()


class LoopTimers:
    """The real one: the event loop's."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now

    def at(self, when: float, call: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), call)
