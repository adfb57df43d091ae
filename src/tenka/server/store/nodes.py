"""The servers that share a PostgreSQL database: who runs, and which tables nobody looks after.

All times here are of the database's own clock, so that no server's clock matters.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ARRAY,
    Connection,
    Double,
    Integer,
    Text,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    null,
    or_,
    select,
    update,
)

from tenka.server.store.database import Database
from tenka.server.store.rows import Entry, Held, Loaded, Seat, Table, all_made, columns, made
from tenka.server.store.schema import clocks, entries, held, nodes, seats, tables
from tenka.server.store.statements import Statement
from tenka.server.store.tables import CLOCKED, HELD, SEAT

FORGET_AFTER = 7 * 86_400.0  # seconds: nothing asks any more when a node ended
NOBODY = ""  # who looks after a table where nothing happens until somebody comes

NOW = func.extract("epoch", func.clock_timestamp()).cast(Double)
_MINE = nodes.c.id == bindparam("which")
ADD = insert(nodes).values(
    id=bindparam("which"), began=NOW, renewed=NOW, until=NOW + bindparam("lease")
)
RENEW = update(nodes).where(_MINE).values(renewed=NOW, until=NOW + bindparam("lease"))
END = update(nodes).where(_MINE).values(renewed=NOW, until=NOW)
FORGET = delete(nodes).where(nodes.c.until < NOW - FORGET_AFTER)
LET_GO = (
    update(clocks)
    .where(clocks.c.table_id == bindparam("which_table"), clocks.c.owner == bindparam("which"))
    .values(
        # Where somebody has moved meanwhile there may be something to do.
        owner=case((clocks.c.revision == bindparam("had_revision"), NOBODY), else_=null()),
        revision=clocks.c.revision + 1,
    )
)
_KNOWN = (
    func.unnest(bindparam("ids", type_=ARRAY(Text)), bindparam("sinces", type_=ARRAY(Integer)))
    .table_valued("id", "since", name="known")
    .render_derived()
)
NEWER = (
    select(*columns(Entry, entries), entries.c.table_id)
    .join_from(
        _KNOWN,
        entries,
        and_(entries.c.table_id == _KNOWN.c.id, entries.c.number >= _KNOWN.c.since),
    )
    .order_by(entries.c.table_id, entries.c.number)
)


@dataclass(frozen=True, slots=True)
class Node:
    """A server: since when it runs, when it was last heard of, and until when its lease holds."""

    id: str
    began: float
    renewed: float
    until: float


@dataclass(frozen=True, slots=True)
class Roll:
    """All servers, at one moment by the database's clock."""

    now: float
    nodes: tuple[Node, ...]


class Nodes:
    """The servers of this database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def join(self, id: str, lease: float) -> None:
        """One more, for so many seconds; those that ended long ago are forgotten."""
        await self._database.write(
            f"node {id}", Statement(FORGET, {}), Statement(ADD, {"which": id, "lease": lease})
        )

    async def renew(self, id: str, lease: float) -> None:
        """It still runs. Conflict: it is not known any more."""
        await self._database.write(
            f"node {id}", Statement(RENEW, {"which": id, "lease": lease}, rows=1)
        )

    async def end(self, id: str) -> None:
        """It stops: whoever comes first may look after its tables."""
        await self._database.write(f"node {id}", Statement(END, {"which": id}))

    async def roll(self) -> Roll:
        """Who is there."""

        def work(connection: Connection) -> Roll:
            now = float(connection.execute(select(NOW)).scalar_one())
            asked = select(nodes.c.id, nodes.c.began, nodes.c.renewed, nodes.c.until)
            return Roll(now, tuple(Node(*row) for row in connection.execute(asked)))

        return await self._database.read(work)

    async def orphans(self, alive: Collection[str]) -> list[str]:
        """The games being played that none of these nodes looks after, though one should."""
        asked = (
            select(tables.c.id)
            .join_from(tables, clocks)
            .where(
                tables.c.status == "playing",
                or_(clocks.c.owner.is_(None), clocks.c.owner.not_in([*alive, NOBODY])),
            )
        )
        return await self._database.read(
            lambda connection: list(connection.execute(asked).scalars())
        )

    async def let_go(self, id: str, had: Mapping[str, int]) -> None:
        """A node has these tables in memory no more, where nothing happened by itself at these
        revisions: whoever has them, or opens them next, looks after them."""
        gone = [
            {"which": id, "which_table": table, "had_revision": revision}
            for table, revision in had.items()
        ]
        await self._database.write(f"the tables of node {id}", Statement(LET_GO, gone))

    async def news(self, known: Mapping[str, int]) -> dict[str, Loaded]:
        """These tables as they are now, as of one moment, with the entries after so many that are
        known. All of them in four questions: who reads one by one waits too often."""
        ids = list(known)

        def work(connection: Connection) -> dict[str, Loaded]:
            rows = connection.execute(CLOCKED.where(tables.c.id.in_(ids))).all()
            sitting = _by_table(connection.execute(SEAT.where(seats.c.table_id.in_(ids))))
            kept = _by_table(connection.execute(HELD.where(held.c.table_id.in_(ids))))
            wanted = {"ids": ids, "sinces": list(known.values())}
            added = defaultdict(list)
            for row in connection.execute(NEWER, wanted):
                added[row.table_id].append(made(Entry, row))
            return {
                row.id: Loaded(
                    made(Table, row),
                    all_made(Seat, sitting[row.id]),
                    row.state,
                    tuple(added[row.id]),
                    all_made(Held, kept[row.id]),
                    row.revision,
                    row.owner,
                )
                for row in rows
            }

        return await self._database.read(work)

    async def revisions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has changed."""
        asked = select(clocks.c.table_id, clocks.c.revision).where(clocks.c.table_id.in_(table_ids))
        return await self._database.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(asked)}
        )


def _by_table(rows: Iterable[Any]) -> dict[str, list[Any]]:
    found = defaultdict(list)
    for row in rows:
        found[row.table_id].append(row)
    return found
