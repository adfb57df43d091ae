"""Reduced games: so few cards, provinces and rounds that they can be solved exactly.

They are positions near the end of the game, played by the same engine and rules to the end. All
that chance still decides is in the deal, and all deals are listed, by a game's `reduced.py`.
"""

from functools import cache

from tenka.core import registry
from tenka.core.errors import BadOption
from tenka.core.manifest import Deal


def reduced_games() -> tuple[str, ...]:
    """The ids of all games that have a reduced form."""
    return tuple(id for id in registry.game_ids() if registry.manifest(id).reduced_deals)


@cache
def deals_of(game_id: str) -> tuple[Deal, ...]:
    """All deals of a game's reduced form; BadOption if it has none."""
    reduced_deals = registry.manifest(game_id).reduced_deals
    if reduced_deals is None:
        there = ", ".join(reduced_games())
        raise BadOption(f"{game_id} has no reduced game; there are: {there}")
    return tuple(reduced_deals())
