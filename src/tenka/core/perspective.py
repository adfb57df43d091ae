"""How a bot sees the game."""

from collections.abc import Sequence
from functools import cached_property

from tenka.core.budget import Budget
from tenka.core.chance import Chance
from tenka.core.contract import Json, State

SECONDS = 2.0  # to think, where nobody says how long


class Perspective:
    """One seat's game, built from a world dealt anew: there is nothing in it to peek at.

    >>> perspective = tenka.Perspective(state, seat=0, chance=tenka.FastChance(1))
    >>> move = perspective.legal[0]
    >>> possible = perspective.world(tenka.FastChance(2))   # a State to search in

    `journal` is what the seat has seen happen; else it is asked of a state that keeps one.
    `dealt` is that world, to be read and not to be played on: what the view shows stands in its
    fields, too, and what the view hides is there as chance would have it.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        chance: Chance,
        *,
        journal: Sequence[Json] | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.seat = seat
        self.dealt = state.redeal(seat, chance)
        self.budget = Budget(seconds=SECONDS) if budget is None else budget
        self._journal = journal

    @cached_property
    def view(self) -> Json:
        """All that the seat may know."""
        return self.dealt.view(self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """The seat's legal actions."""
        return self.dealt.legal(self.seat)

    @cached_property
    def plan(self) -> str | None:
        """The rule by which the seat owes a plan of many parts; None: it owes one move."""
        return self.dealt.plan(self.seat)

    @cached_property
    def choices(self) -> dict[str, list[str]]:
        """What may go into each part of the plan that is left; {} where it owes none."""
        return self.dealt.choices(self.seat)

    @cached_property
    def journal(self) -> Sequence[Json]:
        """What the seat has seen happen, oldest first; empty where nobody has kept it."""
        return self.dealt.journal(self.seat) if self._journal is None else self._journal

    def text(self, action: int) -> str:
        """The text of an action."""
        return self.dealt.text(action)

    def parse(self, text: str) -> int:
        """The action of a text."""
        return self.dealt.parse(self.seat, text)

    def world(self, chance: Chance) -> State:
        """A world that this seat cannot tell from the true one, each equally likely."""
        return self.dealt.redeal(self.seat, chance)
