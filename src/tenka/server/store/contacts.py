"""Whom people follow or block, and who lets others see that they are here."""

from collections import defaultdict
from collections.abc import Collection

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import Contact, ContactKind, all_made, columns, values
from tenka.server.store.schema import contacts, online
from tenka.server.store.statements import Statement

CONTACT = select(*columns(Contact, contacts))
ADD = insert(contacts)
DROP = delete(contacts).where(
    contacts.c.person_id == bindparam("person"), contacts.c.other_id == bindparam("other")
)
APPEAR = insert(online)
VANISH = delete(online).where(online.c.person_id == bindparam("person"))
HERE = update(online).where(online.c.person_id == bindparam("person")).values(at=bindparam("now"))


class Contacts:
    """What people want of each other."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, person_id: str, other_id: str, kind: ContactKind | None) -> None:
        """One follows or blocks another from now on, or neither; Conflict, if there is no such
        person."""
        pair = {"person": person_id, "other": other_id}
        added = [] if kind is None else [Statement(ADD, values(Contact(person_id, other_id, kind)))]
        await self._database.write(f"a contact of {person_id}", Statement(DROP, pair), *added)

    async def of(self, person_id: str) -> tuple[Contact, ...]:
        """All of one person's."""
        asked = CONTACT.where(contacts.c.person_id == person_id)
        return await self._database.read(
            lambda connection: all_made(Contact, connection.execute(asked).all())
        )

    async def blocks(self, people: Collection[str]) -> dict[str, set[str]]:
        """Whom each of these people has blocked among them."""
        ids = sorted(people)
        asked = select(contacts.c.person_id, contacts.c.other_id).where(
            contacts.c.kind == "block",
            contacts.c.person_id.in_(ids),
            contacts.c.other_id.in_(ids),
        )

        def work(connection: Connection) -> dict[str, set[str]]:
            found: dict[str, set[str]] = defaultdict(set)
            for one, other in connection.execute(asked):
                found[one].add(other)
            return found

        return await self._database.read(work)

    async def show(self, person_id: str, now: float) -> None:
        """Others may see from now on when this person is here."""
        await self._database.write(
            f"whether {person_id} is seen",
            Statement(VANISH, {"person": person_id}),
            Statement(APPEAR, {"person_id": person_id, "at": now}),
        )

    async def hide(self, person_id: str) -> None:
        """Nobody may see it any more."""
        gone = Statement(VANISH, {"person": person_id})
        await self._database.write(f"whether {person_id} is seen", gone)

    async def is_here(self, person_id: str, now: float) -> None:
        """This person is here; of who does not want to be seen nothing is noted."""
        here = Statement(HERE, {"person": person_id, "now": now})
        await self._database.write(f"whether {person_id} is seen", here)

    async def last_here(self, people: Collection[str]) -> dict[str, float]:
        """When these people were here last, of those who want to be seen."""
        asked = select(online).where(online.c.person_id.in_(sorted(people)))
        return await self._database.read(
            lambda connection: {row.person_id: row.at for row in connection.execute(asked)}
        )
