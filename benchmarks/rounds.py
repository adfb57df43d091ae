"""Interleaved rounds, and what their samples say."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from statistics import median, quantiles


@dataclass(frozen=True, slots=True)
class Sample:
    """How much was done in one go, by kind, and how long it took."""

    seconds: float
    done: Mapping[str, int]

    def rate(self, kind: str) -> float:
        """So many a second."""
        return self.done[kind] / self.seconds

    def cost(self, kind: str) -> float:
        """Seconds for one."""
        return self.seconds / self.done[kind]


Work = Callable[[int], Sample]  # does something so many times
Lane = tuple[str, str]  # who does it, and what
Samples = dict[Lane, list[Sample]]


@dataclass(frozen=True, slots=True)
class Spread:
    """The quartiles of some values."""

    low: float
    median: float
    high: float


def spread(values: list[float]) -> Spread:
    """The quartiles; of a single value, three times that value."""
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, _, high = quantiles(values, n=4, method="inclusive")
    return Spread(low, median(values), high)


def times_for(work: Work, seconds: float) -> int:
    """How often the work has to be done for a sample to last that long."""
    work(1)  # what is made once only is made now
    times = 1
    taken = work(times).seconds
    while taken < seconds:
        times = max(times + 1, ceil(min(times * 10, 1.1 * times * seconds / max(taken, 1e-9))))
        taken = work(times).seconds
    return times


def interleaved(
    families: list[dict[Lane, Work]], rounds: int, seconds: float, tick: Callable[[str], None]
) -> Samples:
    """Sample all lanes round by round: those of a family, which will be compared, one straight
    after the other, every second time backwards."""
    times = {}
    for family in families:
        for lane, work in family.items():
            tick("finding how much work to do")
            times[lane] = times_for(work, seconds)
    samples: Samples = {lane: [] for lane in times}
    for number in range(rounds):
        for family in families:
            lanes = list(family)
            for lane in lanes if number % 2 == 0 else reversed(lanes):
                tick(f"round {number + 1} of {rounds}")
                samples[lane].append(family[lane](times[lane]))
    return samples
