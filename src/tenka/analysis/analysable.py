"""Which games can be analysed: those that have a result, of games that a net has learned."""

from typing import Final

from tenka.analysis.errors import CannotAnalyse
from tenka.core.contract import Outcome
from tenka.core.record import Record

LEARNED_GAMES: Final = ("chuhan", "suntzu", "shogun")


def analysable_outcome(record: Record) -> Outcome:
    """How the game of a record ended; CannotAnalyse if there is nothing to be explained."""
    if record.game.id not in LEARNED_GAMES:
        known = ", ".join(LEARNED_GAMES)
        raise CannotAnalyse(
            "unknown-game", f"no net has learned {record.game.id}; there are nets of: {known}"
        )
    if record.entries and record.entries[-1].get("event") == "aborted":
        raise CannotAnalyse("aborted", "the game was aborted: it has no result to be explained")
    outcome = record.outcome
    if outcome is None:
        raise CannotAnalyse("running", "the game is not over yet; only finished games are analysed")
    return outcome
