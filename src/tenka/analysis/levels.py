"""Which games can be analysed, and by which bot decisions are measured if nobody says otherwise."""

from typing import Final

DEFAULT_LEVEL: Final = "adept"
LEARNED_GAMES: Final = ("chuhan", "suntzu", "shogun")  # those that a net has learned
