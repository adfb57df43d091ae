"""Finds bots by their names: levels by their game, bots of other packages by the entry point group
`tenka.bots`: a callable that takes the game's id and a Chance and returns a bot, or None where it
does not play that game."""

import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from tenka.bots.levels import RANDOM, YARDSTICK
from tenka.core import registry
from tenka.core.chance import Chance, FastChance
from tenka.core.entry_points import of_others
from tenka.core.errors import TenkaError
from tenka.core.manifest import Level, named
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
    """The levels that are offered for a game: its own, the best one first, then those of others.
    For a game that has none, theirs come before what every game has."""
    offered = [level for level in _ours(game_id).values() if level.offered]
    ours = sorted(offered, key=lambda level: -(level.strength or 0))
    others = (
        Level(point.name, point.value, OTHERS_SECONDS, journal=True)
        for point in of_others(GROUP)
        if point.name not in _ours(game_id) and _plays(point, game_id)
    )
    return (*ours, *others) if registry.manifest(game_id).levels else (*others, *ours)


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


def _ours(game_id: str) -> dict[str, Level]:
    """A game's own levels and those that every game has, as far as what they need is installed."""
    found: dict[str, Level] = {}
    for level in (*registry.manifest(game_id).levels, RANDOM, YARDSTICK):
        if not level.needs or find_spec(level.needs) is not None:
            found.setdefault(level.name, level)
    return found


def _made(level: Level, chance: Chance) -> Bot:
    return cast(Bot, named(level.player)(chance, **level.parameters))


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
