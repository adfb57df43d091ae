"""A process in which bots think, as the server sees it: jobs go in by a pipe, answers come out.

What runs in it is `bot_process_main.py`. It is executed afresh, not forked from a server with
threads, and is replaced when it stalls, dies or fails.
"""

import asyncio
import json
import os
import sys
from contextlib import suppress

from tenka.bots.one_core import ONE_CORE
from tenka.core.contract import Json
from tenka.core.errors import TenkaError

MAIN = "tenka.server.bots.bot_process_main"
START_LIMIT = 30.0
END_LIMIT = 1.0
# A process ends itself so long after its budget, if there is no pool left to do it.
GRACE = 5.0
DIED = "the bot process died"


class BotProcessFailed(TenkaError):
    """Why a bot process has no answer, in words that tell nothing of the game."""


class BotProcess:
    """A process that answers one job at a time, and is replaced when it has failed."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self.starts = 0
        self.levels: Json = {}  # by game and name, as the process has told
        self.broken: list[str] = []  # bots that cannot be made, as it has told
        self._process: asyncio.subprocess.Process | None = None
        self._fit = False
        self._ending = False  # killed, or hung up by itself
        self._retired = False

    async def start(self) -> None:
        """Have a process that is ready for a job: this one, or a new one if it has failed."""
        if self._fit and self._process is not None and self._process.returncode is None:
            return
        await self._see_off()
        self.starts += 1
        try:
            self._process = await self._spawn()
            self._ending = False
            async with asyncio.timeout(START_LIMIT):
                told = await self._read()
            self.levels, self.broken = told.get("levels", {}), told.get("broken", [])
            self._fit = bool(self.levels) and not self._retired
        except OSError as error:  # a TimeoutError is one, too
            raise BotProcessFailed(
                f"a bot process did not start: {type(error).__name__}"
            ) from error
        if not self._fit:
            raise BotProcessFailed("a bot process did not start")

    async def ask(self, job: Json) -> Json:
        """The answer to a job. TimeoutError, BotProcessFailed: none, and the process is killed."""
        await self.start()
        self._fit = False  # until the answer is here: whoever is cancelled leaves it unread
        try:
            async with asyncio.timeout(self.budget):
                answer = await self._exchange(job)
            if "error" in answer:
                raise BotProcessFailed(str(answer["error"]))
            self._fit = True
            return answer
        finally:
            if not self._fit:
                self._kill()

    async def close(self) -> None:
        """Kill the process for good."""
        self.retire()
        await self._see_off()

    def retire(self) -> None:
        """Kill the process, and have no other one."""
        self._retired = True
        self._kill()

    def _kill(self) -> None:
        self._fit = False
        # Once only: asyncio complains about a process that ends while it is killed again.
        if self._process is not None and not self._ending:
            self._ending = True
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _see_off(self) -> None:
        self._kill()
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(END_LIMIT):
                await self._process.wait()
        except TimeoutError:  # it has hung up and lives on
            self._process.kill()
            await self._process.wait()
        self._process = None

    async def _exchange(self, job: Json) -> Json:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(job).encode() + b"\n")
            await self._process.stdin.drain()
        except ConnectionError as error:
            self._ending = True
            raise BotProcessFailed(DIED) from error
        return await self._read()

    async def _spawn(self) -> asyncio.subprocess.Process:
        paths = os.pathsep.join(map(os.path.abspath, sys.path))
        # -P: a file in the working directory must not shadow a module.
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", MAIN, str(self.budget + GRACE)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a traceback may show cards
            env={**os.environ, **ONE_CORE, "PYTHONPATH": paths},
        )

    async def _read(self) -> Json:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
            self._ending |= not line
            answer = json.loads(line)
        except ValueError as error:
            raise BotProcessFailed(DIED) from error
        if not isinstance(answer, dict):
            raise BotProcessFailed("the bot process's answer is none")
        return answer
