"""Seconds since the epoch, by a clock that nobody sets."""

import time


class SteadyClock:
    """A wall clock that is put right must not take anybody's time, nor keep a window open, nor
    must a machine that has slept. Where several servers share a database, all go by its clock."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._start + time.monotonic()

    def put_right(self, seconds: float) -> None:
        """We are so many seconds behind."""
        self._start += seconds
