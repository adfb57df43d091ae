"""The other servers that share the database, as a table sees them.

A table is the same on all of them: each writes what its own visitors ask for, and a write that does
not know the newest revision changes nothing. One of them, the owner, asks the bots and minds the
clocks. What travels between them is that something has changed, who is there, and what may be read
where; never what anybody holds.
"""

from typing import Protocol

from tenka.core.contract import Json


class OtherNodes(Protocol):
    """Tells the others of a table, and knows who of them runs."""

    @property
    def me(self) -> str | None:
        """Our own id; None: nobody else shares the database."""

    def runs(self, node: str | None) -> bool:
        """Is that node there?"""

    async def look(self) -> None:
        """See who runs now."""

    def last_heard_of(self, node: str | None) -> float | None:
        """When a node that is not there any more was known to run; None: nobody knows."""

    async def follow(self, table_id: str) -> None:
        """Hear of this table from now on; before it is read."""

    def tell(self, table_id: str, **news: Json | str | int) -> None:
        """Tell all others who have this table in memory. It may be lost."""


class NoOthers:
    """One server has the database for itself."""

    me: str | None = None

    def runs(self, node: str | None) -> bool:
        return False

    async def look(self) -> None:
        pass

    def last_heard_of(self, node: str | None) -> float | None:
        return None

    async def follow(self, table_id: str) -> None:
        pass

    def tell(self, table_id: str, **news: Json | str | int) -> None:
        pass
