"""For the host alone, by `tenka admin`: tables, people, bans.

Who does not show the token of the data directory finds nothing here.
"""

import hmac
from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.routing import APIRoute
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from tenka.server.services import Services, Use
from tenka.server.store import Ban, Barred, Seat, Status
from tenka.server.store.lookalikes import compared

LISTED = 1000


class Guarded(APIRoute):
    """A route that is not there for anybody else, whatever he sends."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            use: Services = request.app.state.services
            shown = request.headers.get("authorization", "")
            if not hmac.compare_digest(shown.encode(), f"Bearer {use.admin_token}".encode()):
                raise HTTPException(404)
            return await handle(request)

        return guarded


router = APIRouter(prefix="/api/admin", include_in_schema=False, route_class=Guarded)


class TableView(BaseModel):
    """A table as the host sees it: who sits there, not what he holds."""

    id: str
    game: str
    status: str
    pace: str
    created: float
    started: float | None
    ended: float | None
    seats: list[str]
    entries: int
    listening: int


class CloseIn(BaseModel):
    """Which table to close."""

    table: str = Field(max_length=200)


class PersonView(BaseModel):
    """A person as the host sees him."""

    id: str
    name: str
    created: float
    account: bool
    banned: bool


class ResetIn(BaseModel):
    """Whose password is forgotten."""

    name: str = Field(max_length=200)


class ResetView(BaseModel):
    """A new password, shown once."""

    name: str
    password: str


class BanView(BaseModel):
    """A ban."""

    kind: Barred
    value: str
    reason: str
    at: float


class BanIn(BaseModel):
    """Whom to shut out."""

    kind: Barred
    value: str = Field(max_length=200)
    reason: str = Field(default="", max_length=200)


@router.get("/tables")
async def tables(
    use: Use,
    status: Annotated[list[Status] | None, Query()] = None,
    game: str | None = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = 100,
) -> list[TableView]:
    """The newest tables."""
    found = await use.store.tables.all(status=status or (), game=game, limit=limit)
    ids = {seat.person_id for each in found for seat in each.seats if seat.person_id is not None}
    names = await use.store.people.named(ids)
    return [
        TableView(
            id=each.table.id,
            game=each.table.game,
            status=each.table.status,
            pace=each.table.pace,
            created=each.table.created,
            started=each.table.started,
            ended=each.table.ended,
            seats=[_sitting(seat, names) for seat in each.seats],
            entries=each.entries,
            listening=use.lobby.listening(each.table.id),
        )
        for each in found
    ]


@router.post("/tables/close", status_code=204)
async def close(wanted: CloseIn, use: Use) -> None:
    """End a table without a result."""
    await use.lobby.close_by_host(wanted.table)


@router.get("/people")
async def people(use: Use, name: Annotated[str, Query(max_length=200)] = "") -> list[PersonView]:
    """The people in whose names this is found, newest first."""
    wanted = compared(name)
    found = await use.store.people.matching(lambda each: wanted in compared(each), LISTED)
    return [
        PersonView(
            id=person.id,
            name=person.name,
            created=person.created,
            account=person.login is not None,
            banned=use.bans.has_person(person.id),
        )
        for person in found
        if person.deleted is None
    ]


@router.post("/people/password")
async def reset_password(wanted: ResetIn, use: Use) -> ResetView:
    """Give an account a new password."""
    person, password = await use.accounts.reset_password(wanted.name)
    use.lobby.cut_off(person.id)
    return ResetView(name=person.name, password=password)


@router.get("/bans")
async def bans(use: Use) -> list[BanView]:
    """All bans, oldest first."""
    return [_shown(ban) for ban in use.bans.all]


@router.post("/bans", status_code=201)
async def ban(wanted: BanIn, use: Use) -> list[BanView]:
    """Shut somebody out, and cut him off now."""
    added = await use.bans.add(wanted.kind, wanted.value, wanted.reason)
    for each in added:
        if each.kind == "person":
            use.lobby.cut_off(each.value)
    if wanted.kind == "address":
        use.lobby.cut_off_from(use.bans.of_address)
    return [_shown(each) for each in added]


@router.post("/bans/lift")
async def lift(wanted: BanIn, use: Use) -> list[BanView]:
    """Let somebody in again."""
    return [_shown(each) for each in await use.bans.lift(wanted.kind, wanted.value)]


def _shown(ban: Ban) -> BanView:
    return BanView(kind=ban.kind, value=ban.value, reason=ban.reason, at=ban.at)


def _sitting(seat: Seat, names: dict[str, str]) -> str:
    if seat.kind == "bot":
        return f"bot {seat.bot}"
    if seat.person_id is None:
        return "-"
    name = names.get(seat.person_id, "?")
    return name if seat.kind == "person" else f"({name})"
