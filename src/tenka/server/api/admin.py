"""For those who look after the server, by `tenka admin` or on the owners' page: tables, people,
bans. Nobody else finds anything here."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import Query
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.host_access import admin_router, check_power
from tenka.server.ratings.annulling import annul
from tenka.server.services import Services, Use
from tenka.server.store import Ban, Barred, Seat, Status
from tenka.server.store.lookalikes import compared

LISTED = 1000
DAY = 86_400.0


router = admin_router()


class HostedSeat(BaseModel):
    """Who sits there; a bot, if it plays for itself or for somebody who has left."""

    name: str | None
    bot: str | None


class HostedTable(BaseModel):
    """A table as the host sees it: who sits there, not what he holds."""

    id: str
    game: str
    status: str
    pace: str
    created: float
    started: float | None
    ended: float | None
    seats: list[HostedSeat]
    entries: int
    listening: int
    counts: bool = Field(description="The result counts for ratings.")


class WhichTable(BaseModel):
    """Which table is meant."""

    table: str = Field(max_length=200)


class HostedPerson(BaseModel):
    """A person as the host sees them, when they were seen last, and where while that is kept."""

    id: str
    name: str
    created: float
    account: bool
    owner: bool
    banned: bool
    address: str | None
    seen: float | None


class ResetIn(BaseModel):
    """Whose password is forgotten."""

    name: str = Field(max_length=200)


class ResetView(BaseModel):
    """A new password, shown once."""

    name: str
    password: str


class BanView(BaseModel):
    """A ban; that of a person with the name they have now."""

    kind: Barred
    value: str
    name: str
    reason: str
    at: float
    until: float | None = Field(description="when it ends by itself; null: when it is lifted")


class BanIn(BaseModel):
    """Whom to shut out."""

    kind: Barred
    value: str = Field(max_length=200)
    reason: str = Field(default="", max_length=200)
    days: float | None = Field(None, gt=0, le=3660, description="null: until it is lifted")


SCHEMAS = (HostedSeat, HostedTable, HostedPerson, BanView, ResetView)


@router.get("/tables")
async def tables(
    use: Use,
    status: Annotated[list[Status] | None, Query()] = None,
    game: str | None = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = 100,
) -> list[HostedTable]:
    """The newest tables."""
    found = await use.store.tables.all(status=status or (), game=game, limit=limit)
    ids = {seat.person_id for each in found for seat in each.seats if seat.person_id is not None}
    names = await use.store.people.named(ids)
    counting = await use.store.ratings.counting([each.table.id for each in found])
    return [
        HostedTable(
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
            counts=each.table.id in counting,
        )
        for each in found
    ]


@router.post("/tables/close", status_code=204)
async def close(wanted: WhichTable, use: Use) -> None:
    """End a table without a result."""
    await use.lobby.close_by_host(wanted.table)


@router.post("/tables/annul", status_code=204)
async def annul_result(wanted: WhichTable, use: Use) -> None:
    """A rated game counts no more: all ratings are as if it had not been played."""
    await annul(use.store, wanted.table, use.now())


@router.get("/people")
async def people(
    use: Use,
    name: Annotated[str, Query(max_length=200)] = "",
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
) -> list[HostedPerson]:
    """The people in whose names this is found, newest first."""
    wanted = compared(name)
    found = await use.store.people.matching(
        lambda each: bool(each) and wanted in compared(each), limit
    )
    seen = await use.store.last_addresses.of([person.id for person in found])
    return [
        HostedPerson(
            id=person.id,
            name=person.name,
            created=person.created,
            account=person.login is not None,
            owner=person.owner,
            banned=use.bans.has_person(person.id),
            address=seen[person.id][0] if person.id in seen else None,
            seen=seen[person.id][1] if person.id in seen else None,
        )
        for person in found
    ]


@router.post("/people/password")
async def reset_password(wanted: ResetIn, request: Request, use: Use) -> ResetView:
    """Give an account a new password."""
    check_power(request, await use.accounts.account(wanted.name))
    person, password = await use.accounts.reset_password(wanted.name)
    use.nodes.cut_off(person.id)
    return ResetView(name=person.name, password=password)


@router.get("/bans")
async def bans(use: Use) -> list[BanView]:
    """All bans, oldest first."""
    return await _shown(use.bans.in_force(), use)


@router.post("/bans", status_code=201)
async def ban(wanted: BanIn, request: Request, use: Use) -> list[BanView]:
    """Shut somebody out, and cut them off now."""
    for person in await use.bans.people_of(wanted.kind, wanted.value):
        check_power(request, person)
    until = None if wanted.days is None else use.now() + wanted.days * DAY
    added = await use.bans.add(wanted.kind, wanted.value, wanted.reason, until)
    use.nodes.bans_changed()
    for each in added:
        if each.kind == "person":
            use.nodes.cut_off(each.value)
    if wanted.kind == "address":
        use.nodes.cut_off_banned_addresses()
    return await _shown(added, use)


@router.post("/bans/lift")
async def lift(wanted: BanIn, use: Use) -> list[BanView]:
    """Let somebody in again."""
    lifted = await use.bans.lift(wanted.kind, wanted.value)
    use.nodes.bans_changed()
    return await _shown(lifted, use)


async def _shown(bans: Sequence[Ban], use: Services) -> list[BanView]:
    names = await use.store.people.named({ban.value for ban in bans if ban.kind == "person"})
    return [
        BanView(
            kind=ban.kind,
            value=ban.value,
            name=names.get(ban.value, "") if ban.kind == "person" else "",
            reason=ban.reason,
            at=ban.at,
            until=ban.until,
        )
        for ban in bans
    ]


def _sitting(seat: Seat, names: dict[str, str]) -> HostedSeat:
    name = None if seat.person_id is None else names.get(seat.person_id, "?")
    return HostedSeat(name=name, bot=seat.bot)
