"""Engines of SQLAlchemy: one connection that writes, a few that read."""

import json
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from tenka.server.store.data_directory import DATABASE
from tenka.server.store.errors import BadDatabase

READERS = 4
_serialized = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def url_of(target: str | Path) -> URL:
    """The database that is meant: by its URL, or by a data directory for SQLite."""
    if isinstance(target, Path) or "://" not in target:
        path = Path(target).expanduser().absolute() / DATABASE
        return URL.create("sqlite", database=str(path))
    try:
        url = make_url(target)
    except ArgumentError as error:
        raise BadDatabase("the database's URL is none, e.g. postgresql://user@host/name") from error
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabase("a database in memory would lose everything; name a file")
        return url.set(database=str(Path(url.database).absolute()))
    return url


def writing_engine(url: URL, busy_timeout: float, max_pages: int | None = None) -> Engine:
    """An engine of one connection, which locks what it is going to write from the start."""
    pragmas: dict[str, str | int] = {
        "foreign_keys": "ON",
        "synchronous": "FULL",
        "fullfsync": "ON",  # on macOS an fsync alone is not durable
    }
    if max_pages is not None:
        pragmas["max_page_count"] = max_pages
    return _engine(url, 1, busy_timeout, pragmas, "BEGIN IMMEDIATE")


def reading_engine(url: URL, busy_timeout: float) -> Engine:
    """An engine whose transactions see one moment and change nothing."""
    return _engine(url, READERS, busy_timeout, {"query_only": "ON"}, "BEGIN")


def _engine(
    url: URL, size: int, busy_timeout: float, pragmas: dict[str, str | int], begin: str
) -> Engine:
    on_sqlite = url.get_backend_name() == "sqlite"
    # isolation_level None leaves BEGIN to us; the driver would put it off to the first write.
    driver: dict[str, Any] = {"timeout": busy_timeout, "isolation_level": None}
    try:
        engine = create_engine(
            url,
            json_serializer=_serialized,
            hide_parameters=True,  # they hold secrets, and errors get into logs
            pool_size=size,
            max_overflow=0,
            pool_pre_ping=not on_sqlite,
            connect_args=driver if on_sqlite else {},
        )
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise BadDatabase(f"no driver for {url.drivername} is installed ({error})") from error
    if on_sqlite:
        event.listen(engine, "connect", partial(_set, pragmas))
        event.listen(engine, "begin", partial(_begin, begin))
    return engine


def _set(pragmas: dict[str, str | int], connection: sqlite3.Connection, _record: object) -> None:
    for name, value in pragmas.items():
        connection.execute(f"PRAGMA {name} = {value}").close()


def _begin(sql: str, connection: Connection) -> None:
    connection.exec_driver_sql(sql)
