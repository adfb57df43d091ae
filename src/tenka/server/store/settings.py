"""The server's own settings, such as the key that signs cookies."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says ON CONFLICT in the same words

from tenka.server.store.database import Database
from tenka.server.store.errors import Conflict
from tenka.server.store.schema import settings
from tenka.server.store.statements import Statement

ADD = insert(settings)
SET = ADD.on_conflict_do_update(
    index_elements=[settings.c.name], set_={"value": ADD.excluded.value}
)
DROP = delete(settings).where(settings.c.name == bindparam("which"))


class Settings:
    """Texts by name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        """The value of that name."""
        asked = select(settings.c.value).where(settings.c.name == name)
        return await self._database.read(lambda connection: connection.execute(asked).scalar())

    async def set(self, name: str, value: str) -> None:
        """Set a value, instead of the one before; of servers that do so at once the last counts."""
        await self._database.write(
            f"setting {name}", Statement(SET, {"name": name, "value": value})
        )

    async def drop(self, name: str) -> None:
        """There is no value of that name any more."""
        await self._database.write(f"setting {name}", Statement(DROP, {"which": name}))

    async def get_or_set(self, name: str, value: str) -> str:
        """The value of that name; this one, if there is none yet."""
        there = await self.get(name)
        if there is not None:
            return there
        try:
            await self._database.write(
                f"setting {name}", Statement(ADD, {"name": name, "value": value})
            )
        except Conflict:  # another was first
            return await self.get(name) or value
        return value
