"""The data directory: made private, and used by one server at a time."""

import fcntl
import os
from pathlib import Path

from tenka.server.store.backup import beside, files_of
from tenka.server.store.errors import BadDataDirectory

DATABASE = "tenka.sqlite3"
LOCK = "tenka.lock"


class DataDirectory:
    """A data directory that this process has for itself until `leave`; it has it only once."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._lock: int | None = None

    def enter(self) -> None:
        """Make the directory and an empty database if there are none, and take the lock."""
        self.take()
        check_whole(self.database)
        try:
            # Only a new one: to close a file drops the locks that SQLite has on it.
            if not self.database.exists():
                os.close(os.open(self.database, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise _unusable(self.database.parent, error) from error

    def take(self) -> None:
        """Make the directory if there is none, and take the lock."""
        directory = self.database.parent
        try:
            directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Files that hold the secrets of running games are nobody else's to read.
            lock = os.open(directory / LOCK, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
        except (FileExistsError, NotADirectoryError) as error:
            raise BadDataDirectory(
                f"{directory} is not a directory, so no data go there"
            ) from error
        except OSError as error:
            raise _unusable(directory, error) from error
        self._lock = lock
        try:
            _take(lock, directory)
        except OSError as error:
            raise _unusable(directory, error) from error

    def leave(self) -> None:
        """Let another server have the directory."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def draft_of(database: Path) -> Path:
    """What is restored, until it takes the database's place."""
    return database.with_name(f"{database.stem}-restored{database.suffix}")


def place_aside(database: Path) -> Path:
    """Where a restore puts the database that is there: the files beside it first, itself last. So
    one that was cut short goes on with the same name."""
    return beside(database, "replaced")


def check_whole(database: Path) -> None:
    """BadDataDirectory, if a restore was cut short while it moved files."""
    _, *more = files_of(place_aside(database))
    moved = not database.exists() or any(path.exists() for path in more)
    if moved and draft_of(database).exists():
        raise BadDataDirectory(
            f"a restore into {database.parent} was cut short; run `tenka restore --force` again"
        )


def _take(lock: int, directory: Path) -> None:
    try:
        # Not flock: bot processes that outlive a killed server would inherit it.
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise BadDataDirectory(f"another server uses {directory}; stop it first") from error


def _unusable(directory: Path, error: OSError) -> BadDataDirectory:
    return BadDataDirectory(f"{directory} cannot be used for data: {error.strerror}")
