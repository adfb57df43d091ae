"""The tables that are in memory. Those where nothing happens make way, by size and by age."""

from collections.abc import Callable, Iterator
from weakref import WeakValueDictionary

from tenka.server.tables.table import Table

# What idle tables may take together, counted in entries of their records, about 1 KB each.
IDLE_SIZE = 40_000
TABLE_SIZE = 10  # a table without any
IDLE_AGE = 600.0  # seconds that one stays which nobody has asked for
AT_ONCE = 32  # so many are loaded before room is made for them


class LoadedTables:
    """Tables by their ids. One that was let go of, which `let_go` is told, is found as long as
    anybody uses it: there are never two of one table."""

    def __init__(self, let_go: Callable[[Table], None]) -> None:
        self._let_go = let_go
        self._kept: dict[str, Table] = {}
        self._used: dict[str, float] = {}  # when each was asked for, the latest last
        self._all: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._added = 0  # since room was made

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Table]:
        return iter(list(self._all.values()))

    def find(self, id: str) -> Table | None:
        """The table of that id, if it is in memory."""
        return self._all.get(id)

    def get(self, id: str, now: float) -> Table | None:
        """The same, to be used: it stays for a while."""
        found = self._all.get(id)
        if found is not None:
            self.keep(found, now)
        return found

    def add(self, table: Table, now: float) -> None:
        """One more; others may have to make way."""
        self._added += 1
        if self._added >= AT_ONCE:
            self.make_room(now)
        self.keep(table, now)

    def keep(self, table: Table, now: float) -> None:
        """Have this one in memory for a while."""
        self._all[table.id] = self._kept[table.id] = table
        self._used.pop(table.id, None)
        self._used[table.id] = now

    def make_room(self, now: float) -> None:
        """Let go of idle tables: those that nobody has asked for long, then the least used, until
        the others are not too large."""
        self._added = 0
        idle = [id for id in self._used if self._kept[id].idle]
        size = sum(_size(self._kept[id]) for id in idle)
        for id in idle:
            if size <= IDLE_SIZE and now - self._used[id] < IDLE_AGE:
                break
            size -= _size(self._kept[id])
            del self._used[id]
            self._let_go(self._kept.pop(id))


def _size(table: Table) -> int:
    return TABLE_SIZE + table.situation.version
