"""What became of a transaction whose COMMIT was not answered: PostgreSQL is asked."""

from sqlalchemy import Engine

from tenka.server.store import postgres
from tenka.server.store.errors import FateUnknown, TryAgain, translated
from tenka.server.store.retrying import until_it_works


def is_committed(engine: Engine, transaction: str, patience: float) -> bool:
    """FateUnknown, if it is not to be found out in so many seconds."""
    try:
        return until_it_works(lambda: _fate(engine, transaction) == "committed", patience)
    except Exception as error:
        raise FateUnknown(
            "the connection was lost while it was written; whether it is written is not known"
        ) from error


def _fate(engine: Engine, transaction: str) -> postgres.Fate:
    try:
        with engine.begin() as connection:
            fate = postgres.fate_of(connection, transaction)
    except Exception as error:
        raise translated(error) from error
    if fate is None or fate == "in progress":
        raise TryAgain("the transaction is not over")
    return fate
