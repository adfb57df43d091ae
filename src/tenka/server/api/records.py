"""Finished games by HTTP: their records, and how they stood after each move."""

from typing import Annotated

from fastapi import APIRouter, Query, Response
from starlette.requests import Request

from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Visitor, asker_of
from tenka.server.api.ready_json import ReadyJson
from tenka.server.api.schemas.replay import ReplayOut
from tenka.server.api.table_access import finished
from tenka.server.errors import NotFound, NotNow
from tenka.server.replays.questions import At
from tenka.server.services import Use
from tenka.server.store.rows import Loaded

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{id}/record", dependencies=[costs(4)])
async def record(id: str, request: Request, visitor: Visitor, use: Use) -> Response:
    """The record of a finished game: `tenka verify` checks it. One of older rules than ours is
    given out, too: it names the release that can replay it."""
    kept = await use.store.tables.kept_as(id)
    if kept is None:
        raise NotFound("there is no such table")
    game, status, version = kept
    if status not in ("over", "aborted"):
        raise NotNow("the game is not over yet")

    async def read() -> Loaded:
        loaded = await use.store.tables.load(id)
        if loaded is None:
            raise NotFound("there is no such table")
        return loaded

    found = await use.replays.record(id, version, read, await asker_of(request, visitor))
    name = f'attachment; filename="{game}-{id}.json"'
    return ReadyJson(found, headers={"Content-Disposition": name})


@router.get("/tables/{id}/replay", response_model=ReplayOut, dependencies=[costs(2)])
async def replay(
    id: str,
    request: Request,
    visitor: Visitor,
    use: Use,
    ply: Annotated[int, Query(ge=0)] = 0,
    seat: Annotated[int | None, Query(ge=0)] = None,
) -> ReadyJson:
    """A finished game after so many moves, as any seat saw it."""
    game = finished(await use.lobby.get(id))
    question = At(seat, min(ply, len(game.play.movers)))
    return ReadyJson(await use.replays.of_game(game, question, await asker_of(request, visitor)))
