"""States between processes: as their position, with their chance and their journal.

A compiled object has no fields that `pickle` could find, so a state says itself what it is made of.
"""

from collections.abc import Callable
from typing import Any, cast

from tenka.core import registry
from tenka.core.chance import Chance
from tenka.core.contract import Json, State
from tenka.core.journal import Journal

Reduced = tuple[Callable[..., State], tuple[str, Json, Chance, Journal | None]]


def reduced(game: str, position: Json, chance: Chance, log: Journal | None) -> Reduced:
    """What a state of that game gives to `pickle`, in its `__reduce__`."""
    return restored, (game, position, chance, log)


def restored(game: str, position: Json, chance: Chance, log: Journal | None) -> State:
    """The state that was made of these."""
    state = registry.game(game).position(position, chance)
    cast(Any, state).log = log
    return state
