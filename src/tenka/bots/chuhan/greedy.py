"""A greedy bot for Chu Han: for each move it asks where the next trick would begin."""

from tenka.bots.chuhan.judge import Judge
from tenka.bots.chuhan.reactions import Reactions
from tenka.bots.chuhan.sight import Sight, table_of
from tenka.bots.chuhan.weighing import worth_weighing
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective
from tenka.games.chuhan.table import REACT


class Greedy:
    """Plays the move with the best prospect, one step ahead. It leaves nothing to chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.chance,)

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions; of equally good ones the first."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        sight = Sight(table_of(perspective), perspective.seat)
        judge = judge_of(sight)
        found = -1
        best = -1.0
        for action in worth_weighing(legal, sight):
            worth = judge.worth(action)
            if found < 0 or worth > best:
                found, best = action, worth
        return found


def judge_of(sight: Sight) -> Judge:
    """Who weighs the moves of this decision."""
    return Reactions(sight) if sight.phase == REACT else Judge(sight)
