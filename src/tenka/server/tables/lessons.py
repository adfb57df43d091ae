"""Guided hands: a game's `lesson.json` is a position and a script, as long as the moves follow it.

The file lies beside the game's module and holds figures and keys alone; the words are in its texts:
    {"seats": 2, "seat": 0, "options": {}, "position": {...}, "steps": [
        {"say": "lesson-welcome", "point": ["score"]},
        {"say": "lesson-lead", "point": ["card=4"], "moves": [["play 4 4 4"]],
         "then": [[1, ["pass"]]]}]}
A step without `moves` is read and passed over by the learner. `moves` are the decisions that he is
asked for, any of which will do, and `then` those of the other seats that follow. Nothing is
remembered about a lesson: where it stands follows from the moves that count, so that undo, a reload
and a restart lead back to the right place.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from typing import Any

import tenka
from tenka.core.contract import Json
from tenka.server.errors import NotFound

FILE = "lesson.json"
Texts = tuple[str, ...]
Moves = Sequence[tuple[int, str]]


@dataclass(frozen=True)
class Step:
    """What the guide says and points at; the decisions asked for, if any, and the answers."""

    say: str
    point: tuple[str, ...] = ()
    moves: tuple[Texts, ...] = ()
    then: tuple[tuple[int, Texts], ...] = ()


@dataclass(frozen=True)
class Lesson:
    """The guided hand of a game."""

    game: str
    seats: int
    seat: int
    options: Json
    position: Json
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Place:
    """Where a lesson stands: the next step, or what another seat plays before it."""

    step: int
    owed: tuple[int, Texts] | None = None


@cache
def lesson_of(game_id: str) -> Lesson | None:
    """The guided hand of a game, if it has one; UnknownGame if there is no such game."""
    package = import_module(type(tenka.game(game_id)).__module__).__package__
    file = resources.files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return None
    read = json.loads(file.read_text(encoding="utf-8"))
    steps = tuple(_step(**step) for step in read.pop("steps"))
    return Lesson(game=game_id, steps=steps, **read)


def wanted_lesson(game_id: str) -> Lesson:
    """The guided hand of a game; NotFound says which games have one."""
    found = lesson_of(game_id)
    if found is None:
        there = ", ".join(id for id in tenka.game_ids() if lesson_of(id) is not None)
        raise NotFound(f"there is no guided hand of {game_id}; there is one of: {there}")
    return found


def place_of(lesson: Lesson, moves: Moves) -> Place | None:
    """Where it stands after these moves; None if they have left the way."""
    at = 0
    for number, step in enumerate(lesson.steps):
        if not step.moves:
            continue
        if at == len(moves):
            return Place(_first(lesson, number))
        made = [texts for texts in step.moves if _made(moves, at, lesson.seat, texts)]
        if not made:
            return None
        at += len(made[0])
        for seat, texts in step.then:
            if at == len(moves):
                return Place(number + 1, (seat, texts))
            if not _made(moves, at, seat, texts):
                return None
            at += len(texts)
    return Place(_first(lesson, len(lesson.steps))) if at == len(moves) else None


def scripted(game_id: str | None, moves: Moves, seat: int) -> list[str] | None:
    """What the guide plays in this seat now; None where the table has no lesson, or it is over."""
    place = _placed(game_id, moves)
    if place is None or place.owed is None or place.owed[0] != seat:
        return None
    return list(place.owed[1])


def told(game_id: str | None, moves: Moves, seat: int | None) -> Json | None:
    """What the learner is told now: the steps to be read, the last of which may ask for a move."""
    lesson = lesson_of(game_id) if game_id is not None else None
    place = _placed(game_id, moves)
    if lesson is None or place is None or seat != lesson.seat:
        return None
    now: list[Json] = []
    for step in lesson.steps[place.step :] if place.owed is None else ():
        asked = [list(texts) for texts in step.moves]
        now.append({"say": step.say, "point_at": list(step.point), "expect": asked})
        if asked:
            break
    return {"game": lesson.game, "step": place.step, "steps": len(lesson.steps), "now": now}


def _placed(game_id: str | None, moves: Moves) -> Place | None:
    lesson = lesson_of(game_id) if game_id is not None else None
    return None if lesson is None else place_of(lesson, moves)


def _first(lesson: Lesson, number: int) -> int:
    """The first of the steps that are read before this one."""
    while number > 0 and not lesson.steps[number - 1].moves:
        number -= 1
    return number


def _made(moves: Moves, at: int, seat: int, texts: Texts) -> bool:
    return list(moves[at : at + len(texts)]) == [(seat, text) for text in texts]


def _step(say: str, point: Any = (), moves: Any = (), then: Any = ()) -> Step:
    return Step(
        say,
        tuple(point),
        tuple(tuple(texts) for texts in moves),
        tuple((seat, tuple(texts)) for seat, texts in then),
    )
