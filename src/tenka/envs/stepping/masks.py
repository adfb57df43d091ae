"""What may be done, as one byte for each action."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from tenka.envs.stepping.one_game import WAIT


class Masks:
    """Masks, one after the other: 1 for each number that may be chosen, 0 for the others."""

    def __init__(self, actions: i64, rows: i64) -> None:
        self.actions: i64 = actions
        self.chosen_from: list[list[int]] = [[] for _ in range(rows)]
        self.written = vec[u8]([0] * (rows * actions))

    def write(self, row: i64, numbers: list[int]) -> None:
        """A row for these numbers; who has none of them may wait."""
        start = row * self.actions
        written = self.written
        for number in self.chosen_from[row]:
            written[start + number] = 0
        chosen_from = numbers or [WAIT]
        for number in chosen_from:
            written[start + number] = 1
        self.chosen_from[row] = chosen_from
