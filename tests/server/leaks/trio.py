"""The smallest game of three: each holds a hidden number and shows it when it is his turn."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tenka.core.chance import Chance, FastChance
from tenka.core.contract import Differences, Json, Option, Outcome
from tenka.core.errors import BadPosition, IllegalMove
from tenka.core.journal import Journal
from tenka.core.options import check_plain_options, check_seats

SEATS = 3
SHOW = 0


class Showing:
    """A state of it."""

    window: str | None = None

    def __init__(self, numbers: list[int], shown: int, journal: Journal | None) -> None:
        self.numbers = numbers
        self.shown = shown
        self.log = journal

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

    def step(self, action: int) -> int:
        self.apply(self.shown, action)
        return self.shown if self.turn else -1

    def play(self, seat: int, text: str) -> None:
        self.apply(seat, self.parse(seat, text))

    def check(self, seat: int, texts: Sequence[str]) -> IllegalMove | None:
        try:
            self.parse(seat, texts[0])
        except IllegalMove as refused:
            return refused
        return None

    def plan(self, seat: int) -> str | None:
        return None

    def choices(self, seat: int) -> dict[str, list[str]]:
        return {}

    def forecast(self, seat: int | None) -> Json:
        return {}

    def view(self, seat: int | None) -> Json:
        numbers = [n if s == seat or s < self.shown else None for s, n in enumerate(self.numbers)]
        return {"game": "trio", "seat": seat, "turn": list(self.turn), "numbers": numbers}

    def copy(self) -> "Showing":
        return Showing(list(self.numbers), self.shown, self.log and self.log.copy())

    def redeal(self, seat: int | None, chance: Chance) -> "Showing":
        world = self.copy()
        for other in range(self.shown, SEATS):
            if other != seat:
                world.numbers[other] = chance.draws(f"redeal/{other}").below(1_000_000)
        return world

    def reseed(self, chance: Chance) -> None:
        pass  # there is no chance to come

    def to_position(self) -> Json:
        return {"numbers": list(self.numbers), "shown": self.shown}

    def journal(self, seat: int | None, since: int = 0) -> list[Json]:
        return [] if self.log is None else self.log.told(seat, since)

    def learned(self, seat: int, since: int = 0) -> bool:
        return self.log is not None and self.log.learned(seat, since)

    def sample(self, seat: int, chance: Chance) -> int:
        return SHOW

    def playout(self, chance: Chance, limit: int = 1_000_000) -> int:
        left = min(limit, SEATS - self.shown)
        self.shown += left
        return left


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
        return Showing(numbers, 0, Journal() if journal else None)

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
        numbers = list(position["numbers"])
        return Showing(numbers, position["shown"], Journal() if journal else None)


GAME = Trio()
