"""PettingZoo's parallel environments: all seats act at once, and who owes nothing waits."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from tenka.envs.errors import BadAction
from tenka.envs.game_encoding import Encoding
from tenka.envs.spaces import Seen
from tenka.envs.stepping.one_game import WAIT
from tenka.envs.zoo import Seats

Told = dict[str, Any]


class AtOnceEnv(Seats, ParallelEnv[str, Seen, Any]):
    """A game, all seats at once."""

    def __init__(self, encoding: Encoding, max_cycles: int | None = None) -> None:
        Seats.__init__(self, encoding, max_cycles)
        self.metadata = self.metadata_of("parallel")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Told]:
        self.begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        for seat, number in self._checked(actions).items():
            self.game.play(seat, number)
        self.cycles += 1
        agents = self.agents
        seen, rewards = self._seen(), self.utilities()
        over, cut_off = self.is_over(), self.is_cut_off()
        if over or cut_off:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def _checked(self, actions: Mapping[str, Any]) -> dict[int, int]:
        """What each seat that owes a decision does, before anything has changed."""
        if set(actions) != set(self.agents):
            raise BadAction(f"actions are wanted of {self.agents}, not of {list(actions)}")
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            if self.game.numbers(seat):
                found[seat] = self.encoding.check(self.game, seat, actions[agent])
            elif actions[agent] != WAIT:
                raise BadAction(f"{agent} owes nothing now and may only wait ({WAIT})")
        return found

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}
