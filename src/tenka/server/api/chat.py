"""The chat of a table by HTTP; what is said is also told live."""

from typing import Annotated

from fastapi import APIRouter, Query

from tenka.server.api.dependencies import Me, Visitor
from tenka.server.api.my_seat import id_of
from tenka.server.api.schemas import ChatIn, ChatOut, LineOut
from tenka.server.services import Use
from tenka.server.tables.chat import Said, room_of
from tenka.server.tables.feeds import Message
from tenka.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["chat"])

SinceLine = Annotated[
    int, Query(ge=0, le=2**31, description="Only lines after this number: those you have already.")
]


@router.get("/tables/{id}/chat")
async def read(id: str, visitor: Visitor, use: Use, since: SinceLine = 0) -> ChatOut:
    """What was said in your room: the players', if you sit at the table, else the spectators'."""
    table = await use.lobby.get(id)
    room = room_of(table.situation.seat_of(id_of(visitor)))
    lines = await table.chat.lines(room, since)
    names = await use.store.people.named({line.person for line in lines})
    shown = [_shown(table, line, names.get(line.person, "")) for line in lines]
    return ChatOut(room=room, lines=shown)


@router.post("/tables/{id}/chat", status_code=201)
async def write(id: str, wanted: ChatIn, me: Me, use: Use) -> LineOut:
    """Say something to those of your room; nobody else hears it."""
    table = await use.lobby.get(id)
    use.limits.chat(me.id)
    room = room_of(table.situation.seat_of(me.id))
    said = await table.chat.say(room, me, wanted.text, use.now())
    line = _shown(table, said, me.name)
    message = Message(type="chat", table=table.id, room=room, **line.model_dump())
    table.feeds.say_in_room(message, players=room == "players")
    return line


def _shown(table: Table, line: Said, name: str) -> LineOut:
    return LineOut(
        number=line.number,
        person=line.person,
        name=name,
        seat=table.situation.seat_of(line.person),
        at=line.at,
        text=line.text,
    )
