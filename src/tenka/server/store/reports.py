"""What people have told the host of others."""

from collections.abc import Collection

from sqlalchemy import bindparam, delete, func, insert, select, update

from tenka.server.store.database import Database
from tenka.server.store.rows import Report, all_made, columns, values
from tenka.server.store.schema import reports
from tenka.server.store.statements import Statement

REPORT = select(*columns(Report, reports))
ADD = insert(reports)
# Who says the same again says it in other words: there is one of it for the host to read.
REMOVE_SAME = delete(reports).where(
    reports.c.by_id == bindparam("by"),
    reports.c.person_id == bindparam("person"),
    func.coalesce(reports.c.table_id, "") == bindparam("table"),
    reports.c.settled.is_(None),
)
SETTLE = (
    update(reports)
    .where(reports.c.id == bindparam("which"), reports.c.settled.is_(None))
    .values(settled=bindparam("now"), verdict=bindparam("word"))
)


class Reports:
    """All of them; those that are settled are kept for the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, report: Report) -> None:
        """One more, instead of the one that the same person has made of the same; Conflict if
        somebody is not here."""
        same = {"by": report.by_id, "person": report.person_id, "table": report.table_id or ""}
        await self._database.write(
            f"report {report.id}", Statement(REMOVE_SAME, same), Statement(ADD, values(report))
        )

    async def newest(self, *, settled: bool, limit: int) -> tuple[Report, ...]:
        """Those that wait for a word, or those that have it; the newest first."""
        which = reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None)
        asked = REPORT.where(which).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
        return await self._database.read(
            lambda connection: all_made(Report, connection.execute(asked).all())
        )

    async def unsettled(self) -> int:
        """How many wait for a word."""
        asked = select(func.count()).select_from(reports).where(reports.c.settled.is_(None))
        return await self._database.read(lambda connection: connection.execute(asked).scalar_one())

    async def about(self, people: Collection[str]) -> tuple[Report, ...]:
        """All about these people, the newest first."""
        asked = REPORT.where(reports.c.person_id.in_(sorted(people)))
        asked = asked.order_by(reports.c.at.desc(), reports.c.id)
        return await self._database.read(
            lambda connection: all_made(Report, connection.execute(asked).all())
        )

    async def settle(self, id: str, verdict: str, now: float) -> None:
        """It is judged by that word; Conflict if there is no such report, or it was before."""
        given = {"which": id, "word": verdict, "now": now}
        await self._database.write(f"report {id}", Statement(SETTLE, given, 1))
