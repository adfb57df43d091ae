"""The chat of a table by HTTP; what is said is also told live."""

from typing import Annotated

from fastapi import APIRouter, Query

from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Me, Visitor
from tenka.server.api.schemas.chat import ChatIn, ChatOut, LineOut
from tenka.server.api.table_access import id_of
from tenka.server.services import Use
from tenka.server.tables.chat import room_of

router = APIRouter(prefix="/api", tags=["chat"])

SinceLine = Annotated[
    int,
    Query(ge=0, le=2**30 - 1, description="Only lines after this number: those you have already."),
]


@router.get("/tables/{id}/chat", dependencies=[costs(5)])
async def read(id: str, visitor: Visitor, use: Use, since: SinceLine = 0) -> ChatOut:
    """What was said in your room: the players', if you sit at the table, else the spectators'."""
    table = await use.lobby.get(id)
    room = room_of(table.situation.seat_of(id_of(visitor)))
    lines = await table.chat.lines(room, since)
    names = await use.store.people.named({line.person for line in lines})
    seat_of = table.situation.seat_of
    shown = [line.shown(names.get(line.person, ""), seat_of(line.person)) for line in lines]
    return ChatOut(room=room, lines=[LineOut(**line) for line in shown])


@router.post("/tables/{id}/chat", status_code=201)
async def write(id: str, wanted: ChatIn, me: Me, use: Use) -> LineOut:
    """Say something to those of your room; nobody else hears it."""
    table = await use.lobby.get(id)
    use.limits.chat(me.id)
    room = room_of(table.situation.seat_of(me.id))
    line = await table.chat.say(room, me, wanted.text, use.now())
    table.tell_line(room, line, me.name)
    use.lobby.services.others.tell(table.id, said_in=room, number=line.number)
    return LineOut(**line.shown(me.name, table.situation.seat_of(me.id)))
