"""Who is shut out."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, insert, select

from tenka.server.store.database import Database
from tenka.server.store.rows import Ban, Barred, all_made, columns, values
from tenka.server.store.schema import bans
from tenka.server.store.seekers import forgetting
from tenka.server.store.statements import Statement

BAN = select(*columns(Ban, bans)).order_by(bans.c.at, bans.c.kind, bans.c.value)
ADD = insert(bans)
DROP = delete(bans).where(
    bans.c.kind == bindparam("which_kind"), bans.c.value == bindparam("which_value")
)
DROP_ENDED = delete(bans).where(bans.c.until <= bindparam("before"))


class Bans:
    """All bans."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> tuple[Ban, ...]:
        """All of them, oldest first."""
        return await self._database.read(
            lambda connection: all_made(Ban, connection.execute(BAN).all())
        )

    async def add(self, added: Sequence[Ban], *also: Statement) -> None:
        """Add these, in the place of those of the same kind and value, and what goes with it, in
        one; people who are banned look for no game any more."""
        drops = [_dropping(ban.kind, ban.value) for ban in added]
        adds = [Statement(ADD, values(ban)) for ban in added]
        people = [ban.value for ban in added if ban.kind == "person"]
        searches = [each for person in people for each in forgetting(person)]
        await self._database.write("the bans", *drops, *adds, *searches, *also)

    async def remove(self, gone: Sequence[tuple[Barred, str]], *also: Statement) -> None:
        """Take these away, if they are there, and what goes with it."""
        await self._database.write("the bans", *(_dropping(*each) for each in gone), *also)

    async def drop_ended(self, before: float) -> None:
        """Take away what has ended by itself."""
        await self._database.write("the bans", Statement(DROP_ENDED, {"before": before}))


def _dropping(kind: Barred, value: str) -> Statement:
    return Statement(DROP, {"which_kind": kind, "which_value": value})
