"""A trained net, read from its file and asked with NumPy.

The same sums as `training/network.py`, which says what the layers are.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tenka.bots.learned.packing import Layout
from tenka.core.errors import TenkaError

Array = NDArray[np.float32]
LAYERS = ("s1", "s2", "s3", "join", "m1", "m2", "m3", "out", "worth")
BARE = "m1"  # the layer without a bias
ABOUT = "about_"


class BadWeights(TenkaError):
    """A file of weights that cannot be used, and why."""


@dataclass(frozen=True)
class Net:
    """The weights of each layer, (inputs, outputs), and what is told about how they were made."""

    weights: dict[str, Array]
    biases: dict[str, Array]
    about: dict[str, Any]
    state: Layout
    move: Layout

    def scores(self, states: NDArray[np.int64], moves: NDArray[np.int64]) -> tuple[Array, float]:
        """For one situation: the numbers of each move, and what the situation is worth."""
        seen = self.seen(states)
        return self.of_moves(seen, moves), float(self.worths(seen)[0])

    def seen(self, states: NDArray[np.int64]) -> Array:
        """What the trunk makes of each situation."""
        s = np.maximum(self._layer("s1", self.state.unpack(states)), 0)
        s = s + np.maximum(self._layer("s2", s), 0)
        found: Array = s + np.maximum(self._layer("s3", s), 0)
        return found

    def worths(self, seen: Array) -> Array:
        """What each situation is worth."""
        return self._layer("worth", seen)[:, 0]

    def of_moves(
        self, seen: Array, moves: NDArray[np.int64], of: NDArray[np.int64] | None = None
    ) -> Array:
        """The numbers of each move; `of` says in which of the situations, where there are more
        than one."""
        joined = self._layer("join", seen)
        if of is not None:
            joined = joined[of]
        m = np.maximum(joined + self.move.unpack(moves) @ self.weights[BARE], 0)
        m = m + np.maximum(self._layer("m2", m), 0)
        m = m + np.maximum(self._layer("m3", m), 0)
        return self._layer("out", m)

    def _layer(self, name: str, values: Array) -> Array:
        found: Array = values @ self.weights[name] + self.biases[name]
        return found


def read(path: Path, name: str, state: Layout, move: Layout) -> Net:
    """The net of a file, made for the layouts of that name; BadWeights if it is not."""
    arrays, about = read_arrays(path)
    if about.get("layout") != name:
        raise BadWeights(f"{path.name} is for {about.get('layout')!r}, and this is {name!r}")
    try:
        weights = {layer: _wide(arrays[f"{layer}.weight"].T) for layer in LAYERS}
        biases = {layer: _wide(arrays[f"{layer}.bias"]) for layer in LAYERS if layer != BARE}
    except KeyError as error:
        raise BadWeights(f"{path.name} has no {error}") from error
    if weights["s1"].shape[0] != state.size or weights[BARE].shape[0] != move.size:
        raise BadWeights(f"{path.name} has other features than {name!r}")
    return Net(weights, biases, about, state, move)


def read_arrays(path: Path) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """The arrays of a file, and what it tells about them."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
            arrays = {key: stored[key] for key in stored.files}
    except (OSError, ValueError, EOFError, BadZipFile, KeyError) as error:
        raise BadWeights(f"{path.name} cannot be read: {error}") from error
    told = [key for key in arrays if key.startswith(ABOUT)]
    return arrays, {key.removeprefix(ABOUT): arrays.pop(key).item() for key in told}


def _wide(values: NDArray[Any]) -> Array:
    return np.ascontiguousarray(values, np.float32)
