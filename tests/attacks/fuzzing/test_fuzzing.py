"""Fuzzing in short: what was found before, and some changes of what is right. In long: ten minutes
guided by coverage, where atheris can be had."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from tests.attacks.fuzzing.inputs import found, written
from tests.attacks.fuzzing.mutation import mutated
from tests.attacks.fuzzing.targets import TARGETS
from tests.long import LONG

ROOT = Path(__file__).parents[3]
CHANGED = 400 if LONG else 40  # changes of each input
SECONDS = 150  # for each target


@pytest.mark.parametrize("target", TARGETS)
def test_what_was_found_is_found_no_more(target: str) -> None:
    for text in found(target):
        TARGETS[target](text)


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_nearly_right_is_refused_in_words(target: str) -> None:
    chance = Random(target)
    for text in written(target):
        TARGETS[target](text)
        for number in range(CHANGED):
            TARGETS[target](mutated(text, chance, changes=1 + number % 5))


@pytest.mark.long
@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris has no wheel for this machine")
@pytest.mark.parametrize("target", TARGETS)
def test_ten_minutes_guided_by_coverage(target: str) -> None:
    """Interpreted, since what is compiled shows no coverage."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.attacks.fuzzing", target, "--seconds", str(SECONDS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-4000:]
