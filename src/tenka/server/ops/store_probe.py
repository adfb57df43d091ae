"""Can the store still be read and written? Asked every few seconds, and told in the log if not."""

import asyncio
import logging
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from tenka.server.ops.logs import SELDOM
from tenka.server.store import Store, StoreError

EVERY = 2.0  # seconds that an answer holds, so that probes from outside cost little
PATIENCE = 2.0
NAME = "probe"
LEAST_ROOM = 1 << 17  # bytes that have to be free on the disk

log = logging.getLogger(__name__)


class StoreProbe:
    """Writes a little and looks how much room there is, if the database is on a disk of ours."""

    def __init__(
        self, store: Store, directory: Path | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.patience = PATIENCE
        self._store = store
        self._directory = directory
        self._clock = clock
        self._last: float | None = None
        self._works = False
        self._asking = asyncio.Lock()

    async def works(self) -> bool:
        """Does it, as of a moment ago?"""
        async with self._asking:
            if self._last is None or self._clock() - self._last >= EVERY:
                self._works = await self._try()
                self._last = self._clock()
        return self._works

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(self.patience):
                await self._store.settings.get(NAME)
                await self._store.settings.set(NAME, f"{time.time():.0f}")
            room = shutil.disk_usage(self._directory).free if self._directory else LEAST_ROOM
        except TimeoutError:
            return self._failed(f"no answer within {self.patience:g} seconds")
        except (StoreError, OSError) as error:
            return self._failed(str(error))
        if room < LEAST_ROOM:
            return self._failed(f"the disk is full; {room // 1024} KiB are left")
        return True

    def _failed(self, why: str) -> bool:
        log.error("the store does not work: %s", why, extra=SELDOM)
        return False
