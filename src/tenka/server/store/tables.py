"""Tables and who sits at them."""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Any, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from tenka.core.contract import Json
from tenka.server.store.clubs import NO_CLUB, of_clubs
from tenka.server.store.database import Database
from tenka.server.store.filters import Wanted
from tenka.server.store.rows import (
    Entry,
    Held,
    Loaded,
    RowChange,
    Seat,
    Seated,
    Status,
    Table,
    all_made,
    columns,
    made,
    values,
)
from tenka.server.store.schema import clocks, entries, held, seats, tables
from tenka.server.store.schema import people as everybody
from tenka.server.store.statements import Statement

ALL = Wanted()
TABLE = columns(Table, tables)
SEAT = select(*columns(Seat, seats)).order_by(seats.c.table_id, seats.c.seat)
ENTRY = select(*columns(Entry, entries)).order_by(entries.c.number)
HELD = select(*columns(Held, held)).order_by(held.c.seat)
CLOCKED = select(
    *TABLE, clocks.c.state, clocks.c.entries, clocks.c.revision, clocks.c.owner
).join_from(tables, clocks)

ADD_TABLE = insert(tables)
ADD_SEATS = insert(seats)
ADD_CLOCKS = insert(clocks)
SET_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("which_table"), seats.c.seat == bindparam("which_seat"))
    .values(
        {name: bindparam(name) for name in ("kind", "person_id", "bot", "standing", "player_id")}
    )
)

CHANGED = (
    update(clocks)
    .where(clocks.c.table_id == bindparam("which_table"))
    .values(revision=clocks.c.revision + 1)
)


def setting_seats(table_id: str, changed: Sequence[Seat]) -> list[Statement]:
    """The statements that put these into their seats."""
    return [Statement(SET_SEAT, _seat_values(table_id, seat), rows=1) for seat in changed]


HELD_BACK = (
    update(everybody)
    .where(everybody.c.id == bindparam("who"))
    .values(held_back=everybody.c.held_back + 1)
)
END = (
    update(tables)
    .where(tables.c.id == bindparam("which_table"), tables.c.status.in_(("open", "playing")))
    .values(status="aborted", ended=bindparam("ended"))
)


def changing(table_id: str, change: RowChange) -> list[Statement]:
    """The statements that change these things about a table."""
    if not change:
        return []
    sql = update(tables).where(tables.c.id == bindparam("which_table"))
    named = sql.values({name: bindparam(name) for name in change})
    return [Statement(named, {"which_table": table_id, **change}, rows=1)]


def counting_held_back(person_id: str) -> Statement:
    """The statement that counts that they have held back a nonce."""
    return Statement(HELD_BACK, {"who": person_id})


def creating(
    table: Table, seated: Sequence[Seat], clocks: Json | None, owner: str | None
) -> list[Statement]:
    """The statements that make a new table with all its seats."""
    if [seat.seat for seat in seated] != list(range(table.seats)):
        raise ValueError(f"table {table.id} has {table.seats} seats, each to be given once")
    timed = {"table_id": table.id, "entries": 0, "state": clocks, "owner": owner}
    return [
        Statement(ADD_TABLE, values(table)),
        Statement(ADD_SEATS, [values(seat) for seat in seated]),
        Statement(ADD_CLOCKS, timed),
    ]


class Tables:
    """All tables: open, being played, over, aborted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        table: Table,
        seated: Sequence[Seat],
        clocks: Json | None = None,
        *,
        owner: str | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """A new table with all its seats, and what is written with it; Conflict if its id is taken
        or a person is unknown."""
        made = creating(table, seated, clocks, owner)
        await self._database.write(f"table {table.id}", *made, *also)

    async def get(self, id: str) -> Seated | None:
        """The table of that id."""
        found = await self._list(tables.c.id == id, limit=1)
        return found[0] if found else None

    async def public(
        self,
        status: Literal["open", "playing"],
        *,
        game: str | None = None,
        limit: int = 100,
        before: float | None = None,
        since: Mapping[str, float] | None = None,
        awake: Sequence[str] = (),
        clubs: Collection[str | None] = NO_CLUB,
    ) -> list[Seated]:
        """Public tables with a free seat, or those where people play, newest first; of too
        many open ones the first of each who has opened any, then the second; `before` a time, to
        read on. `since` says for each pace how old they may be; those that are `awake`
        may be older. `clubs` are those whose tables are wanted, None: those of no club."""
        wanted = _public(status, game, since, awake)
        wanted.append(of_clubs(tables.c.club_id, clubs))
        if before is not None:
            wanted.append(tables.c.created < before)
        if status == "open":
            wanted = [tables.c.id.in_(_first_of_each(wanted, limit))]
        return await self._list(*wanted, limit=limit)

    async def openers(self, since: Mapping[str, float]) -> dict[str, int]:
        """Who has opened the public tables with a free seat that are of no club, and how many each
        person has; `since` as for `public`."""
        asked = (
            select(tables.c.created_by, func.count())
            .where(*_public("open", None, since, ()), tables.c.club_id.is_(None))
            .where(tables.c.created_by.is_not(None))
            .group_by(tables.c.created_by)
        )
        return await self._database.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(asked)}
        )

    async def opened_by(self, person_id: str, request_key: str) -> str | None:
        """The table that a person has opened by that request."""
        mine = tables.c.created_by == person_id, tables.c.request_key == request_key
        return await self._database.read(
            lambda connection: connection.execute(select(tables.c.id).where(*mine)).scalar()
        )

    async def rematch_of(self, id: str) -> str | None:
        """The table where the players of this one play once more, if it was not given up."""
        asked = select(tables.c.id).where(tables.c.rematch_of == id, tables.c.status != "aborted")
        return await self._database.read(lambda connection: connection.execute(asked).scalar())

    async def aborted_by(self, people: Collection[str]) -> dict[str, int]:
        """How many games each of these people has called off, or held back a nonce for."""
        called_off = select(func.count()).where(tables.c.aborted_by == everybody.c.id)
        count = called_off.scalar_subquery() + everybody.c.held_back
        asked = select(everybody.c.id, count).where(everybody.c.id.in_(people))
        if not people:
            return {}
        return await self._database.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(asked) if row[1]}
        )

    async def of(
        self,
        person_id: str,
        wanted: Wanted = ALL,
        *,
        limit: int = 100,
        before: float | None = None,
    ) -> list[Seated]:
        """The tables where a person sits, newest first, as far as they are wanted; `before` a
        time, to read on."""
        return await self._list(*wanted.conditions(person_id), limit=limit, before=before)

    async def all(
        self, *, status: Sequence[Status] = (), game: str | None = None, limit: int = 100
    ) -> list[Seated]:
        """The newest of all tables, for the host; of these kinds of status if any is named."""
        wanted: list[ColumnElement[bool]] = []
        if status:
            wanted.append(tables.c.status.in_(status))
        if game is not None:
            wanted.append(tables.c.game == game)
        return await self._list(*wanted, limit=limit)

    async def unfinished(self) -> list[Seated]:
        """All that are open or being played, newest first: what a server has to take up again."""
        return await self._list(tables.c.status.in_(("open", "playing")))

    async def unfinished_lessons(self, person_id: str, before: float) -> list[Seated]:
        """The guided hands being played by a person, or begun by anybody before that time."""
        his = select(seats.c.table_id).where(seats.c.person_id == person_id)
        due = or_(tables.c.id.in_(his), tables.c.created < before)
        return await self._list(
            tables.c.lesson.is_not(None), tables.c.status == "playing", due, limit=20
        )

    async def load(self, id: str, since: int = 0) -> Loaded | None:
        """All there is of a table, as of one moment; `record_of` makes it a game again. Of its
        entries those from number `since` on."""
        newer = (entries.c.table_id == id, entries.c.number >= since)

        def work(connection: Connection) -> Loaded | None:
            row = connection.execute(CLOCKED.where(tables.c.id == id)).one_or_none()
            if row is None:
                return None
            mine = connection.execute(SEAT.where(seats.c.table_id == id)).all()
            added = connection.execute(ENTRY.where(*newer)).all()
            kept = connection.execute(HELD.where(held.c.table_id == id)).all()
            return Loaded(
                made(Table, row),
                all_made(Seat, mine),
                row.state,
                all_made(Entry, added),
                all_made(Held, kept),
                row.revision,
                row.owner,
            )

        return await self._database.read(work)

    async def kept_as(self, id: str) -> tuple[str, Status, int] | None:
        """Of a table its game, its status, and how many entries it has."""
        asked = select(tables.c.game, tables.c.status, clocks.c.entries).join_from(tables, clocks)

        def work(connection: Connection) -> tuple[str, Status, int] | None:
            row = connection.execute(asked.where(tables.c.id == id)).one_or_none()
            return None if row is None else (row[0], row[1], row[2])

        return await self._database.read(work)

    async def end_unread(self, id: str, ended: float) -> None:
        """End a table without a result, whatever else is stored of it; Conflict if it is over."""
        ending = Statement(END, {"which_table": id, "ended": ended}, rows=1)
        await self._database.write(f"table {id}", ending, _changed(id))

    async def _list(
        self,
        *wanted: ColumnElement[bool],
        limit: int | None = None,
        before: float | None = None,
    ) -> list[Seated]:
        newest = (tables.c.created.desc(), tables.c.id)
        conditions = [*wanted, *([] if before is None else [tables.c.created < before])]
        found = CLOCKED.where(*conditions).order_by(*newest).limit(limit)
        ids = select(tables.c.id).where(*conditions).order_by(*newest).limit(limit)
        sitting = SEAT.where(seats.c.table_id.in_(ids))
        answered = select(held.c.table_id, held.c.seat).where(held.c.table_id.in_(ids))
        return await self._database.read(
            lambda connection: _seated(connection, found, sitting, answered)
        )


def _first_of_each(wanted: Sequence[ColumnElement[bool]], limit: int) -> Select[str]:
    newest = (tables.c.created.desc(), tables.c.id)
    opener = func.coalesce(tables.c.created_by, tables.c.id)
    turn = func.row_number().over(partition_by=opener, order_by=newest)
    ranked = select(tables.c.id, tables.c.created, turn.label("turn")).where(*wanted).subquery()
    order = (ranked.c.turn, ranked.c.created.desc(), ranked.c.id)
    return select(ranked.c.id).order_by(*order).limit(limit)


def _public(
    status: Literal["open", "playing"],
    game: str | None,
    since: Mapping[str, float] | None,
    awake: Sequence[str],
) -> list[ColumnElement[bool]]:
    """Shown to all, of this game, and not too old for its pace unless somebody is there; with a
    free seat, or people who play."""
    free = and_(seats.c.kind == "open", seats.c.person_id.is_(None))
    where = select(seats.c.table_id).where(free if status == "open" else seats.c.kind == "person")
    wanted: list[ColumnElement[bool]] = [
        tables.c.status == status,
        tables.c.id.in_(where),
        tables.c.lesson.is_(None),
        tables.c.public.is_(True),
    ]
    if game is not None:
        wanted.append(tables.c.game == game)
    if since is not None:
        young = [
            and_(tables.c.pace == pace, tables.c.created > time) for pace, time in since.items()
        ]
        wanted.append(or_(tables.c.id.in_(awake), *young))
    return wanted


def _seated(
    connection: Connection,
    found: Select[*tuple[Any, ...]],
    sitting: Select[*tuple[Any, ...]],
    answered: Select[*tuple[Any, ...]],
) -> list[Seated]:
    rows = connection.execute(found).all()
    if not rows:
        return []
    given = {(row[0], row[1]) for row in connection.execute(answered)}
    all_seats = all_made(Seat, connection.execute(sitting).all())
    by_table = {id: tuple(mine) for id, mine in groupby(all_seats, lambda seat: seat.table_id)}
    return [
        Seated(
            made(Table, row),
            by_table[row.id],
            row.state,
            row.entries,
            _owing(row.id, row.state, given),
        )
        for row in rows
    ]


def _owing(table_id: str, clocks: Json | None, given: set[tuple[str, int]]) -> tuple[int, ...]:
    """Who owes a decision: the people whose clocks run or would run, but for those who have
    answered in a window that is not over."""
    owing = () if clocks is None else clocks.get("owing", ())
    return tuple(seat for seat in owing if (table_id, seat) not in given)


def _changed(table_id: str) -> Statement:
    return Statement(CHANGED, {"which_table": table_id}, rows=1)


def _seat_values(table_id: str, seat: Seat) -> dict[str, object]:
    if seat.table_id != table_id:
        raise ValueError(f"a seat of table {seat.table_id} is not one of table {table_id}")
    given = values(seat)
    return {"which_table": given.pop("table_id"), "which_seat": given.pop("seat"), **given}
