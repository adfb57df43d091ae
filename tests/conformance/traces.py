"""The compiled engine against the interpreted one: two processes, one trace."""

import json
import subprocess
import sys
from pathlib import Path

from tenka.core.contract import Json

SOURCES = Path(__file__).parents[2] / "src"


def same_traces(game: str, seats: int, options: Json, first: int, seeds: int) -> None:
    """Random games from a seed on leave the same traces in the package and in its sources."""
    asked = [game, str(seats), json.dumps(options), str(first), str(seeds)]
    compiled, interpreted = (
        subprocess.Popen(
            [sys.executable, "-m", "tenka.core.conformance.traces", *asked],
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONPATH": path},
        )
        for path in ("", str(SOURCES))
    )
    lines = compiled.communicate()[0].splitlines()
    assert len(lines) == seeds
    assert interpreted.communicate()[0].splitlines() == lines
