"""What the game has beyond its rules."""

from typing import Any, Final

from tenka.core.manifest import Level, Manifest
from tenka.games.suntzu.analysis import ANALYSIS
from tenka.games.suntzu.puzzling import PUZZLES
from tenka.games.suntzu.reduced import reduced_deals

LEARNED: Final = "tenka.bots.learned.player:Learned"


def net(heat: float) -> dict[str, Any]:
    """What a player by the game's net is made with: the hotter, the more often it makes moves that
    it thinks less of."""
    return {"game_id": "suntzu", "weights": "suntzu.npz", "heat": heat}


LEVELS: Final = (
    Level("master", "tenka.bots.suntzu.round_search:RoundSearch", 2.0, 1340, "tiger", net(1.0)),
    Level("expert", LEARNED, 0.5, 1095, "fox", net(6.8)),
    Level("adept", LEARNED, 0.2, 925, "crane", net(9.8)),
    Level("greedy", "tenka.bots.suntzu.greedy:Greedy", 0.1, 1000),
    Level("novice", "tenka.bots.suntzu.novice:Novice", 0.1, 730, "hare"),
)
MANIFEST: Final = Manifest(
    levels=LEVELS,
    analysis=ANALYSIS,
    puzzles=PUZZLES,
    encoding="tenka.envs.numbering.suntzu:NUMBERING",
    reduced_deals=reduced_deals,
    terminal="tenka.cli.boards.suntzu:SunTzuBoard",
)
