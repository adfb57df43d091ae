"""A game that is played, at earlier moments: for whoever wants to see again what happened."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request

from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Visitor, asker_of
from tenka.server.api.ready_json import ReadyJson
from tenka.server.api.schemas.replay import MomentOut
from tenka.server.api.table_access import id_of
from tenka.server.replays.questions import Moments
from tenka.server.services import Use

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{id}/moments", response_model=list[MomentOut], dependencies=[costs(4)])
async def earlier(
    id: str,
    request: Request,
    visitor: Visitor,
    use: Use,
    first: Annotated[int, Query(ge=0, description="From this event of the journal on.")] = 0,
    last: Annotated[int, Query(ge=0, description="Up to this one.")] = 0,
) -> ReadyJson:
    """The table as you saw it, decision by decision: the 100 last moments from before the first
    event until after the last one. What came of a secret window is shown when it was over."""
    situation = (await use.lobby.get(id)).situation
    if situation.row.started is None:
        return ReadyJson(b"[]")
    question = Moments(
        situation.seat_of(id_of(visitor)),
        first=min(first, situation.play.told),
        last=min(last, situation.play.told),
    )
    return ReadyJson(
        await use.replays.of_game(situation, question, await asker_of(request, visitor))
    )
