"""Bots: each takes a `Perspective`, which holds nothing to peek at, and returns a move.

>>> player = bot("greedy", "chuhan", tenka.FastChance(5))
>>> action = player.choose(tenka.Perspective(state, seat, chance))
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from tenka.core.chance import Chance
from tenka.core.errors import TenkaError
from tenka.core.perspective import Perspective

NAMES = ("greedy", "random")


class UnknownBot(TenkaError):
    """No bot has this name, or it cannot play this game."""


class Bot(Protocol):
    """A player is one method."""

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.legal`."""


def bot(name: str, game_id: str, chance: Chance) -> Bot:
    """The bot of that name for a game; UnknownBot if there is none."""
    if name == "random":
        from tenka.bots.random import RandomBot

        return RandomBot(chance)
    if name == "greedy":
        return _greedy(game_id, chance)
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(NAMES)}")


def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that play a game, the best one first."""
    skilled = find_spec(f"tenka.bots.{game_id}") is not None
    return NAMES if skilled else ("random",)


def _greedy(game_id: str, chance: Chance) -> Bot:
    name = f"tenka.bots.{game_id}.greedy"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise UnknownBot(f"no greedy bot plays {game_id}; the random one does") from error
    return cast(Bot, module.Greedy(chance))
