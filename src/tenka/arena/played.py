"""A game that was played, and how a bot failed in it if one did."""

from dataclasses import asdict, dataclass
from typing import Any

from tenka.arena.schedule import Fixture
from tenka.arena.think_time import ThinkTimes
from tenka.core.contract import Json

# The one field that is another one each time.
TIMES = "think"


@dataclass(frozen=True)
class Failure:
    """A bot that raised, hung, died or cheated, in words."""

    bot: str
    seat: int
    kind: str  # raised, hung, died, illegal
    words: str

    def to_json(self) -> Json:
        """As JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Played:
    """How a game ended. `share` is what the one bot has of the win: all, none, or a part where
    several win. `trace` stands for all moves: equal traces, equal games."""

    fixture: Fixture
    share: float
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: int
    trace: str
    failure: Failure | None
    think: dict[str, ThinkTimes]

    def to_json(self) -> Json:
        """A line of the result file."""
        return {
            **self.fixture.to_json(),
            "share": self.share,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "moves": self.moves,
            "trace": self.trace,
            "failure": self.failure and self.failure.to_json(),
            TIMES: {bot: times.to_json() for bot, times in self.think.items()},
        }

    @classmethod
    def from_json(cls, data: Any) -> "Played":
        """What `to_json` has written; KeyError, TypeError or ValueError if it is something else."""
        return cls(
            fixture=Fixture.from_json(data),
            share=float(data["share"]),
            winners=tuple(data["winners"]),
            scores=tuple(data["scores"]),
            reason=data["reason"],
            moves=data["moves"],
            trace=data["trace"],
            failure=data["failure"] and Failure(**data["failure"]),
            think={bot: ThinkTimes.from_json(times) for bot, times in dict(data[TIMES]).items()},
        )
