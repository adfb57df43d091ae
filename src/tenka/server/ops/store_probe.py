"""Can the store still be read and written? Tried now and then, and told in the log if not."""

import asyncio
import logging
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from tenka.server.ops.logs import SELDOM
from tenka.server.store import Store, StoreError

EVERY = 2.0  # seconds from one try to the next, so that probes from outside cost little
# Seconds: a write that is slow stops nobody. All nodes have the same store, and would be taken
# from the people together.
TOO_LONG = 8.0
NAME = "probe"
LEAST_ROOM = 1 << 17  # bytes that have to be free on the disk

log = logging.getLogger(__name__)


class StoreProbe:
    """Writes a little and looks how much room there is, if the database is on a disk of ours. Who
    asks is answered at once: a try goes on in the background, again and again until one is good."""

    def __init__(
        self, store: Store, directory: Path | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._directory = directory
        self._clock = clock
        self._every = EVERY
        self._worked = -EVERY  # when the last try was good
        self._trying_since = 0.0
        self._trying: asyncio.Task[None] | None = None

    def works(self) -> bool:
        """Does it, or has it not worked for a moment only?"""
        now = self._clock()
        if self._trying is not None:
            return now - self._trying_since < TOO_LONG
        if now - self._worked >= EVERY:
            self._trying_since = now
            self._trying = asyncio.ensure_future(self._try_until_it_works())
        return True

    def stop(self) -> None:
        """Try no more."""
        if self._trying is not None:
            self._trying.cancel()

    async def _try_until_it_works(self) -> None:
        while (why := await self._amiss()) is not None:
            log.error("the store does not work: %s", why, extra=SELDOM)
            await asyncio.sleep(self._every)
        self._worked = self._clock()
        self._trying = None

    async def _amiss(self) -> str | None:
        """What is wrong with it now; None, if nothing is."""
        try:
            async with asyncio.timeout(TOO_LONG):
                await self._store.settings.get(NAME)
                await self._store.settings.set(NAME, f"{time.time():.0f}")
            room = shutil.disk_usage(self._directory).free if self._directory else LEAST_ROOM
        except TimeoutError:
            return f"no answer within {TOO_LONG:g} seconds"
        except (StoreError, OSError) as error:
            return str(error)
        if room < LEAST_ROOM:
            return f"the disk is full; {room // 1024} KiB are left"
        return None
