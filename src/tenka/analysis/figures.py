"""What an analysis tells, as plain data."""

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from tenka.core.contract import Json

VERSION: Final = 1  # of what is told; another one whenever a figure or a net changes
DIGITS = 4  # of a chance
DOUBTFUL = 0.01  # a decision that cost so much
MISTAKE = 0.05


@dataclass(frozen=True)
class Step:
    """A decision, and what chance made of it."""

    made: int  # moves of the game after it
    seat: int
    moves: list[str]
    simultaneous: bool  # chosen in secret while others chose: measured by a mixed strategy
    chance: float  # of the player to win before it, by what he could know
    best: list[str]  # of the bot; [] where there was nothing to choose
    cost: float  # to the player, by what he could know: against the bot's best
    skill: float  # likewise, what it brought more than the bot's play on average
    cause: str | None  # of luck: a deal, a draw, a throw, an order; None: chance had no part in it
    luck: list[float]  # what chance gave to each seat
    hidden: list[float]  # what else came out: what could not be known, or was guessed
    chances: list[float]  # of everybody, after it

    @property
    def verdict(self) -> str:
        """In a word."""
        if not self.best:
            return "forced"
        if self.cost < DOUBTFUL:
            return "good"
        return "doubtful" if self.cost < MISTAKE else "mistake"


@dataclass(frozen=True)
class Balance:
    """Of one seat: start + decisions + luck = result. Luck is what chance events gave, by their
    causes, and `hidden`."""

    start: float
    decisions: float
    luck: float
    result: float
    causes: dict[str, float]


@dataclass(frozen=True)
class Analysis:
    """A finished game, explained."""

    game: str
    seats: int
    level: str  # of the bot that decisions are measured by
    seed: int
    opening: list[float]  # everybody's chances after the deal
    steps: list[Step]
    ended_by: str | None  # an event that ended the game instead of a move
    balances: list[Balance]
    moments: list[int] = field(default_factory=list)  # numbers of steps

    def to_json(self) -> Json:
        """JSON-able; chances are rounded."""
        steps = [{**asdict(step), "verdict": step.verdict} for step in self.steps]
        told: Json = rounded({"version": VERSION, **asdict(self), "steps": steps})
        return told


def rounded(value: Any) -> Any:
    """All chances in it cut to so many digits."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # no minus before nothing
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value
