"""The smallest game of three: each holds a hidden number and shows it when it is his turn."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tenka.core.base_state import BaseState
from tenka.core.chance import Chance, FastChance
from tenka.core.contract import Differences, Json, Option, Outcome
from tenka.core.errors import BadPosition, IllegalMove
from tenka.core.options import check_plain_options, check_seats

SEATS = 3
SHOW = 0


class Showing(BaseState):
    """A state of it."""

    def __init__(self, chance: Chance, numbers: list[int], shown: int, journal: bool) -> None:
        super().__init__(chance, SEATS)
        if journal:
            self.keep_journal()
        self.numbers = numbers
        self.shown = shown

    @property
    def turn(self) -> tuple[int, ...]:
        return (self.shown,) if self.shown < SEATS else ()

    @property
    def outcome(self) -> Outcome | None:
        if self.turn:
            return None
        best = self.numbers.index(max(self.numbers))
        utilities = tuple(1.0 if seat == best else -0.5 for seat in range(SEATS))
        return Outcome((best,), tuple(self.numbers), utilities, "TRIO-1")

    def legal(self, seat: int) -> list[int]:
        return [SHOW] if seat in self.turn else []

    def text(self, action: int) -> str:
        return "show"

    def parse(self, seat: int, text: str) -> int:
        if text != "show" or seat not in self.turn:
            raise IllegalMove("TRIO-1", "it is not your turn, or that is no move")
        return SHOW

    def apply(self, seat: int, action: int) -> None:
        if self.log is not None:
            self.log.add("shown", {"seat": seat, "number": self.numbers[seat]})
        self.shown += 1

    def out_of_turn(self, seat: int) -> IllegalMove:
        return IllegalMove("TRIO-1", "it is not your turn")

    def view(self, seat: int | None) -> Json:
        numbers = [n if s == seat or s < self.shown else None for s, n in enumerate(self.numbers)]
        return {"game": "trio", "seat": seat, "turn": list(self.turn), "numbers": numbers}

    def deal_anew(self, seat: int, chance: Chance) -> None:
        for other in range(self.shown, SEATS):
            if other != seat:
                self.numbers[other] = chance.draws(f"redeal/{other}").below(1_000_000)

    def to_position(self) -> Json:
        return {"numbers": list(self.numbers), "shown": self.shown}


class Trio:
    """The game."""

    id = "trio"
    rules_version = 1
    seats: tuple[int, ...] = (SEATS,)
    options: Mapping[str, Option] = {}
    rule_ids: tuple[str, ...] = ("TRIO-1",)
    definitions: tuple[str, ...] = ()
    draws = False
    differences: Differences = MappingProxyType({})

    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        check_seats(self, seats)
        return check_plain_options(self, options)

    def new(
        self, seats: int = SEATS, seed: int | Chance = 0, *, journal: bool = False, **options: Any
    ) -> Showing:
        self.check_options(seats, options)
        chance = seed if isinstance(seed, Chance) else FastChance(seed)
        numbers = [chance.draws(f"deal/{seat}").below(1_000_000) for seat in range(SEATS)]
        return Showing(chance, numbers, 0, journal)

    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> Showing:
        if set(position) != {"numbers", "shown"}:
            raise BadPosition("a position has numbers and shown")
        chance = seed if isinstance(seed, Chance) else FastChance(seed)
        numbers = list(position["numbers"])
        return Showing(chance, numbers, position["shown"], journal)


GAME = Trio()
