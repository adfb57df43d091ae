"""Which of the mined puzzles are kept, and how they are written down."""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from tenka.analysis.puzzles import Puzzle

PER_GAME: Final = 2  # out of one game of bots at most, so that they are not all alike
ONE_OF: Final = 3  # so many misleads nobody at first sight, and is kept for its large difference


def different(games: Iterable[Iterable[Puzzle]], count: int) -> Iterator[Puzzle]:
    """So many in all, the most surprising ones of each game. Which army comes next to the same
    battle is asked once only."""
    positions: set[str] = set()
    kept = {True: 0, False: 0}  # by whether the first sight misleads
    most = {True: count, False: count // ONE_OF}
    for puzzles in games:
        found = sorted(_unlike(puzzles, positions), key=lambda puzzle: -puzzle.surprise)
        for puzzle in sorted(found, key=lambda puzzle: not puzzle.tempting)[:PER_GAME]:
            misleads = bool(puzzle.tempting)
            if kept[misleads] < most[misleads]:
                kept[misleads] += 1
                yield puzzle


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
