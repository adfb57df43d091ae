"""How long a bot may think."""

import doctest
import re
from pathlib import Path

import pytest

from tenka import BadBudget, Budget, TenkaError


def test_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.perf_counter", lambda: now)
    budget = Budget(seconds=0.5)
    assert (budget.left(), budget.spent) == (0.5, 0.0)
    now = 100.375
    budget.count(7)
    assert (budget.left(), budget.spent) == (0.125, 0.375)
    now = 101.0
    assert budget.left() < 0


def test_iterations() -> None:
    budget = Budget(iterations=3)
    done = 0
    while budget.left() > 0:
        budget.count()
        done += 1
    assert (done, budget.left(), budget.spent) == (3, 0, 3)


@pytest.mark.parametrize("wrong", [0, -1, 0.0, float("nan"), float("inf"), "1", True])
def test_budgets_that_are_none(wrong: object) -> None:
    with pytest.raises(BadBudget, match="more than 0 seconds"):
        Budget(seconds=wrong)
    with pytest.raises(BadBudget, match="iterations"):
        Budget(iterations=wrong)


def test_one_of_both() -> None:
    with pytest.raises(TenkaError, match="one of both"):
        Budget()
    with pytest.raises(TenkaError, match="one of both"):
        Budget(seconds=1.0, iterations=1)
    with pytest.raises(BadBudget, match=r"whole number, not 2\.5"):
        Budget(iterations=2.5)


def test_the_search_of_the_page() -> None:
    """docs/bots.md shows a loop that stops by either kind of budget."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    blocks = re.findall(r"^```python\n(>>> .*?)^```", page, re.DOTALL | re.MULTILINE)
    assert any("budget.count()" in block for block in blocks)
    example = doctest.DocTestParser().get_doctest("".join(blocks), {}, "bots.md", None, 0)
    told: list[str] = []
    assert doctest.DocTestRunner().run(example, out=told.append).failed == 0, "".join(told)
