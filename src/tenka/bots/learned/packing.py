"""From whole numbers to a net's features, by a table: each feature asks one thing of some bits.

A feature is (field, shift, bits, value, at_least): do the bits of that field equal the value, or
are they at least that? The same table is read here with NumPy and in training with PyTorch.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

Feature = tuple[int, int, int, int, bool]


def one_hot(field: int, shift: int, bits: int, values: int) -> list[Feature]:
    """Is it 0, is it 1, ..."""
    return [(field, shift, bits, value, False) for value in range(values)]


def at_least(field: int, shift: int, bits: int, levels: Iterable[int]) -> list[Feature]:
    """Is it so much, or more?"""
    return [(field, shift, bits, level, True) for level in levels]


class Layout:
    """The features of a state, or of a move."""

    def __init__(self, features: list[Feature]) -> None:
        # Those that ask for equality first: so each half is one comparison.
        ordered = sorted(features, key=lambda feature: feature[4])
        self.field = np.array([feature[0] for feature in ordered])
        self.shift = np.array([feature[1] for feature in ordered])
        self.mask = np.array([(1 << feature[2]) - 1 for feature in ordered])
        self.value = np.array([feature[3] for feature in ordered])
        self.equal = sum(not feature[4] for feature in ordered)
        self.fields = 1 + max(feature[0] for feature in ordered)
        self.size = len(ordered)

    def unpack(self, rows: NDArray[np.int64]) -> NDArray[np.float32]:
        """Rows of numbers to rows of features, 0 or 1."""
        asked = (rows[:, self.field] >> self.shift) & self.mask
        found = np.empty(asked.shape, np.float32)
        first = self.equal
        np.equal(asked[:, :first], self.value[:first], out=found[:, :first], casting="unsafe")
        np.greater_equal(
            asked[:, first:], self.value[first:], out=found[:, first:], casting="unsafe"
        )
        return found
