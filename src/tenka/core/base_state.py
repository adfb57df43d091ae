"""What the states of all games have alike, written once.

A game in progress inherits from `BaseState` and adds its own: `turn`, `outcome`, `legal`, `text`,
`parse`, `apply`, `out_of_turn`, `view`, `to_position`, `deal_anew`; the rest if it can do better.
Arguments of public methods are objects and are checked (tenka.core.arguments), so that wrong ones
get our own errors when this is compiled, too.
"""

from copy import deepcopy
from typing import Any, Self

from mypy_extensions import i64, mypyc_attr

from tenka.core.arguments import (
    NOBODY,
    checked_chance,
    checked_count,
    checked_seat,
    checked_seat_or_nobody,
    texts_of,
)
from tenka.core.chance import Chance, Draws
from tenka.core.contract import Json, Outcome
from tenka.core.errors import IllegalMove
from tenka.core.journal import Journal
from tenka.core.views import Result


# Games of other packages may be interpreted where this is compiled.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class BaseState:
    """A game in progress by so many seats, with its chance and, if it keeps one, its journal."""

    def __init__(self, chance: Chance, seats: i64, like: "BaseState | None" = None) -> None:
        """Of a state that it shall be like, it has a journal of its own."""
        self.chance = chance
        self.seats: i64 = seats
        self.log: Journal | None = None
        if like is not None and like.log is not None:
            self.log = like.log.copy()

    # What a game says itself.

    @property
    def turn(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def legal(self, seat: Any) -> list[int]:
        raise NotImplementedError

    def text(self, action: Any) -> str:
        raise NotImplementedError

    def parse(self, seat: Any, text: Any) -> int:
        raise NotImplementedError

    def apply(self, seat: Any, action: Any) -> None:
        raise NotImplementedError

    def out_of_turn(self, seat: int) -> IllegalMove:
        """How a seat is refused that owes no decision."""
        raise NotImplementedError

    def view(self, seat: Any) -> Json:
        raise NotImplementedError

    def to_position(self) -> Json:
        raise NotImplementedError

    def deal_anew(self, seat: int, chance: Chance) -> None:
        """Deal anew, in place, all that this seat (NOBODY: a spectator) cannot know."""
        raise NotImplementedError

    # What it says if it has more than this.

    @property
    def window(self) -> str | None:
        return None

    def try_move(self, seat: int, action: int) -> bool:
        """Play a legal action in a dry run: does its seat know all that its next depends on?"""
        return False

    def plan(self, seat: Any) -> str | None:
        checked_seat(seat, self.seats)
        return None

    def choices(self, seat: Any) -> dict[str, list[str]]:
        checked_seat(seat, self.seats)
        return {}

    def forecast(self, seat: Any) -> Json:
        checked_seat_or_nobody(seat, self.seats)
        return {}

    def first_at_turn(self) -> i64:
        """NOBODY when the game is over."""
        turn = self.turn
        return turn[0] if turn else NOBODY

    def random_move(self, seat: i64, draws: Draws) -> i64:
        """A legal action of a seat at turn, each equally likely."""
        moves = self.legal(seat)
        return moves[draws.below(len(moves))]

    def carry_out(self, seat: i64, action: i64) -> None:
        """Play what is known to be legal."""
        self.apply(seat, action)

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        log = None if self.log is None else self.log.copy()
        done = {id(self.chance): self.chance, id(self.log): log}
        other.__setstate__(deepcopy(self._fields(), done))
        return other

    def __getstate__(self) -> Json:
        return self._fields()

    def __setstate__(self, fields: Json) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    # What follows from it.

    def step(self, action: Any) -> int:
        self.apply(max(self.first_at_turn(), 0), action)
        return self.first_at_turn()

    def play(self, seat: Any, text: Any) -> None:
        self.apply(seat, self.parse(seat, text))

    def check(self, seat: Any, texts: Any) -> IllegalMove | None:
        number = checked_seat(seat, self.seats)
        world = self.copy()
        world.log = None
        for text in texts_of(texts):
            try:
                action = world.parse(number, text)
            except IllegalMove as refused:
                return refused
            if not world.try_move(number, action):
                return None
        return None

    def result(self) -> Result | None:
        """The outcome as a view has it."""
        outcome = self.outcome
        return None if outcome is None else outcome.to_json()

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseState) or type(self) is not type(other):
            return False
        return self.to_position() == other.to_position()

    def redeal(self, seat: Any, chance: Any) -> Self:
        number = checked_seat_or_nobody(seat, self.seats)
        source = checked_chance(chance)
        other = self.copy()
        other.deal_anew(number, source)
        other.reseed(source)
        if other.log is not None:
            other.log = other.log.known_to(None if number == NOBODY else number)
        return other

    def reseed(self, chance: Any) -> None:
        self.chance = checked_chance(chance)

    def journal(self, seat: Any, since: Any = 0) -> list[Json]:
        number = checked_seat_or_nobody(seat, self.seats)
        first = checked_count(since)
        if self.log is None:
            return []
        return self.log.told(None if number == NOBODY else number, first)

    def learned(self, seat: Any, since: Any = 0) -> bool:
        number = checked_seat(seat, self.seats)
        first = checked_count(since)
        return self.log is not None and self.log.learned(number, first)

    def keep_journal(self) -> None:
        """Note from now on what happens."""
        self.log = Journal()

    def sample(self, seat: Any, chance: Any) -> int:
        number = checked_seat(seat, self.seats)
        source = checked_chance(chance)
        if number not in self.turn:
            raise self.out_of_turn(number)
        return self.random_move(number, source.draws("sample"))

    def playout(self, chance: Any, limit: Any = 1_000_000) -> int:
        draws = checked_chance(chance).draws("playout")
        most: i64 = checked_count(limit)
        made: i64 = 0
        seat = self.first_at_turn()
        while seat != NOBODY and made < most:
            self.carry_out(seat, self.random_move(seat, draws))
            made += 1
            seat = self.first_at_turn()
        return made

    def _fields(self) -> Json:
        """All fields by their names, where Python can see them."""
        own = {"chance": self.chance, "seats": int(self.seats), "log": self.log}
        return {**own, **vars(self)}
