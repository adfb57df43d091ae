"""The state of a game of Chu Han, as the contract wants it.

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
from tenka.games.chuhan.playout import play_on
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

    def play(self, seat: object, text: object) -> None:
        self.apply(seat, self.parse(seat, text))

    def check(self, seat: object, texts: object) -> IllegalMove | None:
        checked_seat(seat, SEATS)
        world = self.copy()
        world.log = None
        for text in texts_of(texts):
            try:
                action = world.parse(seat, text)
            except IllegalMove as refused:
                return refused
            if verb_of(action) == WRIT:
                return None  # what comes after depends on the cards drawn
            hand_no = world.hand_no
            world.apply(seat, action)
            if world.hand_no != hand_no:
                return None  # or on the next deal
        return None

    def plan(self, seat: object) -> str | None:
        checked_seat(seat, SEATS)
        return None  # no plans of many parts in this game

    def choices(self, seat: object) -> dict[str, list[str]]:
        checked_seat(seat, SEATS)
        return {}

    def forecast(self, seat: object) -> Json:
        checked_seat_or_nobody(seat, SEATS)
        return forecast_of(self)

    def view(self, seat: object) -> Json:
        outcome = self.outcome
        result = None if outcome is None else outcome.to_json()
        return view_of(self, checked_seat_or_nobody(seat, SEATS), result)

    def copy(self) -> "State":
        other = State(self.chance)
        other.take_over(self)
        return other

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> Reduced:
        return reduced("chuhan", to_position(self), self.chance, self.log)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and to_position(self) == to_position(other)

    def redeal(self, seat: object, chance: object) -> "State":
        other = self.copy()
        deal_anew(other, checked_seat_or_nobody(seat, SEATS), checked_chance(chance))
        return other

    def reseed(self, chance: object) -> None:
        self.chance = checked_chance(chance)

    def to_position(self) -> Json:
        return to_position(self)

    def journal(self, seat: object, since: object = 0) -> list[Json]:
        number = checked_seat_or_nobody(seat, SEATS)
        first = checked_count(since)
        if self.log is None:
            return []
        return self.log.told(None if number == NOBODY else number, first)

    def learned(self, seat: object, since: object = 0) -> bool:
        number = checked_seat(seat, SEATS)
        first = checked_count(since)
        return self.log is not None and self.log.learned(number, first)

    def keep_journal(self) -> None:
        """Note from now on what happens."""
        self.log = Journal()

    def sample(self, seat: object, chance: object) -> int:
        number = checked_seat(seat, SEATS)
        source = checked_chance(chance)
        if number != self.to_move:
            raise self.refusal("CH-8.1", number, "a random move")
        return random_move(self, source.draws("sample"))

    def playout(self, chance: object, limit: object = 1_000_000) -> int:
        return play_on(self, checked_chance(chance).draws("playout"), checked_count(limit))

    def refusal(self, rule: str, seat: i64, move: object) -> IllegalMove:
        if rule == "CH-8.1":
            waiting = "the game is over" if self.to_move == NOBODY else f"seat {self.to_move} is"
            return IllegalMove(rule, f"seat {seat} is not to move: {waiting}")
        return IllegalMove.in_phase(PHASES[self.phase], rule, seat, move)


def _action(action: object) -> i64:
    """The action, if there is one of this number; else NOBODY."""
    number = below(action, ACTIONS)
    return number if number != NOBODY and is_action(number) else NOBODY
