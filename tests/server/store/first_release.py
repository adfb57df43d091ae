"""A data directory as the first schema left it, with games in progress."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tenka.server.store.data_directory import DATABASE

SQL = Path(__file__).parents[2] / "data" / "version1.sql"
Rows = dict[str, list[tuple[Any, ...]]]


def first_release(directory: Path) -> Path:
    """Its database there."""
    path = directory / DATABASE
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(SQL.read_text())
        connection.execute("PRAGMA journal_mode = WAL").close()
    path.chmod(0o600)
    return path


def first_columns(database: Path) -> Rows:
    """All rows of the tables that the first schema had, in the columns that it had; but for the
    version and the time that the server was last alive."""
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript(SQL.read_text())
        columns = {
            name: [row[1] for row in old.execute(f"PRAGMA table_info('{name}')")]
            for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    with closing(sqlite3.connect(database)) as connection:
        rows: Rows = {}
        for name, listed in columns.items():
            chosen = ", ".join(f'"{column}"' for column in listed)
            rows[name] = sorted(connection.execute(f'SELECT {chosen} FROM "{name}"'), key=repr)
    rows["settings"] = [row for row in rows["settings"] if row[0] == "cookie_key"]
    return rows
