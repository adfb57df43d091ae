"""Copies of an SQLite database, made while others write to it: whole and checked, or not at all."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain, count
from pathlib import Path

from tenka.server.store.errors import BadDatabase, StoreUnavailable, of_sqlite

PATIENCE = 10.0  # seconds that a locked database is waited for
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite adds to a database's name


def back_up(source: Path, target: Path, *, at_rest: bool = False) -> None:
    """Copy a database as it is at this moment, or one that is `at_rest`, which nobody writes to.
    The copy is one file, readable for its owner alone; a file that was there is replaced.
    StoreUnavailable, BadDatabase: there is no copy."""
    connected = opened_at_rest if at_rest else _opened
    with _drafted(target) as draft, told_of(source), closing(connected(source)) as original:
        original.execute("SELECT 1 FROM sqlite_master").close()
        with told_of(target), closing(sqlite3.connect(draft)) as copy:
            original.backup(copy)
            # It has no log beside it: the one file is all there is.
            copy.execute("PRAGMA journal_mode = DELETE").close()
            (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise BadDatabase(f"{source} is damaged ({found})")


def opened_at_rest(path: Path) -> sqlite3.Connection:
    """A connection to a database that nobody writes to, perhaps where nothing can be written; one
    with a log beside it is read with its log."""
    logged = path.with_name(f"{path.name}-wal").exists()
    return _connected(path, "mode=ro" if logged else "immutable=1")


def files_of(database: Path) -> list[Path]:
    """The database, and whatever SQLite may put beside it."""
    return [database.with_name(f"{database.name}{more}") for more in BESIDE]


def beside(database: Path, what: str) -> Path:
    """A name beside the database that is not taken: tenka-before-3.sqlite3."""
    numbers = chain([""], (f"-{number}" for number in count(2)))
    names = (f"{database.stem}-{what}{number}{database.suffix}" for number in numbers)
    return next(path for name in names if not os.path.lexists(path := database.with_name(name)))


@contextmanager
def told_of(path: Path) -> Iterator[None]:
    """What SQLite has to say is said in our words, and of which file."""
    try:
        yield
    except sqlite3.Error as error:
        told = of_sqlite(error)
        raise type(told)(f"{path}: {told}") from error


@contextmanager
def _drafted(target: Path) -> Iterator[Path]:
    """A new file that takes the target's place once it is done."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.unlink(missing_ok=True)  # in a container a killed one had our number
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            yield draft
            draft.replace(target)
            _settle(target.parent)
        finally:
            for path in files_of(draft):
                path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"{target} cannot be written: {error.strerror}") from error


def _opened(path: Path) -> sqlite3.Connection:
    # To read alone would leave a log and its index behind where no server runs.
    return _connected(path, "mode=rw")


def _connected(path: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, timeout=PATIENCE)


def _settle(directory: Path) -> None:
    """The name is on the disk, too."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
