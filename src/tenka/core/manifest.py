"""What a game has beyond its rules. What is missing is done plainly, or not at all.

A game has it as its `manifest`; `tenka.core.registry.manifest` finds it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

from tenka.core.chance import Chance
from tenka.core.contract import Json, State

Chances = tuple[float, ...]  # to win, of each seat


@dataclass(frozen=True, slots=True)
class Hands:
    """Of a game that is a match of hands, whose net tells by how much a hand changes the match:
    which hand it is, and the chances when it began."""

    number: Callable[[State], int]
    chances: Callable[[State], Chances]
    dealt: Callable[[Json], tuple[int, Chances]]  # both, by the journal's public event of the deal


@dataclass(frozen=True, slots=True)
class Analysis:
    """What has to be known of a game to explain what its net says of it. How far a net is to be
    believed is fitted by `benchmarks/belief.py`."""

    belief: float  # in the log odds of one seat: below 1 where it was more certain than right
    weight: float  # of each seat's own log odds in everybody's: where two play, both say the same
    # The position with everything that nobody has seen drawn anew.
    redrawn: Callable[[State, Chance], Json]
    knows: Callable[[State], bool] = lambda state: True  # does the net know such states?
    hands: Hands | None = None
    secret: tuple[str, ...] = ()  # first words of single moves that all choose at once, in secret
    draws: tuple[str, ...] = ()  # kinds of public events, beside `drawn`, that are draws


@dataclass(frozen=True, slots=True)
class Puzzles:
    """What a puzzle has to be like, and what its reason may speak of."""

    clear: float  # by so much the best move has to be better
    large: float  # so much is worth a puzzle even where nobody is misled
    played: int  # games that are played on to their end after a move
    # What has come of a seat's move by now, from the states before it and now; {}: nothing yet.
    facts: Callable[[Any, Any, int], Mapping[str, float]]
    lucky: tuple[str, ...] = ()  # first words of moves that are none: luck tells what they bring


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that can be chosen at a table."""

    name: str
    player: str  # "module:Class"; it takes a Chance, and the parameters by name
    seconds: float  # that it may think about a decision, on one core
    strength: int | None = None  # Elo as measured, greedy 1000; None: not measured
    character: str = ""  # the rival that people meet: a key of the texts and the name of a face
    parameters: Mapping[str, Any] = field(default_factory=dict)  # a checkpoint, a temperature
    needs: str = ""  # a package without which it cannot play
    journal: bool = False  # does it want to be told what has happened so far?
    offered: bool = True  # as a rival; else it plays for those who know its name


class Deal(NamedTuple):
    """A position to begin with; of two deals, one with twice the weight comes twice as often."""

    weight: int
    position: Json


@dataclass(frozen=True, slots=True)
class Manifest:
    """The parts of a game. A part whose module is loaded only when it is asked for is told by its
    name, "module:name"."""

    levels: tuple[Level, ...] = ()
    analysis: Analysis | None = None
    puzzles: Puzzles | None = None
    encoding: str = ""  # how it is told to a learner: a `Numbering` of `tenka.envs.numbering`
    # All deals of a game so small that it can be solved, near the end of this one.
    reduced_deals: Callable[[], Sequence[Deal]] | None = None
    first_decisions: int = 4  # of a seat: whoever gives up before has not played
    terminal: str = ""  # how it is shown in a terminal: a `Board` of `tenka.cli.boards`


PLAIN = Manifest()


def named(name: str) -> Any:
    """What "module:name" stands for."""
    module, _, inside = name.partition(":")
    return getattr(import_module(module), inside)
