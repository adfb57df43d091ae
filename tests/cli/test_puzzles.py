"""`tenka puzzles`: the puzzles of a game as they lie beside it, made anew."""

import json
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tenka.analysis import puzzle_mining
from tenka.analysis.puzzles import Puzzle, Reason

Run = Callable[..., subprocess.CompletedProcess[str]]


def mined(game: object, seats: int, options: dict[str, object], seed: int) -> Iterator[Puzzle]:
    """Each game has the same answer twice, one position of the game before, and more than enough
    that is new. In every other one the first sight misleads nobody."""
    for number, solution in enumerate(["pay wu", "pay wu", "old", "pay chu", "pass", "pay qin"]):
        before = solution == "old"
        position = {"round": seed - before, "number": 0 if before else number}
        yield Puzzle(
            seats=seats,
            seat=0,
            options=options,
            position=position,
            solution=solution,
            chance=0.6,
            second="pay han",
            otherwise=0.5,
            tempting="" if seed % 2 else "pay han",
            tempted=0.4 - number / 100,
            reason=Reason("pool", "", 2.0, 1.0),
            grade=3 - number % 3,
        )


def test_as_many_as_wanted_none_twice_the_easy_ones_first(
    tenka: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_mining, "mine", mined)
    done = tenka("puzzles", "suntzu", "--count", "7", "--seed", "2")
    assert done.returncode == 0, done.stderr
    found = [Puzzle.from_json(each) for each in json.loads(done.stdout)]
    assert len(done.stdout.splitlines()) == len(found) + 2  # a line for each
    assert [puzzle.grade for puzzle in found] == sorted(puzzle.grade for puzzle in found)
    # Of the games that mislead the two most surprising; of the others "pay wu" and "pay chu", since
    # the position of "old" is known by then, and no more than a third.
    solutions = Counter(each.solution for each in found)
    assert solutions == {"pay qin": 3, "pass": 2, "pay wu": 1, "pay chu": 1}
    assert len({str(each.position) for each in found}) == 7
    again = tenka("puzzles", "suntzu", "--count", "7", "--seed", "2")
    assert again.stdout == done.stdout


@pytest.mark.parametrize("count", ["0", "-3", "many"])
def test_a_count_that_is_none(tenka: Run, count: str) -> None:
    done = tenka("puzzles", "suntzu", f"--count={count}")
    assert done.returncode == 2
    assert f"'{count}' is no number from 1 to 1000" in done.stderr
    assert done.stdout == ""
