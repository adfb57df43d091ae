"""Guided hands, courses, and which puzzles there are, by HTTP."""

import asyncio
from datetime import UTC, datetime
from functools import cache
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

import tenka
from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Me, Visitor
from tenka.server.api.schemas.state import StateOut
from tenka.server.api.table_access import check_opening, state_for
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.server.tables.game_files import courses_of, puzzles_of
from tenka.server.tables.lessons import COURSE, PUZZLE, Lesson, wanted_lesson
from tenka.server.tables.opening_tables import open_quick_table
from tenka.server.tables.terms import Terms

router = APIRouter(prefix="/api", tags=["tables"])


class PuzzleOut(BaseModel):
    """A puzzle, without its position."""

    number: int = Field(description="Its lesson is `puzzle-NUMBER`.")
    seat: int = Field(description="Who is to move.")
    grade: int = Field(description="1 is easy, 3 is hard.")
    solved: bool | None = Field(description="By your first try; null: you have not tried.")


class LessonViewOut(BaseModel):
    """How a lesson or a puzzle begins, through the eyes of who learns."""

    lesson: str = Field(description="`chuhan`, `chuhan/course-2` or `chuhan/puzzle-3`.")
    seats: int
    seat: int
    view: dict[str, Any]
    forecast: dict[str, Any]


class CourseLessonOut(BaseModel):
    """A lesson of a course."""

    number: int = Field(description="Its lesson is `course-NUMBER`.")
    title: str = Field(description="The key of its title in the game's texts.")
    rules: list[str] = Field(description="The rules that it shows.")


class LearnGameOut(BaseModel):
    """What there is to learn a game by."""

    game: str
    course: list[CourseLessonOut]
    puzzles: list[PuzzleOut]


class DailyOut(BaseModel):
    """The puzzle of a day; days begin at midnight UTC."""

    day: str
    game: str
    number: int


class LearnOut(BaseModel):
    """What there is to learn from."""

    daily: DailyOut | None
    games: list[LearnGameOut]


@router.get("/learn")
async def learn(visitor: Visitor, use: Use) -> LearnOut:
    """All lessons and puzzles, how you have done, and the puzzle of the day."""
    games = [game for game in tenka.game_ids() if puzzles_of(game)]
    keys = [puzzle.key for game in games for puzzle in puzzles_of(game)]
    tries = {} if visitor is None else await use.store.puzzle_tries.of(visitor.id, keys)
    solved = {key: tried.solved for key, tried in tries.items()}
    return LearnOut(
        daily=_daily(datetime.fromtimestamp(use.now(), UTC), games) if games else None,
        games=[
            LearnGameOut(
                game=game,
                course=_course(game),
                puzzles=[
                    PuzzleOut(
                        number=number,
                        seat=puzzle.seat,
                        grade=puzzle.grade,
                        solved=solved.get(puzzle.key),
                    )
                    for number, puzzle in enumerate(puzzles_of(game), 1)
                ],
            )
            for game in games
        ],
    )


@router.get("/puzzles/{game}/{number}")
async def puzzle(game: str, number: int) -> LessonViewOut:
    """A puzzle as its player sees it, to be drawn; its lesson is `puzzle-NUMBER`."""
    return _view(f"{game}/{PUZZLE}{number}")


@router.get("/games/{game}/lessons")
async def lessons(game: str) -> list[LessonViewOut]:
    """The guided hand of a game and the lessons of its course, to be drawn."""
    # In a thread, since they are made when they are first asked for.
    return await asyncio.to_thread(_views, game)


@router.post("/lessons/{game}", status_code=201, dependencies=[costs(10)])
async def open_lesson(game: str, request: Request, me: Me, use: Use) -> StateOut:
    """Begin the guided hand of a game: a private table from a set position, where the others play
    by a script. What is to be done is in the state's `lesson`; whoever plays something else plays
    on against bots. One that you have not finished is ended."""
    return await _opened(wanted_lesson(game), request, me, use)


@router.post("/lessons/{game}/{which}", status_code=201, dependencies=[costs(10)])
async def open_another_lesson(
    game: str, which: str, request: Request, me: Me, use: Use
) -> StateOut:
    """Begin another lesson of a game, for example `course-2` or `puzzle-3`: a private table at its
    position. After its last move you may play on against bots."""
    return await _opened(wanted_lesson(f"{game}/{which}"), request, me, use)


async def _opened(lesson: Lesson, request: Request, me: Person, use: Services) -> StateOut:
    terms = Terms.of(
        lesson.game,
        lesson.seats,
        lesson.options,
        window=0.0,
        public=False,
        position=lesson.position,
        lesson=lesson.id,
    )
    await use.lobby.end_lessons(me.id)
    await check_opening(request, me, use)
    table = await open_quick_table(use.lobby, terms, me.id, me.name, lesson.seat)
    return state_for(table, table.situation.seat_of(me.id))


@cache
def _views(game: str) -> list[LessonViewOut]:
    numbers = range(1, len(courses_of(game)) + 1)
    return [_view(id) for id in (game, *(f"{game}/{COURSE}{number}" for number in numbers))]


def _view(id: str) -> LessonViewOut:
    lesson = wanted_lesson(id)
    state = tenka.game(lesson.game).position(lesson.position, **lesson.options)
    return LessonViewOut(
        lesson=id,
        seats=lesson.seats,
        seat=lesson.seat,
        view=state.view(lesson.seat),
        forecast=state.forecast(lesson.seat),
    )


def _course(game: str) -> list[CourseLessonOut]:
    return [
        CourseLessonOut(
            number=number,
            title=lesson["title"],
            rules=[step["rule"] for step in lesson["steps"] if "rule" in step],
        )
        for number, lesson in enumerate(courses_of(game), 1)
    ]


def _daily(now: datetime, games: list[str]) -> DailyOut:
    """Game after game, and of each game puzzle after puzzle."""
    day = now.date().toordinal()
    game = games[day % len(games)]
    number = day // len(games) % len(puzzles_of(game)) + 1
    return DailyOut(day=now.date().isoformat(), game=game, number=number)
