"""The levels of each game as data: who plays, how long it thinks, how strong it was measured. A new
level is one entry in `LEVELS`."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that can be chosen at a table."""

    name: str
    player: str  # "module:Class"; it takes a Chance, and the parameters by name
    seconds: float  # that it may think about a decision, on one core
    strength: int | None = None  # Elo as measured, greedy 1000; None: not measured
    character: str = ""  # the rival that people meet: a key of the texts and the name of a face
    parameters: Mapping[str, Any] = field(default_factory=dict)  # a checkpoint, a temperature
    needs: str = ""  # a package without which it cannot play
    journal: bool = False  # does it want to be told what has happened so far?
    offered: bool = True  # as a rival; else it plays for those who know its name


RANDOM = Level("random", "tenka.bots.random:RandomBot", 0.1, strength=0)


def _learned(
    game_id: str,
    name: str,
    heat: float,
    seconds: float,
    strength: int,
    character: str,
    player: str = "tenka.bots.learned.player:Learned",
) -> Level:
    """A level by a game's net: the hotter, the more often moves are made that it thinks less of."""
    parameters = {"game_id": game_id, "weights": f"{game_id}.npz", "heat": heat}
    return Level(name, player, seconds, strength, character, parameters)


SEARCHING = "tenka.bots.suntzu.round_search:RoundSearch"
LEVELS: Mapping[str, tuple[Level, ...]] = {
    "chuhan": (
        _learned("chuhan", "master", 0.0, 2.0, 1375, "regent"),
        _learned("chuhan", "expert", 0.027, 0.5, 1160, "magistrate"),
        _learned("chuhan", "adept", 0.045, 0.2, 940, "envoy"),
        Level("greedy", "tenka.bots.chuhan.greedy:Greedy", 0.1, strength=1000),
        Level("novice", "tenka.bots.chuhan.novice:Novice", 0.1, strength=715, character="ferryman"),
    ),
    "suntzu": (
        _learned("suntzu", "master", 1.0, 2.0, 1340, "tiger", SEARCHING),
        _learned("suntzu", "expert", 6.8, 0.5, 1095, "fox"),
        _learned("suntzu", "adept", 9.8, 0.2, 925, "crane"),
        Level("greedy", "tenka.bots.suntzu.greedy:Greedy", 0.1, strength=1000),
        Level("novice", "tenka.bots.suntzu.novice:Novice", 0.1, strength=730, character="hare"),
    ),
    "shogun": (
        _learned("shogun", "master", 0.3, 2.0, 1270, "crescent"),
        _learned("shogun", "expert", 4.0, 0.5, 1070, "dancer"),
        _learned("shogun", "adept", 6.5, 0.2, 865, "abbot"),
        Level("greedy", "tenka.bots.shogun.greedy:Greedy", 0.1, strength=1000),
        Level("novice", "tenka.bots.shogun.novice:Novice", 0.1, strength=575, character="daruma"),
    ),
}
# Not offered: what others are measured by, in every game.
YARDSTICK = Level("ismcts", "tenka.bots.search.ismcts:Ismcts", 2.0, offered=False)
YARDSTICKS: Mapping[str, Level] = {
    "chuhan": replace(YARDSTICK, player="tenka.bots.chuhan.hand_search:HandSearch"),
}
