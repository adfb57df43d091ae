"""The outbox: what is still to be told to people outside."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from sqlalchemy import bindparam, delete, func, insert, select, tuple_, update

from tenka.server.store.database import Database
from tenka.server.store.errors import Conflict
from tenka.server.store.rows import CHANNELS, Channel, Notice, Owed, all_made, columns, values
from tenka.server.store.schema import notices, owed
from tenka.server.store.statements import Statement

NOTICE = select(*columns(Notice, notices)).order_by(notices.c.due, notices.c.id)
OWED = select(*columns(Owed, owed)).order_by(
    owed.c.since, owed.c.table_id, owed.c.seat, owed.c.kind
)
# That one, not one that came later in the same seat.
MADE = delete(owed).where(
    owed.c.table_id == bindparam("table"),
    owed.c.seat == bindparam("of_seat"),
    owed.c.kind == bindparam("what"),
    owed.c.since == bindparam("at"),
)
OWE = insert(owed)
ADD = insert(notices)
REMOVE = delete(notices).where(notices.c.id == bindparam("which"))
# The same notice, not one that came in its place.
_SAME = (
    notices.c.id == bindparam("which"),
    notices.c.due == bindparam("was_due"),
    notices.c.tries == bindparam("had_tries"),
)
DROP = delete(notices).where(*_SAME)
POSTPONE = update(notices).where(*_SAME).values(due=bindparam("due"), tries=bindparam("tries"))
DROP_ALL = delete(notices).where(
    notices.c.person_id == bindparam("person"), notices.c.channel == bindparam("channel_of")
)


class Notices:
    """Notices that have not arrived yet."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, notice: Notice) -> None:
        """One more, instead of the one of the same id; Conflict if there is no such person."""
        await self._database.write(
            f"notice {notice.id}",
            Statement(REMOVE, {"which": notice.id}),
            Statement(ADD, values(notice)),
        )

    async def owed(self) -> tuple[Owed, ...]:
        """What no notices were made of yet."""
        return await self._database.read(
            lambda connection: all_made(Owed, connection.execute(OWED).all())
        )

    async def put_instead(self, told: Owed, made: Sequence[Notice]) -> None:
        """These notices in the place of what is owed, all in one; Conflict if another server was
        quicker."""
        same = {
            "table": told.table_id,
            "of_seat": told.seat,
            "what": told.kind,
            "at": told.since,
        }
        await self._database.write(
            f"the {told.kind} of table {told.table_id}",
            Statement(MADE, same, 1),
            *(Statement(REMOVE, {"which": notice.id}) for notice in made),
            *(Statement(ADD, values(notice)) for notice in made),
        )

    async def due(
        self,
        now: float,
        channels: Collection[Channel] = CHANNELS,
        *,
        after: Notice | None = None,
        limit: int | None = None,
    ) -> tuple[Notice, ...]:
        """Those by these channels whose time has come, the oldest first; `after` one, to read
        on."""
        asked = NOTICE.where(notices.c.due <= now, notices.c.channel.in_(channels)).limit(limit)
        if after is not None:
            asked = asked.where(tuple_(notices.c.due, notices.c.id) > (after.due, after.id))
        return await self._database.read(
            lambda connection: all_made(Notice, connection.execute(asked).all())
        )

    async def next_due(self, now: float) -> float | None:
        """When the time of the next one comes, after now."""
        asked = select(func.min(notices.c.due)).where(notices.c.due > now)
        return await self._database.read(lambda connection: connection.execute(asked).scalar())

    async def take(self, notice: Notice, until: float) -> Notice | None:
        """The notice, which is ours to send until then; None if another server was quicker."""
        later = {**_same(notice), "due": until, "tries": notice.tries}
        try:
            await self._database.write(f"notice {notice.id}", Statement(POSTPONE, later, 1))
        except Conflict:
            return None
        return replace(notice, due=until)

    async def drop(self, notice: Notice) -> None:
        """It has arrived, or is given up."""
        await self._database.write(f"notice {notice.id}", Statement(DROP, _same(notice)))

    async def postpone(self, notice: Notice, due: float, tries: int) -> None:
        """Later, after so many tries."""
        later = {**_same(notice), "due": due, "tries": tries}
        await self._database.write(f"notice {notice.id}", Statement(POSTPONE, later))

    async def drop_all(self, person_id: str, channel: Channel) -> None:
        """A person is not told by this way any more."""
        his = {"person": person_id, "channel_of": channel}
        await self._database.write(f"notices of {person_id}", Statement(DROP_ALL, his))


def owing(told: Sequence[Owed]) -> list[Statement]:
    """The statements that have this told outside."""
    return [Statement(OWE, [values(each) for each in told])] if told else []


def _same(notice: Notice) -> dict[str, object]:
    return {"which": notice.id, "was_due": notice.due, "had_tries": notice.tries}
