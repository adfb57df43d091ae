"""What a game's net thinks of a seat's position, from what that seat can see and nothing else."""

from collections.abc import Hashable, Sequence
from typing import Any, TypeVar

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tenka.bots.learned.player import MOST, import_parts, net_of
from tenka.core.chance import FastChance
from tenka.core.contract import State

Floats = NDArray[np.float64]
Asked = TypeVar("Asked", bound=Hashable)
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
        different, places = _different([row.tobytes() for row in self._observed(looks)])
        rows = np.frombuffer(b"".join(different), "<i8").reshape(-1, self.state_fields)
        return self.net.worths(self.net.seen(rows)).astype(np.float64)[places]

    def moves(self, looks: Sequence[tuple[State, int]]) -> list[tuple[list[int], Floats]]:
        """For each state, with a seat that is at turn: its moves that are thought about, and what
        the net says of each."""
        counted: list[list[int]] = []
        asked: list[tuple[bytes, bytes]] = []  # what is seen, the moves
        for (state, seat), row in zip(looks, self._observed(looks), strict=True):
            world: Any = state
            told = BytesWriter()
            counted.append(self.candidates(world, seat, MOST, FastChance(0).draws("candidates")))
            self.describe(world, seat, counted[-1], told)
            asked.append((row.tobytes(), told.getvalue()))
        different, places = _different(asked)
        found = self._scores(different)
        return [(moves, found[place]) for moves, place in zip(counted, places, strict=True)]

    def _scores(self, asked: Sequence[tuple[bytes, bytes]]) -> list[Floats]:
        """What the net says of each move of each situation."""
        states = np.frombuffer(b"".join(seen for seen, _ in asked), "<i8")
        rows = np.frombuffer(b"".join(moves for _, moves in asked), "<i8")
        rows = rows.reshape(-1, self.move_fields)
        numbers = [len(moves) // (rows.itemsize * self.move_fields) for _, moves in asked]
        of = np.repeat(np.arange(len(asked)), numbers)
        seen = self.net.seen(states.reshape(-1, self.state_fields))
        found = np.concatenate(
            [
                self.net.of_moves(seen, rows[at : at + SEEN_AT_ONCE], of[at : at + SEEN_AT_ONCE])
                for at in range(0, len(rows), SEEN_AT_ONCE)
            ]
        )[:, 0].astype(np.float64)
        return np.split(found, np.cumsum(numbers)[:-1])

    def _observed(self, looks: Sequence[tuple[State, int]]) -> NDArray[np.int64]:
        written = BytesWriter()
        for state, seat in looks:
            world: Any = state
            self.observe(world, seat, written)
        return np.frombuffer(written.getvalue(), "<i8").reshape(-1, self.state_fields)


def _different(asked: Sequence[Asked]) -> tuple[list[Asked], list[int]]:
    """What is asked, each only once, and where among that the answer to each is found: many worlds
    look the same to a seat."""
    known: dict[Asked, int] = {}
    places = [known.setdefault(each, len(known)) for each in asked]
    return list(known), places
