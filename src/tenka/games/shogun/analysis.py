"""What the analysis has to know of Shogun."""

from typing import Any, Final

from tenka.core.chance import Chance
from tenka.core.contract import Json, State
from tenka.core.manifest import Analysis
from tenka.games.shogun.table import WINTER


def redrawn(state: State, chance: Chance) -> Json:
    """The position with everything that nobody has seen drawn anew."""
    position = state.to_position()
    dealt = state.redeal(None, chance).to_position()
    for field in ("actions", "events", "draft"):
        position[field] = dealt[field]
    return position


def is_known(state: State) -> bool:
    """In winter the net takes every revolt for one against the seat that looks."""
    table: Any = state
    return bool(table.phase != WINTER)


ANALYSIS: Final = Analysis(belief=0.82, weight=0.75, redrawn=redrawn, knows=is_known)
