"""The games that a net can learn, as the tests of their numbers need them."""

import struct
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tenka.bots.learned.packing import Feature, Layout
from tenka.bots.told import Told
from tenka.core.chance import Draws, FastChance


@dataclass(frozen=True)
class TrainingGame:
    """A game's modules under `tenka.bots`, and what is played in the tests."""

    id: str
    tables: tuple[tuple[int, dict[str, Any]], ...]  # seats and options
    kinds: tuple[tuple[int, ...], ...]  # the same, as `Games` takes them
    games: int  # until random play has shown all but the rare features
    rare: frozenset[Feature] = field(default_factory=frozenset)

    def __getattr__(self, name: str) -> Any:
        if name in ("features", "layout", "many"):
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
        return self.many.Games(list(seeds), [list(kind) for kind in self.kinds])


CHUHAN = TrainingGame(
    "chuhan",
    tables=((2, {}), (2, {"events": True})),
    kinds=((0,), (1,)),
    games=100,
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
    games=100,
)
TRAINING_GAMES = (CHUHAN, SHOGUN)


def numbers(rows: BytesWriter, fields: int) -> NDArray[np.int64]:
    return np.frombuffer(rows.getvalue(), "<i8").reshape(-1, fields)


def counts(told: Told) -> list[int]:
    """How many moves each decision has."""
    return [n for (n,) in struct.iter_unpack("<i", told.counts.getvalue())]


def random_picks(told: Told, draws: Draws) -> bytes:
    return b"".join(struct.pack("<i", draws.below(n)) for n in counts(told))


def some_draws(name: str) -> Draws:
    return FastChance(7).draws(name)


def feature(layout: Layout, at: int) -> Feature:
    """The feature that stands there, as `one_hot` and `at_least` make it."""
    bits = int(layout.mask[at]).bit_length()
    return (
        int(layout.field[at]),
        int(layout.shift[at]),
        bits,
        int(layout.value[at]),
        at >= layout.equal,
    )
