"""What people say to each other at the tables."""

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from tenka.server.store.database import Database
from tenka.server.store.rows import Line, Room, all_made, columns, values
from tenka.server.store.schema import chat
from tenka.server.store.statements import Statement

LINE = select(*columns(Line, chat))
ADD = insert(chat)
CUT = delete(chat).where(
    chat.c.table_id == bindparam("which_table"),
    chat.c.room == bindparam("which_room"),
    chat.c.number <= bindparam("upto"),
)


class Chat:
    """The lines of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, line: Line, cut: int = 0) -> None:
        """One more line; those of its room up to number `cut` are gone after that. Conflict if
        the number is taken, or there is no such table or person."""
        old = {"which_table": line.table_id, "which_room": line.room, "upto": cut}
        statements = [Statement(ADD, values(line)), *([Statement(CUT, old)] if cut > 0 else [])]
        await self._database.write(f"table {line.table_id}", *statements)

    async def of(self, table_id: str, room: Room, since: int, limit: int) -> tuple[Line, ...]:
        """The newest lines of a room after number `since`, so many at most, oldest first."""
        asked = (
            LINE.where(chat.c.table_id == table_id, chat.c.room == room, chat.c.number > since)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        return await self._database.read(
            lambda connection: all_made(Line, connection.execute(asked).all()[::-1])
        )

    async def last(self, table_id: str) -> dict[str, int]:
        """The number of the last line in each room of a table where there is one."""
        asked = (
            select(chat.c.room, func.max(chat.c.number))
            .where(chat.c.table_id == table_id)
            .group_by(chat.c.room)
        )

        def work(connection: Connection) -> dict[str, int]:
            return {row[0]: row[1] for row in connection.execute(asked)}

        return await self._database.read(work)
