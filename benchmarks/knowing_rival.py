"""A rival who knows how Sun Tzu's master thinks, for the arena: `tenka arena suntzu
benchmarks.knowing_rival:SunTzu master`.

Its wins say how exploitable the master is at least, without any training: what is called a local
best response. In each world that it deals it thinks as the master would in its rival's place, and
lays what is worth most against that; all other decisions are the net's.
"""

from typing import Final

import numpy as np

from tenka.bots.learned.net_worth import Floats
from tenka.bots.suntzu.round_search import WORLDS, RoundSearch, Way, unlaid
from tenka.core.budget import Budget
from tenka.core.chance import Chance, Draws, FastChance
from tenka.core.contract import State
from tenka.core.perspective import Perspective

OWN_WAYS: Final = 32  # that are drawn


class SunTzu(RoundSearch):
    """Answers the master's thoughts."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, "suntzu", "suntzu.npz", 1.0)

    def mixed_ways(self, perspective: Perspective, draws: Draws) -> tuple[list[Way], Floats]:
        """Ways to lay all that is left, of which the best is chosen."""
        seat = perspective.seat
        worlds = [unlaid(perspective, draws) for _ in range(WORLDS)]
        ways = self.likely_ways(worlds[:1], OWN_WAYS, seat, draws)[0]
        thoughts = [self._masters_thoughts(world, 1 - seat, draws) for world in worlds]
        worths, there = self.matrix(worlds, seat, ways, [theirs for theirs, _ in thoughts])
        often = np.zeros(there.shape)
        often[there] = np.concatenate([share for _, share in thoughts])
        expected = np.tensordot(worths, often, 2)
        return ways, np.eye(len(ways))[expected.argmax()]

    def _masters_thoughts(self, world: State, seat: int, draws: Draws) -> tuple[list[Way], Floats]:
        """What it would lay in a world in this seat, and how often."""
        budget = Budget(iterations=WORLDS)
        sight = Perspective(world, seat, FastChance(draws.word()), budget=budget)
        ways, often = super().mixed_ways(sight, draws)
        chosen = np.flatnonzero(often)
        return [ways[n] for n in chosen], often[chosen] / often.sum()
