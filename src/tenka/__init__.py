"""Tenka: three games of unification, played exactly.

>>> import tenka
>>> state = tenka.game("chuhan").new(seed=7)
>>> state.turn
(0,)
>>> state.play(0, state.text(state.legal(0)[0]))
"""

from tenka.core.budget import Budget
from tenka.core.chance import Chance, FastChance, VerifiableChance
from tenka.core.contract import Game, Option, Outcome, State
from tenka.core.errors import (
    BadBudget,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalMove,
    TenkaError,
    UnknownGame,
)
from tenka.core.perspective import Perspective
from tenka.core.plan import decide, owed_plan
from tenka.core.record import Record
from tenka.games import game, game_ids
from tenka.version import VERSION

__version__ = VERSION

__all__ = [
    "BadBudget",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Budget",
    "Chance",
    "FastChance",
    "Game",
    "IllegalMove",
    "Option",
    "Outcome",
    "Perspective",
    "Record",
    "State",
    "TenkaError",
    "UnknownGame",
    "VerifiableChance",
    "__version__",
    "decide",
    "game",
    "game_ids",
    "owed_plan",
]
