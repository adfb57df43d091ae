"""Sun Tzu by numbers: every move has one of its own."""

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tenka.bots.suntzu.features import observe
from tenka.core.chance import FastChance
from tenka.envs.stepping.one_game import NO_MOVE, OneGame
from tenka.games.suntzu.apply import carry_out
from tenka.games.suntzu.legal import legal_moves
from tenka.games.suntzu.moves import ACTIONS, is_action, text_of
from tenka.games.suntzu.state import State
from tenka.games.suntzu.table import first_asked

# The action of each number.
MOVES: Final[list[int]] = [NO_MOVE, *[action for action in range(ACTIONS) if is_action(action)]]


def _numbers() -> list[int]:
    found = [0] * ACTIONS
    for number, action in enumerate(MOVES):
        if action != NO_MOVE:
            found[action] = number
    return found


NUMBERS: Final[list[int]] = _numbers()  # by action
TEXTS: Final[list[str]] = ["wait", *[text_of(action) for action in MOVES[1:]]]


class SunTzuGame(OneGame):
    """A game of Sun Tzu."""

    def __init__(self, new: Callable[[int], Any], seats: i64) -> None:
        super().__init__(new, seats)
        self.state = State(FastChance(0))

    def take_state(self, state: Any) -> None:
        self.state = state

    def state_now(self) -> Any:
        return self.state

    def copy(self) -> OneGame:
        other = SunTzuGame(self.new, self.seats)
        other.state = self.state.copy()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return SunTzuGame, (self.new, int(self.seats)), self.state

    def __setstate__(self, state: Any) -> None:
        self.state = state

    def mover(self) -> i64:
        return first_asked(self.state)

    def numbers(self, seat: i64) -> list[int]:
        return [NUMBERS[action] for action in legal_moves(self.state, seat)]

    def play(self, seat: i64, number: i64) -> None:
        carry_out(self.state, seat, MOVES[number])

    def look(self, seat: i64, out: BytesWriter) -> None:
        observe(self.state, seat, out)
