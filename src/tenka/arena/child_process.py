"""A Python process that is asked by lines of JSON, with a time limit, and killed if it fails.

It is executed afresh, so nothing of ours is in its memory, and it has a session of its own: what it
started is killed with it, and Ctrl-C is heard by us alone.
"""

import json
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from tenka.bots.one_core import ONE_CORE
from tenka.core.contract import Json

LONGEST = 1 << 24  # bytes of an answer
# The same order of sets and of sums everywhere: a game is to be the same on any machine.
SAME_EVERYWHERE = {"PYTHONHASHSEED": "0", **ONE_CORE}


class NoAnswer(Exception):
    """It is still thinking."""


class Ended(Exception):
    """It has ended, or what it says is no answer."""


class ChildProcess:
    """`python -m module`, which answers each line with one line."""

    def __init__(self, module: str, *args: str) -> None:
        # -P: a file in the working directory shadows no module; bots of one's own may be there.
        paths = [*map(os.path.abspath, sys.path), os.getcwd()]
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", module, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            env={**os.environ, **SAME_EVERYWHERE, "PYTHONPATH": os.pathsep.join(paths)},
            start_new_session=True,
        )
        self._read = b""
        self._killed = False
        self._selector = selectors.DefaultSelector()
        assert self._process.stdout is not None
        self._selector.register(self._process.stdout, selectors.EVENT_READ)

    def ask(self, message: Json, limit: float | None = None) -> Json:
        """Its answer. NoAnswer, Ended: there is none, and the process is to be killed."""
        end = None if limit is None else time.monotonic() + limit
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message).encode() + b"\n")
            answer = json.loads(self._line(end))
        except (OSError, ValueError) as error:
            raise Ended from error
        if not isinstance(answer, dict):
            raise Ended
        return answer

    def kill(self) -> None:
        """End it, and all that it has started."""
        if self._killed:
            return
        self._killed = True
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()

    def _line(self, end: float | None) -> bytes:
        while b"\n" not in self._read:
            if not self._selector.select(None if end is None else max(0.0, end - time.monotonic())):
                raise NoAnswer
            assert self._process.stdout is not None
            more = os.read(self._process.stdout.fileno(), 65536)
            if not more or len(self._read) > LONGEST:
                raise Ended
            self._read += more
        line, _, self._read = self._read.partition(b"\n")
        return line


def answer_all(answer: Callable[[Json], Json]) -> None:
    """What such a process does: answer until nobody asks any more. Whatever is printed or read
    meanwhile is kept away from our pipes."""
    questions, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    with open(questions, encoding="utf-8") as asked, open(answers, "wb", buffering=0) as told:
        for line in asked:
            told.write(json.dumps(answer(json.loads(line))).encode() + b"\n")
