"""The games there are, by id: those that were registered, and those of others by entry points.

Core itself knows none: `tenka.games` registers ours, and the games of other packages are found by
the entry point group `tenka.games`.
"""

from collections import ChainMap
from importlib import import_module
from typing import cast

from tenka.core.contract import Game
from tenka.core.entry_points import of_others
from tenka.core.errors import UnknownGame
from tenka.core.manifest import PLAIN, Manifest

GROUP = "tenka.games"
_registered: ChainMap[str, str] = ChainMap()


def register(modules: dict[str, str]) -> None:
    """Games by id, each with the module that has it as `GAME`; loaded when it is asked for."""
    _registered.maps.append(modules)


def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted({*_registered, *of_others(GROUP).names}))


def game(id: str) -> Game:
    """The game of that id; UnknownGame if there is none."""
    if isinstance(id, str):
        if id in _registered:
            return cast(Game, import_module(_registered[id]).GAME)
        for point in of_others(GROUP).select(name=id):
            return cast(Game, point.load())
    raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(game_ids())}")


def manifest(id: str) -> Manifest:
    """What a game has beyond its rules; nothing if it says nothing, or if there is no such game."""
    try:
        return cast(Manifest, getattr(game(id), "manifest", PLAIN))
    except UnknownGame:
        return PLAIN


def module_of(id: str) -> str | None:
    """The name of the module that has the game; None if there is no such game."""
    if id in _registered:
        return _registered[id]
    for point in of_others(GROUP).select(name=id):
        return point.module
    return None
