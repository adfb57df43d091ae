"""The compiled bots against the interpreted ones: two processes, the same moves for a seed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.long import some

TRACES = Path(__file__).with_name("traces.py")
SOURCES = Path(__file__).parents[2] / "src"


@pytest.mark.slow
@pytest.mark.parametrize("many", some([(1, 12), (8, 10_000)], 1), ids=["a little", "all"])
def test_compiled_equals_interpreted(many: tuple[int, int]) -> None:
    compiled, interpreted = (
        subprocess.Popen(
            [sys.executable, str(TRACES), *map(str, many)],
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": path},
        )
        for path in ("", str(SOURCES))
    )
    lines = compiled.communicate()[0].splitlines()
    assert len(lines) >= 12 * many[0]
    assert interpreted.communicate()[0].splitlines() == lines
