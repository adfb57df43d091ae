"""What the game has beyond its rules."""

from typing import Any, Final

from tenka.core.manifest import Level, Manifest
from tenka.games.chuhan.analysis import ANALYSIS
from tenka.games.chuhan.puzzling import PUZZLES
from tenka.games.chuhan.reduced import reduced_deals

LEARNED: Final = "tenka.bots.learned.player:Learned"


def net(heat: float) -> dict[str, Any]:
    """What a player by the game's net is made with: the hotter, the more often it makes moves that
    it thinks less of."""
    return {"game_id": "chuhan", "weights": "chuhan.npz", "heat": heat}


LEVELS: Final = (
    Level("master", LEARNED, 2.0, 1375, "regent", net(0.0)),
    Level("expert", LEARNED, 0.5, 1160, "magistrate", net(0.027)),
    Level("adept", LEARNED, 0.2, 940, "envoy", net(0.045)),
    Level("greedy", "tenka.bots.chuhan.greedy:Greedy", 0.1, 1000),
    Level("novice", "tenka.bots.chuhan.novice:Novice", 0.1, 715, "ferryman"),
    Level("ismcts", "tenka.bots.chuhan.hand_search:HandSearch", 2.0, offered=False),
)
MANIFEST: Final = Manifest(
    levels=LEVELS,
    analysis=ANALYSIS,
    puzzles=PUZZLES,
    encoding="tenka.envs.numbering.chuhan:NUMBERING",
    reduced_deals=reduced_deals,
    first_decisions=6,
    terminal="tenka.cli.boards.chuhan:ChuHanBoard",
)
