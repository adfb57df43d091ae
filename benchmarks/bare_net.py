"""A net without search, for the arena: the master's, or that of the file which `WEIGHTS` names.

`WEIGHTS=build/training/suntzu/final.npz tenka arena suntzu benchmarks.bare_net:SunTzu master`
"""

import os
from pathlib import Path

from tenka.bots.learned.player import Learned
from tenka.core.chance import Chance


class SunTzu(Learned):
    """Moves are drawn by the net's probabilities."""

    def __init__(self, chance: Chance) -> None:
        given = os.environ.get("WEIGHTS")
        weights = str(Path(given).absolute()) if given else "suntzu.npz"
        super().__init__(chance, "suntzu", weights, 1.0)
