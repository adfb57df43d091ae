"""The bot that decisions are measured by: what it would play, and how often."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tenka.analysis.net_worth import NetWorth
from tenka.bots.learned.player import Learned
from tenka.bots.registry import bot
from tenka.core.chance import Chance
from tenka.core.contract import State
from tenka.core.perspective import Perspective

MOST_COMPARED: Final = 6  # moves of a mixed strategy, the most probable ones


@dataclass(frozen=True)
class Preference:
    """Moves of the bot, the most probable one first, with their probabilities."""

    moves: list[int]
    probabilities: list[float]


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
        order = np.argsort(-scores, kind="stable")[:MOST_COMPARED]
        # Without heat it plays its best move; which of a few others is hardly worse, nobody asks.
        if self.player.heat == 0:
            order = order[:1]
        weights = np.exp((scores[order] - scores.max()) / (self.player.heat or 1.0))
        probabilities = weights / weights.sum()
        return Preference([moves[at] for at in order.tolist()], probabilities.tolist())
