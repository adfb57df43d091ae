"""Processes of a training, each forked for one work; they tell why they failed."""

import os
import signal
import time
import traceback
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from training.shared import shared

LONGEST = 400  # bytes of a reason
LOOKED_EVERY = 0.2  # seconds


class Process:
    """One of them, from the moment it is made."""

    def __init__(self, name: str, work: Callable[..., None], *given: Any) -> None:
        self.name = name
        self._reason = shared((LONGEST,), np.uint8)
        self._code: int | None = None
        self.pid = os.fork()
        if self.pid:
            return
        try:
            work(*given)
        except BaseException as error:
            traceback.print_exc()
            said = repr(error) if not str(error) else f"{type(error).__name__}: {error}"
            first = said.splitlines()[0].encode()[:LONGEST]
            self._reason[: len(first)] = list(first)
            os._exit(1)
        os._exit(0)

    def is_over(self) -> bool:
        if self._code is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._code = os.waitstatus_to_exitcode(status)
        return self._code is not None

    def wait(self) -> None:
        while not self.is_over():
            time.sleep(LOOKED_EVERY)

    @property
    def failure(self) -> str | None:
        """Why it failed, if it did."""
        if not self.is_over() or self._code == 0:
            return None
        if self._code is not None and self._code < 0:
            return f"the {self.name} was ended by {signal.Signals(-self._code).name}"
        reason = bytes(self._reason).rstrip(b"\0").decode(errors="ignore")
        return f"the {self.name} failed ({reason})"

    def kill(self) -> None:
        if not self.is_over():
            os.kill(self.pid, signal.SIGKILL)
            self.wait()


def failure(processes: Iterable[Process]) -> str | None:
    """Why the first of those failed that did, if any did."""
    return next((why for process in processes if (why := process.failure)), None)
