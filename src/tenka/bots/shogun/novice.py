"""A beginner at Shogun: builds wherever it may, hardly ever begins a war, and does not see who
could attack it, which peasants will rise or what winter will ask."""

from typing import Final

from tenka.bots.shogun.greedy import Greedy
from tenka.bots.shogun.sight import Sight
from tenka.bots.shogun.worth import MARKER, Worth
from tenka.games.shogun.table import NOBODY

BUILDS: Final[float] = 2.5  # how many times its worth a building seems to be worth
RELUCTANT: Final[float] = 2.5  # points that an attack on a rival has to promise
RICE: Final[float] = 0.025  # what a measure of it seems to be worth, whether winter is near or not


class Novice(Greedy):
    """Plays as the greedy bot does, with a beginner's eyes."""

    def worth(self, sight: Sight) -> Worth:
        return Harmless(sight)


class Harmless(Worth):
    """A world in which nobody comes to take anything away."""

    def building(self, land: int, kind: int) -> float:
        return BUILDS * super().building(land, kind)

    def risk(self, land: int, armies: int) -> float:
        return 0.0

    def unrest(self, land: int) -> float:
        return MARKER

    def rice(self, gain: float) -> float:
        return RICE * gain

    def attack(self, source: int, target: int, n: int, armies: int | None = None) -> float:
        rival = self.s.owner[target] != NOBODY
        return super().attack(source, target, n, armies) - (RELUCTANT if rival else 0.0)
