"""The programs that are killed, paused and started again: nodes, bot workers, PostgreSQL, NATS."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.patient import PATIENCE
from tests.server.nats_server import free_port, program
from tests.server.postgres import NOBODY, QUICK, USER, programs

SOON = 0.02
UNLIMITED = {
    "TENKA_PERSON_RATE": "0",
    "TENKA_ADDRESS_RATE": "0",
    "TENKA_GUEST_RATE": "0",
    "TENKA_CONNECTIONS": "0",
    "TENKA_LISTENERS": "0",
    "TENKA_TABLES": "0",
    "TENKA_BOT_PACE": "0",
    "TENKA_TABLE_RATE": "0",
    "TENKA_LISTED": "0",
    "TENKA_LISTED_GUESTS": "0",
}


class Program:
    """A process, as often as it is started; `running` while it may be expected to answer."""

    def __init__(self, name: str, directory: Path) -> None:
        self.name = name
        self.directory = directory
        self.running = False
        self.starts = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it; return when it does its work."""
        self.starts += 1
        await self._start()
        self.running = True

    async def kill(self) -> None:
        """SIGKILL: nothing is told, nothing is tidied up."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """In peace."""
        await self._end(signal.SIGTERM)

    def pause(self) -> None:
        """It stands still, and its connections stay open."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def resume(self) -> None:
        """It goes on, as if no time had passed."""
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def pids(self) -> list[int]:
        """It and those that it has started."""
        if self.process is None or self.process.returncode is not None:
            return []
        return [self.process.pid, *_children(self.process.pid)]

    def log(self) -> str:
        """What it has said of itself."""
        path = self.directory / f"{self.name}.log"
        return path.read_text(errors="replace") if path.exists() else ""

    async def _start(self) -> None:
        raise NotImplementedError

    async def _end(self, sig: signal.Signals) -> None:
        self.running = False
        if self.process is None or self.process.returncode is not None:
            return
        children = _children(self.process.pid)
        self.process.send_signal(sig)
        async with asyncio.timeout(PATIENCE):
            await self.process.wait()
            while any(map(_lives, children)):  # they see that they are alone, and end
                await asyncio.sleep(SOON)

    async def _run(self, *command: str, **more: Any) -> asyncio.subprocess.Process:
        with (self.directory / f"{self.name}.log").open("a") as log:
            self.process = await asyncio.create_subprocess_exec(*command, stderr=log, **more)
        return self.process


class Tenka(Program):
    """`tenka serve` or `tenka worker`; at its first start by another Python, if one is named."""

    def __init__(
        self,
        name: str,
        directory: Path,
        command: list[str],
        environment: dict[str, str],
        first_python: str = "",
    ) -> None:
        super().__init__(name, directory)
        self.environment = environment
        self._first_python = first_python
        self.port = 0  # a node's
        self._command = command

    async def _start(self) -> None:
        python = self._first_python if self.starts == 1 else ""
        process = await self._run(
            *(python or sys.executable, "-m", "tenka", *self._command),
            stdout=subprocess.PIPE,
            env={**os.environ, "TENKA_LOG_LEVEL": "warning", **self.environment},
        )
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            said = (await process.stdout.readline()).decode()
        if not said:
            await process.wait()
            raise CannotStart(f"{self.name}: {self.log()[-500:]}")
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        self.port = int(found.group(1)) if found else 0


class CannotStart(Exception):
    """A program has ended instead of beginning."""


class Nats(Program):
    """A NATS server, always at the same port."""

    def __init__(self, directory: Path) -> None:
        super().__init__("nats", directory)
        self.port = free_port()

    async def _start(self) -> None:
        process = await self._run(
            *(program(), "-a", "127.0.0.1", "-p", str(self.port)), stdout=subprocess.DEVNULL
        )
        async with asyncio.timeout(PATIENCE):
            while True:
                assert process.returncode is None, self.log()
                with suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    told = await reader.read(4)
                    writer.close()
                    if told == b"INFO":
                        return
                await asyncio.sleep(SOON)


class Postgres(Program):
    """A PostgreSQL with a database of our own, always at the same port. What it has committed is
    kept through a kill, and if it is `durable` through the end of the machine."""

    DATABASE = "tenka"

    def __init__(self, directory: Path, *, durable: bool = False) -> None:
        super().__init__("postgres", directory)
        self._options = [] if durable else [f"--{name}={value}" for name, value in QUICK.items()]
        self.port = free_port()
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:  # it does not run as root
            self._as_user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            os.chown(directory, NOBODY, NOBODY)
        self._programs = programs(directory)
        self._data = directory / "data"

    def url(self, port: int, database: str = DATABASE) -> str:
        """Its URL by a port: its own or a link's."""
        return f"postgresql://{USER}@127.0.0.1:{port}/{database}?sslmode=disable"

    async def make(self) -> None:
        """Make a new one, and start it."""
        made = await asyncio.create_subprocess_exec(
            *(self._programs / "initdb", "-D", self._data, "-U", USER, "-E", "UTF8"),
            *("--auth=trust", "--no-sync", "--no-instructions"),
            stdout=subprocess.DEVNULL,
            **self._ways(),
        )
        assert await made.wait() == 0
        await self.start()
        await asyncio.to_thread(self._create)

    async def _start(self) -> None:
        await self._run(
            *(str(self._programs / "postgres"), "-D", str(self._data), "-k", ""),
            *("-h", "127.0.0.1", "-p", str(self.port), *self._options),
            stdout=subprocess.DEVNULL,
            **self._ways(),
        )
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self._answers):
                assert self.process is not None
                assert self.process.returncode is None, self.log()
                await asyncio.sleep(SOON)

    async def stop(self) -> None:
        await self._end(signal.SIGINT)  # at once, by rolling back what is open

    def _ways(self) -> dict[str, Any]:
        environment = {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}
        return {"cwd": self.directory, "env": environment, **self._as_user}

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url(self.port, "postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def _create(self) -> None:
        with psycopg.connect(self.url(self.port, "postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {self.DATABASE}")


def _children(pid: int) -> list[int]:
    try:
        told = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return []
    found = [int(child) for child in told.split()]
    return found + [below for child in found for below in _children(child)]


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
