"""What a game's net thinks of a seat's position, from what that seat can see and nothing else."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tenka.bots.learned.player import MOST, import_parts, net_of
from tenka.core.chance import FastChance
from tenka.core.contract import State

Floats = NDArray[np.float64]
SEEN_AT_ONCE = 2048  # moves that are asked together: more need more memory and are no quicker


class NetWorth:
    """A net, asked for many positions at once."""

    def __init__(self, game_id: str) -> None:
        parts = import_parts(game_id)
        self.net = net_of(game_id, f"{game_id}.npz")
        self.observe, self.describe = parts["features"].observe, parts["features"].describe
        self.candidates = parts["candidates"].candidates
        self.state_fields = parts["features"].STATE_FIELDS
        self.move_fields = parts["features"].MOVE_FIELDS

    def situations(self, looks: Sequence[tuple[State, int]]) -> Floats:
        """What the net expects at the end, for each state as a seat sees it."""
        return self.net.worths(self.net.seen(self._observed(looks))).astype(np.float64)

    def moves(self, looks: Sequence[tuple[State, int]]) -> list[tuple[list[int], Floats]]:
        """For each state, with a seat that is at turn: its moves that are thought about, and what
        the net says of each."""
        told = BytesWriter()
        counted: list[list[int]] = []
        for state, seat in looks:
            world: Any = state
            counted.append(self.candidates(world, seat, MOST, FastChance(0).draws("candidates")))
            self.describe(world, seat, counted[-1], told)
        numbers = [len(moves) for moves in counted]
        of = np.repeat(np.arange(len(looks)), numbers)
        rows = np.frombuffer(told.getvalue(), "<i8").reshape(-1, self.move_fields)
        seen = self.net.seen(self._observed(looks))
        found = np.concatenate(
            [
                self.net.of_moves(seen, rows[at : at + SEEN_AT_ONCE], of[at : at + SEEN_AT_ONCE])
                for at in range(0, len(rows), SEEN_AT_ONCE)
            ]
        )[:, 0].astype(np.float64)
        ends = np.cumsum(numbers)
        return [
            (moves, found[end - len(moves) : end])
            for moves, end in zip(counted, ends.tolist(), strict=True)
        ]

    def _observed(self, looks: Sequence[tuple[State, int]]) -> NDArray[np.int64]:
        written = BytesWriter()
        for state, seat in looks:
            world: Any = state
            self.observe(world, seat, written)
        return np.frombuffer(written.getvalue(), "<i8").reshape(-1, self.state_fields)
