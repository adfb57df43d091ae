"""Drawn examples of rules: moments of a course's lessons, each with what came of its move.

A game's `examples.json`, beside its module:
    [{"rule": "CH-3.4", "lesson": 1, "step": 2, "show": "moved", "expect": {"lead": 0}}]
It is the lesson's position at that step: as it was (`start`), after the learner's move (`moved`),
or after the answers to it and `more` moves of his (`end`). `expect` is what the sentence of the
example, `example-CH-3-4` in the texts, says of the position in the end; a test compares them.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

import tenka
from tenka.core.contract import Json, State
from tenka.server.tables.game_files import read_beside
from tenka.server.tables.lessons import COURSE, wanted_lesson

FILE = "examples.json"


@dataclass(frozen=True)
class Example:
    """An example of a rule, as its file has it."""

    rule: str
    lesson: int
    step: int
    show: Literal["start", "moved", "end"]
    expect: Json
    more: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Drawn:
    """An example, played: what is drawn, through whose eyes, and how it stood in the end."""

    rule: str
    lesson: str
    seats: int
    seat: int
    shown: State
    end: State


@cache
def examples_of(game_id: str) -> tuple[Example, ...]:
    """The examples of a game; UnknownGame if there is no such game."""
    return tuple(Example(**each) for each in read_beside(game_id, FILE) or ())


@cache
def drawn(game_id: str) -> tuple[Drawn, ...]:
    """All of them, played."""
    return tuple(_played(game_id, example) for example in examples_of(game_id))


def _played(game_id: str, example: Example) -> Drawn:
    lesson = wanted_lesson(f"{game_id}/{COURSE}{example.lesson}")
    state = tenka.game(game_id).position(lesson.position, **lesson.options)
    moments: dict[str, State] = {}
    for step in lesson.steps[: example.step + 1]:
        moments["start"] = state.copy()
        for text in step.moves[0] if step.moves else ():
            state.play(lesson.seat, text)
        moments["moved"] = state.copy()
        for seat, texts in step.then:
            for text in texts:
                state.play(seat, text)
    for text in example.more:
        state.play(lesson.seat, text)
    return Drawn(
        rule=example.rule,
        lesson=lesson.id,
        seats=lesson.seats,
        seat=lesson.seat,
        shown=moments.get(example.show, state),
        end=state,
    )
