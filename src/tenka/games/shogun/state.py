"""The state of a game of Shogun: what it has beside `BaseState`."""

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
from tenka.games.shogun.apply import carry_out
from tenka.games.shogun.forecast import forecast_of
from tenka.games.shogun.legal import first_mover, legal_moves, movers, owes
from tenka.games.shogun.moves import ACTIONS, NO_MOVE, is_action, read, second_of, text_of
from tenka.games.shogun.plans import choices_of
from tenka.games.shogun.position import to_position
from tenka.games.shogun.random_move import random_move
from tenka.games.shogun.redeal import deal_anew
from tenka.games.shogun.refusals import broken_rule
from tenka.games.shogun.scoring import winners
from tenka.games.shogun.season import all_planned, lay
from tenka.games.shogun.table import NOBODY, OVER, PHASES, PLANNING, Table, planned
from tenka.games.shogun.view import view_of


@mypyc_attr(acyclic=True)
class State(Table):
    """A game in progress."""

    @property
    def turn(self) -> tuple[int, ...]:
        return tuple(movers(self))

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        won = winners(self)
        share = 1.0 / len(won)
        utilities = tuple([share if seat in won else 0.0 for seat in range(self.seats)])
        return Outcome(tuple(won), tuple(self.vp), utilities, "SG-7.6")

    def legal(self, seat: object) -> list[int]:
        number = checked_seat(seat, self.seats)
        return legal_moves(self, number) if owes(self, number) else []

    def text(self, action: object) -> str:
        known = _action(action)
        if known == NOBODY:
            raise IllegalMove("SG-8.2", f"{action!r} is no action")
        return text_of(known)

    def parse(self, seat: object, text: object) -> int:
        number = checked_seat(seat, self.seats)
        action = read(text) if isinstance(text, str) else NO_MOVE
        rule = broken_rule(self, number, action)
        if rule:
            raise self.refusal(rule, number, text)
        return action

    def apply(self, seat: object, action: object) -> None:
        self.apply_for(checked_seat(seat, self.seats), action)

    def step(self, action: object) -> int:
        self.apply_for(max(first_mover(self), 0), action)
        return first_mover(self)

    def apply_for(self, number: i64, action: object) -> None:
        """`apply` for a seat that there is."""
        known = _action(action)
        if known == NOBODY:
            raise self.refusal("SG-8.2" if owes(self, number) else "SG-8.1", number, action)
        rule = broken_rule(self, number, known)
        if rule:
            raise self.refusal(rule, number, text_of(known))
        if self.forced:
            # One that cannot be is seen only when it is met: nothing half-done then.
            carry_out(self.copy(), number, known)
        carry_out(self, number, known)

    def try_move(self, seat: int, action: int) -> bool:
        if self.phase != PLANNING:
            return False  # what comes after depends on what the move reveals
        lay(self, seat, second_of(action))
        return not all_planned(self)  # or on the event and the bids

    def plan(self, seat: object) -> str | None:
        number = checked_seat(seat, self.seats)
        return "SG-3.10" if self.phase == PLANNING and not planned(self, number) else None

    def choices(self, seat: object) -> dict[str, list[str]]:
        return choices_of(self, checked_seat(seat, self.seats))

    def forecast(self, seat: object) -> Json:
        return forecast_of(self, checked_seat_or_nobody(seat, self.seats))

    def view(self, seat: object) -> Json:
        return view_of(self, checked_seat_or_nobody(seat, self.seats), self.result())

    def copy(self) -> "State":
        return State(self.chance, self.seats, self.board, self)

    def __reduce__(self) -> Reduced:
        return reduced("shogun", self)

    def deal_anew(self, seat: int, chance: Chance) -> None:
        deal_anew(self, seat, chance)

    def reseed(self, chance: object) -> None:
        super().reseed(chance)
        self.forced = []

    def to_position(self) -> Json:
        return to_position(self)

    def first_at_turn(self) -> i64:
        return first_mover(self)

    def random_move(self, seat: i64, draws: Draws) -> i64:
        return random_move(self, seat, draws)

    def carry_out(self, seat: i64, action: i64) -> None:
        carry_out(self, seat, action)

    def out_of_turn(self, seat: int) -> IllegalMove:
        now = movers(self)
        waiting = f"seats at turn: {now}" if now else "the game is over"
        return IllegalMove("SG-8.1", f"seat {seat} is not to move: {waiting}")

    def refusal(self, rule: str, seat: i64, move: object) -> IllegalMove:
        if rule == "SG-8.1":
            return self.out_of_turn(seat)
        return IllegalMove.in_phase(PHASES[self.phase], rule, seat, move)


def _action(action: object) -> i64:
    """The action, if there is one of this number; else NOBODY."""
    number = below(action, ACTIONS)
    return number if number != NOBODY and is_action(number) else NOBODY
