"""What those who are shut out say to it."""

from sqlalchemy import bindparam, delete, insert, or_, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import Appeal, AppealAnswer, all_made, columns, made, values
from tenka.server.store.schema import appeals
from tenka.server.store.statements import Statement

APPEAL = select(*columns(Appeal, appeals)).order_by(appeals.c.at.desc(), appeals.c.person_id)
ADD = insert(appeals)
# To the same ban, one that waits for an answer stays, and one that was answered lately.
DROP_OLD = delete(appeals).where(
    appeals.c.person_id == bindparam("person"),
    or_(appeals.c.answered <= bindparam("before"), appeals.c.at < bindparam("banned")),
)
ANSWER = (
    update(appeals)
    .where(
        appeals.c.person_id == bindparam("person"),
        appeals.c.at == bindparam("of"),
        appeals.c.answered.is_(None),
    )
    .values(answered=bindparam("now"), answer=bindparam("how"), word=bindparam("why"))
)


class Appeals:
    """Of each person the last one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person_id: str) -> Appeal | None:
        """What a person has said."""
        asked = APPEAL.where(appeals.c.person_id == person_id)
        found = await self._database.read(lambda connection: connection.execute(asked).first())
        return None if found is None else made(Appeal, found)

    async def waiting(self, limit: int) -> tuple[Appeal, ...]:
        """Those that are not answered, the newest first."""
        asked = APPEAL.where(appeals.c.answered.is_(None)).limit(limit)
        return await self._database.read(
            lambda connection: all_made(Appeal, connection.execute(asked).all())
        )

    async def put(self, appeal: Appeal, banned: float, before: float) -> None:
        """A new one; Conflict, if one waits, or was answered after `before` since the ban."""
        old = {"person": appeal.person_id, "banned": banned, "before": before}
        await self._database.write(
            f"the appeal of {appeal.person_id}",
            Statement(DROP_OLD, old),
            Statement(ADD, values(appeal)),
        )


def answering(appeal: Appeal, answer: AppealAnswer, word: str, now: float) -> Statement:
    """It is answered so; Conflict, if it was before, or another came in its place."""
    given = {"person": appeal.person_id, "of": appeal.at, "how": answer, "why": word, "now": now}
    return Statement(ANSWER, given, rows=1)
