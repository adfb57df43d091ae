"""What the analysis has to know of Sun Tzu."""

from typing import Final

from tenka.core.chance import Chance
from tenka.core.contract import Json, State
from tenka.core.manifest import Analysis
from tenka.games.suntzu.data import SEATS


def redrawn(state: State, chance: Chance) -> Json:
    """The position with everything that nobody has seen drawn anew."""
    position = state.to_position()
    for seat in range(SEATS):  # for whoever knows this hand, only its deck is dealt anew
        dealt = state.redeal(seat, chance).to_position()
        position["decks"][seat] = dealt["decks"][seat]
        position["events"] = dealt["events"]
    return position


ANALYSIS: Final = Analysis(belief=0.8, weight=0.5, redrawn=redrawn, secret=("keep ", "warlord "))
