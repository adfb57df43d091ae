"""The real server in a process of its own, which is killed and started again."""

import asyncio
import os
import re
import sys
from pathlib import Path
from typing import Any

import httpx2

from tests import patient

PAUSE = 0.02
ENVIRONMENT = {
    "TENKA_PERSON_RATE": "0",
    "TENKA_ADDRESS_RATE": "0",
    "TENKA_GUEST_RATE": "0",
    "TENKA_BOT_WORKERS": "1",
    "TENKA_LOG_LEVEL": "warning",
}


class House:
    """`tenka serve` with a data directory; after each kill it is at another port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = ""
        self.open = asyncio.Event()  # people may come
        self.cut = 0  # requests that a kill has left without an answer
        self._process: asyncio.subprocess.Process | None = None
        self._web = patient.AsyncClient(trust_env=False)

    async def start(self) -> None:
        """Start it; people may come once `open` is set."""
        with (self.data / "log").open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tenka", "serve", "--port", "0"),
                *("--data", str(self.data)),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, **ENVIRONMENT},
            )
        assert self._process.stdout is not None
        async with asyncio.timeout(patient.PATIENCE):
            said = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert found is not None, (said, self.log())
        self.url = found.group()

    async def kill(self) -> None:
        """SIGKILL: nothing is told, nothing is tidied up."""
        assert self._process is not None
        self.open.clear()
        self._process.kill()
        await self._process.wait()

    async def close(self) -> None:
        """Whatever is left of it ends."""
        if self._process is not None and self._process.returncode is None:
            await self.kill()
        await self._web.aclose()

    def log(self) -> str:
        """What the server has complained about."""
        return (self.data / "log").read_text()

    async def try_to_ask(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> httpx2.Response | None:
        """One attempt; None if the server died over it."""
        url, headers = self.url + path, {"Cookie": cookie}
        try:
            return await self._web.request(method, url, json=body, headers=headers)
        except httpx2.TransportError:
            self.cut += 1
            return None

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Any:
        """The answer, whenever it comes: who gets none asks again. It has to be a success."""
        answer = await self.answer(method, path, body, cookie)
        assert answer.is_success, (method, path, body, answer.text)
        return answer.json()

    async def answer(
        self, method: str, path: str, body: Any = None, cookie: str = ""
    ) -> httpx2.Response:
        """The answer, a success or not."""
        while True:
            await self.open.wait()
            answer = await self.try_to_ask(method, path, body, cookie)
            if answer is not None:
                return answer
            await asyncio.sleep(PAUSE)
