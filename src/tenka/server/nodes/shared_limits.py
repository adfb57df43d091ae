"""What people have asked for at one server counts at the others, too, a moment later."""

import asyncio
from contextlib import suppress

from tenka.core.contract import Json
from tenka.server.bus.contract import Bus, BusError, Subscription
from tenka.server.nodes.lease import Lease
from tenka.server.people.limits import Limits

SUBJECT = "tenka.limits"
EVERY = 1.0  # seconds: so late the others learn of it
AT_ONCE = 2000  # names in a message, those that asked most; the others asked for little


class SharedLimits:
    """Tells the other servers who has asked for how much here, and hears it of them."""

    def __init__(self, bus: Bus, lease: Lease, limits: Limits) -> None:
        self._bus = bus
        self._lease = lease
        self._limits = limits
        self._telling: asyncio.Task[None] | None = None
        self._listening: Subscription | None = None

    async def start(self) -> None:
        self._limits.count_for_others()
        with suppress(BusError):
            self._listening = await self._bus.subscribe(SUBJECT, self._hear)
        self._telling = asyncio.ensure_future(self._tell_on())

    async def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
        if self._listening is not None:
            await self._listening.end()

    async def _hear(self, message: Json) -> None:
        if message.get("node") != self._lease.me:
            self._limits.asked_elsewhere(message["node"], message["taken"], message["places"])

    async def _tell_on(self) -> None:
        told: Json = {}
        while True:
            await asyncio.sleep(EVERY)
            self._limits.only_nodes(self._lease.runs)
            taken, places = self._limits.asked_here(AT_ONCE)
            if not taken and places == told:
                continue
            told = places
            with suppress(BusError):  # for as long each counts for itself
                message = {"node": self._lease.me, "taken": taken, "places": places}
                await self._bus.publish(SUBJECT, message)
