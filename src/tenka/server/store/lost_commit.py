"""What became of a transaction whose COMMIT was not answered: the database is asked."""

from sqlalchemy import Engine

from tenka.server.store import postgres
from tenka.server.store.errors import FateUnknown, TryAgain, translated
from tenka.server.store.retrying import until_it_works


def is_committed(engine: Engine, writer: str, number: int, patience: float) -> bool:
    """Is it that transaction which the writer has committed last? FateUnknown, if it is not to be
    found out in so many seconds."""
    try:
        return until_it_works(lambda: _last(engine, writer) == number, patience)
    except Exception as error:
        raise FateUnknown(
            "the connection was lost while it was written; whether it is written is not known"
        ) from error


def _last(engine: Engine, writer: str) -> int:
    try:
        with engine.begin() as connection:
            last = postgres.last_of(connection, writer)
    except Exception as error:
        raise translated(error) from error
    if last is None:
        raise TryAgain("the writer is not in the list")
    return last
