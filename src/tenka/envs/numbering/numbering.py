"""What a game's encoding is made of."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tenka.bots.learned.packing import Feature, Layout
from tenka.core.contract import State
from tenka.envs.names.part import Parts
from tenka.envs.stepping.one_game import OneGame


class MoveFeatures(Protocol):
    """A module that tells what each legal action is like, beside its number."""

    NAMES: tuple[str, ...]

    def features_of_moves(self, game: Any, seat: int) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
        """The numbers of a seat's legal actions, ascending, and a row of features for each."""


@dataclass(frozen=True)
class Numbering:
    """Where a game's numbers come from."""

    game: Callable[[Callable[[int], State], int], OneGame]  # one that is played by numbers
    texts: Sequence[str]  # the moves, or parts of them, by their numbers
    layout: Layout  # of what a seat sees
    extra: Sequence[Feature]  # what it sees beside that
    parts: Parts  # the names of both
    # So many numbers are used with these options; the others come after them.
    used: Callable[[Mapping[str, Any]], int]
    moves: MoveFeatures | None = None
    version: int = 1  # another one whenever an action or an index changes its meaning
