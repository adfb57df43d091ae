"""The bot that decisions are measured by: what it would play, and how often."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tenka.bots.learned.net_worth import Floats, NetWorth
from tenka.bots.learned.player import Learned
from tenka.bots.registry import bot
from tenka.core.budget import Budget
from tenka.core.chance import Chance
from tenka.core.contract import State
from tenka.core.perspective import Perspective

THOUGHT: Final = 8  # worlds in which a whole decision is thought out
LIKED: Final = 6  # moves of a mixed strategy that are looked at one by one


@dataclass(frozen=True)
class Preference:
    """What the bot would play, the most probable move first, with their probabilities. The last of
    more than `LIKED` moves was drawn from all others, and stands for them."""

    moves: list[int]
    probabilities: list[float]

    def liked(self, chances: Floats) -> float:
        """The mean of a number for each move over the most probable ones."""
        weights = np.array(self.probabilities[:LIKED])
        return float(weights @ chances[:LIKED] / weights.sum())

    def played(self, chances: Floats) -> float:
        """The mean over all that it plays, right on average."""
        return float(np.array(self.probabilities) @ chances)


class Yardstick:
    """A level of a game's bots."""

    def __init__(self, level: str, game_id: str, net: NetWorth, chance: Chance) -> None:
        self.net = net
        self.player = bot(level, game_id, chance)

    def prefers(self, world: State, seat: int, chance: Chance) -> Preference:
        """In a world dealt for this seat. One that does not draw its moves has only one."""
        if not isinstance(self.player, Learned):
            return Preference([self.player.choose(Perspective(world, seat, chance))], [1.0])
        moves, scores = self.net.moves([(world, seat)])[0]
        order = np.argsort(-scores, kind="stable")
        # Without heat it plays its best move; which of a few others is hardly worse, nobody asks.
        if self.player.heat == 0:
            return Preference([moves[int(order[0])]], [1.0])
        weights = np.exp((scores[order] - scores.max()) / self.player.heat)
        found = some_of([moves[at] for at in order.tolist()], weights / weights.sum(), chance)
        return Preference(*found)

    def thinks_out(self, world: State, seat: int, chance: Chance) -> tuple[int, ...]:
        """The moves of a whole decision, where the bot thinks it out as one; else none."""
        if not isinstance(self.player, Learned):
            return ()
        look = Perspective(world, seat, chance, budget=Budget(iterations=THOUGHT))
        return self.player.thought_out(look, chance.draws("thought"))


def some_of(
    moves: list[int], probabilities: Floats, chance: Chance
) -> tuple[list[int], list[float]]:
    """The first moves, and one of the others for all of them."""
    if len(moves) <= LIKED:
        return moves, probabilities.tolist()
    others = probabilities[LIKED:].cumsum()
    drawn = others[-1] * chance.draws("others").word() / 2**32
    at = LIKED + min(int(np.searchsorted(others, drawn, side="right")), len(others) - 1)
    return [*moves[:LIKED], moves[at]], [*probabilities[:LIKED].tolist(), float(others[-1])]
