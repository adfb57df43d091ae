"""Links by which people may sign up."""

from sqlalchemy import bindparam, delete, insert, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import Invitation, all_made, columns, values
from tenka.server.store.schema import invitations
from tenka.server.store.statements import Statement

INVITATION = select(*columns(Invitation, invitations)).order_by(
    invitations.c.created, invitations.c.id
)
ADD = insert(invitations)
DROP = delete(invitations).where(invitations.c.id == bindparam("which"))
USE = (
    update(invitations)
    .where(
        invitations.c.hash == bindparam("which"),
        invitations.c.used < invitations.c.uses,
        invitations.c.until > bindparam("now"),
    )
    .values(used=invitations.c.used + 1)
)


def using(hash: str, now: float) -> Statement:
    """The statement by which somebody comes; the write is a Conflict if nobody may any more."""
    return Statement(USE, {"which": hash, "now": now}, rows=1)


class Invitations:
    """All invitations."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[Invitation, ...]:
        """All of them, oldest first."""
        return await self._database.read(
            lambda connection: all_made(Invitation, connection.execute(INVITATION).all())
        )

    async def find(self, hash: str) -> Invitation | None:
        """The one whose code has that hash."""
        asked = INVITATION.where(invitations.c.hash == hash)
        found = await self._database.read(
            lambda connection: all_made(Invitation, connection.execute(asked).all())
        )
        return found[0] if found else None

    async def add(self, invitation: Invitation) -> None:
        """One more."""
        added = Statement(ADD, values(invitation))
        await self._database.write(f"invitation {invitation.id}", added)

    async def remove(self, id: str) -> None:
        """Take one away; Conflict, if there is none of that id."""
        gone = Statement(DROP, {"which": id}, rows=1)
        await self._database.write(f"invitation {id}", gone)
