"""That this server runs, written down again and again, and who else does so."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from tenka.server.store import Conflict, Store
from tenka.server.store.errors import StoreError
from tenka.server.store.nodes import Node

# Seconds after which a server that was not heard of runs no more: so long bots at its tables wait.
LEASE = 1.0
RENEWED = 0.25  # seconds from one sign of life to the next
UNSURE = 0.02  # seconds by which two clocks may differ and still agree


class Lease:
    """Our own, and those of all others. `put_right` is told by how many seconds our clock is
    behind the database's."""

    def __init__(
        self, store: Store, now: Callable[[], float], put_right: Callable[[float], None]
    ) -> None:
        self.me = secrets.token_urlsafe(9)
        self._store = store
        self._now = now
        self._put_right = put_right
        self._signed = time.monotonic()  # when we gave our last sign of life
        self._held_up = 0.0  # seconds by which it was written too late
        self._next_end = RENEWED  # in so many seconds another's lease may run out
        self._running: dict[str, Node] = {}
        self._ended: dict[str, float] = {}  # when each was last heard of

    @property
    def running(self) -> frozenset[str]:
        """All servers that run, ourselves too."""
        return frozenset(self._running)

    @property
    def first(self) -> bool:
        """Of all that run, have we run longest? There is only one such server."""
        eldest = min(self._running.values(), key=lambda node: (node.began, node.id), default=None)
        return eldest is not None and eldest.id == self.me

    def runs(self, node: str | None) -> bool:
        return node in self._running

    def last_heard_of(self, node: str | None) -> float | None:
        return None if node is None else self._ended.get(node)

    @property
    def pause(self) -> float:
        """So many seconds nothing has to be done: until we give our next sign of life, or another
        server may have given its last one."""
        return max(0.0, min(self._due - time.monotonic(), self._next_end))

    @property
    def _due(self) -> float:
        return self._signed + RENEWED

    async def take(self) -> None:
        """From now on we run."""
        await self._store.nodes.join(self.me, LEASE)
        self._signed = time.monotonic()
        await self.look()

    async def renew(self) -> None:
        """We still run, which is said when it is time to; and who else does?"""
        began = time.monotonic()
        if began >= self._due:
            try:
                await self._store.nodes.renew(self.me, LEASE)
            except Conflict:  # somebody has cleared the list
                await self._store.nodes.join(self.me, LEASE)
            self._held_up = time.monotonic() - self._due
            self._signed = began
        await self.look()

    async def end(self) -> None:
        """Somebody else may look after our tables at once; if that cannot be written, when our
        lease has run out."""
        with suppress(TimeoutError, StoreError):
            async with asyncio.timeout(LEASE):
                await self._store.nodes.end(self.me)

    async def look(self) -> None:
        """See who runs, by the database's clock."""
        asked = self._now()
        roll = await self._store.nodes.roll()
        waited = self._now() - asked
        behind = roll.now - (asked + waited / 2)
        if abs(behind) > waited / 2 + UNSURE:
            self._put_right(behind)
        # What has held us up may have held up all: a store that stood still, a machine that slept.
        now = roll.now - self._held_up
        self._running = {node.id: node for node in roll.nodes if node.until > now}
        self._ended = {node.id: node.renewed for node in roll.nodes if node.until <= now}
        ends = (node.until - now for node in self._running.values() if node.id != self.me)
        self._next_end = min(ends, default=RENEWED) + UNSURE
