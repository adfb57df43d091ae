"""Tries at puzzles by HTTP: the first one counts, the others are practice."""

from fastapi import APIRouter
from pydantic import BaseModel, Field

import tenka
from tenka.analysis.puzzles import Puzzle
from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Me, Visitor
from tenka.server.errors import NotNow
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.server.store.rows import PuzzleTry
from tenka.server.tables.lessons import wanted_puzzle

router = APIRouter(prefix="/api/puzzles", tags=["tables"])


class TryIn(BaseModel):
    """A try."""

    move: str = Field(max_length=200)


class FirstTryOut(BaseModel):
    """The try that counts."""

    move: str
    solved: bool


class TriesOut(BaseModel):
    """Where somebody stands with a puzzle."""

    first: FirstTryOut | None = Field(description="The try that counts; null: there was none yet.")


class TriedOut(BaseModel):
    """What a try was."""

    solved: bool
    first: FirstTryOut = Field(
        description="The try that counts: this one, unless there was another before."
    )


class RankedMoveOut(BaseModel):
    """A move, and what it is worth."""

    move: str
    chance: float = Field(description="To win with it, from 0 to 1, by what its player knows.")


class ReasonOut(BaseModel):
    """In what games that are played on from there differ most, after the best move and after
    another; the game's texts say it as `reason-FACT`."""

    fact: str
    of: str = Field(description="A province, say; empty: nothing.")
    best: float
    other: float
    move: str = Field(description="The other move.")


class SolutionOut(BaseModel):
    """The solution, and why it is one."""

    best: RankedMoveOut
    second: RankedMoveOut
    tempting: RankedMoveOut | None = Field(
        description="What a bot would play at first sight, where that is not the best move."
    )
    reason: ReasonOut


@router.get("/{game}/{number}/tries")
async def tries(game: str, number: int, visitor: Visitor, use: Use) -> TriesOut:
    """Have you tried a puzzle, and what was it?"""
    first = await _first_try(wanted_puzzle(game, number), visitor, use)
    return TriesOut(first=None if first is None else _told(first))


@router.post("/{game}/{number}/tries", dependencies=[costs(2)])
async def try_it(game: str, number: int, tried: TryIn, me: Me, use: Use) -> TriedOut:
    """Try to solve a puzzle. Your first move counts, however often it is sent; all others are
    practice."""
    puzzle = wanted_puzzle(game, number)
    state = tenka.game(game).position(puzzle.position, **puzzle.options)
    move = state.text(state.parse(puzzle.seat, tried.move))
    solved = move == puzzle.solution
    first = await use.store.puzzle_tries.add(PuzzleTry(me.id, puzzle.key, move, solved, use.now()))
    return TriedOut(solved=solved, first=_told(first))


@router.get("/{game}/{number}/solution")
async def solution(game: str, number: int, visitor: Visitor, use: Use) -> SolutionOut:
    """The best move, the second best, and why; for whoever has tried."""
    puzzle = wanted_puzzle(game, number)
    if await _first_try(puzzle, visitor, use) is None:
        raise NotNow("the solution is told after the first try")
    reason = puzzle.reason
    return SolutionOut(
        best=RankedMoveOut(move=puzzle.solution, chance=puzzle.chance),
        second=RankedMoveOut(move=puzzle.second, chance=puzzle.otherwise),
        tempting=RankedMoveOut(move=puzzle.tempting, chance=puzzle.tempted)
        if puzzle.tempting
        else None,
        reason=ReasonOut(
            fact=reason.fact,
            of=reason.of,
            best=reason.best,
            other=reason.other,
            move=puzzle.compared,
        ),
    )


async def _first_try(puzzle: Puzzle, person: Person | None, use: Services) -> PuzzleTry | None:
    if person is None:
        return None
    return (await use.store.puzzle_tries.of(person.id, [puzzle.key])).get(puzzle.key)


def _told(first: PuzzleTry) -> FirstTryOut:
    return FirstTryOut(move=first.move, solved=first.solved)
