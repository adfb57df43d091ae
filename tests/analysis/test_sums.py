"""What an analysis of a whole game tells, for each game: sums, order, the same again."""

import json
from collections.abc import Callable
from functools import cache

import pytest

import tenka
from tenka.analysis.analyse import analyse
from tenka.analysis.figures import Analysis
from tests.analysis.last_moves import SECRET, last_battles, last_hand, last_round

ENDINGS: dict[str, Callable[[], tenka.Record]] = {
    "chuhan": last_hand,
    "suntzu": last_round,
    "shogun": last_battles,
}
each_game = pytest.mark.parametrize("game_id", ENDINGS)


@cache
def ending(game_id: str) -> tuple[tenka.Record, Analysis]:
    record = ENDINGS[game_id]()
    return record, analyse(record)


@each_game
def test_start_decisions_and_luck_make_the_result(game_id: str) -> None:
    record, found = ending(game_id)
    assert record.outcome is not None
    for seat, balance in enumerate(found.balances):
        assert balance.result == (seat in record.outcome.winners) / len(record.outcome.winners)
        total = balance.start + balance.decisions + balance.luck
        assert total == pytest.approx(balance.result)
        assert sum(balance.causes.values()) == pytest.approx(balance.luck)
    assert sum(balance.luck for balance in found.balances) == pytest.approx(0, abs=1e-9)


@each_game
def test_decisions_are_the_skill_in_them(game_id: str) -> None:
    """One's own, less that of the others."""
    _, found = ending(game_id)
    for seat, balance in enumerate(found.balances):
        own = [step.skill for step in found.steps if step.seat == seat]
        others = [step.skill for step in found.steps if step.seat != seat]
        if found.seats == 2:
            assert balance.decisions == pytest.approx(sum(own) - sum(others))
        most = sum(own) + sum(max(0, -each) for each in others)
        least = sum(own) - sum(max(0, each) for each in others)
        assert least - 1e-9 <= balance.decisions <= most + 1e-9


@each_game
def test_chances_are_those_of_a_game(game_id: str) -> None:
    record, found = ending(game_id)
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in (*step.chances, step.chance))
    assert [move for step in found.steps for move in step.moves] == [
        text for _, text in record.moves()
    ]
    assert found.steps[-1].made == len(record.moves())
    assert found.steps[-1].chances == [balance.result for balance in found.balances]


@each_game
def test_the_three_moments_come_in_their_order(game_id: str) -> None:
    _, found = ending(game_id)
    assert found.moments == sorted(set(found.moments))
    assert 1 <= len(found.moments) <= 3
    costs = [step.cost for step in found.steps]
    if max(costs) > 0.01:
        assert costs.index(max(costs)) in found.moments


def test_plans_are_one_decision_measured_by_a_mixed_strategy() -> None:
    _, found = ending("suntzu")
    plans = [step for step in found.steps if step.moves[0].startswith("place")]
    assert plans
    for plan in plans:
        assert plan.simultaneous
        assert len(plan.moves) == len(plan.best) == 5
    assert not any(step.simultaneous for step in ending("chuhan")[1].steps)


def test_throws_are_luck() -> None:
    assert "throw" in {step.cause for step in ending("shogun")[1].steps}


def test_the_same_seed_tells_the_same() -> None:
    record, found = ending("suntzu")
    done: list[tuple[int, int]] = []
    again = analyse(record, progress=lambda made, total: done.append((made, total)))
    assert json.dumps(again.to_json()) == json.dumps(found.to_json())
    total = len(record.moves())
    assert done == [(step.made, total) for step in found.steps]


def test_a_game_that_was_given_up_at_once() -> None:
    """The deal is luck, and all that is left of it was given up by a decision."""
    record = tenka.Record.new(tenka.game("suntzu"), 2, {}, SECRET)
    record.event("resigned", seat=1)
    found = analyse(record)
    assert found.ended_by == "resigned"
    winner = found.balances[0]
    deal = found.opening[0] - winner.start
    assert winner.causes == {"deal": pytest.approx(deal), "hidden": pytest.approx(0, abs=1e-6)}
    assert winner.decisions == pytest.approx(1 - found.opening[0])
    assert 0.3 < winner.start < 0.7
