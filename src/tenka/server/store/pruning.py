"""What is not kept for ever: guests who never played, games that are long over."""

from collections.abc import Collection, Sequence

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    update,
)

from tenka.server.store.database import Database
from tenka.server.store.schema import (
    analyses,
    appeals,
    bans,
    chat,
    clocks,
    contacts,
    entries,
    held,
    last_addresses,
    name_looks,
    notices,
    online,
    owed,
    people,
    push_devices,
    puzzle_tries,
    rated_results,
    reports,
    rival_games,
    seats,
    seekers,
    tables,
    tokens,
    tournament_games,
    tournament_players,
    tournaments,
)
from tenka.server.store.statements import Statement

ONE_VISIT = 3600.0  # seconds after they came, in which nothing is noted of when they were seen

# What of theirs would be missed: whoever has any of it stays.
THEIRS = (
    seats.c.person_id,
    seats.c.player_id,  # who has given up a game that counts is in its result, once it ends
    rated_results.c.person_id,
    rival_games.c.person_id,
    tables.c.created_by,
    tournaments.c.opened_by,
    tournament_players.c.person_id,
    tokens.c.person_id,
    chat.c.person_id,
    notices.c.person_id,
    owed.c.person_id,
    push_devices.c.person_id,
    reports.c.by_id,
    reports.c.person_id,
)
OF_A_GUEST = (
    name_looks.c.person_id,
    last_addresses.c.person_id,
    contacts.c.person_id,
    contacts.c.other_id,
    online.c.person_id,
    appeals.c.person_id,
    puzzle_tries.c.person_id,
)
OF_A_GAME = (
    entries.c.table_id,
    held.c.table_id,
    clocks.c.table_id,
    chat.c.table_id,
    analyses.c.table_id,
    owed.c.table_id,
    seats.c.table_id,
    tables.c.id,
)
WHICH: BindParameter[str] = bindparam("which", expanding=True)
PROPOSED = seekers.c.until.is_not(None)  # whoever does not come to it has first to be counted
DROP_OF_A_GUEST = (
    *(delete(each.table).where(each.in_(WHICH)) for each in OF_A_GUEST),
    delete(seekers).where(seekers.c.person_id.in_(WHICH), ~PROPOSED),
)
DROP_GUESTS = delete(people).where(people.c.id.in_(WHICH), people.c.login.is_(None))
NO_REMATCH = update(tables).where(tables.c.rematch_of.in_(WHICH)).values(rematch_of=None)
DROP_GAME = tuple(delete(each.table).where(each.in_(WHICH)) for each in OF_A_GAME)


class Pruning:
    """Finds and deletes what is too old."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guests(self, before: float, limit: int) -> list[str]:
        """Guests who came before that time, were not seen since, and have nothing here."""
        seen = select(last_addresses.c.person_id).where(last_addresses.c.at >= before)
        return await self._guests(limit, people.c.created < before, people.c.id.not_in(seen))

    async def _guests(self, limit: int, *where: ColumnElement[bool]) -> list[str]:
        """Guests of that kind who have nothing here and are not banned."""
        banned = select(bans.c.value).where(bans.c.kind == "person")
        found = select(people.c.id).where(
            *where,
            people.c.login.is_(None),
            people.c.deleted.is_(None),
            people.c.notify.is_(None),
            people.c.id.not_in(banned),
            people.c.id.not_in(select(seekers.c.person_id).where(PROPOSED)),
            *(people.c.id.not_in(select(each).where(each.is_not(None))) for each in THEIRS),
        )
        return await self._ids(found.limit(limit))

    async def passers_by(self, before: float, limit: int) -> list[str]:
        """Guests who came before that time, once, and did nothing."""
        once = select(last_addresses.c.person_id).where(
            last_addresses.c.at >= people.c.created + ONE_VISIT
        )
        return await self._guests(
            limit,
            people.c.created < before,
            people.c.id.not_in(once),
            *(
                people.c.id.not_in(select(each))
                for each in (contacts.c.person_id, online.c.person_id)
            ),
        )

    async def drop_guests(self, ids: Sequence[str]) -> None:
        """Delete them; Conflict, if one of them has an account or something here by now."""
        which = {"which": list(ids)}
        theirs = (Statement(sql, which) for sql in DROP_OF_A_GUEST)
        guests = Statement(DROP_GUESTS, which, rows=len(ids))
        await self._database.write("old guests", *theirs, guests)

    async def games(self, before: float, but: Collection[str], limit: int) -> list[str]:
        """Games that were over before that time, but for these, and for those whose result a
        tournament has not taken down yet."""
        over = and_(
            tables.c.status.in_(("over", "aborted")),
            func.coalesce(tables.c.ended, tables.c.created) < before,
        )
        awaited = (
            select(tournament_games.c.table_id)
            .join(tournaments, tournaments.c.id == tournament_games.c.tournament_id)
            .where(
                tournament_games.c.table_id.is_not(None),
                tournament_games.c.places.is_(None),
                tournaments.c.status == "running",
            )
        )
        kept = or_(tables.c.id.in_(sorted(but)), tables.c.id.in_(awaited))
        return await self._ids(select(tables.c.id).where(over, ~kept).limit(limit))

    async def called_off(
        self, unbegun: float, alone: float, but: Collection[str], limit: int
    ) -> list[str]:
        """Tables that ended before the first of these times and had not begun, or before the second
        and had nobody but bots for an opponent, but for these: no game was played to its end there,
        and nobody else was kept from one. What is counted for somebody stays."""
        sitting = select(func.count(seats.c.person_id)).where(seats.c.table_id == tables.c.id)
        found = select(tables.c.id).where(
            tables.c.status == "aborted",
            tables.c.tournament_id.is_(None),
            tables.c.aborted_by.is_(None),
            tables.c.id.not_in(sorted(but)),
            or_(
                and_(tables.c.started.is_(None), tables.c.ended < unbegun),
                and_(tables.c.ended < alone, sitting.scalar_subquery() <= 1),
            ),
        )
        return await self._ids(found.limit(limit))

    async def drop_games(self, ids: Sequence[str]) -> None:
        """Delete them with all their entries and chats."""
        which = {"which": list(ids)}
        dropped = (Statement(sql, which) for sql in DROP_GAME)
        await self._database.write("old games", Statement(NO_REMATCH, which), *dropped)

    async def _ids(self, asked: Select[str]) -> list[str]:
        return await self._database.read(
            lambda connection: list(connection.execute(asked).scalars())
        )
