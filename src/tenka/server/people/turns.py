"""Requests from one address begin one after the other, so that others' moves come in between.

Somebody may open many connections, and ask by all of them at the same moment. Each answer then
keeps the loop for a few milliseconds, and all of them together would keep it for as many times as
long; so the next one begins when one is answered, or when it only waits for something, and when the
address has its share of the loop.
"""

import asyncio
from collections import deque
from contextlib import suppress
from types import TracebackType

from tenka.server.people.shares import Shares

AT_ONCE = 1  # requests of an address that are worked on
HELD = 0.1  # seconds after which one that is not answered only waits


class Turns:
    """Who works for which address, and who comes next there."""

    def __init__(self, shares: Shares, at_once: int = AT_ONCE, held: float = HELD) -> None:
        self.shares = shares
        self.at_once = at_once
        self.held = held
        self.working: dict[str, int] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def of(self, address: str) -> "Turn":
        """A turn of that address, as a context: it waits until it has come."""
        return Turn(self, address)


class Turn:
    """One request's turn; it ends with the context, or after a while."""

    __slots__ = ("_address", "_timer", "_turns")

    def __init__(self, turns: Turns, address: str) -> None:
        self._turns = turns
        self._address = address
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> None:
        turns, address = self._turns, self._address
        loop = asyncio.get_running_loop()
        working = turns.working.get(address, 0)
        if working < turns.at_once:
            turns.working[address] = working + 1
        else:
            mine = loop.create_future()
            turns.waiting.setdefault(address, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                self._give_up(mine)
                raise
        try:
            await turns.shares.due(address)
        except asyncio.CancelledError:
            self._end()
            raise
        self._timer = loop.call_later(turns.held, self._end)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._end()

    def _give_up(self, mine: "asyncio.Future[None]") -> None:
        if mine.done() and not mine.cancelled():
            self._end()  # it had just come
            return
        waiting = self._turns.waiting.get(self._address, deque())
        with suppress(ValueError):
            waiting.remove(mine)
        if not waiting:
            self._turns.waiting.pop(self._address, None)

    def _end(self) -> None:
        """The next one has this one's place."""
        self._timer = None
        turns, address = self._turns, self._address
        waiting = turns.waiting.get(address)
        while waiting:
            following = waiting.popleft()
            if not waiting:
                del turns.waiting[address]
            if not following.done():
                following.set_result(None)
                return
        turns.working[address] -= 1
        if not turns.working[address]:
            del turns.working[address]
