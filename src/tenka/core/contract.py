"""The contract of a game: what an engine offers to boards, bots, servers and researchers.

An engine need not inherit from anything here; it has to have these names, and most of those of a
state are there already in `tenka.core.base_state`, `sample` and `playout` too. docs/add-a-game.md
shows how one is added, `tenka.core.conformance` proves that it keeps the rules of the house.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tenka.core.chance import Chance
from tenka.core.errors import IllegalMove
from tenka.core.views import Result

Json = dict[str, Any]
Differences = Mapping[str, Mapping[str, Mapping[str, Any]]]


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: the values it may have. A default of None depends on other options."""

    default: Any
    choices: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    utilities: tuple[float, ...]
    reason: str

    def to_json(self) -> Result:
        """As JSON, for views."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "utilities": list(self.utilities),
            "reason": self.reason,
        }


class State(Protocol):
    """A game in progress. Actions are ints; every action has a text."""

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that owe a decision now, ascending; () when the game is over."""

    @property
    def window(self) -> str | None:
        """The move that stands for no answer, while the seats at turn are asked in secret: by what
        is open to all, whether they hold the card or not. None elsewhere."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""

    def legal(self, seat: int) -> list[int]:
        """The legal actions of this seat, sorted by text; [] when it owes nothing."""

    def text(self, action: int) -> str:
        """The canonical text of an action."""

    def parse(self, seat: int, text: str) -> int:
        """The action of a text, if it is legal now; else IllegalMove."""

    def apply(self, seat: int, action: int) -> None:
        """Play an action in place. Not legal: IllegalMove, and nothing has changed."""

    def step(self, action: int) -> int:
        """`apply` it for the first seat at turn, and tell which seat is the first now: -1 when the
        game is over. For loops in which every call counts."""

    def play(self, seat: int, text: str) -> None:
        """`parse` and `apply`."""

    def check(self, seat: int, texts: Sequence[str]) -> IllegalMove | None:
        """Would these moves of one seat be legal, one after the other? Nothing is played, and
        nothing hidden is told: what a move would first reveal is not judged."""

    def plan(self, seat: int) -> str | None:
        """The rule by which this seat now owes a plan of many parts; it is sent whole, a move for
        each part that `choices` names. None: it owes one move, or nothing."""

    def choices(self, seat: int) -> dict[str, list[str]]:
        """For a plan of many parts: what may go into each part that is left, in their order, by the
        seat's own knowledge: the last words of the moves that may be made for it, depending on the
        other parts. {} elsewhere. `plan.owed_plan` makes whole moves of it."""

    def forecast(self, seat: int | None) -> Json:
        """What a board tells beyond the view, by public and the seat's own knowledge."""

    def view(self, seat: int | None) -> Json:
        """All that a seat may know, JSON-able; None is a spectator."""

    def copy(self) -> "State":
        """An independent copy; `copy.copy` and `copy.deepcopy` give the same. `pickle` takes the
        journal and the chance along, too."""

    def __eq__(self, other: object) -> bool:
        """Is it the same position of the same game, whatever is still to be drawn? As a state
        changes when it is played on, it has no hash."""

    def redeal(self, seat: int | None, chance: Chance) -> "State":
        """A copy in which all that the seat cannot know is dealt anew."""

    def reseed(self, chance: Chance) -> None:
        """Draw all chance to come anew, in place; what is dealt and hidden stays as it is."""

    def to_position(self) -> Json:
        """The position as JSON; `game.position` takes it back."""

    def journal(self, seat: int | None, since: int = 0) -> list[Json]:
        """What happened, as this seat may know it; empty without `journal=True`."""

    def learned(self, seat: int, since: int = 0) -> bool:
        """Has the seat been told anything hidden from journal event `since` on? (for undo)"""

    def sample(self, seat: int, chance: Chance) -> int:
        """A legal action, each equally likely."""

    def playout(self, chance: Chance, limit: int = 1_000_000) -> int:
        """Play on in place with random moves to the end or the limit; how many were made."""


class Game(Protocol):
    """A game that can be played."""

    id: str
    rules_version: int
    seats: tuple[int, ...]  # how many can play; the first is the number if none is asked for
    options: Mapping[str, Option]
    rule_ids: tuple[str, ...]
    definitions: tuple[str, ...]  # rules that only define or order: no test can break them
    draws: bool  # a game may end without a winner, so two players may also agree on that
    # By option and point: in what its choices differ, with the value in each. {}: in nothing more
    # than their names say.
    differences: Differences

    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The full options, defaults filled in; BadOption or BadSeat if they do not fit."""

    def new(
        self, seats: int = ..., seed: int | Chance = 0, *, journal: bool = False, **options: Any
    ) -> State:
        """A new game."""

    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> State:
        """A game from a position; BadPosition says why it cannot be."""
