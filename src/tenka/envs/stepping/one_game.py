"""One game in play, its moves by number: what all games have in common here."""

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

NOBODY: Final[i64] = -1
NO_MOVE: Final[i64] = -1  # the action of a number that is none, or only a part of one
WAIT: Final[i64] = 0  # the number of what a seat does that owes nothing


class OneGame:
    """A game, and what has been begun of a move that is made in parts.

    Only numbers in `numbers(seat)` may be played; whoever calls has looked.
    """

    def __init__(self, new: Callable[[int], Any], seats: i64) -> None:
        self.new = new  # a state by its seed
        self.seats: i64 = seats

    def begin(self, seed: int) -> None:
        """A new game."""
        self.take_state(self.new(seed))

    def take_state(self, state: Any) -> None:
        """Go on from this state; it is played on in place."""
        raise NotImplementedError

    def state_now(self) -> Any:
        raise NotImplementedError

    def copy(self) -> "OneGame":
        """An independent one, with what has been begun."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> "OneGame":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`, with what has been begun: a compiled object has no fields that it could
        find."""
        raise NotImplementedError

    def mover(self) -> i64:
        """The first seat that owes a decision, or NOBODY when it is over."""
        raise NotImplementedError

    def numbers(self, seat: i64) -> list[int]:
        """The numbers that this seat may choose from now, each once; [] if it owes nothing."""
        raise NotImplementedError

    def play(self, seat: i64, number: i64) -> None:
        raise NotImplementedError

    def begun(self, seat: i64) -> str:
        """What the seat has made so far of a move that is made in parts, or nothing."""
        return ""

    def look(self, seat: i64, out: BytesWriter) -> None:
        """Write what the seat sees, as the whole numbers that `Features` are read from."""
        raise NotImplementedError

    def utilities(self) -> list[float]:
        """Of each seat, when it is over."""
        found: list[float] = list(self.state_now().outcome.utilities)
        return found
