"""What is to be said to PostgreSQL alone; SQLite has no need of it."""

from typing import Any

from sqlalchemy import URL, Connection
from sqlalchemy.pool import ConnectionPoolEntry

from tenka.server.store.errors import BadDatabase

DIALECT = "postgresql"
SERVER = "tenka"  # by this name PostgreSQL lists the connections of a server
_SCHEMA = 0x74656E6B61  # the advisory lock of those who make or change the schema
_TO_CONNECT = 5.0  # seconds at least: a busy machine is not away
_FORGOTTEN = 86400.0  # seconds after which a writer who has written nothing is gone


def connecting(url: URL, patience: float, name: str = SERVER) -> dict[str, Any]:
    """How to connect, but for what the URL itself says: a server that has gone without a word is
    noticed in time."""
    usual = {
        "application_name": name,
        "connect_timeout": round(max(_TO_CONNECT, patience)),
        "keepalives_idle": 10,
        "keepalives_interval": 3,
        "keepalives_count": 3,
        "tcp_user_timeout": 15_000,
    }
    return {name: value for name, value in usual.items() if name not in url.query}


def wait_for_locks(patience: float, connection: Any, _entry: ConnectionPoolEntry) -> None:
    """On a new connection: another's lock is waited for so many seconds. Ours go in half of them,
    if we are lost in the middle of a transaction and PostgreSQL does not hear of it."""
    connection.execute(f"SET lock_timeout = {_milliseconds(patience)}")
    connection.execute(f"SET idle_in_transaction_session_timeout = {_milliseconds(patience / 2)}")
    connection.commit()


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))


def only_read(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """On a new connection: it changes nothing."""
    connection.read_only = True


def lock_schema(connection: Connection) -> None:
    """Until the end of the transaction nobody else makes or changes the schema; what is done
    meanwhile may take its time."""
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_SCHEMA})")


def check_encoding(connection: Connection) -> None:
    """BadDatabase, if not every name can be stored."""
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
    if encoding != "UTF8":
        raise BadDatabase(f"its encoding is {encoding}; create it with the encoding UTF8")


def list_writer(connection: Connection, writer: str, now: float) -> None:
    """Have a writer in the list before it signs, and nobody who is gone."""
    connection.exec_driver_sql("DELETE FROM writers WHERE at < %s", (now - _FORGOTTEN,))
    sign(connection, writer, 0, now)


def sign(connection: Connection, writer: str, number: int, now: float) -> None:
    """The open transaction is this one of the writer's."""
    connection.exec_driver_sql(
        "INSERT INTO writers (id, last, at) VALUES (%s, %s, %s) "
        "ON CONFLICT (id) DO UPDATE SET last = EXCLUDED.last, at = EXCLUDED.at",
        (writer, number, now),
    )


def last_of(connection: Connection, writer: str) -> int | None:
    """The writer's last transaction that was committed; one that is not over is waited for. None,
    if the writer is not in the list."""
    asked = "SELECT last FROM writers WHERE id = %s FOR UPDATE"
    found: int | None = connection.exec_driver_sql(asked, (writer,)).scalar()
    return found


def servers_at(connection: Connection) -> int:
    """How many connections servers have to this database."""
    asked = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        f"AND application_name = '{SERVER}' AND pid <> pg_backend_pid()"
    )
    return int(connection.exec_driver_sql(asked).scalar() or 0)
