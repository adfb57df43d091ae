"""What bots are worth on the scale of people: as measured in the arena."""

from functools import cache

from tenka.bots import levels_of
from tenka.server.ratings.scale import BOT_SIGMA, Strength


@cache
def strengths_of(game_id: str) -> dict[str, Strength]:
    """The strengths of the bots that are offered for a game, of those that were measured."""
    return {
        level.name: Strength(float(level.strength), BOT_SIGMA)
        for level in levels_of(game_id)
        if level.strength is not None
    }


def characters_of(game_id: str) -> list[str]:
    """Those of them whom people meet as rivals; the others are for bot writers."""
    known = strengths_of(game_id)
    return [level.name for level in levels_of(game_id) if level.character and level.name in known]
