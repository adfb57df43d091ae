"""A copy of a database becomes the database of a data directory."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from sqlalchemy import NullPool, create_engine

from tenka.server.store.backup import back_up, files_of, opened_at_rest
from tenka.server.store.data_directory import (
    DATABASE,
    LOCK,
    DataDirectory,
    draft_of,
    place_aside,
)
from tenka.server.store.errors import BadDatabase, BadDataDirectory, StoreError, translated
from tenka.server.store.opening import version_of


def restore(copy: Path, directory: Path, *, replace: bool = False) -> Path | None:
    """Put the copy of a database into a data directory that no server uses. A database that is
    there is in the way; with `replace` it is put aside, and its new place is returned. After a
    StoreError everything is as it was; one that was cut short is run again."""
    check_copy(copy)
    with _taken(directory) as database:
        there = [path for path in files_of(database) if path.exists()]
        if there and not replace:
            raise BadDataDirectory(
                f"{directory} has a database; restore into another directory, or use --force, "
                "which puts the old one aside"
            )
        owner = directory.stat()
        new = draft_of(database)
        back_up(copy, new, at_rest=True)
        aside = place_aside(database) if there else None
        try:
            if os.geteuid() == 0:  # the server is somebody else, and has to write them
                for path in (new, directory / LOCK):
                    os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)
            if aside is not None:
                _move(reversed(files_of(database)), reversed(files_of(aside)))
            new.rename(database)
        except OSError as error:
            if aside is not None:
                _move(files_of(aside), files_of(database))
            new.unlink(missing_ok=True)
            raise BadDataDirectory(f"{directory}: {error.strerror}") from error
        return aside


def check_copy(copy: Path) -> None:
    """BadDatabase, if it is not one of ours that this release can read."""
    if not copy.is_file():
        raise BadDatabase(f"{copy}: there is no such file")
    engine = create_engine("sqlite://", creator=partial(opened_at_rest, copy), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            version = version_of(connection)
    except Exception as error:
        ours = translated(error)
        if isinstance(ours, StoreError):
            raise type(ours)(f"{copy}: {ours}") from error
        raise
    if version is None:
        raise BadDatabase(f"{copy}: there is nothing in this file")


@contextmanager
def _taken(directory: Path) -> Iterator[Path]:
    """Its database's name, while the directory is ours; one that was made for nothing goes."""
    made = not directory.exists()
    place = DataDirectory(directory / DATABASE)
    try:
        place.take()
        yield place.database
    except BaseException:
        if made and directory.is_dir():
            (directory / LOCK).unlink(missing_ok=True)
            directory.rmdir()
        raise
    finally:
        place.leave()


def _move(files: Iterable[Path], to: Iterable[Path]) -> None:
    for old, new in zip(files, to, strict=True):
        if old.exists():
            old.rename(new)
