"""OpenSpiel's games: `pyspiel.load_game("python_tenka_chuhan")` once this is imported.

Chance is sampled: one chance node at the start draws one of `deals` seeds, and all that is dealt,
drawn and thrown later follows from it, unseen by the players. Of a reduced game it has all deals,
so chance is exact. Seats that decide at once do so one after the other, unseen as well.
"""

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import tenka.games
from tenka.core.contract import Game
from tenka.envs.game_encoding import REDUCED, Encoding, encoded_games, encoding_of
from tenka.envs.stepping.one_game import NOBODY, OneGame

LONGEST = 20_000  # steps; no game has a limit by its rules, and none came near it
FROM_OTHERS = "default"  # an option whose default depends on others

Step = tuple[int, bytes, int]  # who decided, what it saw, what it did


class TenkaGame(pyspiel.Game):
    """A game of Tenka for OpenSpiel."""

    def __init__(self, game_id: str, params: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(game_id), **(params or {})}
        deals = given.pop("deals")
        self.remembered = given.pop("remembered")
        seats = given.pop("seats")
        options = {name: value for name, value in given.items() if value != FROM_OTHERS}
        self.encoding = encoding_of(game_id, seats, options)
        weights = [deal.weight for deal in self.encoding.deals] or [1] * deals
        self.deals = [(number, weight / sum(weights)) for number, weight in enumerate(weights)]
        zero_sum = _is_zero_sum(game_id)
        super().__init__(
            _type_of(game_id),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.actions,
                max_chance_outcomes=len(self.deals),
                num_players=seats,
                min_utility=-1.0 if zero_sum else 0.0,
                max_utility=1.0,
                utility_sum=0.0 if zero_sum else 1.0,
                max_game_length=LONGEST,
            ),
            dict(params or {}),
        )

    def new_initial_state(self) -> "TenkaState":
        return TenkaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"an observer has no parameters, and got {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoding, recall, self.remembered)


class Play:
    """A game that is dealt, such as OpenSpiel copies and pickles it."""

    def __init__(self, encoding: Encoding, game: OneGame, steps: tuple[Step, ...] = ()) -> None:
        self.encoding = encoding
        self.game = game
        self.steps = steps  # all that were made

    def play(self, number: int) -> None:
        mover = self.game.mover()
        seen, _ = self.encoding.look(self.game, mover)
        self.steps = (*self.steps, (mover, seen.tobytes(), number))
        self.game.play(mover, number)

    def __deepcopy__(self, memo: object) -> "Play":
        return Play(self.encoding, self.game.copy(), self.steps)


class TenkaState(pyspiel.State):
    """A game in play."""

    def __init__(self, game: TenkaGame) -> None:
        super().__init__(game)
        self.dealt: Play | None = None

    def current_player(self) -> int:
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.dealt.game.mover()
        return int(pyspiel.PlayerId.TERMINAL) if mover == NOBODY else mover

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.dealt is None else sorted(self.dealt.game.numbers(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found: list[tuple[int, float]] = self.get_game().deals
        return found

    def _apply_action(self, action: int) -> None:
        if self.dealt is not None:
            self.dealt.play(action)
            return
        encoding: Encoding = self.get_game().encoding
        deal = encoding.dealt if encoding.deals else encoding.new_state
        game = encoding.new_game()
        game.take_state(deal(action, journal=True))
        self.dealt = Play(encoding, game)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        text: str = self.get_game().encoding.text(action)
        return text

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.dealt.game.mover() == NOBODY

    def returns(self) -> list[float]:
        if self.dealt is None or not self.is_terminal():
            return [0.0] * int(self.get_game().num_players())
        return self.dealt.game.utilities()

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """What a player sees, as numbers and as text. With perfect recall the text has also all that
    the player has seen happen, and the numbers its last decisions: what it saw, what it did."""

    def __init__(self, encoding: Encoding, recall: bool, remembered: int) -> None:
        self.encoding = encoding
        self.recall = recall
        steps = remembered if recall else 0
        parts: dict[str, tuple[int, ...]] = {"observation": (encoding.size,)}
        if recall:
            # The last decision comes first.
            parts |= {"seen": (steps, encoding.size), "done": (steps, encoding.actions)}
        ends = np.cumsum([np.prod(shape) for shape in parts.values()])
        self.tensor = np.zeros(ends[-1], np.float32)
        self.dict = {
            name: part.reshape(shape)
            for (name, shape), part in zip(
                parts.items(), np.split(self.tensor, ends[:-1]), strict=True
            )
        }

    def set_from(self, state: TenkaState, player: int) -> None:
        self.tensor.fill(0)
        if state.dealt is None:
            return
        self.dict["observation"][:] = self.encoding.look(state.dealt.game, player)[0]
        if self.recall:
            own = (step for step in reversed(state.dealt.steps) if step[0] == player)
            for (_, saw, did), seen, done in zip(
                own, self.dict["seen"], self.dict["done"], strict=False
            ):
                seen[:] = np.frombuffer(saw, np.int8)
                done[did] = 1

    def string_from(self, state: TenkaState, player: int) -> str:
        return "" if state.dealt is None else told(state.dealt.game, player, self.recall)


def told(game: OneGame, player: int, recall: bool) -> str:
    """What a player sees, as text; with recall it is the player's information state."""
    state = game.state_now()
    seen = {"view": state.view(player), "begun": game.begun(player)}
    if recall:
        seen["journal"] = state.journal(player)
    return json.dumps(seen, sort_keys=True)


def load(encoding: Encoding, deals: int, remembered: int) -> Any:
    """The game of an encoding, as OpenSpiel loads it."""
    for name, number in (("deals", deals), ("remembered", remembered)):
        if type(number) is not int or number < 1:
            raise ValueError(f"{name} is a whole number from 1 on, not {number!r}")
    beside = {"seats": encoding.seats, "deals": deals, "remembered": remembered}
    params = {**beside, **encoding.options}
    return pyspiel.load_game(f"python_tenka_{encoding.game_id}", params)


def _parameters(game_id: str) -> dict[str, Any]:
    """What can be chosen, with defaults."""
    game = tenka.games.game(game_id)
    defaults = {name: option.default for name, option in game.options.items()}
    return {
        "seats": game.seats[0],
        "deals": 1024,
        "remembered": 8,
        REDUCED: False,
        **{name: FROM_OTHERS if value is None else value for name, value in defaults.items()},
    }


def _is_zero_sum(game_id: str) -> bool:
    """In the others the winners share 1."""
    game: Game = tenka.games.game(game_id)
    return game.seats == (2,)


def _type_of(game_id: str) -> Any:
    game = tenka.games.game(game_id)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_tenka_{game_id}",
        long_name=f"Tenka: {game_id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if _is_zero_sum(game_id) else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game_id),
    )


def _class_of(id: str) -> type[TenkaGame]:
    """OpenSpiel makes a game of its parameters alone."""

    class OneTenkaGame(TenkaGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(id, params)

    return OneTenkaGame


for _id in encoded_games():
    pyspiel.register_game(_type_of(_id), _class_of(_id))
