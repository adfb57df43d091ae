"""Shogun by numbers: every move has one of its own, but a march, which is made in two parts: from
where to where, then with how many armies."""

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tenka.bots.shogun.features import observe, observe_plan
from tenka.core.chance import FastChance
from tenka.envs.stepping.one_game import NO_MOVE, NOBODY, OneGame
from tenka.games.shogun.apply import carry_out
from tenka.games.shogun.board import LANDS, NAMES, SUN, members, neighbours
from tenka.games.shogun.data import ARMIES, MOST_SEATS, START_GROUPS
from tenka.games.shogun.legal import (
    first_mover,
    fitting_cards,
    legal_moves,
    march_goals,
    may_be_empty,
    may_stay,
    owes,
)
from tenka.games.shogun.moves import (
    CHOOSE,
    DRAFT_GROUP,
    DRAFT_OPEN,
    DRAFT_REFRESH,
    DRAFT_TOP,
    MOVE,
    PLAN,
    REVOLT,
    STAY,
    first_of,
    pack,
    second_of,
    text_of,
)
from tenka.games.shogun.state import State
from tenka.games.shogun.table import (
    ACTING,
    FIELD_COUNT,
    NO_CARD,
    PLANNING,
    SPECIAL_COUNT,
    Table,
    card_of,
    field_now,
)

CARDS: Final[i64] = NO_CARD + 1  # what may be laid on a field
GROUPS: Final[list[int]] = sorted({n for sizes in START_GROUPS.values() for n in sizes})


def _whole_moves() -> list[int]:
    """The moves that are made at once; the draft's come last, so that games without it end before
    them."""
    found: list[int] = [pack(STAY)]
    found += [pack(PLAN, field, card) for field in range(FIELD_COUNT) for card in range(CARDS)]
    found += [pack(CHOOSE, special) for special in range(SPECIAL_COUNT)]
    found += [pack(REVOLT, land) for land in range(LANDS)]
    return found


def _draft_moves() -> list[int]:
    found: list[int] = [pack(DRAFT_TOP), pack(DRAFT_REFRESH)]
    found += [pack(DRAFT_GROUP, 0, 0, n) for n in GROUPS]
    found += [pack(DRAFT_OPEN, land, 0, n) for land in range(LANDS) for n in GROUPS]
    return found


# From where to where, each as the move without its number of armies.
MARCHES: Final[list[int]] = [
    pack(MOVE, source, goal)
    for source in range(LANDS)
    for goal in members(neighbours(SUN, MOST_SEATS, source))
]
WHOLE: Final[list[int]] = _whole_moves()
DRAFT: Final[list[int]] = _draft_moves()
STAY_AT: Final[i64] = 1
PLAN_AT: Final[i64] = 2
MARCH_AT: Final[i64] = 1 + len(WHOLE)
ARMIES_AT: Final[i64] = MARCH_AT + len(MARCHES) - 1  # the number of n armies is so much more
DRAFT_AT: Final[i64] = ARMIES_AT + 1 + ARMIES
MOVES: Final[list[int]] = [NO_MOVE, *WHOLE, *MARCHES, *([NO_MOVE] * ARMIES), *DRAFT]
NUMBERS: Final[dict[int, int]] = {
    action: number for number, action in enumerate(MOVES) if action != NO_MOVE
}
TEXTS: Final[list[str]] = [
    "wait",
    *[text_of(action) for action in WHOLE],
    *[f"move {NAMES[first_of(action)]} {NAMES[second_of(action)]}" for action in MARCHES],
    *[f"armies {n}" for n in range(1, ARMIES + 1)],
    *[text_of(action) for action in DRAFT],
]


class ShogunGame(OneGame):
    """A game of Shogun."""

    def __init__(self, new: Callable[[int], Any], seats: i64) -> None:
        super().__init__(new, seats)
        self.state = State(FastChance(0), seats, SUN)
        self.march: i64 = 0  # what has been begun, without its number of armies; 0: nothing
        self.planner: i64 = NOBODY  # who was looked at last in this planning, and what they saw
        self.planned = b""

    def take_state(self, state: Any) -> None:
        self.state = state
        self.march = 0
        self.planner = NOBODY

    def state_now(self) -> Any:
        return self.state

    def copy(self) -> OneGame:
        other = ShogunGame(self.new, self.seats)
        other.state = self.state.copy()
        other.march = self.march
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return ShogunGame, (self.new, int(self.seats)), (self.state, int(self.march))

    def __setstate__(self, kept: tuple[Any, int]) -> None:
        self.state, self.march = kept

    def mover(self) -> i64:
        return first_mover(self.state)

    def numbers(self, seat: i64) -> list[int]:
        t = self.state
        if not owes(t, seat):
            return []
        if t.phase == PLANNING:
            return plan_numbers(t, seat)
        if self.march != 0:
            most: i64 = t.armies[first_of(self.march)] - 1
            return [ARMIES_AT + n for n in range(1, most + 1)]
        if t.phase == ACTING:
            return march_numbers(t, seat)
        return [NUMBERS[action] for action in legal_moves(t, seat)]

    def play(self, seat: i64, number: i64) -> None:
        t = self.state
        if self.march != 0:
            goal = second_of(self.march)
            action = pack(MOVE, first_of(self.march), goal, number - ARMIES_AT)
            self.march = 0
            carry_out(t, seat, action)
        elif MARCH_AT <= number <= ARMIES_AT:
            self.march = MOVES[number]
        else:
            carry_out(t, seat, MOVES[number])
        if t.phase != PLANNING:
            self.planner = NOBODY

    def begun(self, seat: i64) -> str:
        return TEXTS[NUMBERS[self.march]] if self.march != 0 and seat == self.mover() else ""

    def look(self, seat: i64, out: BytesWriter) -> None:
        """One number comes after those of the bots: the goal of a march begun, from 1 on."""
        if seat == self.planner:
            observe_plan(self.state, seat, self.planned, out)
        else:
            observe(self.state, seat, out)
            if self.state.phase == PLANNING:
                self.planner = seat
                self.planned = out.getvalue()
        begun: i64 = 0
        if self.march != 0 and seat == self.mover():
            begun = second_of(self.march) + 1
        write_i64_le(out, begun)


def plan_numbers(t: Table, seat: i64) -> list[int]:
    """The cards for the seat's next field."""
    first: i64 = PLAN_AT + CARDS * len(t.plans[seat])
    found: list[int] = [first + card for card in members(fitting_cards(t, seat))]
    if may_be_empty(t, seat):
        found.append(first + NO_CARD)
    return found


def march_numbers(t: Table, seat: i64) -> list[int]:
    """The goals of a march, without the armies."""
    source = card_of(t, seat, field_now(t))
    found = [NUMBERS[pack(MOVE, source, goal)] for goal in members(march_goals(t, seat))]
    if may_stay(t):
        found.append(STAY_AT)
    return found
