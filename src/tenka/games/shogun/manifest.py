"""What the game has beyond its rules."""

from typing import Any, Final

from tenka.core.manifest import Level, Manifest
from tenka.games.shogun.analysis import ANALYSIS
from tenka.games.shogun.puzzling import PUZZLES

LEARNED: Final = "tenka.bots.learned.player:Learned"


def net(heat: float) -> dict[str, Any]:
    """What a player by the game's net is made with: the hotter, the more often it makes moves that
    it thinks less of."""
    return {"game_id": "shogun", "weights": "shogun.npz", "heat": heat}


LEVELS: Final = (
    Level("master", LEARNED, 2.0, 1270, "crescent", net(0.3)),
    Level("expert", LEARNED, 0.5, 1070, "dancer", net(4.0)),
    Level("adept", LEARNED, 0.2, 865, "abbot", net(6.5)),
    Level("greedy", "tenka.bots.shogun.greedy:Greedy", 0.1, 1000),
    Level("novice", "tenka.bots.shogun.novice:Novice", 0.1, 575, "daruma"),
)
MANIFEST: Final = Manifest(
    levels=LEVELS,
    analysis=ANALYSIS,
    puzzles=PUZZLES,
    encoding="tenka.envs.numbering.shogun:NUMBERING",
    first_decisions=5,
    terminal="tenka.cli.boards.shogun:ShogunBoard",
)
