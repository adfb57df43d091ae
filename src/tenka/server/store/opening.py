"""Opening a database: made if it is empty, refused if it is not ours or newer, tried by a write."""

from sqlalchemy import Connection, Engine, insert, inspect, select, update

from tenka.server.store.errors import (
    BadDatabase,
    NewerDatabase,
    StoreError,
    StoreUnavailable,
    translated,
)
from tenka.server.store.schema import SCHEMA_VERSION, metadata, settings

VERSION_NAME = "schema_version"


def prepare(engine: Engine) -> None:
    """Make the database ready for use; a StoreError says in one sentence why it cannot be."""
    try:
        with engine.begin() as connection:
            _check_or_make(connection)
        if engine.dialect.name == "sqlite":
            _use_wal(engine)
        with engine.begin() as connection:
            _write_a_little(connection)
    except Exception as error:
        ours = translated(error)
        if isinstance(ours, StoreError):
            raise type(ours)(f"{_name(engine)}: {ours}") from error
        raise


def _name(engine: Engine) -> str:
    on_disk = engine.dialect.name == "sqlite"
    return str(engine.url.database if on_disk else engine.url.render_as_string())


def _check_or_make(connection: Connection) -> None:
    there = set(inspect(connection).get_table_names())
    if not there:
        metadata.create_all(connection)
        connection.execute(insert(settings), {"name": VERSION_NAME, "value": str(SCHEMA_VERSION)})
    elif settings.name not in there:
        raise BadDatabase("this database is not one of Tenka's")
    else:
        _check_version(connection)


def _check_version(connection: Connection) -> None:
    asked = select(settings.c.value).where(settings.c.name == VERSION_NAME)
    version = connection.execute(asked).scalar()
    if version is None or not version.isdecimal() or int(version) < 1:
        raise BadDatabase(f"this database is not one of Tenka's: its version is {version!r}")
    if int(version) > SCHEMA_VERSION:
        raise NewerDatabase(
            f"a newer release wrote this database (version {version}, this release knows "
            f"{SCHEMA_VERSION}); use that release or another data directory"
        )


def _use_wal(engine: Engine) -> None:
    # Kept in the file, so only set when the file is known to be ours; not inside a transaction.
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        answer = cursor.fetchone()
    finally:
        connection.close()
    if answer is None or answer[0] != "wal":
        raise StoreUnavailable("this file system cannot hold a database with a write-ahead log")


def _write_a_little(connection: Connection) -> None:
    same = update(settings).where(settings.c.name == VERSION_NAME)
    connection.execute(same.values(value=settings.c.value))
