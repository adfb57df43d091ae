"""The state of a game of Sun Tzu: what it has beside `BaseState`."""

from typing import Final

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
from tenka.games.suntzu import pairs, pending
from tenka.games.suntzu.apply import carry_out
from tenka.games.suntzu.cards import BY_TEXT, IDS, count, listed
from tenka.games.suntzu.data import PROVINCES, SEATS
from tenka.games.suntzu.forecast import forecast_of
from tenka.games.suntzu.legal import legal_moves
from tenka.games.suntzu.moves import ACTIONS, NO_MOVE, is_action, read, text_of
from tenka.games.suntzu.placing import layable
from tenka.games.suntzu.position import to_position
from tenka.games.suntzu.provinces import COUNT
from tenka.games.suntzu.random_move import random_move
from tenka.games.suntzu.redeal import deal_anew
from tenka.games.suntzu.refusals import broken_rule
from tenka.games.suntzu.table import (
    DRAWING,
    ENDINGS,
    LAST_CALL,
    NOBODY,
    PHASES,
    PLACING,
    Table,
    bit,
    first_asked,
    has_kept_one,
    keeps_two,
    next_province,
)
from tenka.games.suntzu.view import view_of

TURNS: Final[list[tuple[int, ...]]] = [(), (0,), (1,), (0, 1)]
WINNERS: Final[list[tuple[int, ...]]] = [(), (0,), (1,), (0, 1)]
UTILITIES: Final[list[tuple[float, float]]] = [(0.0, 0.0), (1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)]


@mypyc_attr(acyclic=True)
class State(Table):
    """A game in progress."""

    @property
    def turn(self) -> tuple[int, ...]:
        return TURNS[self.asked]

    @property
    def window(self) -> str | None:
        if self.window_asks != NOBODY:
            # Who can support in the last call is open to all.
            return None if self.phase == LAST_CALL else "pass"
        asks_for_warlord = pending.do_of(pending.head(self)) == pending.USE
        return "pass" if asks_for_warlord else None

    @property
    def outcome(self) -> Outcome | None:
        if self.winners == 0:
            return None
        scores = (max(self.marker, 0), max(-self.marker, 0))
        winners = WINNERS[self.winners]
        return Outcome(winners, scores, UTILITIES[self.winners], ENDINGS[self.ending])

    def legal(self, seat: object) -> list[int]:
        return legal_moves(self, checked_seat(seat, SEATS))

    def text(self, action: object) -> str:
        known = _action(action)
        if known == NOBODY:
            raise IllegalMove("ST-9.2", f"{action!r} is no action")
        return text_of(known)

    def parse(self, seat: object, text: object) -> int:
        number = checked_seat(seat, SEATS)
        action: i64 = read(text) if isinstance(text, str) else NO_MOVE
        rule = broken_rule(self, number, action)
        if rule:
            raise self.refusal(rule, number, text)
        return action

    def apply(self, seat: object, action: object) -> None:
        self.apply_for(checked_seat(seat, SEATS), action)

    def step(self, action: object) -> int:
        self.apply_for(max(first_asked(self), 0), action)
        return first_asked(self)

    def apply_for(self, number: i64, action: object) -> None:
        """`apply` for a seat that there is."""
        known = _action(action)
        if known == NOBODY:
            raise self.refusal("ST-9.2", number, action)
        rule = broken_rule(self, number, known)
        if rule:
            raise self.refusal(rule, number, text_of(known))
        carry_out(self, number, known)

    def try_move(self, seat: int, action: int) -> bool:
        before = self.stage()
        carry_out(self, seat, action)
        return self.stage() == before  # else what comes after depends on others

    def stage(self) -> tuple[int, int, int, int, int]:
        """Within one nothing hidden is revealed by a seat's own moves."""
        return self.round, self.phase, self.province, self.battle_step, self.fought

    def plan(self, seat: object) -> str | None:
        number = checked_seat(seat, SEATS)
        if self.asked & bit(number) == 0:
            return None
        if self.phase == PLACING:
            return "ST-3.1"
        return "ST-6.4" if self.phase == DRAWING and keeps_two(self, number) else None

    def choices(self, seat: object) -> dict[str, list[str]]:
        number = checked_seat(seat, SEATS)
        found: dict[str, list[str]] = {}
        if self.asked & bit(number) == 0:
            return found
        if self.phase == PLACING:
            province = next_province(self, number)
            while province < COUNT:
                cards = layable(self, number, province)
                found[PROVINCES[province]] = [IDS[n] for n in BY_TEXT if count(cards, n) > 0]
                province += 1
        elif self.phase == DRAWING and keeps_two(self, number):
            drawn = [IDS[card] for card in listed(pairs.at(self.drawn, number))]
            first = 2 if has_kept_one(self, number) else 1
            for part in range(pairs.at(self.keep, number)):
                found[str(first + part)] = sorted(set(drawn))
        return found

    def forecast(self, seat: object) -> Json:
        checked_seat_or_nobody(seat, SEATS)
        return forecast_of(self)

    def view(self, seat: object) -> Json:
        return view_of(self, checked_seat_or_nobody(seat, SEATS), self.result())

    def copy(self) -> "State":
        return State(self.chance, self)

    def __reduce__(self) -> Reduced:
        return reduced("suntzu", self)

    def deal_anew(self, seat: int, chance: Chance) -> None:
        deal_anew(self, seat, chance)

    def to_position(self) -> Json:
        return to_position(self)

    def first_at_turn(self) -> i64:
        return first_asked(self)

    def random_move(self, seat: i64, draws: Draws) -> i64:
        return random_move(self, seat, draws)

    def carry_out(self, seat: i64, action: i64) -> None:
        carry_out(self, seat, action)

    def out_of_turn(self, seat: int) -> IllegalMove:
        asked = " and ".join(str(other) for other in self.turn)
        waiting = f"asked now: seat {asked}" if self.asked else "the game is over"
        return IllegalMove("ST-9.1", f"seat {seat} is not asked; {waiting}")

    def refusal(self, rule: str, seat: i64, move: object) -> IllegalMove:
        if rule == "ST-9.1":
            return self.out_of_turn(seat)
        return IllegalMove.in_phase(PHASES[self.phase], rule, seat, move)


def _action(action: object) -> i64:
    """The action, if there is one of this number; else NOBODY."""
    number = below(action, ACTIONS)
    return number if number != NOBODY and is_action(number) else NOBODY
