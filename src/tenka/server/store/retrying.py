"""What passes by itself is waited for."""

import time
from collections.abc import Callable
from typing import TypeVar

from tenka.server.store.errors import TryAgain

PAUSE = 0.05  # seconds between two tries

T = TypeVar("T")


def until_it_works(work: Callable[[], T], patience: float) -> T:
    """What the work returns; as long as that says TryAgain it is tried again, for so many
    seconds."""
    end = time.monotonic() + patience
    while True:
        try:
            return work()
        except TryAgain:
            if time.monotonic() >= end:
                raise
        time.sleep(PAUSE)
