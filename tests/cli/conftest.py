"""The command line as people run it: with pipes, in a shell, or at a terminal."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from fcntl import ioctl
from pathlib import Path

import pytest

from tenka.cli import main
from tests.patient import PATIENCE

COMMAND = [sys.executable, "-m", "tenka"]
# The terminal becomes the process's own, so that its Ctrl-C is a signal; and one that is heard,
# though these tests may run in the background.
TAKE_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
Run = Callable[..., subprocess.CompletedProcess[str]]


# What would change how the program speaks.
DROPPED = ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
PLAIN = {"LANG": "C.UTF-8", "TERM": "xterm-256color"}


def environment(**changes: str) -> dict[str, str]:
    """Ours, without what would change how the program speaks."""
    env = {name: value for name, value in os.environ.items() if name not in DROPPED}
    if "PYTHONPATH" in env:
        paths = env["PYTHONPATH"].split(os.pathsep)
        env["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths if path)
    return {**env, **PLAIN, **changes}


@pytest.fixture
def tenka(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command in an empty directory, here and now: a process of its own would take half a
    second to start. Its streams are files, as a shell might give it."""

    def run(*args: str, answers: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        with (
            monkeypatch.context() as now,
            tempfile.TemporaryFile("w+", encoding="utf-8") as typed,
            tempfile.TemporaryFile("w+", encoding="utf-8") as out,
            tempfile.TemporaryFile("w+", encoding="utf-8") as err,
            open(os.dup(out.fileno()), encoding="utf-8") as said,
        ):
            typed.write(answers)
            typed.seek(0)
            now.chdir(tmp_path)
            for name in DROPPED:
                now.delenv(name, raising=False)
            for name, value in {**PLAIN, **env}.items():
                now.setenv(name, value)
            for name, stream in (("stdin", typed), ("stdout", out), ("stderr", err)):
                now.setattr(sys, name, stream)
            status = main(args)
            out.flush()
            said.seek(0)
            err.seek(0)
            return subprocess.CompletedProcess(args, status, said.read(), err.read())

    return run


@pytest.fixture
def process(tmp_path: Path) -> Run:
    """Runs a command in a process of its own, with pipes, in an empty directory."""

    def run(
        *args: str, answers: str = "", cwd: Path = tmp_path, **env: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *args],
            input=answers,
            capture_output=True,
            encoding="utf-8",
            cwd=cwd,
            env=environment(**env),
            timeout=PATIENCE,
            check=False,
        )

    return run


@pytest.fixture
def shell(tmp_path: Path) -> Run:
    """Runs a line of shell in an empty directory; `tenka` in it is the command."""

    def run(line: str, **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "-c", f'tenka() {{ "{sys.executable}" -m tenka "$@"; }}; {line}'],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment(**env),
            timeout=PATIENCE,
            check=False,
        )

    return run


class Terminal:
    """A program at a terminal of 100 by 30."""

    def __init__(self, args: tuple[str, ...], cwd: Path, env: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *COMMAND, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=env,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = PATIENCE) -> str:
        """All that is shown until this text comes."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"{text!r} did not come; seen: {self.seen[-2000:]}")
        shown, self.seen = self.seen.split(text, 1)
        return shown + text

    def rest(self, seconds: float = PATIENCE) -> str:
        """All that is shown until the program ends."""
        end = time.monotonic() + seconds
        while self._read(end - time.monotonic()):
            pass
        return self.seen

    def type(self, line: str) -> None:
        """A line, as typed."""
        os.write(self.master, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """A key, such as Ctrl-D."""
        os.write(self.master, key)

    def interrupt(self) -> str:
        """Ctrl-C until it is heard, and all that is shown from then on: readline notices one that
        comes before it listens only with the next key."""
        for _ in range(12):
            self.press(b"\x03")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                break
        return self.rest()

    def close(self) -> None:
        """Whatever happens, nothing is left running."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        os.close(self.master)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], max(seconds, 0))[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux: the other side is closed
            return False
        self.seen += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Starts a command at a terminal."""
    opened: list[Terminal] = []

    def start(*args: str, **env: str) -> Terminal:
        opened.append(Terminal(args, tmp_path, environment(**env)))
        return opened[-1]

    yield start
    for one in opened:
        one.close()
