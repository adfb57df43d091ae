"""When a bot's answer leaves: how long it thinks would tell what it holds.

Each answer takes a least time and some noise, which comes from nowhere else. Where thinking and
waiting for a process take longer, as on a busy machine, the least time for all answers of that kind
grows; so what a single one took hardly ever shows, and then by whole steps alone.
"""

import math
from collections import deque
from collections.abc import Callable, Sequence
from random import SystemRandom

NOISE = 1 / 3  # of the least time, at the most
ROOM = 0.5  # of it is left free above what answers take
MOST_STEPS = 24  # to which it grows, in least times: longer than any level thinks
REMEMBERED = 32  # answers of each kind, all but the slowest of which fit

Kind = tuple[object, ...]
drawn = SystemRandom().random


class BotPace:
    """The least seconds that a bot takes to answer; 0: it answers at once. `noise` draws what is
    added, from 0 to 1."""

    def __init__(self, least: float, noise: Callable[[], float] = drawn) -> None:
        self.least = least
        self._noise = noise
        self._took: dict[Kind, deque[float]] = {}

    def wait(self, kind: Kind, took: float) -> float:
        """How long an answer has still to wait that is there after so many seconds. What is known
        of a kind of decision, everybody may know."""
        if not self.least:
            return 0.0
        took = max(0.0, took)  # by a clock that was put right
        before = self._took.setdefault(kind, deque(maxlen=REMEMBERED))
        step = self.least * _steps(before, self.least)
        before.append(took)
        leaves = step * max(1, math.ceil(took / step)) + self.least * NOISE * self._noise()
        return leaves - took


def _steps(took: Sequence[float], least: float) -> int:
    """How many least times it is until an answer leaves, by those before it. The slowest counts
    for nothing: a machine that stood still for once slows nobody down."""
    if len(took) < 2:
        return 1
    slow = sorted(took)[-2]
    return min(MOST_STEPS, math.ceil(slow / least + ROOM))
