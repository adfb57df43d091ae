"""The games there are, by id: those that were registered, and those of others by entry points.

Core itself knows none: `tenka.games` registers ours, and the games of other packages are found by
the entry point group `tenka.games`.
"""

from collections import ChainMap
from importlib import import_module
from typing import TYPE_CHECKING, cast

from tenka.core.contract import Game
from tenka.core.errors import UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

_registered: ChainMap[str, str] = ChainMap()


def register(modules: dict[str, str]) -> None:
    """Games by id, each with the module that has it as `GAME`; loaded when it is asked for."""
    _registered.maps.append(modules)


def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted({*_registered, *_of_others().names}))


def game(id: str) -> Game:
    """The game of that id; UnknownGame if there is none."""
    if isinstance(id, str):
        if id in _registered:
            return cast(Game, import_module(_registered[id]).GAME)
        for point in _of_others().select(name=id):
            return cast(Game, point.load())
    raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(game_ids())}")


def module_of(id: str) -> str | None:
    """The name of the module that has the game; None if there is no such game."""
    if id in _registered:
        return _registered[id]
    for point in _of_others().select(name=id):
        return point.module
    return None


def _of_others() -> "EntryPoints":
    from importlib.metadata import entry_points  # takes as long to import as all of tenka

    return entry_points(group="tenka.games")
