"""Analyses of finished games, asked for and done."""

from typing import Any

from sqlalchemy import and_, bindparam, insert, null, or_, select, update

from tenka.core.contract import Json
from tenka.server.store.database import Database
from tenka.server.store.errors import Conflict
from tenka.server.store.rows import (
    AnalysisOrder,
    AnalysisStatus,
    KeptAnalysis,
    all_made,
    columns,
    values,
)
from tenka.server.store.schema import analyses
from tenka.server.store.statements import Statement

ANALYSIS = select(*columns(KeptAnalysis, analyses))
# Those that wait or were made lately, in the order in which they were asked for.
ORDERS = (
    select(*columns(AnalysisOrder, analyses))
    .where(or_(analyses.c.status == "waiting", analyses.c.held_until >= bindparam("lately")))
    .order_by(analyses.c.asked, analyses.c.table_id)
)
ADD = insert(analyses)
_THIS = analyses.c.table_id == bindparam("which")
_WAITS = and_(_THIS, analyses.c.status == "waiting")
ORDER = (
    update(analyses)
    .where(_THIS)
    .values(
        status="waiting",
        body=null(),
        held_until=null(),
        asked=bindparam("new_asked"),
        asker=bindparam("new_asker"),
    )
)
HOLD = update(analyses).where(_WAITS).values(held_until=bindparam("until"))
TAKE = HOLD.where(or_(analyses.c.held_until.is_(None), analyses.c.held_until < bindparam("by_now")))
LET_GO = update(analyses).where(_WAITS).values(held_until=null())
PUT = (
    update(analyses).where(_THIS).values(status=bindparam("new_status"), body=bindparam("new_body"))
)
FORGET = (
    update(analyses)
    .where(analyses.c.status != "waiting", analyses.c.held_until < bindparam("before"))
    .values(asker=null(), held_until=null())
)


class Analyses:
    """One for each table at most."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: str) -> KeptAnalysis | None:
        """The analysis of a table, if somebody has asked for it."""
        asked = ANALYSIS.where(analyses.c.table_id == table_id)
        found = await self._database.read(
            lambda connection: all_made(KeptAnalysis, connection.execute(asked).all())
        )
        return found[0] if found else None

    async def orders(self, lately: float) -> tuple[AnalysisOrder, ...]:
        """Those that nobody has finished, and those that were made since then, in the order in
        which they were asked for."""
        return await self._database.read(
            lambda connection: all_made(
                AnalysisOrder, connection.execute(ORDERS, {"lately": lately}).all()
            )
        )

    async def add(self, order: AnalysisOrder) -> None:
        """Somebody asks for one; Conflict if somebody has before, or there is no such table."""
        await self._write(order.table_id, Statement(ADD, values(order)))

    async def order(self, order: AnalysisOrder) -> None:
        """Somebody asks, in their own name, for one that is there: it is made anew."""
        asked = {"new_asked": order.asked, "new_asker": order.asker}
        await self._change(ORDER, order.table_id, **asked)

    async def take(self, table_id: str, now: float, until: float) -> bool:
        """Have one that waits for ourselves until then; False if somebody else has it."""
        try:
            await self._change(TAKE, table_id, by_now=now, until=until)
        except Conflict:
            return False
        return True

    async def hold(self, table_id: str, until: float) -> None:
        """Have it for longer; Conflict if it does not wait any more."""
        await self._change(HOLD, table_id, until=until)

    async def let_go(self, table_id: str) -> None:
        """Leave it to others; Conflict if it does not wait any more."""
        await self._change(LET_GO, table_id)

    async def put(self, table_id: str, status: AnalysisStatus, body: Json | None = None) -> None:
        """What has become of it; Conflict if nobody has asked for it."""
        await self._change(PUT, table_id, new_status=status, new_body=body)

    async def forget_askers(self, before: float) -> None:
        """Nobody knows any more who asked for what was made before that time."""
        forgotten = Statement(FORGET, {"before": before})
        await self._database.write("who asked for analyses", forgotten)

    async def _change(self, sql: Any, table_id: str, **parameters: Any) -> None:
        await self._write(table_id, Statement(sql, {"which": table_id, **parameters}, rows=1))

    async def _write(self, table_id: str, *statements: Statement) -> None:
        await self._database.write(f"the analysis of table {table_id}", *statements)
