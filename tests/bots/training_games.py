"""The games that a net can learn, as the tests of their numbers need them."""

import struct
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tenka.bots.decision_batch import DecisionBatch
from tenka.bots.learned.packing import Layout
from tenka.core.chance import Draws, FastChance

Part = tuple[int, int, int]  # a field of a row, the shift and the number of its bits


@dataclass(frozen=True)
class TrainingGame:
    """A game's modules under `tenka.bots`, and what is played in the tests."""

    id: str
    tables: tuple[tuple[int, dict[str, Any]], ...]  # seats and options
    kinds: tuple[tuple[int, ...], ...]  # the same, as `Games` takes them
    ends: int  # so many ends of games, or of hands, are played to see the features
    share: float  # of the features that random play has shown on and off by then
    rare: frozenset[Part] = frozenset()  # parts of a state that it does not show

    def __getattr__(self, name: str) -> Any:
        if name in ("features", "net_inputs", "training_games"):
            return import_module(f"tenka.bots.{self.id}.{name}")
        raise AttributeError(name)

    def observed(self, state: Any, seat: int) -> bytes:
        """What a seat sees, as bytes."""
        out = BytesWriter()
        self.features.observe(state, seat, out)
        return out.getvalue()

    def described(self, state: Any, seat: int) -> bytes:
        """Its moves, as bytes."""
        out = BytesWriter()
        self.features.describe(state, seat, state.legal(seat), out)
        return out.getvalue()

    def new_games(self, seeds: range) -> Any:
        return self.training_games.Games(list(seeds), [list(kind) for kind in self.kinds])


CHUHAN = TrainingGame(
    "chuhan",
    tables=((2, {}), (2, {"events": True})),
    kinds=((0,), (1,)),
    ends=2000,
    share=0.75,
    rare=frozenset({(7, 8, 1), (8, 10, 1)}),  # two single cards, where few cards ever lie
)
SHOGUN = TrainingGame(
    "shogun",
    tables=(
        (3, {"board": "sun", "setup": "preset"}),
        (3, {"board": "moon"}),
        (4, {"board": "sun", "setup": "draft"}),
        (5, {"board": "sun", "setup": "preset"}),
        (5, {"board": "moon"}),
    ),
    kinds=tuple((seats, *kind) for seats in (3, 4, 5) for kind in ((0, 0), (0, 1), (1, 1))),
    ends=60,
    share=0.99,
)
FRAMED_NEVER = ((0, 30), (1, 0), (6, 0), (6, 30))  # (field, shift) of sets of cards
SUNTZU = TrainingGame(
    "suntzu",
    tables=tuple(
        (2, {"edition": edition, "events": events})
        for edition in ("en", "hu", "pl")
        for events in (False, True)
    ),
    kinds=(
        *((edition, 1, events, 0) for edition in range(3) for events in (0, 1)),
        (0, 0, 0, 0),
        (1, 0, 0, 1),
    ),
    ends=400,
    share=0.7,
    # Framed cards are never removed, drawn or put under a deck; head_start is used at once.
    rare=frozenset(
        {
            *((field, start + 2 * card, 2) for field, start in FRAMED_NEVER for card in range(6)),
            (5, 7, 1),
        }
    ),
)
TRAINING_GAMES = (CHUHAN, SHOGUN, SUNTZU)


def numbers(rows: BytesWriter, fields: int) -> NDArray[np.int64]:
    return np.frombuffer(rows.getvalue(), "<i8").reshape(-1, fields)


def counts(told: DecisionBatch) -> list[int]:
    """How many moves each decision has."""
    return [n for (n,) in struct.iter_unpack("<i", told.counts.getvalue())]


def random_picks(told: DecisionBatch, draws: Draws) -> bytes:
    return b"".join(struct.pack("<i", draws.below(n)) for n in counts(told))


def some_draws(name: str) -> Draws:
    return FastChance(7).draws(name)


def part(layout: Layout, at: int) -> Part:
    """The bits that a feature asks."""
    return int(layout.field[at]), int(layout.shift[at]), int(layout.mask[at]).bit_length()
