"""What the game has beyond its rules."""

from typing import Final

from tenka.core.manifest import Manifest
from tenka.games.suntzu.analysis import ANALYSIS
from tenka.games.suntzu.puzzling import PUZZLES

MANIFEST: Final = Manifest(
    analysis=ANALYSIS,
    puzzles=PUZZLES,
    terminal="tenka.cli.boards.suntzu:SunTzuBoard",
)
