"""What both kinds of PettingZoo environments have in common."""

from typing import Any

import numpy as np
from gymnasium.utils import seeding

from tenka.envs.game_encoding import Encoding
from tenka.envs.spaces import LegalActions, Seen, observation_space, seed_of, seen_by
from tenka.envs.stepping.one_game import NOBODY


class Seats:
    """A game and its agents: `seat_0`, `seat_1`, ..."""

    def __init__(self, encoding: Encoding, max_cycles: int | None) -> None:
        self.encoding = encoding
        self.max_cycles = max_cycles
        self.game = encoding.new_game()
        self.game.begin(0)
        self.possible_agents = [f"seat_{seat}" for seat in range(encoding.seats)]
        self.agents: list[str] = []
        self.cycles = 0
        self.render_mode = None
        self._draw: np.random.Generator | None = None
        self._observation_space = observation_space(encoding)
        self._action_spaces = {
            agent: LegalActions(encoding, self.game, seat)
            for seat, agent in enumerate(self.possible_agents)
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy, whose spaces are of its own game."""
        self.__dict__.update(kept)
        self._action_spaces = {
            agent: LegalActions(self.encoding, self.game, self.seat_of(agent), space.np_random)
            for agent, space in self._action_spaces.items()
        }

    def begin(self, seed: int | None) -> None:
        """A new game: that of the seed, as `tenka.game(...).new(seed=seed)` would deal it."""
        if seed is not None or self._draw is None:
            self._draw, _ = seeding.np_random(seed)
        self.game.begin(seed_of(self._draw) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> LegalActions:
        return self._action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Seen:
        return seen_by(self.encoding, self.game, self.seat_of(agent))

    def utilities(self) -> dict[str, float]:
        """What each agent gets for the last step: nothing before the end."""
        if self.game.mover() != NOBODY:
            return dict.fromkeys(self.possible_agents, 0.0)
        return dict(zip(self.possible_agents, self.game.utilities(), strict=True))

    def is_over(self) -> bool:
        return self.game.mover() == NOBODY

    def is_cut_off(self) -> bool:
        return not self.is_over() and self.max_cycles is not None and self.cycles >= self.max_cycles

    def metadata_of(self, kind: str) -> dict[str, Any]:
        name = f"tenka_{self.encoding.version}_{kind}"
        return {"name": name, "render_modes": [], "is_parallelizable": False}

    def render(self) -> None:
        """Nothing is drawn: `tenka play` and the server show games."""

    def close(self) -> None:
        """Nothing is held."""
