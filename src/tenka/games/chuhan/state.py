"""The state of a game of Chu Han: what it has beside `BaseState`."""

from mypy_extensions import i64, mypyc_attr

from tenka.core.arguments import (
    below,
    checked_seat,
    checked_seat_or_nobody,
)
from tenka.core.chance import Chance, Draws
from tenka.core.contract import Json, Outcome
from tenka.core.errors import IllegalMove
from tenka.core.pickling import Reduced, reduced
from tenka.games.chuhan.apply import carry_out
from tenka.games.chuhan.data import SEATS
from tenka.games.chuhan.forecast import forecast_of
from tenka.games.chuhan.legal import legal_moves
from tenka.games.chuhan.moves import (
    ACTIONS,
    FINE,
    NO_MOVE,
    WRIT,
    is_action,
    read,
    text_of,
    verb_of,
)
from tenka.games.chuhan.position import to_position
from tenka.games.chuhan.random_move import random_move
from tenka.games.chuhan.redeal import deal_anew
from tenka.games.chuhan.refusals import broken_rule
from tenka.games.chuhan.scoring import reason
from tenka.games.chuhan.table import NOBODY, PHASES, REACT, Table, score
from tenka.games.chuhan.view import view_of


@mypyc_attr(acyclic=True)
class State(Table):
    """A game in progress."""

    @property
    def turn(self) -> tuple[int, ...]:
        return () if self.to_move == NOBODY else (self.to_move,)

    @property
    def window(self) -> str | None:
        return "allow" if self.phase == REACT else None

    @property
    def outcome(self) -> Outcome | None:
        if self.winner == NOBODY:
            return None
        utilities = (1.0, -1.0) if self.winner == 0 else (-1.0, 1.0)
        scores = (score(self, 0), score(self, 1))
        return Outcome((self.winner,), scores, utilities, reason(self))

    def legal(self, seat: object) -> list[int]:
        return legal_moves(self) if checked_seat(seat, SEATS) == self.to_move else []

    def text(self, action: object) -> str:
        known = _action(action)
        if known == NOBODY:
            raise IllegalMove("CH-8.2", f"{action!r} is no action")
        return text_of(known)

    def parse(self, seat: object, text: object) -> int:
        number = checked_seat(seat, SEATS)
        action: i64 = 0
        flags: i64 = NO_MOVE
        if isinstance(text, str):
            action, flags = read(text)
        rule = broken_rule(self, number, action, flags)
        if rule:
            raise self.refusal(rule, number, text)
        return action

    def apply(self, seat: object, action: object) -> None:
        self.apply_for(checked_seat(seat, SEATS), action)

    def step(self, action: object) -> int:
        self.apply_for(max(self.to_move, 0), action)
        return self.to_move

    def apply_for(self, number: i64, action: object) -> None:
        """`apply` for a seat that there is."""
        known = _action(action)
        if known == NOBODY:
            raise self.refusal("CH-8.1" if number != self.to_move else "CH-8.2", number, action)
        rule = broken_rule(self, number, known, FINE)
        if rule:
            raise self.refusal(rule, number, text_of(known))
        carry_out(self, known)

    def try_move(self, seat: int, action: int) -> bool:
        if verb_of(action) == WRIT:
            return False  # what comes after depends on the cards drawn
        hand_no = self.hand_no
        carry_out(self, action)
        return self.hand_no == hand_no  # or on the next deal

    def forecast(self, seat: object) -> Json:
        checked_seat_or_nobody(seat, SEATS)
        return forecast_of(self)

    def view(self, seat: object) -> Json:
        return view_of(self, checked_seat_or_nobody(seat, SEATS), self.result())

    def copy(self) -> "State":
        return State(self.chance, self)

    def __reduce__(self) -> Reduced:
        return reduced("chuhan", self)

    def deal_anew(self, seat: int, chance: Chance) -> None:
        deal_anew(self, seat, chance)

    def to_position(self) -> Json:
        return to_position(self)

    def first_at_turn(self) -> i64:
        return self.to_move

    def random_move(self, seat: i64, draws: Draws) -> i64:
        return random_move(self, draws)

    def carry_out(self, seat: i64, action: i64) -> None:
        carry_out(self, action)

    def out_of_turn(self, seat: int) -> IllegalMove:
        waiting = "the game is over" if self.to_move == NOBODY else f"seat {self.to_move} is"
        return IllegalMove("CH-8.1", f"seat {seat} is not to move: {waiting}")

    def refusal(self, rule: str, seat: i64, move: object) -> IllegalMove:
        if rule == "CH-8.1":
            return self.out_of_turn(seat)
        return IllegalMove.in_phase(PHASES[self.phase], rule, seat, move)


def _action(action: object) -> i64:
    """The action, if there is one of this number; else NOBODY."""
    number = below(action, ACTIONS)
    return number if number != NOBODY and is_action(number) else NOBODY
