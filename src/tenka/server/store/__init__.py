"""What the server keeps: people, tokens, tables and every entry of every record.

>>> async with Store("~/tenka-data") as store:  # or the URL of a PostgreSQL database
...     await store.tables.create(table, seats)
...     await store.entries.append(table.id, [Entry(0, {"seat": 0, "move": "play 5 5"}, at=now)])

A write is awaited until it is durable. After a `Conflict` or a `StoreUnavailable` what is stored is
the truth: read it again.
"""

from tenka.server.store.errors import (
    BadDatabase,
    BadDataDirectory,
    Conflict,
    DatabaseLocked,
    FateUnknown,
    NewerDatabase,
    StoreError,
    StoreUnavailable,
)
from tenka.server.store.records import record_of
from tenka.server.store.rows import (
    Ban,
    Barred,
    Entry,
    Held,
    Invitation,
    Kind,
    Line,
    Loaded,
    Pace,
    Person,
    Room,
    RowChange,
    Seat,
    Seated,
    Status,
    Table,
    Token,
)
from tenka.server.store.store import Store

__all__ = [
    "BadDataDirectory",
    "BadDatabase",
    "Ban",
    "Barred",
    "Conflict",
    "DatabaseLocked",
    "Entry",
    "FateUnknown",
    "Held",
    "Invitation",
    "Kind",
    "Line",
    "Loaded",
    "NewerDatabase",
    "Pace",
    "Person",
    "Room",
    "RowChange",
    "Seat",
    "Seated",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Table",
    "Token",
    "record_of",
]
