"""Finds bots by their names: ours by their level, those of other packages by the entry point group
`tenka.bots`: a callable that takes the game's id and a Chance and returns a bot, or None where it
does not play that game."""

import logging
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from tenka.bots.levels import LEVELS, RANDOM, YARDSTICK, YARDSTICKS, Level
from tenka.core.chance import Chance, FastChance
from tenka.core.entry_points import of_others
from tenka.core.errors import TenkaError
from tenka.core.perspective import Perspective

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "tenka.bots"
OTHERS_SECONDS = 2.0  # the think time of a bot of others
LONGEST_WORDS = 300  # of an error of theirs

log = logging.getLogger(__name__)
_warned: dict[str, None] = {}


class UnknownBot(TenkaError):
    """No bot has this name, or it does not play this game."""


class Bot(Protocol):
    """A player is one method."""

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.legal`."""


Maker = Callable[[str, Chance], Bot | None]


def levels_of(game_id: str) -> tuple[Level, ...]:
    """The levels that are offered for a game: ours, the best one first, then those of others. For
    a game of others, of which ours know nothing, theirs come first."""
    offered = [level for level in _ours(game_id).values() if level.offered]
    ours = sorted(offered, key=lambda level: -(level.strength or 0))
    others = (
        Level(point.name, point.value, OTHERS_SECONDS, journal=True)
        for point in of_others(GROUP)
        if point.name not in _ours(game_id) and _plays(point, game_id)
    )
    return (*ours, *others) if game_id in LEVELS else (*others, *ours)


def bots_of(game_id: str) -> tuple[str, ...]:
    """The names of the bots that are offered for a game, the best one first."""
    return tuple(level.name for level in levels_of(game_id))


def yardsticks_of(game_id: str) -> tuple[str, ...]:
    """The names of the bots that others are measured by; they are not offered."""
    return tuple(level.name for level in _ours(game_id).values() if not level.offered)


def bot(level: str, game_id: str, chance: Chance) -> Bot:
    """The bot of that level for a game; UnknownBot with the levels there are, if there is none."""
    found = _ours(game_id).get(level)
    player = _made(found, chance) if found is not None else _others_bot(level, game_id, chance)
    if player is None:
        there = ", ".join(bots_of(game_id))
        raise UnknownBot(f"no bot {level!r} plays {game_id}; there are: {there}")
    return player


def seconds_of(level: str, game_id: str) -> float:
    """How long a bot may think about a decision."""
    found = _ours(game_id).get(level)
    return OTHERS_SECONDS if found is None else found.seconds


def level_names() -> tuple[str, ...]:
    """The names of all our levels, over all games, the best one first."""
    levels = [level for of_game in LEVELS.values() for level in of_game]
    ordered = sorted([*levels, RANDOM], key=lambda level: -(level.strength or 0))
    return tuple(dict.fromkeys(level.name for level in ordered))


def _ours(game_id: str) -> dict[str, Level]:
    """Our levels of a game, as far as what they need is installed."""
    yardstick = YARDSTICKS.get(game_id, YARDSTICK)
    return {
        level.name: level
        for level in (*LEVELS.get(game_id, ()), RANDOM, yardstick)
        if not level.needs or find_spec(level.needs) is not None
    }


def _made(level: Level, chance: Chance) -> Bot:
    module, _, name = level.player.partition(":")
    return cast(Bot, getattr(import_module(module), name)(chance, **level.parameters))


def _others_bot(name: str, game_id: str, chance: Chance) -> Bot | None:
    for point in of_others(GROUP).select(name=name):
        return _made_by(point, game_id, chance)
    return None


def _made_by(point: "EntryPoint", game_id: str, chance: Chance) -> Bot | None:
    try:
        return cast(Maker, point.load())(game_id, chance)
    except UnknownBot:
        return None


def _plays(point: "EntryPoint", game_id: str) -> bool:
    """Does a bot of others play this game? One that cannot even be made plays nothing."""
    try:
        return _made_by(point, game_id, FastChance(0)) is not None
    except Exception as error:
        package = "" if point.dist is None else f" of the package {point.dist.name}"
        said = " ".join(str(error).split())[:LONGEST_WORDS]  # no cards: it has seen no game
        why = f"{type(error).__name__}: {said}" if said else type(error).__name__
        _warn_once(f"the bot {point.name} = {point.value!r}{package} cannot be made: {why}")
        return False


def broken_bots() -> tuple[str, ...]:
    """The bots of others that could not be made so far, and why, in words."""
    return tuple(_warned)


def _warn_once(words: str) -> None:
    """However often levels are asked for."""
    if words not in _warned:
        _warned[words] = None
        log.warning("%s", words)
