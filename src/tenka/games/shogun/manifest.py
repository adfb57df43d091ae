"""What the game has beyond its rules."""

from typing import Final

from tenka.core.manifest import Manifest
from tenka.games.shogun.analysis import ANALYSIS
from tenka.games.shogun.puzzling import PUZZLES

MANIFEST: Final = Manifest(
    analysis=ANALYSIS,
    puzzles=PUZZLES,
    first_decisions=5,
    terminal="tenka.cli.boards.shogun:ShogunBoard",
)
