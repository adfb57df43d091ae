"""States between processes: as their position, with their chance and their journal.

A compiled object has no fields that `pickle` could find, so a state says itself what it is made of.
"""

from collections.abc import Callable
from typing import cast

from tenka.core import registry
from tenka.core.base_state import BaseState
from tenka.core.chance import Chance
from tenka.core.contract import Json
from tenka.core.journal import Journal

Reduced = tuple[Callable[..., BaseState], tuple[str, Json, Chance, Journal | None]]


def reduced(game: str, state: BaseState) -> Reduced:
    """What a state of that game gives to `pickle`, in its `__reduce__`."""
    return restored, (game, state.to_position(), state.chance, state.log)


def restored(game: str, position: Json, chance: Chance, log: Journal | None) -> BaseState:
    """The state that was made of these."""
    state = cast(BaseState, registry.game(game).position(position, chance))
    state.log = log
    return state
