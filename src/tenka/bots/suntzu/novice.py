"""A beginner at Sun Tzu: spends its strong cards at once, and looks no further than the next
scoring."""

from tenka.bots.misjudging import misjudged
from tenka.bots.suntzu.greedy import worth_of_moves
from tenka.bots.suntzu.sight import Sight
from tenka.bots.suntzu.value import Values
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective

MISJUDGED = 0.8  # by so many points a move seems better or worse at most
SPENT = 0.9  # how often it forgets that a card laid now is not there later


class Novice:
    """Weighs as the greedy bot does, with a beginner's eyes."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.decisions = 0

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal
        self.decisions += 1
        if len(legal) == 1:
            return legal[0]
        draws = self.chance.draws(f"choose/{self.decisions}")
        values = Values(
            Sight(perspective.view, perspective.seat), near_sighted=draws.happens(SPENT)
        )
        moves = {perspective.text(action): action for action in legal}
        worth = worth_of_moves(values, list(moves))
        for text in moves:
            worth[text] += misjudged(MISJUDGED, draws)
        return moves[max(moves, key=lambda text: worth[text])]
