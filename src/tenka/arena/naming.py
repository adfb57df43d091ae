"""Bots by name: those of `tenka.bots`, or `module:Class` for one that is still being written."""

import os
from collections.abc import Callable
from importlib import import_module
from typing import cast

from tenka.bots import Bot, UnknownBot, bot, bots_of, yardsticks_of
from tenka.core.chance import Chance


def check_name(name: str, game_id: str) -> None:
    """UnknownBot if nobody of that name plays the game. Nothing of a bot runs here."""
    known = (*bots_of(game_id), *yardsticks_of(game_id))
    if name in known:
        return
    module, colon, attribute = name.partition(":")
    if colon and all(part.isidentifier() for part in (*module.split("."), attribute)):
        return
    raise UnknownBot(
        f"no bot {name!r} plays {game_id}; these do: {', '.join(known)}; your own is module:Class"
    )


def make_bot(name: str, game_id: str, chance: Chance) -> Bot:
    """The bot of that name. A class of one's own takes a Chance."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return bot(name, game_id, chance)
    return cast(Bot, _class_of(module, attribute)(chance))


def _class_of(module: str, attribute: str) -> Callable[[Chance], object]:
    try:
        loaded = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # it is there, and misses another one
        raise UnknownBot(
            f"there is no module {error.name!r} in {os.getcwd()}, nor where Python looks"
        ) from error
    found = getattr(loaded, attribute, None)
    if not callable(found):
        raise UnknownBot(f"the module {module!r} has no class {attribute!r}")
    return cast(Callable[[Chance], object], found)
