"""Where a test keeps its data: in a directory, or in the PostgreSQL database that stands for it;
and what another program could do to it there."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from sqlalchemy import NullPool, create_engine, text

from tenka.server.store.data_directory import DATABASE
from tenka.server.store.engines import url_of, writing_engine
from tenka.server.store.opening import prepare
from tenka.server.store.schema import metadata
from tests.server.postgres import ON_POSTGRES, server


def place(directory: Path) -> str | Path:
    """What a `Store` is to be given."""
    if ON_POSTGRES:
        return server().of(directory)
    _furnish(directory)
    return directory


def database_settings(directory: Path) -> dict[str, Any]:
    """What `Settings` are to be given besides the directory."""
    target = place(directory)
    return {"database_url": target} if ON_POSTGRES else {}


def _furnish(directory: Path) -> None:
    """An SQLite database without anything in it: to copy one is quicker than to make one."""
    database = directory / DATABASE
    if directory.is_dir() and not database.exists():
        database.touch(0o600)
        database.write_bytes(_new_database())


@cache
def _new_database() -> bytes:
    with TemporaryDirectory() as directory:
        engine = writing_engine(url_of(directory), patience=1)
        prepare(engine)
        engine.dispose()
        return (Path(directory) / DATABASE).read_bytes()


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
