"""What is told of the levels of a game."""

from tenka.bots import levels_of
from tenka.core.contract import Json


def levels_told(game_id: str) -> Json:
    """The levels of a game, the best one first: how long each thinks, how strong it is and who, and
    whether it reads journals."""
    return {
        level.name: {
            "seconds": level.seconds,
            "strength": level.strength,
            "character": level.character or None,
            "journal": level.journal,
        }
        for level in levels_of(game_id)
    }
