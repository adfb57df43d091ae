"""That this server runs, written down again and again, and who else does so."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

from tenka.server.store import Conflict, Store
from tenka.server.store.errors import StoreError
from tenka.server.store.nodes import Node

LEASE = 2.0  # seconds after which a server that was not heard of runs no more
RENEWED = 0.5  # seconds from one sign of life to the next
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

    async def take(self) -> None:
        """From now on we run."""
        await self._store.nodes.join(self.me, LEASE)
        await self.look()

    async def renew(self) -> None:
        """We still run; and who else does?"""
        try:
            await self._store.nodes.renew(self.me, LEASE)
        except Conflict:  # somebody has cleared the list
            await self._store.nodes.join(self.me, LEASE)
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
        self._running = {node.id: node for node in roll.nodes if node.until > roll.now}
        self._ended = {node.id: node.renewed for node in roll.nodes if node.until <= roll.now}
