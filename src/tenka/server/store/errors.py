"""What can go wrong with the store, and the driver's errors told in our words."""

import sqlite3

from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError, OperationalError

from tenka.core.errors import TenkaError


class StoreError(TenkaError):
    """The base of all errors of the store."""


class Conflict(StoreError):
    """The write does not fit what is stored; nothing of it was written."""


class StoreUnavailable(StoreError):
    """The database cannot be read or written now; nothing was written, but for `FateUnknown`."""


class TryAgain(StoreUnavailable):
    """The database was not reached, or another's transaction was in the way; nothing was written,
    and it may work at once."""


class FateUnknown(StoreUnavailable):
    """The answer to a commit was lost, and nobody is there to ask: it may be written."""


class DatabaseLocked(StoreUnavailable):
    """Another process kept the database locked for longer than we wait."""


class BadDatabase(StoreError):
    """What should be the database is none, is damaged, or is not ours."""


class NewerDatabase(BadDatabase):
    """The database was written by a newer release."""


class BadDataDirectory(StoreError):
    """The data directory cannot be used."""


# The sentences for SQLite's primary result codes.
SENTENCES: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_FULL: (StoreUnavailable, "the disk is full; nothing was written"),
    sqlite3.SQLITE_BUSY: (DatabaseLocked, "the database is locked by another process; try again"),
    sqlite3.SQLITE_LOCKED: (DatabaseLocked, "the database is locked; try again"),
    sqlite3.SQLITE_READONLY: (StoreUnavailable, "the database is read-only; nothing was written"),
    sqlite3.SQLITE_PERM: (StoreUnavailable, "the database's files may not be used by this user"),
    sqlite3.SQLITE_CANTOPEN: (StoreUnavailable, "the database's files cannot be opened"),
    sqlite3.SQLITE_IOERR: (StoreUnavailable, "the disk failed to read or write the database"),
    sqlite3.SQLITE_CORRUPT: (BadDatabase, "the database is damaged; bring back a copy of it"),
    sqlite3.SQLITE_NOTADB: (BadDatabase, "the file is not a database"),
}

# The sentences for PostgreSQL's states, or for their classes.
STATES: dict[str, tuple[type[StoreError], str]] = {
    "40001": (TryAgain, "another transaction was in the way; nothing was written"),
    "40P01": (TryAgain, "another transaction was in the way; nothing was written"),
    "55P03": (DatabaseLocked, "the database is locked by another process; try again"),
    "53100": (StoreUnavailable, "the database's disk is full; nothing was written"),
    "53300": (TryAgain, "the database has no connection left"),
    "25006": (StoreUnavailable, "the database is read-only; nothing was written"),
    "42501": (StoreUnavailable, "its user may not make tables there; let it own the database"),
    "57P": (TryAgain, "the database stops or starts; nothing was written"),
    "08": (TryAgain, "the connection to the database was lost; nothing was written"),
    "XX001": (BadDatabase, "the database is damaged; bring back a copy of it"),
    "XX002": (BadDatabase, "an index of the database is damaged; rebuild it by REINDEX"),
}


def translated(error: Exception) -> Exception:
    """The error in our words; what is no fault of the database comes back as it is."""
    if isinstance(error, StoreError):
        return type(error)(*error.args)  # one for each waiting caller, with his own traceback
    ours = _ours(error) if isinstance(error, DBAPIError) else None
    if ours is None:
        return error
    ours.__cause__ = error
    return ours


def _ours(error: DBAPIError) -> StoreError | None:
    if isinstance(error, IntegrityError):
        return Conflict(f"this does not fit what is stored; nothing was written ({_first(error)})")
    known = _by_code(error.orig) or _by_state(error.orig)
    if known is not None:
        return known
    if error.connection_invalidated:
        return TryAgain(STATES["08"][1])
    if isinstance(error, OperationalError) and _without_state(error.orig):
        return TryAgain(f"the database cannot be reached ({' '.join(str(error.orig).split())})")
    if isinstance(error, OperationalError | InternalError):
        return StoreUnavailable(f"the database does not answer as it should ({_first(error)})")
    return None


def of_sqlite(error: sqlite3.Error) -> StoreError:
    """SQLite's own error in our words."""
    sentence = f"the database does not answer as it should ({error})"
    return _by_code(error) or StoreUnavailable(sentence)


def _by_code(error: BaseException | None) -> StoreError | None:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
    if code not in SENTENCES:
        return None
    kind, sentence = SENTENCES[code]
    return kind(sentence)


def _by_state(error: BaseException | None) -> StoreError | None:
    state = getattr(error, "sqlstate", None) or ""
    for known, (kind, sentence) in STATES.items():
        if state.startswith(known):
            return kind(sentence)
    return None


def _without_state(error: BaseException | None) -> bool:
    """Did PostgreSQL not even answer? Then the driver alone says what is wrong."""
    return getattr(error, "sqlstate", "") is None


def _first(error: DBAPIError) -> str:
    """The driver's first line: PostgreSQL tells stored values on those after it."""
    return (str(error.orig).splitlines() or [""])[0]
