"""Where a test keeps its data: in a directory, or in the PostgreSQL database that stands for it;
and what another program could do to it there."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import NullPool, create_engine, text

from tenka.server.store.data_directory import DATABASE
from tenka.server.store.engines import url_of
from tenka.server.store.schema import metadata
from tests.server.postgres import ON_POSTGRES, server


def place(directory: Path) -> str | Path:
    """What a `Store` is to be given."""
    return server().of(directory) if ON_POSTGRES else directory


def database_settings(directory: Path) -> dict[str, Any]:
    """What `Settings` are to be given besides the directory."""
    return {"database_url": server().of(directory)} if ON_POSTGRES else {}


def query(directory: Path, sql: str, **values: Any) -> list[tuple[Any, ...]]:
    """The rows that a statement has found there; what it has changed is stored."""
    engine = create_engine(url_of(place(directory)), poolclass=NullPool)
    with engine.begin() as connection:
        done = connection.execute(text(sql), values)
        return [tuple(row) for row in done] if done.returns_rows else []


@contextmanager
def locked(directory: Path) -> Iterator[None]:
    """Somebody else is writing: nobody can until they are done."""
    if ON_POSTGRES:
        with psycopg.connect(server().of(directory)) as other:
            other.execute(f"LOCK TABLE {', '.join(metadata.tables)} IN EXCLUSIVE MODE")
            yield
        return
    with closing(sqlite3.connect(directory / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def dump(directory: Path) -> list[str]:
    """All that is stored there."""
    if ON_POSTGRES:
        with psycopg.connect(server().of(directory)) as other:
            found = {name: other.execute(f"SELECT * FROM {name}") for name in metadata.tables}
            return [f"{name}: {row}" for name in found for row in sorted(map(str, found[name]))]
    with closing(sqlite3.connect(directory / DATABASE)) as connection:
        return list(connection.iterdump())
