"""The real server in a process of its own, which is killed and started again."""

import asyncio
import os
import re
import sys
from pathlib import Path

from tests.faults.clients import Client, Entrances
from tests.patient import PATIENCE

ENVIRONMENT = {
    "TENKA_PERSON_RATE": "0",
    "TENKA_ADDRESS_RATE": "0",
    "TENKA_GUEST_RATE": "0",
    "TENKA_TABLE_RATE": "0",
    "TENKA_LISTED": "0",
    "TENKA_LISTED_GUESTS": "0",
    "TENKA_BOT_WORKERS": "1",
    "TENKA_BOT_PACE": "0",
    "TENKA_LOG_LEVEL": "warning",
}


class KillableServer:
    """`tenka serve` with a data directory; after each kill it is at another port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = ""
        self.entrances = Entrances([""])
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; people find it once it is open."""
        with (self.data / "log").open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tenka", "serve", "--port", "0"),
                *("--data", str(self.data)),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, **ENVIRONMENT},
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            said = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert found is not None, (said, self.log())
        self.url = found.group()

    def open(self) -> None:
        """Whoever knocks at where it was before its last kill comes in again."""
        self.entrances.urls[0] = self.url

    def first_guest(self) -> Client:
        """Somebody who knows where it is before it is open."""
        return Client(Entrances([self.url], web=self.entrances.web), 0)

    async def kill(self) -> None:
        """SIGKILL: nothing is told, nothing is tidied up."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    async def close(self) -> None:
        """Whatever is left of it ends."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()
        await self.entrances.close()

    def log(self) -> str:
        """What the server has complained about."""
        return (self.data / "log").read_text()
