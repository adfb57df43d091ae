"""A puzzle: a position in which one move is clearly better than all others."""

from dataclasses import asdict, dataclass

from tenka.core.contract import Json


@dataclass(frozen=True)
class Puzzle:
    """Whose turn it is, what is to be found, and the chances to win with it and with the next
    best move."""

    seats: int
    seat: int
    options: Json
    position: Json
    solution: str
    chance: float
    otherwise: float
    grade: int  # 1: easy, 3: hard

    @property
    def chances(self) -> list[float]:
        """With the best move, and with the next best."""
        return [self.chance, self.otherwise]

    def to_json(self) -> Json:
        """As it is kept."""
        return asdict(self)
