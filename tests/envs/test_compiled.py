"""The environments are the same compiled and interpreted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tenka.envs.stepping import many_games
from tests.envs.kinds import CHUHAN_EVENTS, SHOGUN, SUNTZU, Kind

SOURCES = Path(__file__).parents[2] / "src"
SCRIPT = Path(__file__).with_name("vector_hash.py")


@pytest.mark.slow
@pytest.mark.skipif(many_games.__file__.endswith(".py"), reason="tenka is not compiled here")
@pytest.mark.parametrize("kind", [CHUHAN_EVENTS, SUNTZU, SHOGUN], ids=str)
def test_compiled_equals_interpreted(kind: Kind) -> None:
    asked = [sys.executable, str(SCRIPT), kind.game_id, "150", json.dumps(kind.chosen)]
    compiled, interpreted = (
        subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env={"PYTHONPATH": path})
        for path in ("", str(SOURCES))
    )
    said = [process.communicate()[0].split() for process in (compiled, interpreted)]
    assert [words[0] for words in said] == ["False", "True"]
    assert said[0][1] == said[1][1]
