"""A PostgreSQL that is as careful as it should be, and a NATS: those of the tests, for a while."""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.serving.process import TICKS
from tests.faults.processes import Nats, Postgres


@dataclass(frozen=True)
class Services:
    """What several nodes share."""

    postgres: Postgres
    nats: Nats

    @property
    def database_url(self) -> str:
        return self.postgres.url(self.postgres.port)

    @property
    def environment(self) -> dict[str, str]:
        """Where nodes find both."""
        return {
            "TENKA_DATABASE_URL": self.database_url,
            "TENKA_BUS_URL": f"nats://127.0.0.1:{self.nats.port}",
        }

    def database_cpu(self) -> float:
        """Seconds that PostgreSQL has computed; what has ended in between is not counted."""
        return sum(map(_cpu, self.postgres.pids()))


@asynccontextmanager
async def services() -> AsyncIterator[Services]:
    """Both, new and empty."""
    with tempfile.TemporaryDirectory(prefix="tenka-load-") as directory:
        postgres, nats = Postgres(Path(directory), durable=True), Nats(Path(directory))
        try:
            await postgres.make()
            await nats.start()
            yield Services(postgres, nats)
        finally:
            await nats.kill()
            await postgres.stop()


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS
