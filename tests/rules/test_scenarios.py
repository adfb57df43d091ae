"""The scenarios that stand as data, each proving the rules it names."""

from typing import Any

import pytest

import tenka

from .scenario import run, scenarios_of

GAMES = ("chuhan", "shogun", "suntzu")


@pytest.mark.parametrize(
    ("game", "case"),
    [
        pytest.param(game, case, id=f"{game}-{case['id']}", marks=pytest.mark.rule(*case["rules"]))
        for game in GAMES
        for case in scenarios_of(game)
    ],
)
def test_scenario(game: str, case: dict[str, Any]) -> None:
    run(tenka.game(game), case)


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_and_rules_exist(game: str) -> None:
    cases = scenarios_of(game)
    ids = [case["id"] for case in cases]
    assert len(set(ids)) == len(ids) > 0
    named = {rule for case in cases for rule in case["rules"]}
    assert named <= set(tenka.game(game).rule_ids)
