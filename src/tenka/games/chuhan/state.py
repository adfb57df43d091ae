"""The state of a game of Chu Han, as the contract wants it.

Arguments are taken as objects and checked here, so that wrong ones get our own errors when this
is compiled, too.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tenka.core.chance import Chance
from tenka.core.contract import Outcome
from tenka.core.errors import BadOption, BadSeat, IllegalMove
from tenka.core.journal import Journal
from tenka.games.chuhan.apply import carry_out
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
from tenka.games.chuhan.redeal import deal_anew
from tenka.games.chuhan.refusals import broken_rule
from tenka.games.chuhan.sample import random_move
from tenka.games.chuhan.scoring import reason
from tenka.games.chuhan.table import NOBODY, PHASES, REACT, Table, score
from tenka.games.chuhan.view import view_of

Json = dict[str, Any]
LARGEST: Final[int] = 1 << 60


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
        return legal_moves(self) if _seat(seat) == self.to_move else []

    def text(self, action: object) -> str:
        if not _is_action(action):
            raise IllegalMove("CH-8.2", f"{action!r} is no action")
        assert isinstance(action, int)
        return text_of(action)

    def parse(self, seat: object, text: object) -> int:
        number = _seat(seat)
        action: i64 = 0
        flags: i64 = NO_MOVE
        if isinstance(text, str):
            action, flags = read(text)
        rule = broken_rule(self, number, action, flags)
        if rule:
            raise self.refusal(rule, number, text)
        return action

    def apply(self, seat: object, action: object) -> None:
        number = _seat(seat)
        if not _is_action(action):
            raise self.refusal("CH-8.1" if number != self.to_move else "CH-8.2", number, action)
        assert isinstance(action, int)
        rule = broken_rule(self, number, action, FINE)
        if rule:
            raise self.refusal(rule, number, text_of(action))
        carry_out(self, action)

    def play(self, seat: object, text: object) -> None:
        self.apply(seat, self.parse(seat, text))

    def check(self, seat: object, texts: object) -> IllegalMove | None:
        _seat(seat)
        world = self.copy()
        moves: list[object] = list(texts) if isinstance(texts, (list, tuple)) else [texts]
        for text in moves:
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
        _seat(seat)
        return None  # no plans of many parts in this game

    def choices(self, seat: object) -> dict[str, list[str]]:
        _seat(seat)
        return {}

    def forecast(self, seat: object) -> Json:
        _seat_or_nobody(seat)
        return forecast_of(self)

    def view(self, seat: object) -> Json:
        outcome = self.outcome
        if outcome is None:
            return view_of(self, _seat_or_nobody(seat), None)
        result = {
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
            "utilities": list(outcome.utilities),
            "reason": outcome.reason,
        }
        return view_of(self, _seat_or_nobody(seat), result)

    def copy(self) -> "State":
        other = State(self.chance)
        other.take_over(self)
        return other

    def redeal(self, seat: object, chance: object) -> "State":
        other = self.copy()
        deal_anew(other, _seat_or_nobody(seat), _chance(chance))
        return other

    def to_position(self) -> Json:
        return to_position(self)

    def journal(self, seat: object, since: object = 0) -> list[Json]:
        number = _seat_or_nobody(seat)
        first = _number(since)
        if self.log is None:
            return []
        return self.log.told(None if number == NOBODY else number, first)

    def learned(self, seat: object, since: object = 0) -> bool:
        number = _seat(seat)
        first = _number(since)
        return self.log is not None and self.log.learned(number, first)

    def keep_journal(self) -> None:
        """Note from now on what happens."""
        self.log = Journal()

    def sample(self, seat: object, chance: object) -> int:
        number = _seat(seat)
        source = _chance(chance)
        if number != self.to_move:
            raise self.refusal("CH-8.1", number, "a random move")
        return random_move(self, source.draws("sample"))

    def playout(self, chance: object, limit: object = 1_000_000) -> int:
        return play_on(self, _chance(chance).draws("playout"), _number(limit))

    def refusal(self, rule: str, seat: i64, move: object) -> IllegalMove:
        if rule == "CH-8.1":
            waiting = "the game is over" if self.to_move == NOBODY else f"seat {self.to_move} is"
            return IllegalMove(rule, f"seat {seat} is not to move: {waiting}")
        phase = PHASES[self.phase]
        return IllegalMove(
            rule,
            f"seat {seat} may not {move!r} in the phase {phase}; legal({seat}) lists its moves",
        )


def _seat(seat: object) -> i64:
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat <= 1:
        return seat
    raise BadSeat(f"there is no seat {seat!r}; the seats are 0 (Han) and 1 (Chu)")


def _seat_or_nobody(seat: object) -> i64:
    return NOBODY if seat is None else _seat(seat)


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
