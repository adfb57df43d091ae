"""When people were seen last, and where."""

from collections.abc import Collection
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from tenka.server.store.database import Database
from tenka.server.store.schema import last_addresses
from tenka.server.store.statements import Statement

ADD = insert(last_addresses)
FORGET = delete(last_addresses).where(last_addresses.c.person_id == bindparam("person"))
EMPTY_OLD = (
    update(last_addresses)
    .where(last_addresses.c.at < bindparam("before"), last_addresses.c.address != "")
    .values(address="")
)


AT_ONCE = 1000  # people of one query: databases take no more than some tens of thousands


class LastAddresses:
    """Of each person the last time, and the last address while it is kept."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, person_id: str, address: str | None, at: float) -> None:
        """A person was seen, there or nobody is to know where; Conflict, if there is no such
        person."""
        row = {"person_id": person_id, "address": address or "", "at": at}
        await self._database.write(
            f"the address of {person_id}",
            Statement(FORGET, {"person": person_id}),
            Statement(ADD, row),
        )

    async def of(self, people: Collection[str]) -> dict[str, tuple[str | None, float]]:
        """The address of each of these people, if it is kept, and when that was."""
        ids = sorted(people)
        found: dict[str, tuple[str | None, float]] = {}
        for first in range(0, len(ids), AT_ONCE):
            some = last_addresses.c.person_id.in_(ids[first : first + AT_ONCE])
            found |= await self._database.read(partial(_read, select(last_addresses).where(some)))
        return found

    async def forget_before(self, time: float) -> None:
        """Those that are older are kept no longer; when it was stays."""
        await self._database.write("old addresses", Statement(EMPTY_OLD, {"before": time}))


def _read(
    asked: Select[*tuple[Any, ...]], connection: Connection
) -> dict[str, tuple[str | None, float]]:
    return {row.person_id: (row.address or None, row.at) for row in connection.execute(asked)}
