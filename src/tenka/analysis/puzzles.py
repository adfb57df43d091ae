"""A puzzle: a position in which one move is clearly better than all others, and why."""

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property

from tenka.core.contract import Json

KEY_LENGTH = 16


@dataclass(frozen=True)
class Reason:
    """In what the games that bots play on from there differ most, after the best move and after
    the one that it is compared with."""

    fact: str  # the game's texts say it as `reason-FACT`
    of: str  # a province, say; "": nothing
    best: float
    other: float


@dataclass(frozen=True)
class Puzzle:
    """Whose turn it is, what is to be found, and the chances to win with it, with the next best
    move and with the one that a bot would play at first sight."""

    seats: int
    seat: int
    options: Json
    position: Json
    solution: str
    chance: float
    second: str
    otherwise: float
    tempting: str  # "": at first sight it is the solution
    tempted: float
    reason: Reason
    grade: int  # 1: easy, 3: hard

    @classmethod
    def from_json(cls, kept: Json) -> "Puzzle":
        """As `to_json` wrote it."""
        return cls(**{**kept, "reason": Reason(**kept["reason"])})

    def to_json(self) -> Json:
        """As it is kept."""
        return asdict(self)

    @property
    def compared(self) -> str:
        """The move that the reason compares the solution with."""
        return self.tempting or self.second

    @property
    def surprise(self) -> float:
        """What the move at first sight costs; where that is the solution, by how much it is
        better than the next."""
        return self.chance - (self.tempted if self.tempting else self.otherwise)

    @cached_property
    def key(self) -> str:
        """Tells it from all others, also when puzzles are mined anew and get other numbers."""
        asked = json.dumps([self.seat, self.options, self.position], sort_keys=True)
        return hashlib.sha256(asked.encode()).hexdigest()[:KEY_LENGTH]
