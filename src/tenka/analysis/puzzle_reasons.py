"""Why a move is better: what differs most surely in the games that go on after it and after
another one, with the same luck."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from tenka.analysis.puzzles import Reason
from tenka.bots.learned.net_worth import Floats

SURE: Final = 2.0  # a difference of so many standard errors is told
# And one of so much: of what is or is not, how often; of points and the like, how many.
OFTEN: Final = 0.1
MUCH: Final = 0.5


@dataclass
class Course:
    """The games that went on after a move."""

    shares: list[float] = field(default_factory=list)  # of the win
    facts: list[dict[str, float]] = field(default_factory=list)

    def add(self, share: float, facts: dict[str, float]) -> None:
        """One more, with the same luck as the one of that number after another move."""
        self.shares.append(share)
        self.facts.append(facts)

    @property
    def share(self) -> float:
        """Of the win, on average."""
        return float(np.mean(self.shares))


def reason_of(best: Course, other: Course) -> Reason | None:
    """The surest of all differences for the better, if one is sure. That something never comes of
    the other move goes without saying: it is told only if there is nothing else."""
    found = [
        (not obvious, sure, name, means)
        for name in best.facts[0]
        for sure, obvious, means in _difference(name, best, other)
    ]
    if not found:
        return None
    _, _, name, (mine, theirs) = max(found)
    fact, _, of = name.partition(":")
    return Reason(fact, of, round(mine, 2), round(theirs, 2))


def _difference(
    name: str, best: Course, other: Course
) -> Iterator[tuple[float, bool, tuple[float, float]]]:
    """How sure that fact's difference is, whether it is obvious, and the means; nothing if it is
    not worth telling."""
    pairs = [
        (one[name], another[name])
        for one, another in zip(best.facts, other.facts, strict=True)
        if name in one and name in another
    ]
    if len(pairs) < len(best.facts) / 2:
        return
    mine, theirs = np.array(pairs).T
    means = float(mine.mean()), float(theirs.mean())
    is_share = {*mine, *theirs} <= {0.0, 1.0}
    sure = _sureness(mine - theirs)
    if sure > SURE and means[0] - means[1] >= (OFTEN if is_share else MUCH):
        yield sure, is_share and means[1] == 0.0, means


def _sureness(differences: Floats) -> float:
    """Their mean in standard errors; one that is always the same is counted as if it varied."""
    error = max(float(differences.std(ddof=1)), 0.1) / np.sqrt(len(differences))
    return float(differences.mean() / error)
