"""Which games can be analysed: those that have a result, of games that say what it needs."""

from tenka.analysis.errors import CannotAnalyse
from tenka.core import registry
from tenka.core.contract import Outcome
from tenka.core.manifest import Analysis
from tenka.core.record import Record


def is_analysable(game_id: str) -> bool:
    """Does the game say what an analysis needs?"""
    return registry.manifest(game_id).analysis is not None


def analysable_games() -> tuple[str, ...]:
    """The ids of all that do."""
    return tuple(filter(is_analysable, registry.game_ids()))


def analysis_of(game_id: str) -> Analysis:
    """What a game says of it; CannotAnalyse if that is nothing."""
    found = registry.manifest(game_id).analysis
    if found is None:
        known = ", ".join(analysable_games())
        raise CannotAnalyse(
            "unknown-game", f"no net has learned {game_id}; there are nets of: {known}"
        )
    return found


def analysable_outcome(record: Record) -> Outcome:
    """How the game of a record ended; CannotAnalyse if there is nothing to be explained."""
    analysis_of(record.game.id)
    if record.entries and record.entries[-1].get("event") == "aborted":
        raise CannotAnalyse("aborted", "the game was aborted: it has no result to be explained")
    outcome = record.outcome
    if outcome is None:
        raise CannotAnalyse("running", "the game is not over yet; only finished games are analysed")
    return outcome
