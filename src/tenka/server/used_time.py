"""What is computed for a request beside the loop: its reads and writes, in threads that the loop
waits for as often as they compute."""

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")


class UsedTime:
    """Seconds that were computed for somebody."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = 0.0


# Whose time it is: of the request that is being answered.
WHOSE: ContextVar[UsedTime | None] = ContextVar("WHOSE", default=None)


def used_by(whose: UsedTime | None, work: Callable[[], T]) -> T:
    """Do some work in this thread, and note the time that it takes."""
    if whose is None:
        return work()
    began = time.thread_time()
    try:
        return work()
    finally:
        whose.seconds += time.thread_time() - began
