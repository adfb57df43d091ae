"""Data that lies beside a game's module: guided hands, courses and puzzles."""

import json
from functools import cache
from importlib import import_module, resources
from typing import Any

import tenka
from tenka.analysis.puzzles import Puzzle
from tenka.core.contract import Json

PUZZLES = "puzzles.json"
COURSE = "course.json"


def read_beside(game_id: str, name: str) -> Any:
    """What a file beside the game's module holds; None if there is none. UnknownGame, if there is
    no such game."""
    package = import_module(type(tenka.game(game_id)).__module__).__package__
    file = resources.files(package).joinpath(name) if package else None
    if file is None or not file.is_file():
        return None
    return json.loads(file.read_text(encoding="utf-8"))


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first; UnknownGame if there is no such game."""
    return tuple(Puzzle.from_json(each) for each in read_beside(game_id, PUZZLES) or ())


@cache
def courses_of(game_id: str) -> tuple[Json, ...]:
    """The lessons of a game's course, as `lessons.py` describes them; UnknownGame if there is no
    such game."""
    return tuple(read_beside(game_id, COURSE) or ())
