"""When people were seen last, and where."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, insert, select, update

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
        asked = select(last_addresses).where(last_addresses.c.person_id.in_(sorted(people)))
        return await self._database.read(
            lambda connection: {
                row.person_id: (row.address or None, row.at) for row in connection.execute(asked)
            }
        )

    async def forget_before(self, time: float) -> None:
        """Those that are older are kept no longer; when it was stays."""
        await self._database.write("old addresses", Statement(EMPTY_OLD, {"before": time}))
