"""docs/research.ipynb runs from top to bottom, and what it teaches is learned."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "research.ipynb"
ROUNDS = "rounds = 24\n"


def run(rounds: int) -> dict[str, Any]:
    """All cells, one after the other, in one namespace."""
    pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")
    told: dict[str, Any] = {}
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert sum(ROUNDS in source for source in sources) == 1
    for number, source in enumerate(sources):
        changed = source.replace(ROUNDS, f"rounds = {rounds}\n")
        exec(compile(changed, f"cell {number}", "exec"), told)
    return told


@pytest.mark.parametrize("rounds", [6, pytest.param(24, marks=pytest.mark.long)])
def test_it_learns(rounds: int) -> None:
    told = run(rounds)
    assert len(told["curve"]) == rounds // 6 + 1
    assert told["curve"][0] == pytest.approx(0, abs=1e-6)
    assert told["curve"][-1] > 0.1
    assert told["solved"] < 0.02


def test_no_output_is_stored() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)
    assert NOTEBOOK.stat().st_size < 10_000
