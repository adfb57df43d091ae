"""A beginner at Chu Han: counters whenever it can, with the lowest set that will do, thinks little
of abilities and writs, and forgets what was discarded."""

from typing import Final

from tenka.bots.chuhan.greedy import judge_of
from tenka.bots.chuhan.judge import Judge
from tenka.bots.chuhan.sight import Sight, set_of, table_of
from tenka.bots.chuhan.weighing import worth_weighing
from tenka.bots.misjudging import misjudged
from tenka.core.chance import Chance, Draws
from tenka.core.perspective import Perspective
from tenka.games.chuhan.moves import PASS, PLAY, USE, WRIT, verb_of

# All in chances to win the game.
EAGER: Final[float] = 0.03  # how much dearer a pass seems than it is
LOW: Final[float] = 0.005  # how much dearer a set seems for each rank
MISJUDGED: Final[float] = 0.025  # by so much a move seems better or worse at most
NOTICED: Final[float] = 0.5  # how often an ability or a writ is thought of at all


class Novice:
    """Weighs as the greedy bot does, by what it remembers and with a beginner's habits."""

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
        sight = Sight(table_of(perspective), perspective.seat, forgets=True)
        judge = judge_of(sight)
        draws = self.chance.draws(f"choose/{self.decisions}")
        found = legal[0]
        best = -1.0
        for action in worth_weighing(legal, sight):
            if verb_of(action) in (USE, WRIT) and not draws.happens(NOTICED):
                continue
            seeming = _seeming(judge, action, draws)
            if seeming > best:
                found, best = action, seeming
        return found


def _seeming(judge: Judge, action: int, draws: Draws) -> float:
    """What a move seems to be worth."""
    worth = judge.worth(action) + misjudged(MISJUDGED, draws)
    if verb_of(action) == PASS:
        return worth - EAGER
    made = set_of(action, judge.last) if verb_of(action) == PLAY else None
    return worth - LOW * float(made[1]) if made is not None else worth
