"""What nobody has seen yet: chance to come, and piles that lie face down.

A state holds its piles in their order. To ask what else could have been drawn they are shuffled,
while all that anybody holds or has seen stays where it is.
"""

from collections.abc import Callable, Mapping
from typing import Final

from tenka.core.chance import Chance
from tenka.core.contract import Game, Json, State


def another_course(game: Game, state: State, chance: Chance) -> State:
    """The same position with everything unseen drawn anew."""
    position = state.to_position()
    SHUFFLES[game.id](state, position, chance)
    return game.position(position, chance)


def _chuhan(state: State, position: Json, chance: Chance) -> None:
    seen = max(position["seen"])
    unseen = sorted(position["pile"][seen:])
    chance.draws("unseen").shuffle(unseen)
    position["pile"][seen:] = unseen
    position["event_deck"] = state.redeal(None, chance).to_position()["event_deck"]


def _suntzu(state: State, position: Json, chance: Chance) -> None:
    for seat in range(2):  # for whoever knows his hand, only his deck is dealt anew
        dealt = state.redeal(seat, chance).to_position()
        position["decks"][seat] = dealt["decks"][seat]
        position["events"] = dealt["events"]


def _shogun(state: State, position: Json, chance: Chance) -> None:
    dealt = state.redeal(None, chance).to_position()
    for field in ("actions", "events", "draft"):
        position[field] = dealt[field]


SHUFFLES: Final[Mapping[str, Callable[[State, Json, Chance], None]]] = {
    "chuhan": _chuhan,
    "suntzu": _suntzu,
    "shogun": _shogun,
}
