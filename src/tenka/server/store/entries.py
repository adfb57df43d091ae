"""The entries of records, and the answers that are held back in secret windows."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Update, bindparam, delete, insert, update

from tenka.core.contract import Json
from tenka.server.store.database import Database
from tenka.server.store.notices import owing
from tenka.server.store.rows import Entry, Held, Owed, RowChange, Seat, all_made, values
from tenka.server.store.schema import clocks, entries, held, owed
from tenka.server.store.statements import Statement
from tenka.server.store.tables import ENTRY, changing, setting_seats

ADD = insert(entries)
TELL_NO_MORE = delete(owed).where(
    owed.c.table_id == bindparam("which_table"),
    owed.c.seat == bindparam("which_seat"),
    owed.c.kind == bindparam("which_kind"),
)
HOLD = insert(held)
RELEASE = delete(held).where(
    held.c.table_id == bindparam("which_table"), held.c.seat == bindparam("which_seat")
)


class Entries:
    """The entries of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self,
        table_id: str,
        added: Sequence[Entry] = (),
        *,
        had: int | None = None,
        clocks: Json | None = None,
        hold: Sequence[Held] = (),
        release: Sequence[int] = (),
        seats: Sequence[Seat] = (),
        change: RowChange | None = None,
        owed: Sequence[Owed] = (),
        revision: int | None = None,
        owner: str | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Add entries to a table's record; all of it is durable on return, or nothing is written.

        With them, in one: the clocks as they are after them, answers to be held, seats whose held
        answers are gone (released or not), who sits where, what changes about the table, and what
        is to be told outside; the node that looks after it, if that is said; and what else
        goes with it. Conflict: the table has not just the entries before these (or `had` entries,
        if none is added and that is said), is not of that revision, or the seat has used the key.
        """
        statements = [
            *_growing(table_id, added, had, revision, _given(state=clocks, owner=owner)),
            *(_releasing(table_id, seat) for seat in (*release, *(each.seat for each in hold))),
            *(Statement(HOLD, values(each)) for each in hold),
            *setting_seats(table_id, seats),
            *changing(table_id, change or {}),
            *(_telling_no_more(each) for each in owed),
            *owing(owed),
            *also,
        ]
        await self._database.write(f"table {table_id}", *statements)

    async def of(self, table_id: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a table from number `since` on."""
        asked = ENTRY.where(entries.c.table_id == table_id, entries.c.number >= since)
        return await self._database.read(
            lambda connection: all_made(Entry, connection.execute(asked).all())
        )


def _growing(
    table_id: str,
    added: Sequence[Entry],
    had: int | None,
    revision: int | None,
    given: dict[str, Any],
) -> list[Statement]:
    """The table's next revision, with what is given of its clocks and its owner."""
    first = added[0].number if added else had
    expected: dict[str, Any] = _given(entries=first, revision=revision)
    if first is not None:
        if [each.number for each in added] != list(range(first, first + len(added))):
            raise ValueError(f"entries of table {table_id} are not numbered one after the other")
        given = {**given, "entries": first + len(added)}
    grow = Statement(
        _next_revision(tuple(expected), tuple(given)),
        {"which_table": table_id, **{f"had_{name}": expected[name] for name in expected}, **given},
        rows=1,
    )
    return [grow, Statement(ADD, _entry_values(table_id, added))] if added else [grow]


@cache
def _next_revision(expected: tuple[str, ...], given: tuple[str, ...]) -> Update:
    """The same statement each time: those of many tables are executed together."""
    return (
        update(clocks)
        .where(
            clocks.c.table_id == bindparam("which_table"),
            *(clocks.c[name] == bindparam(f"had_{name}") for name in expected),
        )
        .values({"revision": clocks.c.revision + 1, **{name: bindparam(name) for name in given}})
    )


def _given(**values: Any) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}


def _entry_values(table_id: str, added: Sequence[Entry]) -> list[dict[str, Any]]:
    """The rows; the entries of a request are its parts 0, 1, 2, so none can come twice."""
    parts: Counter[tuple[int | None, str | None]] = Counter()
    rows = []
    for each in added:
        request = (each.seat, each.key)
        rows.append({"table_id": table_id, **values(each), "part": parts[request]})
        parts[request] += 1
    return rows


def _telling_no_more(told: Owed) -> Statement:
    same = {"which_table": told.table_id, "which_seat": told.seat, "which_kind": told.kind}
    return Statement(TELL_NO_MORE, same)


def _releasing(table_id: str, seat: int) -> Statement:
    return Statement(RELEASE, {"which_table": table_id, "which_seat": seat})
