"""What the views of all games have in common."""

from typing_extensions import TypedDict


class Hidden(TypedDict):
    """A list that the seat may not see: only how long it is."""

    hidden: int


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    utilities: list[float]
    reason: str
