"""A beginner at Sun Tzu: spends its strong cards at once, and looks no further than the next
scoring."""

from typing import Final

from tenka.bots.misjudging import misjudged
from tenka.bots.suntzu.greedy import worth_of_moves
from tenka.bots.suntzu.sight import Sight, table_of
from tenka.bots.suntzu.value import Values
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective

MISJUDGED: Final[float] = 0.8  # by so many points a move seems better or worse at most
NEAR_SIGHTED: Final[float] = 0.9  # how often it forgets that a card laid now is not there later


class Novice:
    """Weighs as the greedy bot does, with a beginner's eyes."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.decisions = 0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.chance,), self.decisions

    def __setstate__(self, decisions: int) -> None:
        self.decisions = decisions

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal
        self.decisions += 1
        if len(legal) == 1:
            return legal[0]
        draws = self.chance.draws(f"choose/{self.decisions}")
        sight = Sight(table_of(perspective), perspective.seat)
        values = Values(sight, near_sighted=draws.happens(NEAR_SIGHTED))
        worth = [each + misjudged(MISJUDGED, draws) for each in worth_of_moves(values, legal)]
        return legal[worth.index(max(worth))]
