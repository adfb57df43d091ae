"""Analyses of finished games, asked for and done."""

from sqlalchemy import bindparam, insert, select, update

from tenka.core.contract import Json
from tenka.server.store.database import Database
from tenka.server.store.rows import AnalysisStatus, KeptAnalysis, all_made, columns, values
from tenka.server.store.schema import analyses
from tenka.server.store.statements import Statement

ANALYSIS = select(*columns(KeptAnalysis, analyses)).order_by(analyses.c.asked)
ADD = insert(analyses)
PUT = (
    update(analyses)
    .where(analyses.c.table_id == bindparam("which"))
    .values(status=bindparam("new_status"), body=bindparam("new_body"))
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

    async def waiting(self) -> tuple[KeptAnalysis, ...]:
        """Those that nobody has finished, in the order in which they were asked for."""
        asked = ANALYSIS.where(analyses.c.status == "waiting")
        return await self._database.read(
            lambda connection: all_made(KeptAnalysis, connection.execute(asked).all())
        )

    async def add(self, analysis: KeptAnalysis) -> None:
        """Somebody asks for one; Conflict if somebody has before, or there is no such table."""
        added = Statement(ADD, values(analysis))
        await self._database.write(f"the analysis of table {analysis.table_id}", added)

    async def put(self, table_id: str, status: AnalysisStatus, body: Json | None = None) -> None:
        """What has become of it; Conflict if nobody has asked for it."""
        parameters = {"which": table_id, "new_status": status, "new_body": body}
        put = Statement(PUT, parameters, rows=1)
        await self._database.write(f"the analysis of table {table_id}", put)
