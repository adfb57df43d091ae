"""A game that is played, at earlier moments: for whoever wants to see again what happened."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from tenka.server.api.dependencies import Visitor
from tenka.server.api.schemas.replay import MomentOut
from tenka.server.api.table_access import id_of
from tenka.server.services import Use
from tenka.server.tables.moments import moments

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{id}/moments")
async def earlier(
    id: str,
    visitor: Visitor,
    use: Use,
    first: Annotated[int, Query(ge=0, description="From this event of the journal on.")] = 0,
    last: Annotated[int, Query(ge=0, description="Up to this one.")] = 0,
) -> list[MomentOut]:
    """The table as you saw it, decision by decision: the 100 last moments from before the first
    event until after the last one. What came of a secret window is shown when it was over."""
    situation = (await use.lobby.get(id)).situation
    if situation.row.started is None:
        return []
    seat = situation.seat_of(id_of(visitor))
    # It takes its time, and nothing changes about the past.
    found = await asyncio.to_thread(moments, situation.play, seat, first, last)
    return [MomentOut(events=told, view=view) for told, view in found]
