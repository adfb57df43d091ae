"""Engines of SQLAlchemy: one connection that writes, a few that read."""

import json
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from tenka.server.store import postgres
from tenka.server.store.data_directory import DATABASE
from tenka.server.store.errors import BadDatabase

READERS = 4
SQLITE = "sqlite"
_serialized = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode


def url_of(target: str | Path) -> URL:
    """The database that is meant: by its URL, or by a data directory for SQLite."""
    if isinstance(target, Path) or "://" not in target:
        path = Path(target).expanduser().absolute() / DATABASE
        return URL.create(SQLITE, database=str(path))
    try:
        url = make_url(target)
    except (ArgumentError, ValueError):  # its words quote the password, or part of it
        raise BadDatabase(
            "the database's URL is none, e.g. postgresql://user@host/name; in a password a sign "
            "such as @ is written %40"
        ) from None
    kind = url.get_backend_name()
    if kind == SQLITE:
        if not url.database or url.database == ":memory:":
            raise BadDatabase("a database in memory would lose everything; name a file")
        return url.set(database=str(Path(url.database).absolute()))
    if kind not in (postgres.DIALECT, "postgres"):
        raise BadDatabase(f"no driver for {kind}: the database is PostgreSQL or SQLite")
    if "@" in (url.host or ""):
        raise BadDatabase("in the password of the database's URL the sign @ is written %40")
    return url.set(drivername=f"{postgres.DIALECT}+psycopg")


def name_of(url: URL) -> str:
    """The database as it may be told: without its password."""
    if url.get_backend_name() == SQLITE:
        return str(url.database)
    host = url.host or url.query.get("host") or "this machine"
    port = f":{url.port}" if url.port else ""
    return f"the PostgreSQL database {url.database or url.username} at {host}{port}"


def writing_engine(
    url: URL, patience: float, max_pages: int | None = None, name: str = postgres.SERVER
) -> Engine:
    """An engine of one connection, which waits so many seconds for what others have locked. In
    SQLite it locks what it is going to write from the start."""
    if url.get_backend_name() != SQLITE:
        engine = _postgres_engine(url, 1, patience, name, "READ COMMITTED")
        event.listen(engine, "connect", partial(postgres.wait_for_locks, patience))
        return engine
    pragmas: dict[str, str | int] = {
        "foreign_keys": "ON",
        "synchronous": "FULL",
        "fullfsync": "ON",  # on macOS an fsync alone is not durable
    }
    if max_pages is not None:
        pragmas["max_page_count"] = max_pages
    return _sqlite_engine(url, 1, patience, pragmas, "BEGIN IMMEDIATE")


def reading_engine(url: URL, patience: float, name: str = postgres.SERVER) -> Engine:
    """An engine whose transactions see one moment and change nothing."""
    if url.get_backend_name() != SQLITE:
        engine = _postgres_engine(url, READERS, patience, name, "REPEATABLE READ")
        event.listen(engine, "connect", postgres.only_read)
        return engine
    return _sqlite_engine(url, READERS, patience, {"query_only": "ON"}, "BEGIN")


def _postgres_engine(url: URL, size: int, patience: float, name: str, isolation: str) -> Engine:
    arguments = postgres.connecting(url, patience, name)
    try:
        return _engine(url, size, arguments, isolation_level=isolation)
    except ModuleNotFoundError as error:
        raise BadDatabase(
            f"PostgreSQL needs its driver ({error.name} is missing): "
            "it is the extra tenka[postgres], see docs/hosting.md"
        ) from error


def _sqlite_engine(
    url: URL, size: int, patience: float, pragmas: dict[str, str | int], begin: str
) -> Engine:
    # isolation_level None leaves BEGIN to us; the driver would put it off to the first write.
    engine = _engine(url, size, {"timeout": patience, "isolation_level": None})
    event.listen(engine, "connect", partial(_set, pragmas))
    event.listen(engine, "begin", partial(_begin, begin))
    return engine


def _engine(url: URL, size: int, arguments: dict[str, Any], **more: Any) -> Engine:
    return create_engine(
        url,
        json_serializer=_serialized,
        hide_parameters=True,  # they hold secrets, and errors get into logs
        pool_size=size,
        max_overflow=0,
        connect_args=arguments,
        **more,
    )


def _set(pragmas: dict[str, str | int], connection: sqlite3.Connection, _record: object) -> None:
    for name, value in pragmas.items():
        connection.execute(f"PRAGMA {name} = {value}").close()


def _begin(sql: str, connection: Connection) -> None:
    connection.exec_driver_sql(sql)
