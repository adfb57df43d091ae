"""A transaction whose COMMIT was not answered, when PostgreSQL itself has crashed meanwhile."""

import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from tenka.server.store import FateUnknown
from tenka.server.store.engines import url_of, writing_engine
from tenka.server.store.lost_commit import is_committed
from tenka.server.store.opening import prepare
from tenka.server.store.postgres import list_writer, sign
from tests.faults.processes import Postgres
from tests.patient import PATIENCE

from .sample import in_loop

pytestmark = pytest.mark.postgres
NOW = 1_000_000.0


@asynccontextmanager
async def crashing() -> AsyncIterator[tuple[Postgres, Engine]]:
    """A PostgreSQL of our own, which writes nothing down that nobody asks it to."""
    postgres = Postgres(Path(tempfile.mkdtemp(prefix="tenka-pg-")))
    try:
        await postgres.make()
        with psycopg.connect(postgres.url(postgres.port), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET wal_writer_delay = '10s'")
            connection.execute("SELECT pg_reload_conf()")
        engine = writing_engine(url_of(postgres.url(postgres.port)), PATIENCE)
        prepare(engine)
        yield postgres, engine
        engine.dispose()
    finally:
        await postgres.kill()
        shutil.rmtree(postgres.directory, ignore_errors=True)


def number_of(connection: Connection) -> int:
    """As PostgreSQL counts transactions."""
    return int(connection.exec_driver_sql("SELECT pg_current_xact_id()::text").scalar() or 0)


@in_loop
async def test_another_has_got_its_number_since() -> None:
    async with crashing() as (postgres, engine):
        with engine.begin() as connection:
            list_writer(connection, "liu", NOW)
            list_writer(connection, "xiang", NOW)
        lost = engine.connect()
        sign(lost, "liu", 1, NOW)
        number = number_of(lost)
        await postgres.kill()
        with pytest.raises(OperationalError):
            lost.commit()
        lost.close()
        await postgres.start()
        for signed in range(1, 100):
            with engine.begin() as connection:
                sign(connection, "xiang", signed, NOW)
                again = number_of(connection)
            if again >= number:
                break
        assert again == number  # so that number says nothing
        assert not is_committed(engine, "liu", 1, PATIENCE)
        assert is_committed(engine, "xiang", signed, PATIENCE)


@in_loop
async def test_what_was_committed_is_found_after_a_crash() -> None:
    async with crashing() as (postgres, engine):
        with engine.begin() as connection:
            list_writer(connection, "liu", NOW)
        with engine.begin() as connection:
            sign(connection, "liu", 1, NOW)
        await postgres.kill()
        await postgres.start()
        assert is_committed(engine, "liu", 1, PATIENCE)


@in_loop
async def test_who_is_not_in_the_list_is_not_guessed_at() -> None:
    async with crashing() as (_, engine):
        with pytest.raises(FateUnknown):
            is_committed(engine, "nobody", 1, 0.1)
