"""Copies of an SQLite database, made while others write to it: whole and checked, or not at all."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from tenka.server.store.errors import BadDatabase, StoreUnavailable, of_sqlite

PATIENCE = 10.0  # seconds that a locked database is waited for


def back_up(source: Path, target: Path) -> None:
    """Copy a database as it is at this moment. The copy is one file, readable for its owner alone;
    a file that was there is replaced. StoreUnavailable, BadDatabase: there is no copy."""
    with _drafted(target) as draft, _told_of(source), closing(_connected(source)) as original:
        original.execute("SELECT 1 FROM sqlite_master").close()
        with _told_of(target), closing(sqlite3.connect(draft)) as copy:
            original.backup(copy)
            # It has no log beside it, so that the one file is all there is.
            copy.execute("PRAGMA journal_mode = DELETE").close()
            checked(copy, source)


def checked(database: sqlite3.Connection, name: Path) -> None:
    """BadDatabase, if it is not whole."""
    (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise BadDatabase(f"{name} is damaged ({found})")


def beside(database: Path, what: str) -> Path:
    """A name beside the database that is not taken: tenka-before-2.sqlite3."""
    tried = (f"{database.stem}-{what}{more}{database.suffix}" for more in _numbers())
    return next(path for name in tried if not os.path.lexists(path := database.with_name(name)))


def _numbers() -> Iterator[str]:
    yield ""
    yield from (f"-{number}" for number in count(2))


def _connected(path: Path) -> sqlite3.Connection:
    # Not made if there is none, as it would be by name.
    uri = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE)


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
            for left in (draft, draft.with_name(f"{draft.name}-journal")):
                left.unlink(missing_ok=True)
    except OSError as error:
        raise StoreUnavailable(f"{target} cannot be written: {error.strerror}") from error


def _settle(directory: Path) -> None:
    """The name is on the disk, too."""
    opened = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _told_of(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        told = of_sqlite(error)
        raise type(told)(f"{path}: {told}") from error
