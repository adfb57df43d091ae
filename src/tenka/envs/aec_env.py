"""PettingZoo's agent-environment cycle: one seat acts at a time.

Where several owe a decision at once, each makes its whole plan before the next one begins; nobody
sees of another's plan what the rules hide.
"""

from typing import Any

from pettingzoo import AECEnv

from tenka.envs.game_encoding import Encoding
from tenka.envs.spaces import Seen
from tenka.envs.zoo import Seats


class AecEnv(Seats, AECEnv[str, Seen, Any]):
    """A game, seat by seat."""

    def __init__(self, encoding: Encoding, max_cycles: int | None = None) -> None:
        Seats.__init__(self, encoding, max_cycles)
        self.metadata = self.metadata_of("aec")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.mover()]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of(agent)
        self.game.play(seat, self.encoding.check(self.game, seat, action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.utilities()
        if self.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.mover()]
            if self.is_cut_off():
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
