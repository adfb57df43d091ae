"""All that a database holds goes into another, of the same kind or not: whole and compared, or not
at all."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Row, Table, bindparam, func, insert, select, update
from sqlalchemy.exc import DataError

from tenka.server.store import migrations, postgres
from tenka.server.store.backup import files_of
from tenka.server.store.data_directory import DataDirectory, check_whole
from tenka.server.store.engines import SQLITE, name_of, reading_engine, url_of, writing_engine
from tenka.server.store.errors import BadDatabase, StoreError, translated
from tenka.server.store.opening import alone, make, prepare, version_of
from tenka.server.store.schema import metadata, tables

AT_ONCE = 500  # rows
PATIENCE = 10.0  # seconds
MOVER = "tenka move-database"

Progress = Callable[[int, int], None]  # so many rows of so many


def move(source: str | Path, target: str | Path, progress: Progress) -> int:
    """Copy a database that no server uses into an empty one, and compare every row; how many there
    are. The source stays as it is. After an error the target is as empty as it was."""
    old, new = url_of(source), url_of(target)
    if old == new:
        raise BadDatabase("both are the same database")
    try:
        with _source(old) as reading, _target(new) as writing:
            return _copy(reading, writing, progress)
    except DataError as error:
        why = str(error.orig).partition("\n")[0]
        raise BadDatabase(f"a row of {name_of(old)} cannot be stored there ({why})") from error
    except Exception as error:
        raise translated(error) from error


def _copy(reading: Connection, writing: Connection, progress: Progress) -> int:
    each = metadata.sorted_tables
    total = sum(_count(reading, table) for table in each)
    done = 0

    def passed(rows: int) -> None:
        nonlocal done
        done += rows
        progress(done, 2 * total)  # written, then compared

    for table in each:
        with closing(_rows(reading, table)) as found:
            for rows in found:
                writing.execute(insert(table), [_first_values(row) for row in rows])
                passed(len(rows))
        if table is tables:
            _set_rematches(reading, writing)
    for table in each:
        if _digest(reading, table) != _digest(writing, table, passed):
            raise BadDatabase(f"what was written to {table.name} does not come back equal")
    return total


def _first_values(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    """A row to be added; the game before it may come after it."""
    values = dict(row._mapping)
    return {**values, "rematch_of": None} if "rematch_of" in values else values


def _set_rematches(reading: Connection, writing: Connection) -> None:
    again = select(tables.c.id, tables.c.rematch_of).where(tables.c.rematch_of.is_not(None))
    rows = [{"which": row.id, "of": row.rematch_of} for row in reading.execute(again)]
    if rows:
        sql = update(tables).where(tables.c.id == bindparam("which"))
        writing.execute(sql.values(rematch_of=bindparam("of")), rows)


def _digest(
    connection: Connection, table: Table, passed: Callable[[int], None] = lambda rows: None
) -> tuple[int, int]:
    """How many rows there are, and a figure of all of them in any order: two databases sort texts
    each in its own way."""
    count = total = 0
    with closing(_rows(connection, table)) as found:
        for rows in found:
            for row in rows:
                hashed = blake2b(repr(tuple(row)).encode(), digest_size=16)
                total = (total + int.from_bytes(hashed.digest())) % (1 << 128)
            count += len(rows)
            passed(len(rows))
    return count, total


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _rows(connection: Connection, table: Table) -> Generator[Sequence[Row[*tuple[Any, ...]]]]:
    """All of them, some at a time."""
    some = {"yield_per": AT_ONCE}
    with connection.execute(select(table), execution_options=some) as found:
        yield from found.partitions()


@contextmanager
def _source(url: URL) -> Iterator[Connection]:
    """A database of ours to be read, as of one moment; no server uses it until we are done."""
    with ExitStack() as stack:
        with _told_of(url):
            if url.get_backend_name() == SQLITE:
                file = Path(str(url.database))
                if not file.is_file():
                    raise BadDatabase("there is no database of Tenka's")
                stack.enter_context(_taken(file))
            engine = reading_engine(url, PATIENCE, MOVER)
            stack.callback(engine.dispose)
            connection = stack.enter_context(engine.connect())
            _check_source(connection)
        yield connection


def _check_source(connection: Connection) -> None:
    version, newest = version_of(connection), migrations.newest()
    if version is None:
        raise BadDatabase("there is nothing in it")
    if version < newest:
        raise BadDatabase(
            f"it is of version {version}, and this release uses {newest}: start the server with it "
            "once, which brings it up to date, and stop it again"
        )
    if connection.dialect.name == postgres.DIALECT and postgres.servers_at(connection):
        raise BadDatabase("a server uses it; stop it first")


@contextmanager
def _target(url: URL) -> Iterator[Connection]:
    """An empty database with our tables; kept only if nothing goes wrong."""
    if url.get_backend_name() == SQLITE:
        with _new_file(url) as connection:
            yield connection
        return
    with ExitStack() as stack:
        with _told_of(url):
            engine = writing_engine(url, PATIENCE, name=MOVER)
            stack.callback(engine.dispose)
            connection = stack.enter_context(engine.begin())
            alone(connection)
            postgres.check_encoding(connection)
            if version_of(connection) is not None:
                raise BadDatabase("it is not empty; name another database")
            make(connection)
        yield connection


@contextmanager
def _new_file(url: URL) -> Iterator[Connection]:
    """A new SQLite database, which gets its name when it is done."""
    file = Path(str(url.database))
    draft = file.with_name(f"{file.stem}-moved{file.suffix}")
    with ExitStack() as stack:
        with _told_of(url):
            stack.enter_context(_taken(file))
            if any(path.exists() for path in files_of(file)):
                raise BadDatabase("there is a database already; name another directory")
        for path in files_of(draft):
            stack.callback(path.unlink, missing_ok=True)
        draft.touch(0o600)
        engine = writing_engine(url.set(database=str(draft)), PATIENCE)
        try:
            prepare(engine)
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()
        draft.rename(file)


@contextmanager
def _taken(file: Path) -> Iterator[None]:
    """The directory is ours meanwhile; BadDataDirectory, if a server uses it or not all is
    there."""
    place = DataDirectory(file)
    try:
        place.take()
        check_whole(file)
        yield
    finally:
        place.leave()


@contextmanager
def _told_of(url: URL) -> Iterator[None]:
    """What is wrong is said in our words, and of which database."""
    try:
        yield
    except Exception as error:
        ours = translated(error)
        if isinstance(ours, StoreError):
            raise type(ours)(f"{name_of(url)}: {ours}") from error
        raise
