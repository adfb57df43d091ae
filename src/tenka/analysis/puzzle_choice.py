"""Which of the mined puzzles are kept, and how they are written down."""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from tenka.analysis.puzzles import Puzzle

PER_GAME: Final = 3  # out of one game of bots at most, so that they are not all alike


def different(games: Iterable[Iterable[Puzzle]]) -> Iterator[Puzzle]:
    """Some of each game. Which army comes next to the same battle is asked once only."""
    positions: set[str] = set()
    for puzzles in games:
        yield from islice(_unlike(puzzles, positions), PER_GAME)


def _unlike(puzzles: Iterable[Puzzle], positions: set[str]) -> Iterator[Puzzle]:
    answers: set[tuple[int, str]] = set()
    for puzzle in puzzles:
        answer, position = (puzzle.seat, puzzle.solution), json.dumps(puzzle.position)
        if answer not in answers and position not in positions:
            answers.add(answer)
            positions.add(position)
            yield puzzle


def written(puzzles: Iterable[Puzzle]) -> str:
    """As a file: the easy ones first, a line for each."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.grade)
    lines = [json.dumps(puzzle.to_json(), separators=(",", ":")) for puzzle in ordered]
    return "[\n" + ",\n".join(lines) + "\n]\n"
