"""The scenarios that stand as data, each proving the rules it names."""

from typing import Any

import pytest

import tenka

from ..chuhan import scenario

SCENARIOS = scenario.scenarios_of("suntzu")


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=case["id"], marks=pytest.mark.rule(*case["rules"]))
        for case in SCENARIOS
    ],
)
def test_scenario(case: dict[str, Any]) -> None:
    scenario.run(tenka.game("suntzu"), case)


def test_ids_are_unique_and_rules_exist() -> None:
    ids = [case["id"] for case in SCENARIOS]
    assert len(set(ids)) == len(ids)
    named = {rule for case in SCENARIOS for rule in case["rules"]}
    assert named <= set(tenka.game("suntzu").rule_ids)
