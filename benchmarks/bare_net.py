"""A master's net without its search, for the arena: `tenka arena suntzu master
benchmarks.bare_net:SunTzu`."""

from tenka.bots.learned.player import Learned
from tenka.core.chance import Chance


class SunTzu(Learned):
    """Moves are drawn by the net's probabilities."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, "suntzu", "suntzu.npz", 1.0)
