"""Finished games by HTTP: their records, and how they stood after each move."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Response

from tenka.server.api.dependencies import Visitor
from tenka.server.api.schemas.replay import ReplayOut
from tenka.server.errors import NotFound, NotNow
from tenka.server.services import Use
from tenka.server.store.records import stored_record
from tenka.server.tables.played_game import Play
from tenka.server.tables.situation import Situation
from tenka.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{id}/record")
async def record(id: str, visitor: Visitor, use: Use) -> Response:
    """The record of a finished game: `tenka verify` checks it. One of older rules than ours is
    given out, too: it names the release that can replay it."""
    loaded = await use.store.tables.load(id)
    if loaded is None:
        raise NotFound("there is no such table")
    if loaded.table.status not in ("over", "aborted"):
        raise NotNow("the game is not over yet")
    name = f'attachment; filename="{loaded.table.game}-{id}.json"'
    return Response(
        stored_record(loaded),
        media_type="application/json",
        headers={"Content-Disposition": name},
    )


@router.get("/tables/{id}/replay")
async def replay(
    id: str,
    visitor: Visitor,
    use: Use,
    ply: Annotated[int, Query(ge=0)] = 0,
    seat: Annotated[int | None, Query(ge=0)] = None,
) -> ReplayOut:
    """A finished game after so many moves, as any seat saw it."""
    game = _over(await use.lobby.get(id))
    # It takes its time, and nothing changes about this record any more.
    return await asyncio.to_thread(_replayed, game.play, ply, seat)


def _replayed(play: Play, ply: int, seat: int | None) -> ReplayOut:
    plies = len(play.record.moves())
    ply = min(ply, plies)
    state = play.record.after(ply)
    return ReplayOut(
        ply=ply,
        plies=plies,
        seat=seat,
        view=state.view(seat),
        forecast=state.forecast(seat),
        journal=state.journal(seat),
        told=[play.told_after(number) for number in range(plies + 1)],
    )


def _over(table: Table) -> Situation:
    if not table.situation.over:
        raise NotNow("the game is not over yet")
    return table.situation
