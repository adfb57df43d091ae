"""examples/ppo.py: a net learns by it, and the course is drawn."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.mark.training
@pytest.mark.parametrize("game", ["chuhan", "suntzu", "shogun"])
def test_a_short_training(game: str, tmp_path: Path) -> None:
    asked = [sys.executable, str(EXAMPLE), game, "--minutes", "0.01", "--trials", "3"]
    said = subprocess.check_output([*asked, "--out", str(tmp_path)], text=True).splitlines()
    assert len(said) >= 2
    assert all("wins: random" in line for line in said)
    assert "<polyline" in (tmp_path / f"ppo-{game}.svg").read_text()
    assert (tmp_path / f"ppo-{game}.pt").stat().st_size > 10_000


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 200
