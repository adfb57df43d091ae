"""The state of a game of Shogun, as the contract wants it.

Arguments are taken as objects and checked here, so that wrong ones get our own errors when this
is compiled, too.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tenka.core.chance import Chance
from tenka.core.contract import Outcome
from tenka.core.errors import BadOption, BadSeat, IllegalMove
from tenka.core.journal import Journal
from tenka.games.shogun.apply import carry_out
from tenka.games.shogun.data import MOST_SEATS
from tenka.games.shogun.forecast import forecast_of
from tenka.games.shogun.legal import legal_moves, movers, owes
from tenka.games.shogun.moves import ACTIONS, NO_MOVE, is_action, read, second_of, text_of
from tenka.games.shogun.plans import choices_of
from tenka.games.shogun.playout import play_on
from tenka.games.shogun.position import to_position
from tenka.games.shogun.redeal import deal_anew
from tenka.games.shogun.refusals import broken_rule
from tenka.games.shogun.sample import random_move
from tenka.games.shogun.scoring import winners
from tenka.games.shogun.season import all_planned, lay
from tenka.games.shogun.table import NOBODY, OVER, PHASES, PLANNING, Table, planned
from tenka.games.shogun.view import view_of

Json = dict[str, Any]
LARGEST: Final[int] = 1 << 60


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
        number = self.a_seat(seat)
        return legal_moves(self, number) if owes(self, number) else []

    def text(self, action: object) -> str:
        if not _is_action(action):
            raise IllegalMove("SG-8.2", f"{action!r} is no action")
        assert isinstance(action, int)
        return text_of(action)

    def parse(self, seat: object, text: object) -> int:
        number = self.a_seat(seat)
        action = read(text) if isinstance(text, str) else NO_MOVE
        rule = broken_rule(self, number, action)
        if rule:
            raise self.refusal(rule, number, text)
        return action

    def apply(self, seat: object, action: object) -> None:
        number = self.a_seat(seat)
        if not _is_action(action):
            raise self.refusal("SG-8.2" if owes(self, number) else "SG-8.1", number, action)
        assert isinstance(action, int)
        rule = broken_rule(self, number, action)
        if rule:
            raise self.refusal(rule, number, text_of(action))
        if self.forced:
            # A forced outcome that cannot be is seen only when it is met: nothing half-done then.
            after = self.copy()
            carry_out(after, number, action)
            self.take_over(after)
        else:
            carry_out(self, number, action)

    def play(self, seat: object, text: object) -> None:
        self.apply(seat, self.parse(seat, text))

    def check(self, seat: object, texts: object) -> IllegalMove | None:
        number = self.a_seat(seat)
        world = self.copy()
        world.log = None
        moves: list[object] = list(texts) if isinstance(texts, (list, tuple)) else [texts]
        for text in moves:
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
        number = self.a_seat(seat)
        return "SG-3.10" if self.phase == PLANNING and not planned(self, number) else None

    def choices(self, seat: object) -> dict[str, list[str]]:
        return choices_of(self, self.a_seat(seat))

    def forecast(self, seat: object) -> Json:
        return forecast_of(self, self.a_seat_or_nobody(seat))

    def view(self, seat: object) -> Json:
        number = self.a_seat_or_nobody(seat)
        outcome = self.outcome
        if outcome is None:
            return view_of(self, number, None)
        result = {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "utilities": list(outcome.utilities),
            "reason": outcome.reason,
        }
        return view_of(self, number, result)

    def copy(self) -> "State":
        other = State(self.chance, self.seats, self.board)
        other.take_over(self)
        return other

    def redeal(self, seat: object, chance: object) -> "State":
        number = self.a_seat_or_nobody(seat)
        other = self.copy()
        deal_anew(other, number, _chance(chance))
        return other

    def to_position(self) -> Json:
        return to_position(self)

    def journal(self, seat: object, since: object = 0) -> list[Json]:
        number = self.a_seat_or_nobody(seat)
        first = _number(since)
        if self.log is None:
            return []
        return self.log.told(None if number == NOBODY else number, first)

    def learned(self, seat: object, since: object = 0) -> bool:
        number = self.a_seat(seat)
        first = _number(since)
        return self.log is not None and self.log.learned(number, first)

    def keep_journal(self) -> None:
        """Note from now on what happens."""
        self.log = Journal()

    def sample(self, seat: object, chance: object) -> int:
        number = self.a_seat(seat)
        source = _chance(chance)
        if not owes(self, number):
            raise self.refusal("SG-8.1", number, "a random move")
        return random_move(self, number, source.draws("sample"))

    def playout(self, chance: object, limit: object = 1_000_000) -> int:
        return play_on(self, _chance(chance).draws("playout"), _number(limit))

    def a_seat(self, seat: object) -> i64:
        # First against a plain number: what is too large for a machine word is no seat either.
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < MOST_SEATS:
            number: i64 = seat
            if number < self.seats:
                return number
        raise BadSeat(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")

    def a_seat_or_nobody(self, seat: object) -> i64:
        return NOBODY if seat is None else self.a_seat(seat)

    def refusal(self, rule: str, seat: i64, move: object) -> IllegalMove:
        if rule == "SG-8.1":
            now = movers(self)
            waiting = f"seats at turn: {now}" if now else "the game is over"
            return IllegalMove(rule, f"seat {seat} is not to move: {waiting}")
        phase = PHASES[self.phase]
        return IllegalMove(
            rule,
            f"seat {seat} may not {move!r} in the phase {phase}; legal({seat}) lists its moves",
        )


def _chance(chance: object) -> Chance:
    if isinstance(chance, Chance):
        return chance
    raise BadOption(f"chance comes from a Chance, for example tenka.FastChance(1), not {chance!r}")


def _number(number: object) -> int:
    if isinstance(number, int) and not isinstance(number, bool):
        return max(0, min(number, LARGEST))
    raise BadOption(f"a whole number is needed here, not {number!r}")


def _is_action(action: object) -> bool:
    if not isinstance(action, int) or isinstance(action, bool):
        return False
    return 0 <= action < ACTIONS and is_action(action)
