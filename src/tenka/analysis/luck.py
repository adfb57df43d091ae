"""Chance events: what came of them, against what was to be expected."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from tenka.analysis.analysable import analysis_of
from tenka.analysis.chances import EverybodysChances, Source
from tenka.analysis.effort import COURSES_OF_CHANCE, PROBES, WORLDS_OF_A_COURSE
from tenka.bots.learned.net_worth import Floats
from tenka.core.chance import Chance
from tenka.core.contract import Game, Json, State

# What chance does, by what the journal tells; the first one that happened names the event.
CAUSES: Final = (("deal", ("dealt", "set_up")), ("throw", ("thrown",)), ("draw", ("drawn",)))
OTHER_CAUSE: Final = "order"


@dataclass(frozen=True)
class ChanceEvent:
    """Something that nobody could choose."""

    cause: str
    luck: Floats  # everybody's chances, against those before it was known how it would turn out


class Luck:
    """Asks what else could have come."""

    def __init__(self, game: Game, everybody: EverybodysChances) -> None:
        self.game = game
        self.draws = analysis_of(game.id).draws
        self.everybody = everybody

    def after(
        self,
        before: State,
        seat: int,
        action: int,
        after: State,
        told: Sequence[Json],
        chance: Source,
    ) -> ChanceEvent | None:
        """What chance had to do with the course of things after this move, if anything."""
        probes = [self._course(before, seat, action, chance("probe", n)) for n in range(PROBES)]
        if all(self._same(probes[0], other) for other in probes[1:]):
            return None
        # Others than the probes: among those that differ, what is rare comes too often.
        courses = [self._course(before, seat, action, chance(n)) for n in range(COURSES_OF_CHANCE)]
        came, expected = self.against(after, courses, chance)
        return ChanceEvent(cause(told, self.draws), came - expected)

    def against(
        self, came: State, courses: Sequence[State], chance: Source
    ) -> tuple[Floats, Floats]:
        """Everybody's chances in what came, and on average in what could have come. They are looked
        at in the same way: whatever is wrong with it is wrong with both."""
        found = self.everybody.of([came, *courses], WORLDS_OF_A_COURSE, partial(chance, "worlds"))
        return found[0], found[1:].mean(axis=0)

    def _course(self, before: State, seat: int, action: int, chance: Chance) -> State:
        state = another_course(self.game, before, chance)
        state.apply(seat, action)
        return state

    def _same(self, one: State, other: State) -> bool:
        """Can nobody tell these two apart?"""
        return all(one.view(seat) == other.view(seat) for seat in range(self.everybody.seats))


def another_course(game: Game, state: State, chance: Chance) -> State:
    """The same position with everything that nobody has seen drawn anew."""
    return game.position(analysis_of(game.id).redrawn(state, chance), chance)


def cause(told: Sequence[Json], draws: Collection[str]) -> str:
    """What chance did, by the events that were told, and by which of them the game calls draws."""
    kinds = {"drawn" if event["kind"] in draws else event["kind"] for event in told}
    return next((name for name, of_it in CAUSES if kinds.intersection(of_it)), OTHER_CAUSE)
