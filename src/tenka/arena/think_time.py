"""How long a bot thinks, counted in steps of 5 %: small enough to be kept for every game."""

import math

STEP = math.log(1.05)
SHORTEST = 1e-6  # seconds


class ThinkTimes:
    """Times of decisions.

    >>> times = ThinkTimes()
    >>> times.add(0.25)
    >>> round(times.quantile(0.5), 2)
    0.25
    """

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        self.counts = counts or {}

    def add(self, seconds: float) -> None:
        """A decision that took so long."""
        step = round(math.log(max(seconds, SHORTEST)) / STEP)
        self.counts[step] = self.counts.get(step, 0) + 1

    def merge(self, other: "ThinkTimes") -> None:
        """Those of another game."""
        for step, count in other.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count

    @property
    def decisions(self) -> int:
        """How many there are."""
        return sum(self.counts.values())

    def quantile(self, share: float) -> float | None:
        """So long at most is this share of the decisions, to 2.5 %; None if there are none."""
        left = share * self.decisions
        for step in sorted(self.counts):
            left -= self.counts[step]
            if left <= 0:
                return math.exp(step * STEP)
        return None

    def to_json(self) -> dict[str, int]:
        """By step, the shortest first."""
        return {str(step): self.counts[step] for step in sorted(self.counts)}

    @classmethod
    def from_json(cls, data: dict[str, int]) -> "ThinkTimes":
        """What `to_json` has written."""
        return cls({int(step): count for step, count in data.items()})
