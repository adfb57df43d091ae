"""A process of the server's own, as the server sees it: a line goes in by a pipe, a line comes out.

It is executed afresh, not forked from a server with threads, and is replaced when it stalls, dies
or fails. What runs in it is a module that calls `answering.answer_lines`.
"""

import asyncio
import os
import sys
from contextlib import suppress
from typing import ClassVar, Generic, TypeVar

from tenka.bots.one_core import ONE_CORE
from tenka.core.errors import TenkaError

START_LIMIT = 30.0
END_LIMIT = 1.0
# A process ends itself so long after its budget, if there is no server left to do it.
GRACE = 5.0
LONGEST_LINE = 1 << 24  # bytes of an answer

T = TypeVar("T")


class ProcessFailed(TenkaError):
    """Why a process has no answer, in words that tell nothing of the game."""


class ChildProcess(Generic[T]):
    """A process that answers one line at a time, and is replaced when it has failed."""

    main: ClassVar[str]  # the module that runs in it
    what: ClassVar[str]  # in words

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self.starts = 0
        self._process: asyncio.subprocess.Process | None = None
        self._fit = False
        self._ending = False  # killed, or hung up by itself
        self._retired = False

    def greeted(self, line: bytes) -> bool:
        """The first line, which it says by itself when it is warm; is it fit for work?"""
        return bool(line)

    def understood(self, line: bytes) -> T:
        """The answer that a line holds; ProcessFailed, if it says that there is none."""
        raise NotImplementedError

    async def start(self) -> None:
        """Have a process that is ready for work: this one, or a new one if it has failed."""
        if self._fit and self._process is not None and self._process.returncode is None:
            return
        await self._see_off()
        if self._retired:
            raise ProcessFailed(f"{self.what} is not wanted any more")
        self.starts += 1
        try:
            self._process = await self._spawn()
            self._ending = False
            async with asyncio.timeout(START_LIMIT):
                self._fit = self.greeted(await self._read()) and not self._retired
        except OSError as error:  # a TimeoutError is one, too
            raise ProcessFailed(f"{self.what} did not start: {type(error).__name__}") from error
        if not self._fit:
            raise ProcessFailed(f"{self.what} did not start")

    async def ask(self, line: bytes) -> T:
        """The answer to a line. TimeoutError, ProcessFailed: none, and the process is killed."""
        await self.start()
        self._fit = False  # until the answer is here: whoever is cancelled leaves it unread
        try:
            async with asyncio.timeout(self.budget):
                answer = self.understood(await self._exchange(line))
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

    async def _exchange(self, line: bytes) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            await self._process.stdin.drain()
        except ConnectionError as error:
            self._ending = True
            raise self._died() from error
        return await self._read()

    async def _spawn(self) -> asyncio.subprocess.Process:
        paths = os.pathsep.join(map(os.path.abspath, sys.path))
        # -P: a file in the working directory must not shadow a module.
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", self.main, str(self.budget + GRACE)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a traceback may show cards
            env={**os.environ, **ONE_CORE, "PYTHONPATH": paths},
            limit=LONGEST_LINE,
        )

    async def _read(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError as error:  # longer than any answer
            raise ProcessFailed(f"the answer of {self.what} is none") from error
        self._ending |= not line
        if not line:
            raise self._died()
        return line

    def _died(self) -> ProcessFailed:
        return ProcessFailed(f"{self.what} died")
