"""Bots: each takes a `Perspective`, which holds nothing to peek at, and returns a move.

>>> player = bot("greedy", "chuhan", tenka.FastChance(5))
>>> action = player.choose(tenka.Perspective(state, seat, chance))
"""

from tenka.bots.registry import (
    Bot,
    UnknownBot,
    bot,
    bots_of,
    broken_bots,
    levels_of,
    seconds_of,
    yardsticks_of,
)
from tenka.core.manifest import Level

__all__ = [
    "Bot",
    "Level",
    "UnknownBot",
    "bot",
    "bots_of",
    "broken_bots",
    "levels_of",
    "seconds_of",
    "yardsticks_of",
]
