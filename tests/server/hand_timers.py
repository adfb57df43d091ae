"""Time that passes when it is told to."""

import asyncio
from collections.abc import Callable

from tenka.server.tables.timers import Handle


class HandTimers:
    """Alarms by a clock that is turned by hand."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self.time = start
        self.due: list[tuple[float, int, Callable[[], None]]] = []
        self.made = 0

    def now(self) -> float:
        return self.time

    def at(self, when: float, call: Callable[[], None]) -> Handle:
        self.made += 1
        entry = (when, self.made, call)
        self.due.append(entry)
        if when < self.time:
            asyncio.get_running_loop().call_soon(self.advance, 0.0)
        return _Entry(self.due, entry)

    def advance(self, seconds: float) -> None:
        """Let time pass; what falls due is called in its order, each at its own time."""
        end = self.time + seconds
        while self.due:
            entry = min(self.due, key=lambda waiting: waiting[:2])
            if entry[0] > end:
                break
            self.due.remove(entry)
            self.time = max(self.time, entry[0])
            entry[2]()
        self.time = end


class _Entry:
    def __init__(
        self,
        due: list[tuple[float, int, Callable[[], None]]],
        entry: tuple[float, int, Callable[[], None]],
    ) -> None:
        self.due = due
        self.entry = entry

    def cancel(self) -> None:
        if self.entry in self.due:
            self.due.remove(self.entry)
