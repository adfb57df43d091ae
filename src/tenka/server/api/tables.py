"""The lobby by HTTP: tables that wait or are mine, opening one, sitting down and getting up."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request

from tenka.server.api.clubs import ClubAsked, check_asked, wanted_clubs
from tenka.server.api.costs import costs
from tenka.server.api.dependencies import Me, Visitor, address_of
from tenka.server.api.listed_tables import LIST, listed, shared_list
from tenka.server.api.parameters import Before, Since, Version
from tenka.server.api.ready_json import ReadyJson
from tenka.server.api.schemas.lists import TableOut
from tenka.server.api.schemas.opening import JoinIn, QuickIn, RematchIn, TableIn
from tenka.server.api.schemas.state import StateOut
from tenka.server.api.table_access import check_opening, id_of, my_seat, state_for
from tenka.server.errors import NotFound, TooManyListed
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.server.store.filters import Ended, Rivals, Wanted
from tenka.server.store.rows import Seated, Status
from tenka.server.tables import opening_tables, seating, table_lists
from tenka.server.tables.clock import ClockRules
from tenka.server.tables.rematch import rematch as play_again
from tenka.server.tables.terms import Terms

router = APIRouter(prefix="/api", tags=["tables"])

LISTED = 100
RATED_CLOCK = ClockRules("live", 900.0, 10.0)  # of a game against bots that counts


@router.get("/tables", response_model=list[TableOut], dependencies=[costs(8)])
async def open_tables(
    visitor: Visitor,
    request: Request,
    use: Use,
    game: Annotated[str | None, Query(max_length=64)] = None,
    before: Before = None,
    club: ClubAsked = None,
) -> ReadyJson:
    """Public tables that wait for players, and those of your clubs: the 100 newest, first one of
    each who has opened any."""
    clubs = await wanted_clubs(club, visitor, request, use)

    async def find() -> list[Seated]:
        found = await table_lists.open_tables(use.lobby, game, before, clubs)
        return table_lists.in_turn(found, use.last_seen.groups_of)

    return await shared_list(use, visitor, ("open", game, before), clubs, find)


@router.get("/tables/playing", response_model=list[TableOut], dependencies=[costs(8)])
async def played_tables(
    visitor: Visitor,
    request: Request,
    use: Use,
    game: Annotated[str | None, Query(max_length=64)] = None,
    before: Before = None,
    club: ClubAsked = None,
) -> ReadyJson:
    """Public tables where people play, and those of your clubs, to be watched, the 100 newest
    first."""
    clubs = await wanted_clubs(club, visitor, request, use)
    find = partial(table_lists.played_tables, use.lobby, game, before, clubs)
    return await shared_list(use, visitor, ("playing", game, before), clubs, find)


@router.get("/tables/mine", response_model=list[TableOut], dependencies=[costs(8)])
async def my_tables(
    me: Me,
    use: Use,
    status: Annotated[list[Status] | None, Query(max_length=4)] = None,
    game: Annotated[str | None, Query(max_length=64)] = None,
    result: Annotated[Ended | None, Query(description="How it ended for you.")] = None,
    against: Annotated[Rivals | None, Query(description="Bots alone, or a person, too.")] = None,
    before: Before = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
) -> ReadyJson:
    """Your 100 newest tables, those where it is your turn first; of all kinds, if none is named,
    those that are not over before the others."""
    mine: list[Seated] = []
    for kinds in [status] if status else (("open", "playing"), ("over", "aborted")):
        if len(mine) < limit:
            wanted = Wanted(tuple(kinds), game, result, against)
            mine += await table_lists.tables_of(use.lobby, me.id, wanted, before, limit - len(mine))
    shown = sorted(await listed(mine, me, use), key=lambda table: not table.my_turn)
    return ReadyJson(LIST.dump_json(shown))


@router.post("/tables", status_code=201, dependencies=[costs(10)])
async def open_table(wanted: TableIn, request: Request, me: Me, use: Use) -> StateOut:
    """Open a table and sit down at it."""
    if there := await opening_tables.opened_before(use.lobby, me.id, wanted.key):
        return state_for(there, there.situation.seat_of(me.id))
    clock = wanted.clock
    terms = Terms.of(
        wanted.game,
        wanted.seats,
        wanted.options,
        pace=wanted.pace,
        clock=None
        if clock is None
        else ClockRules(wanted.pace, clock.bank, clock.increment, clock.cap, clock.grace),
        window=_window(wanted.window, use),
        public=wanted.public,
        allow_return=wanted.allow_return,
        claim_after=wanted.claim_after,
        friendly=wanted.friendly,
        bots={int(seat): bot for seat, bot in wanted.bots.items()},
        position=wanted.position,
        rated=wanted.rated,
        club_id=wanted.club,
    )
    await check_opening(request, me, use)
    if wanted.club is not None:
        await check_asked(wanted.club, me, request, use)
    if wanted.invite is not None:
        await use.contacts.check_invitation(me.id, wanted.invite)
        use.limits.invitation(me.id, address_of(request), wanted.invite)
        if wanted.club is not None:
            await use.clubs.check_invited(wanted.club, wanted.invite)
    taken = 1 + len(terms.bots) + (wanted.invite is not None)
    waits = terms.public and terms.club_id is None and taken < terms.seats
    async with _listing(request, me, use) if waits else nullcontext():
        table = await opening_tables.open_table(
            *(use.lobby, terms, me.id, me.name, wanted.seat),
            invited=wanted.invite,
            key=wanted.key,
            seal=wanted.seal,
        )
    return state_for(table, table.situation.seat_of(me.id))


@router.post("/quick", status_code=201, dependencies=[costs(8)])
async def quick(wanted: QuickIn, request: Request, me: Me, use: Use) -> StateOut:
    """Play against bots, at once; with a seal, as soon as you give by `join` what you sealed."""
    if there := await opening_tables.opened_before(use.lobby, me.id, wanted.key):
        return state_for(there, there.situation.seat_of(me.id))
    terms = Terms.of(
        wanted.game,
        wanted.seats,
        wanted.options,
        window=_window(wanted.window, use),
        public=False,
        position=wanted.position,
        rated=wanted.rated,
        clock=RATED_CLOCK if wanted.rated else None,
    )
    await check_opening(request, me, use)
    table = await opening_tables.open_quick_table(
        *(use.lobby, terms, me.id, me.name, wanted.seat, wanted.bot),
        key=wanted.key,
        seal=wanted.seal,
    )
    return state_for(table, table.situation.seat_of(me.id))


@router.get("/tables/{id}", response_model=StateOut, dependencies=[costs(4)])
async def state(
    id: str, visitor: Visitor, use: Use, since: Since = 0, version: Version = 0
) -> ReadyJson:
    """The table as you may know it: as a player by your seat, else as a spectator."""
    table = await use.lobby.get(id)
    shown = state_for(
        table,
        table.situation.seat_of(id_of(visitor)),
        table.situation.known_journal(since, version),
    )
    return ReadyJson(shown.model_dump_json(by_alias=True))


@router.get("/tables/{id}/terms", dependencies=[costs(2)])
async def terms_of(id: str, visitor: Visitor, use: Use) -> TableOut:
    """What was agreed when the table was opened, and how the game ended."""
    seated = await use.store.tables.get(id)
    if seated is None:
        raise NotFound("there is no such table")
    (shown,) = await listed([seated], visitor, use)
    return shown


@router.post("/tables/{id}/join")
async def join(id: str, wanted: JoinIn, me: Me, use: Use) -> StateOut:
    """Sit down, or give your nonce or its seal if you sit already; it begins when all seats are
    taken, and all that was sealed is given. Who has not done so within 15 seconds loses the
    seat."""
    table = await use.lobby.get(id)
    seat = await use.lobby.join(table, me, wanted.seat, wanted.nonce, wanted.seal)
    return state_for(table, seat)


@router.post("/tables/{id}/leave", status_code=204)
async def leave(id: str, me: Me, use: Use) -> None:
    """Get up again before the game begins."""
    table, seat = await my_seat(id, me, use)
    await table.do(seating.leave, seat, me.id)


@router.post("/tables/{id}/start")
async def start(id: str, me: Me, use: Use) -> StateOut:
    """Begin now, with bots in the empty seats; for the one who has opened the table, or for
    anybody once he has left it."""
    table, seat = await my_seat(id, me, use)
    await table.do(seating.begin, seat, me.id)
    return state_for(table, seat)


@router.post("/tables/{id}/rematch", status_code=201, dependencies=[costs(10)])
async def rematch(
    id: str, request: Request, me: Me, use: Use, wanted: RematchIn | None = None
) -> StateOut:
    """Once more, with the sides swapped; it begins when all people have asked for it. Who asks
    first may have another bot play."""
    table, _ = await my_seat(id, me, use)
    await check_opening(request, me, use)
    if table.situation.row.pace == "correspondence":  # the others are told of it outside
        use.limits.invitation(me.id, address_of(request), table.id)
    asked = wanted or RematchIn()
    again = await play_again(use.lobby, table, me, asked.bot, asked.seal)
    return state_for(again, again.situation.seat_of(me.id))


@asynccontextmanager
async def _listing(request: Request, me: Person, use: Services) -> AsyncIterator[None]:
    """While somebody opens a table that is listed, if they may; one at a time."""
    most, together = use.settings.listed, use.settings.listed_guests
    async with use.lobby.listing:
        there = await table_lists.openers(use.lobby)
        if most and there[me.id] >= most:
            raise TooManyListed(f"{most} of your tables wait for players already")
        if together and me.id in await _new_like(me, {me.id}, use):
            others = await use.last_seen.who_came_from(address_of(request), there)
            sharing = await _new_like(me, others, use)
            if sum(there[each] for each in sharing) >= together:
                raise TooManyListed(f"{together} tables of your network wait for players already")
        yield


async def _new_like(me: Person, people: Collection[str], use: Services) -> set[str]:
    """Guests among these people, or for who has an account, the accounts without a game that
    counts: those of one network share what it may have in the list."""
    known = (await use.store.people.all_of(people)).values()
    if me.login is None:
        return {each.id for each in known if each.login is None}
    accounts = {each.id for each in known if each.login is not None}
    return accounts - await use.store.ratings.rated(accounts)


def _window(asked: float | None, use: Services) -> float:
    return use.settings.window if asked is None else asked
