"""Opening a database: made if it is empty, brought up to date if it is older, refused if it is not
ours or newer, tried by a write."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, select, update

from tenka.server.store import migrations, postgres
from tenka.server.store.backup import back_up, beside
from tenka.server.store.engines import name_of
from tenka.server.store.errors import (
    BadDatabase,
    NewerDatabase,
    StoreError,
    StoreUnavailable,
    translated,
)
from tenka.server.store.migrations import STAMPED
from tenka.server.store.schema import metadata, settings

# Where the first release had its version, among its settings.
FIRST = "schema_version"


def prepare(engine: Engine) -> None:
    """Make the database ready for use; a StoreError says in one sentence why it cannot be."""
    try:
        with engine.begin() as connection:
            version = _checked_or_made(connection)
        if version < migrations.newest():
            _bring_up_to_date(engine, version)
        if engine.dialect.name == "sqlite":
            _use_wal(engine)
        with engine.begin() as connection:
            _write_a_little(connection)
    except Exception as error:
        ours = translated(error)
        if isinstance(ours, StoreError):
            raise type(ours)(f"{name_of(engine.url)}: {ours}") from error
        raise


def version_of(connection: Connection) -> int | None:
    """Which version of the schema it is; None if there is nothing in it. BadDatabase: it is not
    ours; NewerDatabase: it is of a version that we do not know."""
    there = set(inspect(connection).get_table_names())
    if not there:
        return None
    if settings.name not in there:
        raise BadDatabase("this database is not one of Tenka's")
    if STAMPED.name in there:
        asked = select(STAMPED.c.version_num)
    else:
        asked = select(settings.c.value).where(settings.c.name == FIRST)
    told = connection.execute(asked).scalar()
    if told is None or not told.isdecimal() or int(told) < 1:
        raise BadDatabase(f"this database is not one of Tenka's: its version is {told!r}")
    version, known = int(told), migrations.newest()
    if version > known:
        raise NewerDatabase(
            f"a newer release wrote this database (version {version}, this release knows {known}); "
            "use that release or another database"
        )
    return version


def make(connection: Connection) -> int:
    """All tables, in a database that has none; their version."""
    version = migrations.newest()
    metadata.create_all(connection)
    migrations.stamp(connection, version)
    return version


def alone(connection: Connection) -> None:
    """Nobody else looks at the schema or changes it until the transaction ends."""
    if connection.dialect.name == postgres.DIALECT:
        postgres.lock_schema(connection)  # an SQLite database is locked as it is


def _checked_or_made(connection: Connection) -> int:
    alone(connection)
    if connection.dialect.name == postgres.DIALECT:
        postgres.check_encoding(connection)
    version = version_of(connection)
    return make(connection) if version is None else version


def _bring_up_to_date(engine: Engine, version: int) -> None:
    """All of it or nothing; an SQLite database is copied first."""
    copy = _copied(engine, version) if engine.dialect.name == "sqlite" else None
    try:
        with engine.begin() as connection:
            alone(connection)
            if version_of(connection) == migrations.newest():
                return  # another server was quicker
            if STAMPED.name not in inspect(connection).get_table_names():  # of the first release
                migrations.stamp(connection, version)
            migrations.upgrade(connection, migrations.newest())
    except BaseException:
        if copy is not None:
            copy.unlink(missing_ok=True)  # nothing has changed, and the next start makes another
        raise


def _copied(engine: Engine, version: int) -> Path:
    database = Path(str(engine.url.database))
    newest = migrations.newest()
    copy = beside(database, f"before-{newest}")
    try:
        back_up(database, copy)
    except StoreError as error:
        raise StoreUnavailable(
            f"it is of version {version} and has to be brought to version {newest}, but a copy "
            f"cannot be made first ({error}); it is unchanged"
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
    connection.execute(update(STAMPED).values(version_num=STAMPED.c.version_num))
