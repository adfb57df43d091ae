"""Commands of the server, where the server may not be installed: the package alone is the
engine, the bots and the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tenka.core.errors import TenkaError


class NotInstalled(TenkaError):
    """The packages that the server needs are not there."""


class NotSqlite(TenkaError):
    """The command is for SQLite, and the database is not."""


def check_sqlite(database: str | Path, tool: str) -> None:
    """NotSqlite, if the settings name a PostgreSQL database: it has tools of its own."""
    if not isinstance(database, Path):
        raise NotSqlite(
            f"TENKA_DATABASE_URL names a PostgreSQL database: use {tool}, which comes with it; "
            "`tenka move-database` copies it into a data directory"
        )


@contextmanager
def server_parts() -> Iterator[None]:
    """Around imports of the server: who has not installed it is told how."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "tenka").startswith("tenka"):
            raise
        raise NotInstalled(
            f"the server is not installed ({error.name} is missing): "
            "it is the extra tenka[server], see docs/hosting.md"
        ) from error
