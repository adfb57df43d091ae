"""Opening a database: made if it is empty, brought up to date if it is older, refused if it is not
ours or newer, tried by a write."""

from pathlib import Path

from sqlalchemy import Connection, Engine, insert, inspect, select, update

from tenka.server.store import migrations
from tenka.server.store.backup import back_up, beside
from tenka.server.store.errors import (
    BadDatabase,
    NewerDatabase,
    StoreError,
    StoreUnavailable,
    translated,
)
from tenka.server.store.schema import SCHEMA_VERSION, metadata, settings

VERSION_NAME = "schema_version"
STAMPED = "alembic_version"


def prepare(engine: Engine) -> None:
    """Make the database ready for use; a StoreError says in one sentence why it cannot be."""
    try:
        with engine.begin() as connection:
            version = _checked_or_made(connection)
        if version < SCHEMA_VERSION:
            _bring_up_to_date(engine, version)
        if engine.dialect.name == "sqlite":
            _use_wal(engine)
        with engine.begin() as connection:
            _write_a_little(connection)
    except Exception as error:
        ours = translated(error)
        if isinstance(ours, StoreError):
            raise type(ours)(f"{_name(engine)}: {ours}") from error
        raise


def version_of(connection: Connection) -> int | None:
    """Which version of the schema it is; None if there is nothing in it. BadDatabase: it is not
    ours; NewerDatabase: it is of a version that we do not know."""
    there = set(inspect(connection).get_table_names())
    if not there:
        return None
    if settings.name not in there:
        raise BadDatabase("this database is not one of Tenka's")
    asked = select(settings.c.value).where(settings.c.name == VERSION_NAME)
    version = connection.execute(asked).scalar()
    if version is None or not version.isdecimal() or int(version) < 1:
        raise BadDatabase(f"this database is not one of Tenka's: its version is {version!r}")
    if int(version) > SCHEMA_VERSION:
        raise NewerDatabase(
            f"a newer release wrote this database (version {version}, this release knows "
            f"{SCHEMA_VERSION}); use that release or another data directory"
        )
    return int(version)


def _name(engine: Engine) -> str:
    on_disk = engine.dialect.name == "sqlite"
    return str(engine.url.database if on_disk else engine.url.render_as_string())


def _checked_or_made(connection: Connection) -> int:
    version = version_of(connection)
    if version is None:
        metadata.create_all(connection)
        connection.execute(insert(settings), {"name": VERSION_NAME, "value": str(SCHEMA_VERSION)})
        migrations.stamp(connection, SCHEMA_VERSION)
    return SCHEMA_VERSION if version is None else version


def _bring_up_to_date(engine: Engine, version: int) -> None:
    """All of it or nothing; an SQLite database is copied first."""
    copy = _copied(engine, version) if engine.dialect.name == "sqlite" else None
    try:
        with engine.begin() as connection:
            if STAMPED not in inspect(connection).get_table_names():  # of the first release
                migrations.stamp(connection, version)
            migrations.upgrade(connection, SCHEMA_VERSION)
            named = update(settings).where(settings.c.name == VERSION_NAME)
            connection.execute(named.values(value=str(SCHEMA_VERSION)))
    except BaseException:
        if copy is not None:
            copy.unlink(missing_ok=True)  # nothing has changed, and the next start makes another
        raise


def _copied(engine: Engine, version: int) -> Path:
    database = Path(str(engine.url.database))
    copy = beside(database, f"before-{SCHEMA_VERSION}")
    try:
        back_up(database, copy)
    except StoreError as error:
        raise StoreUnavailable(
            f"it is of version {version} and has to be brought to version {SCHEMA_VERSION}, but a "
            f"copy cannot be made first ({error}); it is unchanged"
        ) from error
    return copy


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
