"""What servers and workers say to each other about analyses, over the bus.

A server asks on `jobs_subject()`, where the workers of its release are a group: each job, the
record of a finished game, goes to one of them. It answers `{"analysis": {...}}`, `{"error": ...}`,
or `{"busy": true}`. Whoever makes an analysis tells on `PROGRESS` every second how far it has come:
all servers know it then, and one of which nothing is heard is made anew. The last message, of an
end good or bad, is `{"table": ..., "over": true}`.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tenka.server.analyses.local import Progress
from tenka.server.bus.contract import Bus, BusError, of_release

PROGRESS = "tenka.analyses.progress"
GROUP = "workers"
BEAT = 1.0  # seconds between two messages of an analysis that is made
SILENCE = 6.0  # seconds after which it is lost


def jobs_subject() -> str:
    """Where servers of this release ask."""
    return of_release("tenka.analyses.jobs")


@asynccontextmanager
async def telling(bus: Bus, table_id: str, progress: Progress) -> AsyncIterator[None]:
    """As long as this lasts all servers are told how far it has come."""
    task = asyncio.create_task(_tell(bus, table_id, progress))
    try:
        yield
    finally:
        task.cancel()
        with suppress(BusError):  # then its silence tells
            await bus.publish(PROGRESS, {"table": table_id, "over": True})


async def _tell(bus: Bus, table_id: str, progress: Progress) -> None:
    while True:
        with suppress(BusError):  # it is told again
            await bus.publish(
                PROGRESS, {"table": table_id, "made": progress.made, "total": progress.total}
            )
        await asyncio.sleep(BEAT)
