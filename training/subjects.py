"""What there is to learn of each game: its numbers, the options that are played, the method."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenka.bots.learned.packing import Layout
from tenka.bots.suntzu.round_play import worth_of_end


@dataclass(frozen=True)
class Trial:
    """Games against greedy players that show how far the net has come."""

    name: str
    seats: int
    options: dict[str, Any]
    earlier: bool = False  # against the net of an early minute


@dataclass(frozen=True)
class Subject:
    """A game, as a trainer sees it."""

    id: str
    method: str  # of `training.settings`
    kinds: list[list[int]]  # the options of the games that are played, as often as they stand here
    trials: tuple[Trial, ...]
    most: int  # moves of a decision
    steps: int  # decisions of a game (or hand) that are remembered
    # From what a game tells at its end: its slot, and what the end is worth to each seat.
    ends: Callable[[Sequence[int]], tuple[int, list[float]]] | None = None
    # Likewise, and how much of the win is each seat's.
    results: Callable[[Sequence[int]], tuple[int, list[float]]] | None = None
    trace: float = 0.95  # how far an end is seen back: the lambda of its returns
    fewest: int = 2  # seats

    def part(self, name: str) -> Any:
        """A module of `tenka.bots.<game>`: features, net_inputs, candidates, training_games."""
        return import_module(f"tenka.bots.{self.id}.{name}")

    @property
    def fields(self) -> tuple[int, int]:
        """How many numbers a state and a move have."""
        features = self.part("features")
        return features.STATE_FIELDS, features.MOVE_FIELDS

    @property
    def layouts(self) -> tuple[Layout, Layout]:
        layout = self.part("net_inputs")
        return layout.STATE, layout.MOVE


def _suntzu_ends(ended: Sequence[int]) -> tuple[int, list[float]]:
    slot, winners, marker = ended
    worth = worth_of_end(winners, marker)
    return slot, [worth, -worth]


def _suntzu_results(ended: Sequence[int]) -> tuple[int, list[float]]:
    slot, winners, _ = ended
    share = {1: 1.0, 2: 0.0}.get(winners, 0.5)
    return slot, [share, 1 - share]


def _shogun_ends(ended: Sequence[int]) -> tuple[int, list[float]]:
    slot, seats, winners, *scores = ended
    won = [(winners >> seat) & 1 for seat in range(seats)]
    points = np.array([score >> 6 for score in scores[:seats]], np.float64)
    found = []
    for seat in range(seats):
        share = won[seat] / sum(won)
        best_other = max(points[other] for other in range(seats) if other != seat)
        lead = float(np.tanh((points[seat] - best_other) / 12))
        # A win is 1, a loss as much as makes the sum nothing; a little for points beside it.
        result = (share * seats - 1) / (seats - 1)
        found.append(0.8 * result + 0.2 * lead)
    return slot, found


CHUHAN = Subject(
    "chuhan",
    "montecarlo",
    [[0], [1]],
    (
        Trial("greedy", 2, {"events": False}),
        Trial("greedy, events", 2, {"events": True}),
        Trial("earlier", 2, {}, earlier=True),
    ),
    most=96,
    steps=256,
)
SUNTZU = Subject(
    "suntzu",
    "policy",
    # [edition, warlords, events, beginner]
    [[edition, 1, events, 0] for edition in range(3) for events in (0, 0, 1, 1)]
    + [[edition, 0, events, 0] for edition in range(3) for events in (0, 1)][::2]
    + [[0, 0, 0, 1]],
    (
        Trial("greedy", 2, {}),
        *(
            Trial(f"greedy, {edition}", 2, {"edition": edition, "events": True})
            for edition in ("en", "hu", "pl")
        ),
        Trial("earlier", 2, {}, earlier=True),
    ),
    most=32,
    steps=400,
    ends=_suntzu_ends,
    results=_suntzu_results,
)
# [board, draft]: the Sun's preset set-up most often, since that is what is mostly played.
SHOGUN_BOARDS = ((0, 0), (0, 0), (0, 1), (1, 1))
SHOGUN = Subject(
    "shogun",
    "policy",
    # [seats, board, draft]
    [[seats, board, draft] for seats in (3, 4, 5) for board, draft in SHOGUN_BOARDS] + [[3, 0, 0]],
    (
        Trial("3 greedy", 4, {}),
        Trial("2 greedy", 3, {}),
        Trial("2 greedy, moon", 3, {"board": "moon"}),
        Trial("4 greedy", 5, {}),
        Trial("3 earlier", 4, {}, earlier=True),
    ),
    most=40,
    steps=640,
    ends=_shogun_ends,
    trace=0.98,
    fewest=3,
)
SUBJECTS = {subject.id: subject for subject in (CHUHAN, SUNTZU, SHOGUN)}


def array(written: bytes, width: int, kind: str = "<i8") -> NDArray[Any]:
    """What was told, as rows."""
    found: NDArray[Any] = np.frombuffer(written, kind)
    return found.reshape(-1, width) if width > 1 or kind == "<i8" else found
