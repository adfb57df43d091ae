"""Play from here: a new game out of one that is over."""

import orjson
from fastapi import APIRouter
from starlette.requests import Request

from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Me, asker_of
from tenka.server.api.schemas.opening import BranchIn
from tenka.server.api.schemas.state import StateOut
from tenka.server.api.table_access import check_opening, state_for
from tenka.server.replays.questions import BranchAt
from tenka.server.services import Use
from tenka.server.tables.branch import branch, check_branch
from tenka.server.tables.opening_tables import open_quick_table, opened_before

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{id}/branch", status_code=201, dependencies=[costs(10)])
async def play_from_here(id: str, wanted: BranchIn, request: Request, me: Me, use: Use) -> StateOut:
    """Take up a finished game at any of its moves, in any seat, against bots; at a private table
    of your own, which is a friendly one."""
    if there := await opened_before(use.lobby, me.id, wanted.key):
        return state_for(there, there.situation.seat_of(me.id))
    source = (await use.lobby.get(id)).situation
    check_branch(source.row, wanted.seat)
    question = BranchAt(wanted.seat, wanted.ply)
    position = await use.replays.of_game(source, question, await asker_of(request, me))
    terms = branch(source.row, orjson.loads(position))
    await check_opening(request, me, use)
    table = await open_quick_table(
        *(use.lobby, terms, me.id, me.name, wanted.seat, wanted.bot),
        key=wanted.key,
        seal=wanted.seal,
    )
    return state_for(table, table.situation.seat_of(me.id))
