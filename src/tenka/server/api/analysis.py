"""Analyses of finished games by HTTP: asked for once, kept for all who may see the replay."""

from typing import Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.analysis.analysable import analysable_outcome
from tenka.analysis.errors import CannotAnalyse
from tenka.server.analyses.queue import is_of_now
from tenka.server.api.dependencies import Visitor, asker_of
from tenka.server.errors import NotNow
from tenka.server.people.askers import Asker
from tenka.server.services import Services, Use

router = APIRouter(prefix="/api", tags=["tables"])


class AnalysedStep(BaseModel):
    """A decision, and what chance made of it. Chances are from 0 to 1."""

    made: int = Field(description="Moves of the game after it: a ply of the replay.")
    seat: int
    moves: list[str]
    simultaneous: bool = Field(description="Chosen in secret: measured by a mixed strategy.")
    chance: float = Field(description="Of the player to win before it, by what he could know.")
    best: list[str] = Field(description="What the bot would most probably have done.")
    cost: float = Field(description="To the player, by what he could know.")
    verdict: Literal["forced", "good", "doubtful", "mistake"]
    cause: Literal["deal", "draw", "throw", "order"] | None = Field(
        description="What chance did after it, if it had a part in it."
    )
    luck: list[float] = Field(description="What chance gave to each seat.")
    hidden: list[float] = Field(description="What else came out: what could not be known.")
    chances: list[float] = Field(description="Of everybody, after it.")


class AnalysedBalance(BaseModel):
    """Of one seat: start + decisions + luck = result."""

    start: float
    decisions: float
    luck: float
    result: float
    causes: dict[str, float] = Field(description="The parts of luck.")


class AnalysisBody(BaseModel):
    """A finished game, explained; docs/analysis.md says how."""

    game: str
    seats: int
    level: str = Field(description="Of the bot that decisions are measured by.")
    seed: int
    opening: list[float] = Field(description="Everybody's chances after the deal.")
    steps: list[AnalysedStep]
    ended_by: str | None = Field(description="An event that ended the game instead of a move.")
    balances: list[AnalysedBalance]
    moments: list[int] = Field(description="The steps that mattered, by their numbers.")


class AnalysisOut(BaseModel):
    """Where an analysis stands."""

    status: Literal["none", "waiting", "done", "failed", "impossible"] = Field(
        description="Impossible: of a game without a result, or one that no net has learned."
    )
    made: int = Field(description="Moves that are analysed; 0 while others come first.")
    total: int
    place: int | None = Field(
        description="In the line, 1: the next one; told to whoever asked for it, while it waits."
    )
    analysis: AnalysisBody | None


@router.get("/tables/{id}/analysis")
async def analysis(id: str, visitor: Visitor, request: Request, use: Use) -> AnalysisOut:
    """The analysis of a finished game, or how far it has come."""
    try:
        await _check_over(use, id)
    except CannotAnalyse:
        return AnalysisOut(status="impossible", made=0, total=0, place=None, analysis=None)
    return await _standing(use, id, await asker_of(request, visitor))


@router.post("/tables/{id}/analysis")
async def ask_for_analysis(id: str, visitor: Visitor, request: Request, use: Use) -> AnalysisOut:
    """Have a finished game analysed. It is made once, in the background, and kept."""
    await _check_over(use, id)
    asker = await asker_of(request, visitor)
    await use.analyses.ask(id, asker)
    return await _standing(use, id, asker)


async def _check_over(use: Services, id: str) -> None:
    situation = (await use.lobby.get(id)).situation
    if not situation.over:
        raise NotNow("the game is not over yet")
    analysable_outcome(situation.play.record)


async def _standing(use: Services, id: str, asker: Asker) -> AnalysisOut:
    kept = await use.store.analyses.of(id)
    if kept is not None and kept.status == "done" and not is_of_now(kept):
        kept = None  # its figures mean something else: it is made again, if somebody asks
    progress = use.analyses.progress(id)
    body: Any = None if kept is None else kept.body
    return AnalysisOut(
        status="none" if kept is None else kept.status,
        made=progress.made,
        total=progress.total,
        place=None if kept is None else await use.analyses.place(kept, asker),
        analysis=body,
    )
