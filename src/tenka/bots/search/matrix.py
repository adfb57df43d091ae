"""Secret choices at the same time, as a matrix: how often to make each of them."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
ROUNDS: Final = 100


def mixed(worths: Floats, there: NDArray[np.bool_], rounds: int = ROUNDS) -> Floats:
    """How often to choose each row, so that a rival who knows that gains least by it.

    `worths[row, world, column]` is what the chooser gets; the rival knows the world, each is
    equally likely, and `there[world, column]` says which columns it has in it. Regret matching:
    each side chooses by what it has missed so far, and their averages come to the solution.
    """
    rows = len(worths)
    regrets, rivals = np.zeros(rows), np.zeros(there.shape)
    chosen = np.zeros(rows)
    any_row, any_column = np.full((1, rows), 1 / rows), there / there.sum(1, keepdims=True)
    row = any_row[0]
    for number in range(1, rounds + 1):
        column = _by(rivals, any_column)
        mine = np.tensordot(worths, column, 2) / len(there)
        regrets = np.maximum(regrets + mine - row @ mine, 0)
        row = _by(regrets[None], any_row)[0]
        theirs = -np.tensordot(row, worths, 1)
        missed = theirs - (column * theirs).sum(1, keepdims=True)
        rivals = np.where(there, np.maximum(rivals + missed, 0), 0)
        chosen += number * row  # late choices count more
    found: Floats = chosen / chosen.sum()
    return found


def _by(regrets: Floats, otherwise: Floats) -> Floats:
    """In each line as often as it is regretted; where nothing is, otherwise."""
    whole = regrets.sum(1, keepdims=True)
    found: Floats = np.where(whole > 0, regrets / np.where(whole > 0, whole, 1), otherwise)
    return found
