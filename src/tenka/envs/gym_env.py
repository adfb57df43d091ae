"""A Gymnasium environment: one seat learns, the others are bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium

from tenka.bots.registry import Bot, bot, seconds_of
from tenka.core.budget import Budget
from tenka.core.chance import FastChance
from tenka.core.errors import BadOption
from tenka.core.perspective import Perspective
from tenka.envs.game_encoding import Encoding
from tenka.envs.spaces import LegalActions, Seen, observation_space, seed_of, seen_by
from tenka.envs.stepping.one_game import NOBODY

Rival = str | Bot


class GymEnv(gymnasium.Env[Seen, Any]):
    """A game from one seat. Rivals are names of bots, or bots of your own; one for each other seat
    in their order, or one for all of them."""

    def __init__(self, encoding: Encoding, seat: int, rivals: Rival | Sequence[Rival]) -> None:
        encoding.check_seat(seat)
        self.encoding = encoding
        self.seat = seat
        others = [other for other in range(encoding.seats) if other != seat]
        single = isinstance(rivals, str) or not isinstance(rivals, Sequence)
        each = [rivals] * len(others) if single else list(rivals)  # type: ignore[arg-type]
        if len(each) != len(others):
            raise BadOption(f"{len(each)} rivals for {len(others)} other seats")
        self.rivals: dict[int, Any] = dict(zip(others, each, strict=True))
        self.metadata = {"render_modes": []}
        self.observation_space: Any = observation_space(encoding)
        self.game = encoding.new_game()
        self._begin(0)
        self.action_space = LegalActions(encoding, self.game, seat)

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy, whose actions are those of its own game."""
        self.__dict__.update(kept)
        draw = self.action_space.np_random
        self.action_space = LegalActions(self.encoding, self.game, self.seat, draw)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(seed_of(self.np_random) if seed is None else seed)
        self._rivals_play()
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self.game.play(self.seat, self.encoding.check(self.game, self.seat, action))
        self._rivals_play()
        over = self.game.mover() == NOBODY
        reward = self.game.utilities()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {}

    def _begin(self, seed: int) -> None:
        self.game.begin(seed)
        self._draws = FastChance(seed).draws("rivals")
        self._bots = {seat: self._bot_of(rival) for seat, rival in self.rivals.items()}

    def _bot_of(self, rival: Rival) -> tuple[Bot, float]:
        if not isinstance(rival, str):
            return rival, seconds_of("", self.encoding.game_id)
        chance = FastChance(self._draws.word())
        game_id = self.encoding.game_id
        return bot(rival, game_id, chance), seconds_of(rival, game_id)

    def _rivals_play(self) -> None:
        """Until the seat that learns owes a decision, or the game is over."""
        state = self.game.state_now()
        if self.seat in state.turn:  # perhaps with a move that is made in parts
            return
        while state.turn and self.seat not in state.turn:
            other = state.turn[0]
            player, seconds = self._bots[other]
            chance = FastChance(self._draws.word())
            sight = Perspective(state, other, chance, budget=Budget(seconds=seconds))
            state.apply(other, player.choose(sight))
        self.game.take_state(state)  # what it remembers of the state is from before

    def _seen(self) -> Seen:
        return seen_by(self.encoding, self.game, self.seat)
