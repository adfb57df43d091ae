"""The spaces of an environment, as Gymnasium and PettingZoo know them."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from tenka.envs.game_encoding import Bytes, Encoding
from tenka.envs.stepping.one_game import OneGame

Seen = dict[str, Bytes]


class LegalActions(Discrete):
    """All actions; without a mask a sample is one of those that are legal now.

    Copied or sent to another process it is without its game, and so a plain space of all actions.
    """

    def __init__(
        self,
        encoding: Encoding,
        game: OneGame,
        seat: int,
        draw: np.random.Generator | None = None,
    ) -> None:
        super().__init__(encoding.actions, draw)
        self._encoding = encoding
        self._game = game
        self._seat = seat

    def sample(
        self, mask: NDArray[Any] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        if mask is None and probability is None:
            _, mask = self._encoding.look(self._game, self._seat)
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        return Discrete, (int(self.n), self._np_random)


def observation_space(encoding: Encoding) -> Dict:
    return Dict(
        {
            "observation": Box(0, 1, (encoding.size,), np.int8),
            "action_mask": Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def seen_by(encoding: Encoding, game: OneGame, seat: int) -> Seen:
    observation, mask = encoding.look(game, seat)
    return {"observation": observation, "action_mask": mask}


def seed_of(draw: np.random.Generator) -> int:
    """The seed of a game for which none was given."""
    return int(draw.integers(1 << 62))
