"""A player by a trained net, for any game that has its features, layout and candidates."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from tenka.bots.learned.net import Net, read
from tenka.core.chance import Chance, Draws
from tenka.core.perspective import Perspective

WEIGHTS = Path(__file__).parent / "weights"
MOST = 160  # moves that are thought about


class Learned:
    """Plays the best move, or draws one: `heat` 0 is the best, 1 as it was trained to draw."""

    def __init__(self, chance: Chance, game_id: str, weights: str, heat: float) -> None:
        self.net = net_of(game_id, weights)
        self.heat = heat
        self.chance = chance
        self.made = 0
        parts = import_parts(game_id)
        self.observe, self.describe = parts["features"].observe, parts["features"].describe
        self.candidates = parts["candidates"].candidates
        self.fields = parts["features"].STATE_FIELDS, parts["features"].MOVE_FIELDS

    def choose(self, perspective: Perspective) -> int:
        """One of the legal moves."""
        self.made += 1
        draws = self.chance.draws(f"learned/{self.made}")
        moves, chances = self.chances(perspective, draws)
        if len(moves) == 1 or self.heat == 0:
            return moves[int(chances.argmax())]
        return moves[drawn(chances, draws)]

    def thought_out(self, perspective: Perspective, draws: Draws) -> tuple[int, ...]:
        """The moves of a whole decision that it most often makes, where it thinks one out as a
        whole; else none."""
        return ()

    def chances(
        self, perspective: Perspective, draws: Draws
    ) -> tuple[list[int], NDArray[np.float64]]:
        """The moves that are thought about, and how likely each is, compared with the others."""
        world: Any = perspective.dealt
        moves: list[int] = self.candidates(world, perspective.seat, MOST, draws)
        if len(moves) == 1:
            return moves, np.ones(1)
        states, told = BytesWriter(), BytesWriter()
        self.observe(world, perspective.seat, states)
        self.describe(world, perspective.seat, moves, told)
        scores, _ = self.net.scores(
            np.frombuffer(states.getvalue(), "<i8").reshape(1, self.fields[0]),
            np.frombuffer(told.getvalue(), "<i8").reshape(-1, self.fields[1]),
        )
        values = scores[:, 0].astype(np.float64)
        if self.heat == 0:
            return moves, np.eye(len(moves))[values.argmax()]
        return moves, np.exp((values - values.max()) / self.heat)


def drawn(chances: NDArray[np.float64], draws: Draws) -> int:
    """A place, drawn by how likely each is compared with the others."""
    at = np.searchsorted(chances.cumsum(), chances.sum() * draws.word() / 2**32, side="right")
    return min(int(at), len(chances) - 1)


@cache
def import_parts(game_id: str) -> dict[str, Any]:
    """The modules of what a player of the game knows."""
    names = ("features", "net_inputs", "candidates")
    return {name: import_module(f"tenka.bots.{game_id}.{name}") for name in names}


@cache
def net_of(game_id: str, weights: str) -> Net:
    """The net of a file of weights, read once."""
    layout = import_parts(game_id)["net_inputs"]
    return read(WEIGHTS / weights, layout.NAME, layout.STATE, layout.MOVE)
