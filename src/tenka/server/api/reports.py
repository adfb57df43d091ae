"""Telling the host that somebody misbehaves. Nobody else hears of it, least of all who is meant."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field
from starlette.requests import Request

from tenka.server.api.dependencies import Me, address_of
from tenka.server.api.schemas.common import Strict
from tenka.server.errors import BadRequest
from tenka.server.services import Services, Use
from tenka.server.store import Person, Room
from tenka.server.store.rows import Report, ReportReason
from tenka.server.tables.chat import checked_line, room_of
from tenka.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["people"])

PersonId = Annotated[str, Path(max_length=64)]


class ReportIn(Strict):
    """What is wrong."""

    reason: ReportReason
    words: str = Field("", max_length=500, description="needed, if the reason is `other`")


class TableReportIn(ReportIn):
    """What is wrong, and with whom: by their id, as in the chat, or by their seat."""

    person: str | None = Field(None, max_length=64)
    seat: int | None = Field(None, ge=0, le=99)


@router.post("/people/{person}/reports", status_code=204)
async def report(person: PersonId, told: ReportIn, request: Request, me: Me, use: Use) -> None:
    """Tell the host of somebody. What you have told before of them, and is not settled, is
    replaced."""
    await _tell(told, person, request, me, use)


@router.post("/tables/{id}/reports", status_code=204)
async def report_at_table(id: str, told: TableReportIn, request: Request, me: Me, use: Use) -> None:
    """Tell the host of somebody at this table; the chat that you could read is shown with it."""
    table = await use.lobby.get(id)
    room = room_of(table.situation.seat_of(me.id))
    await _tell(told, await _meant(told, table, room), request, me, use, table.id, room)


async def _tell(
    told: ReportIn,
    person: str,
    request: Request,
    me: Person,
    use: Services,
    table: str | None = None,
    room: Room | None = None,
) -> None:
    words = checked_line(told.words) if told.words.strip() else ""
    if told.reason == "other" and not words:
        raise BadRequest("say in your own words what is wrong")
    await use.contacts.check_other(me.id, person)
    use.limits.report(me.id, address_of(request))
    made = Report(use.new_id(), use.now(), me.id, person, told.reason, words, table, room)
    await use.store.reports.put(made)


async def _meant(told: TableReportIn, table: Table, room: Room) -> str:
    if told.person is not None:
        if not await _was_there(table, room, told.person):
            raise BadRequest("this person neither sits at this table nor has written there")
        return told.person
    seats = table.situation.seats
    person = None
    if told.seat is not None and told.seat < len(seats):
        person = seats[told.seat].person_id
    if person is None:
        raise BadRequest("say whom you mean: a person, or a seat where somebody sits")
    return person


async def _was_there(table: Table, room: Room, person: str) -> bool:
    if table.situation.seat_of(person) is not None:
        return True
    return any(line.person == person for line in await table.chat.lines(room))
