"""The server as a process of its own, on a core of its own, and what it uses up."""

import os
import re
import resource
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
END_LIMIT = 20.0
# The load comes from one address and a few people.
UNLIMITED = {
    "TENKA_PERSON_RATE": "0",
    "TENKA_ADDRESS_RATE": "0",
    "TENKA_GUEST_RATE": "0",
    "TENKA_CONNECTIONS": "0",
    "TENKA_LISTENERS": "0",
    "TENKA_TABLE_RATE": "0",
    "TENKA_LISTED": "0",
    "TENKA_LISTED_GUESTS": "0",
}
# Threads that start later stay on the core that the process began on.
PIN = """
import os, sys
os.sched_setaffinity(0, {int(sys.argv[1])})
os.execv(sys.argv[2], sys.argv[2:])
"""


class NoServer(Exception):
    """The server did not start."""


class Server:
    """`tenka serve` on 127.0.0.1 with a data directory; its log goes into that directory."""

    def __init__(self, data: Path, core: int | None, more: Mapping[str, str] | None = None) -> None:
        self.data = data
        environment = {**os.environ, **UNLIMITED, "TENKA_BOT_WORKERS": "1", **(more or {})}
        command = [sys.executable, "-m", "tenka", "serve", "--port", "0", "--data", str(data)]
        data.mkdir(parents=True, exist_ok=True)
        with (data / "log").open("w") as log:
            self.process = subprocess.Popen(
                [*_pinned(core), *command], stdout=subprocess.PIPE, stderr=log, env=environment
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = ADDRESS.search(said)
        if found is None:
            self.process.wait()
            raise NoServer((data / "log").read_text().strip() or said.strip() or "it said nothing")
        self.port = int(found.group(1))

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(END_LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def cpu(self) -> float:
        """Seconds that it has computed, in all its threads; bots' processes are not counted."""
        # The name in brackets may hold anything; 12 fields after it are the times.
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes of memory that it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


def cores() -> tuple[int | None, int | None]:
    """A core for the server and one for the load; None where there are not two to choose from."""
    usable = sorted(os.sched_getaffinity(0))
    return (usable[0], usable[1]) if len(usable) > 1 else (None, None)


def raised_file_limit(wanted: int) -> int:
    """How many files a process may open from now on, at best so many; children inherit it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    soft = max(allowed, resource.getrlimit(resource.RLIMIT_NOFILE)[0])
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))
    return soft


def _pinned(core: int | None) -> list[str]:
    if core is None:
        return []
    return [sys.executable, "-c", PIN, str(core)]
