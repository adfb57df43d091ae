"""Our games; `tenka.core.registry` finds them, and those of others."""

from tenka.core.registry import game, game_ids, register

__all__ = ["OURS", "game", "game_ids"]

OURS = {
    "chuhan": "tenka.games.chuhan",
    "shogun": "tenka.games.shogun",
    "suntzu": "tenka.games.suntzu",
}
register(OURS)
