"""What is done again and again as long as the server runs, whatever goes wrong with it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tenka.server.ops.logs import SELDOM

HEARTBEAT = 10.0  # so many seconds of thinking a killed server forgives at most
MISSED = 3  # so many in a row make it late

log = logging.getLogger(__name__)


class Heartbeat:
    """Does it; a failure is logged, and the next one is tried in time."""

    def __init__(
        self,
        beat: Callable[[], Awaitable[None]],
        every: float = HEARTBEAT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._beat = beat
        self._every = every
        self._clock = clock
        self._last = clock()

    @property
    def late(self) -> bool:
        """Has it failed, or not even begun, several times by now?"""
        return self._clock() - self._last > MISSED * self._every

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._beat()
            except Exception:
                log.exception("the heartbeat has failed", extra=SELDOM)
            else:
                self._last = self._clock()
