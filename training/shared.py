"""Memory that forked processes share: arrays, questions to the net, samples for the learner."""

import mmap
import time
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

IDLE, ASKED, ANSWERED = 0, 1, 2
PAUSE = 0.0001


def shared(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """An array of zeros; made before a process is forked, it is the same one in both."""
    count = int(np.prod(shape))
    size = max(count * np.dtype(dtype).itemsize, mmap.PAGESIZE)
    return np.frombuffer(mmap.mmap(-1, size), dtype=dtype, count=count).reshape(shape)


class Channel:
    """A batch of decisions on its way to the net, and the picks on their way back."""

    def __init__(
        self, games: int, most: int, fields: tuple[int, int], *, explores: bool = True
    ) -> None:
        state_fields, move_fields = fields
        self.explores = explores
        self.flag = shared((1,), np.int32)
        self.size = shared((2,), np.int64)  # decisions, moves
        self.states = shared((games, state_fields), np.int64)
        self.moves = shared((games * most, move_fields), np.int64)
        self.counts = shared((games,), np.int32)
        self.frozen = shared((games,), np.int8)  # whose decision: 0 the learner's, or a rival net's
        self.picks = shared((games,), np.int32)
        self.beliefs = shared((games, 2), np.float32)  # log probability of the pick, value

    def ask(
        self, states: NDArray[np.int64], moves: NDArray[np.int64], counts: NDArray[np.int32]
    ) -> None:
        self.states[: len(states)] = states
        self.moves[: len(moves)] = moves
        self.counts[: len(counts)] = counts
        self.size[:] = len(states), len(moves)
        self.flag[0] = ASKED

    def wait(self, stop: NDArray[np.int32]) -> bool:
        """Wait for the answer; False if there will be none."""
        while self.flag[0] != ANSWERED:
            if stop[0]:
                return False
            time.sleep(PAUSE)
        return True


class Ring:
    """Samples, rows of whole numbers, from one actor to the learner."""

    def __init__(self, length: int, width: int) -> None:
        self.rows = shared((length, width), np.int64)
        self.at = shared((2,), np.int64)  # written, read

    def push(self, rows: NDArray[np.int64]) -> None:
        """Add rows; while the learner is far behind they are dropped."""
        written, read = self.at.tolist()
        length = len(self.rows)
        if len(rows) > length - (written - read):
            return
        self.rows[(written + np.arange(len(rows))) % length] = rows
        self.at[0] = written + len(rows)

    def pop(self) -> NDArray[np.int64]:
        """All rows that have come."""
        written, read = self.at.tolist()
        rows: NDArray[np.int64] = self.rows[np.arange(read, written) % len(self.rows)]
        self.at[1] = written
        return rows


class Weights:
    """The net's weights on their way from the learner to the server."""

    def __init__(self, count: int) -> None:
        self.values = shared((count,), np.float32)
        self.version = shared((1,), np.int64)  # odd while they are written

    def publish(self, values: NDArray[np.float32]) -> None:
        self.version[0] += 1
        self.values[:] = values
        self.version[0] += 1

    def newer(self, than: int) -> tuple[int, NDArray[np.float32]] | None:
        """Whole weights, if there are newer ones."""
        version = int(self.version[0])
        if version == than or version % 2:
            return None
        values = self.values.copy()
        return (version, values) if self.version[0] == version else None
