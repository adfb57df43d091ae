"""The environments pass the tests that PettingZoo and Gymnasium bring along."""

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils import parallel_to_aec

import tenka
import tenka.envs
from tenka.envs.stepping.one_game import NOBODY
from tests.envs.kinds import CHUHAN, CHUHAN_EVENTS, GAMES, KINDS, SHOGUN, SUNTZU, Kind
from tests.envs.reference import Reference

all_kinds = pytest.mark.parametrize("kind", KINDS, ids=str)
all_games = pytest.mark.parametrize("kind", GAMES, ids=str)


def aec(kind: Kind, **more: Any) -> Any:
    return tenka.envs.aec(kind.game_id, **kind.chosen, **more)


def parallel(kind: Kind, **more: Any) -> Any:
    return tenka.envs.parallel(kind.game_id, **kind.chosen, **more)


@all_kinds
@pytest.mark.filterwarnings("ignore:Observation space for each agent")  # as all that have a mask
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_aec(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(kind), num_cycles=150)
    seed_test(lambda: aec(kind), num_cycles=40)


@all_kinds
def test_parallel(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(parallel(kind), num_cycles=150)
    parallel_seed_test(lambda: parallel(kind), num_cycles=40)


@all_games
def test_max_cycles(kind: Kind) -> None:
    made = SimpleNamespace(
        parallel_env=lambda max_cycles: parallel(kind, max_cycles=max_cycles),
        env=lambda max_cycles: parallel_to_aec(parallel(kind, max_cycles=max_cycles)),
    )
    max_cycles_test(made)


def test_an_aec_game_is_cut_off_after_so_many_steps() -> None:
    env = aec(SUNTZU, max_cycles=7)
    env.reset(seed=1)
    for step in range(7):
        assert not any(env.truncations.values()), step
        env.step(env.action_space(env.agent_selection).sample())
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@all_kinds
def test_what_is_done_at_once_has_no_order(kind: Kind) -> None:
    """The same game, played by texts from the last seat to the first."""
    env, draw = parallel(kind), np.random.default_rng(2)
    seen, _ = env.reset(seed=4)
    reference = Reference(env.encoding, kind.state(4))
    together = 0
    rewards: dict[str, float] = {}
    while env.agents:
        assert env.game.state_now() == reference.state
        actions = {
            agent: int(draw.choice(np.flatnonzero(seen[agent]["action_mask"])))
            for agent in env.agents
        }
        turn = reference.state.turn
        together += len(turn) > 1
        assert turn == tuple(s for s, number in enumerate(actions.values()) if number != 0)
        seen, rewards, *_ = env.step(actions)
        for seat in reversed(turn):
            reference.play(seat, actions[f"seat_{seat}"])
    assert list(rewards.values()) == list(reference.state.outcome.utilities)
    assert together > 0 or kind.game_id == "chuhan"


def test_the_end_of_an_aec_game() -> None:
    env = aec(CHUHAN)
    env.reset(seed=2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else env.action_space(agent).sample())
    assert sorted(totals.values()) == [-1.0, 1.0]
    assert env.agents == []


@all_games
def test_an_action_outside_the_mask_changes_nothing(kind: Kind) -> None:
    env, at_once = aec(kind), parallel(kind)
    env.reset(seed=3)
    seen, _ = at_once.reset(seed=3)
    before = env.game.state_now().copy()
    legal = {agent: int(each["action_mask"].argmax()) for agent, each in seen.items()}
    last = at_once.possible_agents[-1]
    for bad in (0 if kind is not CHUHAN else 1, -1, 10**6, 1.0, "pass", None, True):
        with pytest.raises(tenka.envs.BadAction):
            env.step(bad)
        with pytest.raises(tenka.envs.BadAction):
            at_once.step({**legal, last: bad})
    for actions in ({}, {"seat_0": legal["seat_0"]}, {**legal, "seat_9": 0}):
        with pytest.raises(tenka.envs.BadAction, match="actions are wanted of"):
            at_once.step(actions)
    assert env.game.state_now() == at_once.game.state_now() == before


def drawn_step(env: Any) -> Any:
    """A step by samples of the spaces."""
    if hasattr(env, "agent_selection"):
        actions = env.action_space(env.agent_selection).sample()
    else:
        actions = {agent: env.action_space(agent).sample() for agent in env.agents}
    env.step(actions)
    return actions


@all_kinds
@pytest.mark.parametrize("make", [aec, parallel])
def test_a_copy_plays_on_as_the_environment_would(kind: Kind, make: Any) -> None:
    """Also in the middle of a move that is made in parts; each samples what is legal in its own."""
    env = make(kind)
    env.reset(seed=7)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    while not env.is_over():
        copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        for _ in range(20):
            if env.is_over():
                break
            drawn = drawn_step(env)
            for other in copies:
                assert drawn_step(other) == drawn
                assert other.game.state_now() == env.game.state_now()
                assert other.game.state_now() is not env.game.state_now()
        if env.cycles > 300:
            break


@all_games
def test_a_game_is_sent_with_what_has_been_begun(kind: Kind) -> None:
    game = kind.encoding().new_game()
    begun = 0
    for seed in range(8):
        game.begin(seed)
        draw = np.random.default_rng(seed)
        while game.mover() != NOBODY and begun < 3:
            seat = game.mover()
            numbers = game.numbers(seat)
            if game.begun(seat):
                begun += 1
                for other in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
                    assert other.begun(seat) == game.begun(seat)
                    assert other.numbers(seat) == numbers
            parts = [number for number in numbers if starts_a_move(game, seat, number)]
            game.play(seat, int(draw.choice(parts or numbers)))
    assert begun == (0 if kind.game_id == "suntzu" else 3)


def starts_a_move(game: Any, seat: int, number: int) -> bool:
    """Is it only a part of one?"""
    tried = game.copy()
    tried.play(seat, number)
    return bool(tried.begun(seat))


class TakeLegal(gymnasium.ActionWrapper[Any, Any, Any]):
    """Gymnasium's checker steps with an action that it drew before the reset."""

    def action(self, action: Any) -> Any:
        env: Any = self.unwrapped
        legal = env.game.numbers(env.seat)
        return action if action in legal else legal[0]


@all_kinds
def test_gym(kind: Kind) -> None:
    env = tenka.envs.gym(kind.game_id, **kind.chosen)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*different from the unwrapped version")
        check_env(TakeLegal(env), skip_render_check=True)


def test_a_gym_game_against_bots_to_its_end() -> None:
    class First:
        """A bot of one's own."""

        def choose(self, perspective: tenka.Perspective) -> int:
            return perspective.legal[0]

    rivals: Any
    for kind, seat, rivals in (
        (CHUHAN_EVENTS, 1, "greedy"),
        (SUNTZU, 0, First()),
        (SHOGUN, 2, ["random", First()]),
    ):
        env = tenka.envs.gym(kind.game_id, seat, rivals, **kind.chosen)
        env.action_space.seed(1)
        endings = []
        for _ in range(2):
            seen, _ = env.reset(seed=5)
            env.action_space.seed(1)
            over, reward, steps = False, 0.0, 0
            while not over:
                assert seat in env.game.state_now().turn
                assert reward == 0.0
                action = env.action_space.sample(seen["action_mask"])
                seen, reward, over, cut_off, _ = env.step(action)
                steps += 1
                assert not cut_off
            assert reward == env.game.state_now().outcome.utilities[seat]
            endings.append((reward, steps, seen["observation"].tobytes()))
            with pytest.raises(tenka.envs.BadAction, match="is over"):
                env.step(0)
        assert endings[0] == endings[1]


@all_kinds
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_gym_game_shows_is_what_there_is_now(kind: Kind, seat: int) -> None:
    """Also after rivals have moved: in Shogun they end a planning that the learner has seen."""
    env = tenka.envs.gym(kind.game_id, seat, "random", **kind.chosen)
    seen, _ = env.reset(seed=6)
    env.action_space.seed(2)
    over = False
    while not over:
        if not env.game.begun(seat):  # which is not in the state
            observation, mask = env.encoding.observe(env.game.state_now(), seat)
            assert np.array_equal(seen["observation"], observation)
            assert np.array_equal(seen["action_mask"], mask)
        seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))


@all_kinds
@pytest.mark.parametrize("rivals", ["novice", "greedy"])
def test_a_copy_of_a_gym_game_plays_on_as_it_would(kind: Kind, rivals: str) -> None:
    """With its bots and its chance, and independent of it; its actions are those of its game."""
    env = tenka.envs.gym(kind.game_id, rivals=rivals, **kind.chosen)
    env.reset(seed=3)
    env.action_space.seed(1)
    for _ in range(4):
        copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        for _ in range(6):
            action = env.action_space.sample()
            seen, reward, over, _, _ = env.step(action)
            for other in copies:
                assert other.action_space.sample() == action
                found, gained, ended, _, _ = other.step(action)
                assert (gained, ended) == (reward, over)
                assert np.array_equal(found["observation"], seen["observation"])
            if over:
                return


@all_games
def test_gym_games_side_by_side_in_processes_of_their_own(kind: Kind) -> None:
    def make() -> Any:
        return tenka.envs.gym(kind.game_id, **kind.chosen)

    games: Any = gymnasium.vector.AsyncVectorEnv([make] * 2)
    try:
        seen, _ = games.reset(seed=3)
        for number in range(2):
            alone, _ = make().reset(seed=3 + number)
            assert np.array_equal(seen["observation"][number], alone["observation"])
        games.step(seen["action_mask"].argmax(axis=1))
    finally:
        games.close()


@all_games
def test_a_copy_of_an_action_space_is_one_of_all_actions(kind: Kind) -> None:
    env = tenka.envs.gym(kind.game_id, **kind.chosen)
    env.action_space.seed(5)
    everything = np.ones(env.encoding.actions, np.int8)
    copies = [copy.deepcopy(env.action_space), pickle.loads(pickle.dumps(env.action_space))]
    drawn = env.action_space.sample(everything)
    for other in copies:
        assert other == env.action_space
        assert other.sample() == drawn
        assert len(pickle.dumps(other)) < 1000  # nothing of the game goes along


def test_what_a_gym_game_cannot_be_made_of() -> None:
    with pytest.raises(tenka.BadSeat, match="0 to 1"):
        tenka.envs.gym("chuhan", seat=2)
    with pytest.raises(tenka.BadOption, match="1 rivals for 2 other seats"):
        tenka.envs.gym("shogun", rivals=["greedy"])
    with pytest.raises(tenka.TenkaError, match="no bot 'nobody'"):
        tenka.envs.gym("chuhan", rivals="nobody")
    for make in (tenka.envs.aec, tenka.envs.parallel, tenka.envs.gym):
        with pytest.raises(tenka.BadOption, match="no option 'cards'"):
            make("chuhan", cards=3)
