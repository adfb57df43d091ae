"""The table of names in docs/fairness.md has every event of chance that games draw, no other."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOC = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
TITLES = {"chuhan": "Chu Han", "suntzu": "Sun Tzu", "shogun": "Shogun"}
# What stands for others of its kind in the names of the table.
EXAMPLES = {
    r"\d+": r"\\d+",
    r"\b(spring|autumn)\b": "(spring|summer|autumn)",
    "battle_a": "(battle_a|battle_b|rice|tax)",
    "Kai": "[A-Z][A-Za-z-]+",
}
# Interpreted: only there can a chance that notes its names be one of ours.
PLAYED = """
import json, sys
from itertools import product
import tenka

names = set()

class Noting(tenka.FastChance):
    def draws(self, name):
        names.add(name)
        return super().draws(name)

game = tenka.game(sys.argv[1])
for seats in game.seats:
    for values in product(*(option.choices for option in game.options.values())):
        for seed in range(3):
            try:
                state = game.new(seats, Noting(seed), **dict(zip(game.options, values)))
            except tenka.BadOption:
                continue
            state.playout(tenka.FastChance(seed))
            assert state.outcome
json.dump(sorted(names), sys.stdout)
"""


def rows(game: str) -> dict[str, str]:
    """The names of a game's rows, each with the pattern that it stands for."""
    found = {}
    for names in re.findall(rf"^\| {TITLES[game]} \| (.*?) \|", DOC, re.MULTILINE):
        for name in re.findall("`(.*?)`", names):
            pattern = name
            for example, others in EXAMPLES.items():
                pattern = re.sub(example, others, pattern)
            found[name] = pattern
    return found


@pytest.mark.parametrize("game", TITLES)
def test_every_name_is_in_the_table_and_every_row_is_drawn(game: str) -> None:
    played = subprocess.run(
        [sys.executable, "-c", PLAYED, game],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    drawn = json.loads(played.stdout)
    table = rows(game)
    patterns = list(table.values())
    assert [name for name in drawn if not any(re.fullmatch(p, name) for p in patterns)] == []
    # A pile is shuffled by itself only in a position that does not name it.
    of_games = {name: pattern for name, pattern in table.items() if name != "pile/hand1"}
    assert [
        name
        for name, pattern in of_games.items()
        if not any(re.fullmatch(pattern, each) for each in drawn)
    ] == []
