"""One kill of a node, measured. How fast anything is, is no matter of tests."""

import json
from pathlib import Path

import pytest

from benchmarks.after_a_kill import main, spread


@pytest.mark.long
def test_one_kill(tmp_path: Path) -> None:
    out = tmp_path / "kill.json"
    assert main(["--kills", "1", "--tables", "1", "--out", str(out)]) == 0
    figures = json.loads(out.read_text())["figures"]
    assert [each["of"] for each in figures.values()] == [1, 1, 1, 1]
    assert all(0 < each["p50"] <= each["most"] for each in figures.values())


def test_how_times_are_told() -> None:
    told = spread([0.1 * number for number in range(1, 31)])
    assert told == {"of": 30, "p50": 1.55, "p95": 2.8, "most": 3.0, "late": 10}
