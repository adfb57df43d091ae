"""Reduced games: the same rules, every deal, and what solvers make of it."""

from collections import Counter
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import tenka
import tenka.envs
from tenka.core.manifest import Deal
from tenka.envs.reduced import deals_of, reduced_games
from tenka.games.chuhan.reduced import CARDS

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")

from benchmarks.exploitability import of_all_alike, policy_of, solve  # noqa: E402
from tenka.envs.game_tree import Tree  # noqa: E402

REDUCED = reduced_games()
all_reduced = pytest.mark.parametrize("game_id", REDUCED)


@pytest.fixture(scope="module", params=REDUCED)
def tree(request: pytest.FixtureRequest) -> Tree:
    return tenka.envs.tree(request.param)


def test_every_split_of_the_cards_is_as_likely_as_it_is() -> None:
    """Against what the engine thinks possible: worlds dealt anew for a spectator."""
    deals = {_hands(deal.position): deal.weight for deal in deals_of("chuhan")}
    assert sum(deals.values()) == 120 * 35  # 3 of 10 cards, then 3 of 7
    state = tenka.game("chuhan").position(deals_of("chuhan")[0].position)
    dealt = Counter(
        _hands(state.redeal(None, tenka.FastChance(seed)).to_position()) for seed in range(8000)
    )
    assert set(dealt) <= set(deals)
    worst = max(deals, key=lambda hands: abs(dealt[hands] - 8000 * deals[hands] / 4200))
    assert abs(dealt[worst] - 8000 * deals[worst] / 4200) < 60


def _hands(position: Any) -> tuple[tuple[str, ...], ...]:
    first, second = position["hands"]
    assert sorted([*first, *second, *position["pile"]]) == sorted(CARDS)
    return tuple(sorted(first)), tuple(sorted(second))


@all_reduced
def test_every_environment_plays_them(game_id: str) -> None:
    games = tenka.envs.Vector(game_id, 16, seed=3, reduced=True)
    told, draw = games.reset(), np.random.default_rng(1)
    ends, first = 0, set()
    for _ in range(60):
        actions = (told.masks * draw.random(told.masks.shape)).argmax(1)
        told = games.step(actions, told)
        ends += int(told.dones.sum())
        first |= {row.tobytes() for row in told.observations[told.dones]}
    assert ends > 60
    assert len(first) > 3
    env = tenka.envs.gym(game_id, rivals="greedy", reduced=True)
    seen, _ = env.reset(seed=5)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    pyspiel.random_sim_test(tenka.envs.openspiel(game_id, reduced=True), 3, True, False)


def test_they_are_of_this_engine_and_end_with_it() -> None:
    """No game goes on into another hand or round: what chance would deal there is not listed."""
    for game_id, of in (("chuhan", "hand_no"), ("suntzu", "round")):
        encoding = tenka.envs.encoding(game_id, reduced=True)
        for seed in range(100):
            state = encoding.new_state(seed)
            before = state.to_position()[of]
            state.playout(tenka.FastChance(seed))
            assert state.outcome is not None
            assert state.to_position()[of] == before


def test_the_tree_is_the_game_that_openspiel_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game that is small enough to be walked by Python's states."""
    around = {"scores": [28, 28], "writs": [3, 3]}
    cards = (["7", "lyu_zhi"], ["1", "han_xin"], ["1", "4"])
    deals = tuple(
        Deal(n + 1, {**around, "hands": [first, second], "pile": ["1", "1", "4", "8"]})
        for n, (first, second) in enumerate(pairwise([*cards, cards[0], cards[2], cards[1]]))
    )
    monkeypatch.setattr("tenka.envs.game_encoding.deals_of", lambda game_id: deals)
    small = Tree(tenka.envs.encoding("chuhan", reduced=True))
    stepped = pyspiel.load_game("python_tenka_chuhan(reduced=True)")
    assert len(stepped.new_initial_state().chance_outcomes()) == 5
    alike = pyspiel.exploitability(stepped, pyspiel.UniformPolicy())
    assert alike == pytest.approx(of_all_alike(small))
    assert alike > 0.05


def test_cfr_plus_solves_them(tree: Tree) -> None:
    """How long it takes is no matter of tests; that it gets there soon is."""
    iterations, share = solve(tree)
    assert share <= 0.02
    assert iterations <= 100


def test_neither_seat_has_won_beforehand(tree: Tree) -> None:
    solver = pyspiel.CFRPlusSolver(tree.game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    table = solver.tabular_average_policy().policy_table()
    start = tree.game.new_initial_state()
    best = [pyspiel.TabularBestResponse(tree.game, seat, table) for seat in range(2)]
    assert max(answer.value_from_state(start) for answer in best) < 0.8
    assert any(0.1 < chance < 0.9 for moves in table.values() for _, chance in moves)


def test_a_policy_is_played_as_it_was_said(tree: Tree) -> None:
    """Whoever plays always the first move is known by what the best answers win against it."""
    asked = []

    def first(decision: Any) -> list[float]:
        asked.append(decision.name)
        assert [decision.state.text(n) for n in decision.state.legal(decision.seat)] == sorted(
            decision.moves
        )
        return [1.0] + [0.0] * (len(decision.moves) - 1)

    policy = tree.policy(first)
    assert 0 < len(asked) < len(tree.decisions)
    state = tree.game.new_initial_state()
    draw = np.random.default_rng(3)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(draw.choice(state.legal_actions())))
            continue
        chances = policy.action_probabilities(state)
        played = max(chances, key=lambda action: chances[action])
        name = state.information_state_string().rpartition("-")[2]
        assert state.action_to_string(played) == tree.decisions[name].moves[0]
        state.apply_action(played)


def test_a_bot_is_measured(tree: Tree) -> None:
    share = pyspiel.exploitability(tree.game, policy_of("greedy", tree, 1)) / of_all_alike(tree)
    assert 0.05 < share < 2


def test_what_cannot_be_reduced() -> None:
    with pytest.raises(tenka.BadOption, match="shogun has no reduced game; there are: chuhan"):
        tenka.envs.tree("shogun")
    with pytest.raises(tenka.BadOption, match="reduced is True or False, not 2"):
        tenka.envs.encoding("chuhan", reduced=2)
    with pytest.raises(tenka.BadPosition, match="events"):
        tenka.envs.tree("suntzu", events=True)
