"""The state of a game of Shogun, as the contract wants it.

Arguments are taken as objects and checked (tenka.core.arguments), so that wrong ones get our own
errors when this is compiled, too.
"""

from mypy_extensions import i64, mypyc_attr

from tenka.core.arguments import (
    below,
    checked_chance,
    checked_count,
    checked_seat,
    checked_seat_or_nobody,
    texts_of,
)
from tenka.core.contract import Json, Outcome
from tenka.core.errors import IllegalMove
from tenka.core.journal import Journal
from tenka.core.pickling import Reduced, reduced
from tenka.games.shogun.apply import carry_out
from tenka.games.shogun.forecast import forecast_of
from tenka.games.shogun.legal import first_mover, legal_moves, movers, owes
from tenka.games.shogun.moves import ACTIONS, NO_MOVE, is_action, read, second_of, text_of
from tenka.games.shogun.plans import choices_of
from tenka.games.shogun.playout import play_on
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
    def window(self) -> str | None:
        return None  # no card is ever asked for in secret in this game

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
            # A forced outcome that cannot be is seen only when it is met: nothing half-done then.
            after = self.copy()
            carry_out(after, number, known)
            self.take_over(after)
        else:
            carry_out(self, number, known)

    def play(self, seat: object, text: object) -> None:
        self.apply(seat, self.parse(seat, text))

    def check(self, seat: object, texts: object) -> IllegalMove | None:
        number = checked_seat(seat, self.seats)
        world = self.copy()
        world.log = None
        for text in texts_of(texts):
            try:
                action = world.parse(seat, text)
            except IllegalMove as refused:
                return refused
            if world.phase != PLANNING:
                return None  # what comes after depends on what the move reveals
            lay(world, number, second_of(action))
            if all_planned(world):
                return None  # or on the event and the bids
        return None

    def plan(self, seat: object) -> str | None:
        number = checked_seat(seat, self.seats)
        return "SG-3.10" if self.phase == PLANNING and not planned(self, number) else None

    def choices(self, seat: object) -> dict[str, list[str]]:
        return choices_of(self, checked_seat(seat, self.seats))

    def forecast(self, seat: object) -> Json:
        return forecast_of(self, checked_seat_or_nobody(seat, self.seats))

    def view(self, seat: object) -> Json:
        number = checked_seat_or_nobody(seat, self.seats)
        outcome = self.outcome
        result = None if outcome is None else outcome.to_json()
        return view_of(self, number, result)

    def copy(self) -> "State":
        other = State(self.chance, self.seats, self.board)
        other.take_over(self)
        return other

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> Reduced:
        return reduced("shogun", to_position(self), self.chance, self.log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and to_position(self) == to_position(other)

    def redeal(self, seat: object, chance: object) -> "State":
        number = checked_seat_or_nobody(seat, self.seats)
        other = self.copy()
        deal_anew(other, number, checked_chance(chance))
        return other

    def reseed(self, chance: object) -> None:
        self.chance = checked_chance(chance)
        self.forced = []

    def to_position(self) -> Json:
        return to_position(self)

    def journal(self, seat: object, since: object = 0) -> list[Json]:
        number = checked_seat_or_nobody(seat, self.seats)
        first = checked_count(since)
        if self.log is None:
            return []
        return self.log.told(None if number == NOBODY else number, first)

    def learned(self, seat: object, since: object = 0) -> bool:
        number = checked_seat(seat, self.seats)
        first = checked_count(since)
        return self.log is not None and self.log.learned(number, first)

    def keep_journal(self) -> None:
        """Note from now on what happens."""
        self.log = Journal()

    def sample(self, seat: object, chance: object) -> int:
        number = checked_seat(seat, self.seats)
        source = checked_chance(chance)
        if not owes(self, number):
            raise self.refusal("SG-8.1", number, "a random move")
        return random_move(self, number, source.draws("sample"))

    def playout(self, chance: object, limit: object = 1_000_000) -> int:
        return play_on(self, checked_chance(chance).draws("playout"), checked_count(limit))

    def refusal(self, rule: str, seat: i64, move: object) -> IllegalMove:
        if rule == "SG-8.1":
            now = movers(self)
            waiting = f"seats at turn: {now}" if now else "the game is over"
            return IllegalMove(rule, f"seat {seat} is not to move: {waiting}")
        return IllegalMove.in_phase(PHASES[self.phase], rule, seat, move)


def _action(action: object) -> i64:
    """The action, if there is one of this number; else NOBODY."""
    number = below(action, ACTIONS)
    return number if number != NOBODY and is_action(number) else NOBODY
