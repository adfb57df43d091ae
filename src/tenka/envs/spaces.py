"""The spaces of an environment, as Gymnasium and PettingZoo know them."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from tenka.envs.game_encoding import Bytes, Encoding
from tenka.envs.stepping.one_game import OneGame

Seen = dict[str, Bytes]


class LegalActions(Discrete):
    """All actions; without a mask a sample is one of those that are legal now."""

    def __init__(self, n: int, mask_now: Callable[[], Bytes]) -> None:
        super().__init__(n)
        self._mask_now = mask_now

    def sample(
        self, mask: NDArray[Any] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        if mask is None and probability is None:
            mask = self._mask_now()
        return super().sample(mask, probability)


def observation_space(encoding: Encoding) -> Dict:
    return Dict(
        {
            "observation": Box(0, 1, (encoding.size,), np.int8),
            "action_mask": Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def action_space(encoding: Encoding, game: OneGame, seat: int) -> LegalActions:
    return LegalActions(encoding.actions, lambda: encoding.look(game, seat)[1])


def seen_by(encoding: Encoding, game: OneGame, seat: int) -> Seen:
    observation, mask = encoding.look(game, seat)
    return {"observation": observation, "action_mask": mask}


def seed_of(draw: np.random.Generator) -> int:
    """The seed of a game for which none was given."""
    return int(draw.integers(1 << 62))
