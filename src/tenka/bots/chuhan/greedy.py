"""A greedy bot for Chu Han: for each move it asks where the next trick would begin."""

from typing import cast

from tenka.bots.chuhan.hand import worth_weighing
from tenka.bots.chuhan.judge import Judge
from tenka.bots.chuhan.reactions import Reactions
from tenka.bots.chuhan.sight import Sight
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective
from tenka.games.chuhan.view import View


class Greedy:
    """Plays the move with the best prospect, one step ahead. It leaves nothing to chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions; of equally good ones the first."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        sight = Sight(cast(View, perspective.view), perspective.seat)
        judge = Reactions(sight) if sight.phase == "react" else Judge(sight)
        return max(worth_weighing(legal, sight), key=judge.worth)
