"""What the game has beyond its rules."""

from typing import Final

from tenka.core.manifest import Manifest
from tenka.games.chuhan.analysis import ANALYSIS
from tenka.games.chuhan.puzzling import PUZZLES

MANIFEST: Final = Manifest(
    analysis=ANALYSIS,
    puzzles=PUZZLES,
    first_decisions=6,
    terminal="tenka.cli.boards.chuhan:ChuHanBoard",
)
