"""The games there are: ours, and those of others by the entry point group `tenka.games`."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

from tenka.core.contract import Game
from tenka.core.errors import UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

OURS = {
    "chuhan": "tenka.games.chuhan",
    "shogun": "tenka.games.shogun",
    "suntzu": "tenka.games.suntzu",
}


def game_ids() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted({*OURS, *_of_others().names}))


def game(id: str) -> Game:
    """The game of that id; UnknownGame if there is none."""
    if isinstance(id, str):
        if id in OURS:
            return cast(Game, import_module(OURS[id]).GAME)
        for point in _of_others().select(name=id):
            return cast(Game, point.load())
    raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(game_ids())}")


def _of_others() -> "EntryPoints":
    from importlib.metadata import entry_points  # takes as long to import as all of tenka

    return entry_points(group="tenka.games")
