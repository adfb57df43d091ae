"""Who did not come to a game that was found for them, and from which networks."""

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import bindparam, delete, insert, select

from tenka.server.store import rows
from tenka.server.store.database import Database
from tenka.server.store.rows import all_made, columns, values
from tenka.server.store.schema import no_shows
from tenka.server.store.statements import Statement

FOUND = select(*columns(rows.NoShows, no_shows))
ADD = insert(no_shows)
FORGET = delete(no_shows).where(
    no_shows.c.who == bindparam("which"),
    no_shows.c.missed == bindparam("had"),
    no_shows.c.at == bindparam("since"),
)
DROP_OLD = delete(no_shows).where(no_shows.c.at < bindparam("before"))


def noting(counted: Sequence[rows.NoShows], before: Mapping[str, rows.NoShows]) -> list[Statement]:
    """What puts these counts in the place of those before; Conflict, if one of those has changed
    meanwhile: nobody is counted once where it was twice."""
    found = [had for each in counted if (had := before.get(each.who)) is not None]
    told = [
        Statement(FORGET, {"which": had.who, "had": had.missed, "since": had.at}, rows=1)
        for had in found
    ]
    return [*told, *([Statement(ADD, [values(each) for each in counted])] if counted else [])]


class NoShows:
    """At most one count for each person and network."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, who: Collection[str]) -> dict[str, rows.NoShows]:
        """The counts of these, as far as there are any."""
        if not who:
            return {}
        asked = FOUND.where(no_shows.c.who.in_(sorted(who)))
        found = await self._database.read(
            lambda connection: all_made(rows.NoShows, connection.execute(asked).all())
        )
        return {each.who: each for each in found}

    async def forget_before(self, time: float) -> None:
        """Those that are older count no more."""
        await self._database.write("old no-shows", Statement(DROP_OLD, {"before": time}))
