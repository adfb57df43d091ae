"""A small net with weights by a formula, as PyTorch and NumPy are given it."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenka.bots.learned.net import ABOUT
from tenka.bots.learned.packing import Layout, at_least, one_hot

NAME = "small-1"
STATE = Layout(one_hot(0, 0, 3, 8) + at_least(1, 4, 5, range(1, 9)) + one_hot(0, 40, 2, 4))
MOVE = Layout(at_least(0, 0, 4, range(1, 7)) + one_hot(1, 3, 2, 4))
TRUNK, HEAD, OUTPUTS = 16, 8, 2
SIZES = {
    "s1": (TRUNK, STATE.size), "s2": (TRUNK, TRUNK), "s3": (TRUNK, TRUNK), "join": (HEAD, TRUNK),
    "m1": (HEAD, MOVE.size), "m2": (HEAD, HEAD), "m3": (HEAD, HEAD), "out": (OUTPUTS, HEAD),
    "worth": (1, TRUNK),
}  # fmt: skip
STATES = np.array([[5 | (2 << 40), 6 << 4]])
MOVES = np.array([[n, n << 3] for n in range(7)])


def weights() -> dict[str, NDArray[np.float16]]:
    found: dict[str, NDArray[np.float16]] = {}
    for number, (name, size) in enumerate(SIZES.items()):
        values = np.sin(np.arange(size[0] * size[1]) * 1.7 + number).reshape(size) / 3
        found[f"{name}.weight"] = values.astype(np.float16)
        if name != "m1":
            found[f"{name}.bias"] = (np.cos(np.arange(size[0]) + number) / 5).astype(np.float16)
    return found


def write(path: Path, layout: str = NAME, **changed: Any) -> Path:
    """A file of these weights; changed ones instead, None leaves one out."""
    arrays: dict[str, Any] = {**weights(), **{k.replace("_", "."): v for k, v in changed.items()}}
    arrays = {key: value for key, value in arrays.items() if value is not None}
    with path.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays, **{ABOUT + "layout": np.array(layout)})
    return path
