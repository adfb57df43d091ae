"""OpenSpiel's games pass the test that it brings along, and tell no player too much."""

import numpy as np
import pytest

import tenka
import tenka.envs
from tests.envs.kinds import CHUHAN_EVENTS, SHOGUN, SUNTZU, Kind

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")


@pytest.mark.parametrize("kind", [CHUHAN_EVENTS, SUNTZU, SHOGUN], ids=str)
def test_openspiel(kind: Kind) -> None:
    game = tenka.envs.openspiel(kind.game_id, **kind.chosen, deals=8, remembered=1)
    pyspiel.random_sim_test(game, 1, True, False)


def test_openspiel_knows_the_games_by_name() -> None:
    tenka.envs.openspiel("chuhan")
    game = pyspiel.load_game("python_tenka_shogun(seats=4,board=moon)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == game.max_chance_outcomes() == 1024
    state.apply_action(3)
    assert state.action_to_string(state.legal_actions()[0]).startswith("draft")
    moon = tenka.envs.encoding("shogun", seats=4, board="moon")
    expected, _ = moon.observe(tenka.game("shogun").new(4, 3, board="moon"), 1)
    assert state.observation_tensor(1) == expected.tolist()
    with pytest.raises(ValueError, match="deals"):
        tenka.envs.openspiel("chuhan", deals=0)


def test_openspiel_tells_a_player_only_what_it_has_seen() -> None:
    game = tenka.envs.openspiel("suntzu", warlords=False)
    state = game.new_initial_state()
    state.apply_action(5)
    other = state.clone()
    first, second = state.legal_actions()[:2]
    state.apply_action(first)
    other.apply_action(second)
    assert state.information_state_string(0) != other.information_state_string(0)
    for told in ("information_state_string", "observation_string"):
        assert getattr(state, told)(1) == getattr(other, told)(1)
    assert state.observation_tensor(1) == other.observation_tensor(1)
    assert '"journal"' in state.information_state_string(0)


@pytest.mark.parametrize("game_id", ["chuhan", "suntzu"])
def test_in_a_reduced_game_the_tensor_tells_as_much_as_the_text(game_id: str) -> None:
    game = tenka.envs.openspiel(game_id, reduced=True)
    texts: dict[bytes, str] = {}
    tensors: dict[str, bytes] = {}
    draw = np.random.default_rng(8)
    for _ in range(100):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                text = state.information_state_string(player)
                tensor = np.array(state.information_state_tensor(player), np.int8).tobytes()
                assert texts.setdefault(tensor, text) == text
                assert tensors.setdefault(text, tensor) == tensor
            state.apply_action(int(draw.choice(state.legal_actions())))
    assert len(texts) > 45


def test_the_tensor_has_the_last_decisions_of_its_player() -> None:
    game = tenka.envs.openspiel("chuhan", remembered=2)
    encoding = tenka.envs.encoding("chuhan")
    size, actions = encoding.size, encoding.actions
    state = game.new_initial_state()
    state.apply_action(7)
    made: list[list[tuple[list[float], int]]] = [[], []]
    for _ in range(12):
        player, action = state.current_player(), state.legal_actions()[0]
        made[player].insert(0, (state.observation_tensor(player), action))
        state.apply_action(action)
    assert min(map(len, made)) > 2
    for player in range(2):
        tensor = state.information_state_tensor(player)
        assert tensor[:size] == state.observation_tensor(player)
        seen, done = np.split(np.array(tensor[size:]), [2 * size])
        for at, (saw, did) in enumerate(made[player][:2]):
            assert seen.reshape(2, size)[at].tolist() == saw
            assert np.flatnonzero(done.reshape(2, actions)[at]).tolist() == [did]


def test_what_a_game_cannot_be_made_of() -> None:
    with pytest.raises(tenka.BadOption, match="no option 'cards'"):
        tenka.envs.openspiel("chuhan", cards=3)
    with pytest.raises(ValueError, match="remembered"):
        tenka.envs.openspiel("chuhan", remembered=0)
    with pytest.raises(tenka.BadSeat):
        tenka.envs.openspiel("shogun", seats=2)
