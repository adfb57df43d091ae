"""Play from here: a new game out of one that is over."""

import asyncio

from fastapi import APIRouter

from tenka.server.api.dependencies import Me
from tenka.server.api.schemas.opening import BranchIn
from tenka.server.api.schemas.state import StateOut
from tenka.server.api.table_access import state_for
from tenka.server.services import Use
from tenka.server.tables.branch import branch
from tenka.server.tables.opening_tables import check_may_open, open_quick_table, opened_before

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{id}/branch", status_code=201)
async def play_from_here(id: str, wanted: BranchIn, me: Me, use: Use) -> StateOut:
    """Take up a finished game at any of its moves, in any seat, against bots; at a private table
    of your own, which is a friendly one."""
    if there := await opened_before(use.lobby, me.id, wanted.key):
        return state_for(there, there.situation.seat_of(me.id))
    source = await use.lobby.get(id)
    # It takes its time, and nothing changes about this record any more.
    terms = await asyncio.to_thread(branch, source.situation, wanted.ply, wanted.seat)
    await check_may_open(use.lobby, me.id, use.settings.tables)
    table = await open_quick_table(
        *(use.lobby, terms, me.id, me.name, wanted.seat, wanted.bot),
        key=wanted.key,
        seal=wanted.seal,
    )
    return state_for(table, table.situation.seat_of(me.id))
