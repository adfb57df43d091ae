"""Guided hands: a position and a script, as long as the moves follow it.

A game's `lesson.json`, beside its module, holds figures and keys alone; the words are in its texts:
    {"seats": 2, "seat": 0, "options": {}, "position": {...}, "steps": [
        {"say": "lesson-welcome", "point": ["score"]},
        {"say": "lesson-lead", "point": ["card=4"], "moves": [["play 4 4 4"]],
         "then": [[1, ["pass"]]]}]}
A step without `moves` is read and passed over by the learner. `moves` are the decisions that he is
asked for, any of which will do, and `then` those of the other seats that follow. `shows` adds to
what of the board has come so far, an empty list all that is left of it; before the first of them
all is there. Nothing is remembered about a lesson: where it stands follows from the moves that
count, so that undo, a reload and a restart lead back to the right place.

A lesson is named by its game, `chuhan`. Those of its `course.json` are `chuhan/course-2`: they
have a `title` besides, and steps may have a `rule` in place of `say`, whose sentence is then said.
Each of a game's `puzzles.json` is one as well, `chuhan/puzzle-3`: a position and one move to
be found, of which nothing is told here: `api/puzzles.py` judges tries. After a course's lesson and
after a puzzle the game goes on like any other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import tenka
from tenka.analysis.puzzles import Puzzle
from tenka.core.contract import Json
from tenka.server.errors import NotFound
from tenka.server.tables.game_files import courses_of, puzzles_of, read_beside

FILE = "lesson.json"
PUZZLE = "puzzle-"
COURSE = "course-"
TASK = "web-puzzle-task"  # what is said in every puzzle
Texts = tuple[str, ...]
Moves = Sequence[tuple[int, str]]


@dataclass(frozen=True)
class Step:
    """What the guide says, in words of the lesson or by a rule, and points at; the decisions asked
    for, if any, and the answers; what of the board there is by then, empty for all of it."""

    say: str = ""
    point: tuple[str, ...] = ()
    moves: tuple[Texts, ...] = ()
    then: tuple[tuple[int, Texts], ...] = ()
    rule: str = ""
    shows: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A guided hand of a game, or a puzzle."""

    id: str
    game: str
    seats: int
    seat: int
    options: Json
    position: Json
    steps: tuple[Step, ...]
    title: str = ""  # the key of it, in a course
    is_puzzle: bool = False

    @property
    def kind(self) -> Literal["hand", "course", "puzzle"]:
        """What it is; a hand is guided to the end of its game."""
        if self.is_puzzle:
            return "puzzle"
        return "course" if self.title else "hand"


@dataclass(frozen=True)
class Place:
    """Where a lesson stands: the next step, or what another seat plays before it."""

    step: int
    owed: tuple[int, Texts] | None = None


@cache
def lesson_of(id: str) -> Lesson | None:
    """The lesson of that name, if there is one; UnknownGame if there is no such game."""
    game_id, _, which = id.partition("/")
    if which.startswith(PUZZLE):
        return _puzzle(game_id, which)
    courses = {f"{COURSE}{number}": each for number, each in enumerate(courses_of(game_id), 1)}
    read = courses.get(which) if which else read_beside(game_id, FILE)
    if read is None:
        return None
    return Lesson(id=id, game=game_id, **{**read, "steps": _steps(read["steps"])})


def wanted_lesson(id: str) -> Lesson:
    """The lesson of that name; NotFound says which games have a guided hand."""
    found = lesson_of(id)
    if found is None and "/" in id:
        raise NotFound(f"there is no lesson {id}")
    if found is None:
        there = ", ".join(game for game in tenka.game_ids() if lesson_of(game) is not None)
        raise NotFound(f"there is no guided hand of {id}; there is one of: {there}")
    return found


def asks_a_puzzle(id: str | None, moves: Moves) -> bool:
    """Is this move the one that a puzzle asks for?"""
    lesson = lesson_of(id) if id is not None else None
    return lesson is not None and lesson.is_puzzle and not moves


def wanted_puzzle(game_id: str, number: int) -> Puzzle:
    """The puzzle of that number; NotFound if there is none, UnknownGame if there is no such
    game."""
    puzzles = puzzles_of(game_id)
    if not 1 <= number <= len(puzzles):
        raise NotFound(f"there is no puzzle {number} of {game_id}")
    return puzzles[number - 1]


def _puzzle(game_id: str, which: str) -> Lesson | None:
    puzzles = {f"{PUZZLE}{number}": each for number, each in enumerate(puzzles_of(game_id), 1)}
    puzzle = puzzles.get(which)
    if puzzle is None:
        return None
    return Lesson(
        id=f"{game_id}/{which}",
        game=game_id,
        seats=puzzle.seats,
        seat=puzzle.seat,
        options=puzzle.options,
        position=puzzle.position,
        steps=(Step(TASK),),
        is_puzzle=True,
    )


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
    if at < len(moves) and lesson.kind == "hand":
        return None
    return Place(_first(lesson, len(lesson.steps)))


def scripted(id: str | None, moves: Moves, seat: int) -> list[str] | None:
    """What the guide plays in this seat now; None where the table has no lesson, or it is over."""
    place = _placed(id, moves)
    if place is None or place.owed is None or place.owed[0] != seat:
        return None
    return list(place.owed[1])


def told(id: str | None, moves: Moves, seat: int | None) -> Json | None:
    """What the learner is told now: the steps to be read, the last of which may ask for a move."""
    lesson = lesson_of(id) if id is not None else None
    place = _placed(id, moves)
    if lesson is None or place is None or seat != lesson.seat:
        return None
    now: list[Json] = []
    for step in lesson.steps[place.step :] if place.owed is None else ():
        asked = [list(texts) for texts in step.moves]
        points = list(step.point)
        now.append(
            {
                "say": step.say,
                "rule": step.rule,
                "point_at": points,
                "shows": list(step.shows),
                "expect": asked,
            }
        )
        if asked:
            break
    return {
        "id": lesson.id,
        "kind": lesson.kind,
        "game": lesson.game,
        "step": place.step,
        "steps": len(lesson.steps),
        "now": now,
        "next": _next(lesson),
    }


def _next(lesson: Lesson) -> str | None:
    """The puzzle or the lesson of the course that comes after it."""
    if lesson.kind == "hand":
        return None
    kind, _, number = lesson.id.rpartition("-")
    id = f"{kind}-{int(number) + 1}"
    return None if lesson_of(id) is None else id


def _placed(id: str | None, moves: Moves) -> Place | None:
    lesson = lesson_of(id) if id is not None else None
    return None if lesson is None else place_of(lesson, moves)


def _first(lesson: Lesson, number: int) -> int:
    """The first of the steps that are read before this one."""
    while number > 0 and not lesson.steps[number - 1].moves:
        number -= 1
    return number


def _made(moves: Moves, at: int, seat: int, texts: Texts) -> bool:
    return list(moves[at : at + len(texts)]) == [(seat, text) for text in texts]


def _steps(read: list[Any]) -> tuple[Step, ...]:
    """Each with all of the board that the steps up to it have added."""
    steps: list[Step] = []
    shown: tuple[str, ...] = ()
    for each in read:
        adds = each.get("shows")
        if adds is not None:
            shown = (*shown, *adds) if adds else ()
        steps.append(
            Step(
                say=each.get("say", ""),
                point=tuple(each.get("point", ())),
                moves=tuple(tuple(texts) for texts in each.get("moves", ())),
                then=tuple((seat, tuple(texts)) for seat, texts in each.get("then", ())),
                rule=each.get("rule", ""),
                shows=shown,
            )
        )
    return tuple(steps)
