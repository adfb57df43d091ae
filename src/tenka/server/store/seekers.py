"""Those who look for a game."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, insert, or_, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import Seeker, all_made, columns, values
from tenka.server.store.schema import seekers
from tenka.server.store.statements import Statement

SEEKER = select(*columns(Seeker, seekers))
WAITING = seekers.c.table_id.is_(None)
ADD = insert(seekers)
FORGET = delete(seekers).where(seekers.c.person_id == bindparam("person"))
SEEN = (
    update(seekers)
    .where(seekers.c.person_id == bindparam("person"), WAITING)
    .values(seen=bindparam("now"))
)
DROP_OLD = delete(seekers).where(seekers.c.since < bindparam("before"))
FOUND = (
    update(seekers)
    .where(seekers.c.person_id == bindparam("person"), seekers.c.since == bindparam("had"), WAITING)
    .values(table_id=bindparam("found"))
)


def found_table(found: Sequence[Seeker], table_id: str) -> list[Statement]:
    """What tells them of their table; Conflict, if one of them looks no more, or has found one."""
    return [
        Statement(FOUND, {"person": each.person_id, "had": each.since, "found": table_id}, rows=1)
        for each in found
    ]


def forgetting(person_id: str) -> Statement:
    """What ends somebody's search."""
    return Statement(FORGET, {"person": person_id})


class Seekers:
    """At most one row for each person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, seeker: Seeker) -> None:
        """Somebody looks from now on, for this and nothing else."""
        await self._database.write(
            f"the search of {seeker.person_id}",
            forgetting(seeker.person_id),
            Statement(ADD, values(seeker)),
        )

    async def seen(self, person_id: str, now: float) -> None:
        """Somebody still looks."""
        seen = Statement(SEEN, {"person": person_id, "now": now})
        await self._database.write(f"the search of {person_id}", seen)

    async def remove(self, person_id: str) -> None:
        """Somebody looks no more."""
        await self._database.write(f"the search of {person_id}", forgetting(person_id))

    async def forget_before(self, time: float) -> None:
        """Searches that are older are over, found or not."""
        await self._database.write("old searches", Statement(DROP_OLD, {"before": time}))

    async def of(self, person_id: str) -> Seeker | None:
        """What somebody looks for."""
        asked = SEEKER.where(seekers.c.person_id == person_id)
        found = await self._database.read(
            lambda connection: all_made(Seeker, connection.execute(asked).all())
        )
        return found[0] if found else None

    async def waiting(self, live: float, slow: float) -> tuple[Seeker, ...]:
        """All who still look: who wants a live game was heard of since the first of these times,
        who plays a move a day looks since the second."""
        there = or_(
            (seekers.c.pace == "live") & (seekers.c.seen >= live),
            (seekers.c.pace == "correspondence") & (seekers.c.since >= slow),
        )
        asked = SEEKER.where(WAITING, there).order_by(seekers.c.since, seekers.c.person_id)
        return await self._database.read(
            lambda connection: all_made(Seeker, connection.execute(asked).all())
        )
