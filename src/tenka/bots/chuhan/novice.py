"""A beginner at Chu Han: counters whenever it can, with the lowest set that will do, thinks little
of abilities and writs, and forgets what was discarded."""

from typing import cast

from tenka.bots.chuhan.hand import worth_weighing
from tenka.bots.chuhan.judge import Judge
from tenka.bots.chuhan.reactions import Reactions
from tenka.bots.chuhan.sight import Sight, set_of
from tenka.bots.misjudging import misjudged
from tenka.core.chance import Chance, Draws
from tenka.core.perspective import Perspective
from tenka.games.chuhan.moves import PASS, PLAY, USE, WRIT, verb_of
from tenka.games.chuhan.view import View

# All in chances to win the game.
EAGER = 0.03  # how much dearer a pass seems than it is
LOW = 0.005  # how much dearer a set seems for each rank
MISJUDGED = 0.025  # by so much a move seems better or worse at most
NOTICED = 0.5  # how often an ability or a writ is thought of at all


class Novice:
    """Weighs as the greedy bot does, by what it remembers and with a beginner's habits."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.decisions = 0

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal
        self.decisions += 1
        if len(legal) == 1:
            return legal[0]
        sight = Sight(cast(View, perspective.view), perspective.seat, forgets=True)
        judge = Reactions(sight) if sight.phase == "react" else Judge(sight)
        draws = self.chance.draws(f"choose/{self.decisions}")
        seen = [action for action in worth_weighing(legal, sight) if _is_noticed(action, draws)]
        if not seen:
            return legal[0]
        return max(seen, key=lambda action: _seeming(judge, action, sight.last_set, draws))


def _is_noticed(action: int, draws: Draws) -> bool:
    return verb_of(action) not in (USE, WRIT) or draws.happens(NOTICED)


def _seeming(judge: Judge, action: int, last: tuple[int, int], draws: Draws) -> float:
    """What a move seems to be worth."""
    worth = judge.worth(action) + misjudged(MISJUDGED, draws)
    if verb_of(action) == PASS:
        return worth - EAGER
    made = set_of(action, last) if verb_of(action) == PLAY else None
    return worth - LOW * made[1] if made is not None else worth
