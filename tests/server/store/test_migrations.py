"""From the first schema on every database is brought up to date at the start, or left as it was."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect

from tenka.server.store import NewerDatabase, Store, StoreUnavailable, migrations
from tenka.server.store.engines import url_of, writing_engine
from tenka.server.store.schema import SCHEMA_VERSION, metadata
from tests.server.disk import small_disk

from .first_release import first_columns, first_release
from .sample import dump, in_loop

COPY = f"tenka-before-{SCHEMA_VERSION}.sqlite3"
# Dies by SIGKILL in the middle of the upgrade.
KILLED = """
import asyncio, os, signal, sys
from sqlalchemy import Engine, event
from tenka.server.store import Store

def die(connection, cursor, statement, *more):
    if "CREATE TABLE bans" in statement:
        os.kill(os.getpid(), signal.SIGKILL)

event.listen(Engine, "after_cursor_execute", die)
asyncio.run(Store(sys.argv[1]).open())
"""


def schema_of(engine: Engine) -> dict[str, Any]:
    """All that SQLite and SQLAlchemy know of the tables."""
    with engine.begin() as connection:
        told = inspect(connection)
        found: dict[str, Any] = {}
        for name in told.get_table_names():
            pragma = [
                connection.exec_driver_sql(f"PRAGMA {what}('{name}')").all()
                for what in ("table_xinfo", "foreign_key_list")
            ]
            listed = connection.exec_driver_sql(f"PRAGMA table_list('{name}')").all()
            indexes = {
                (index[1], *index[2:]): connection.exec_driver_sql(
                    f"PRAGMA index_xinfo('{index[1]}')"
                ).all()
                for index in connection.exec_driver_sql(f"PRAGMA index_list('{name}')").all()
            }
            checks = sorted(
                (check["name"] or "", check["sqltext"])
                for check in told.get_check_constraints(name)
            )
            found[name] = pragma, listed, indexes, checks
        return found


def test_both_ways_lead_to_the_same_schema(tmp_path: Path) -> None:
    engines = []
    for way in ("made", "migrated", "first"):
        (tmp_path / way).mkdir()
        if way == "first":
            first_release(tmp_path / way)
        engines.append(writing_engine(url_of(tmp_path / way), 1.0))
    made, migrated, first = engines
    with made.begin() as connection:
        metadata.create_all(connection)
        migrations.stamp(connection, SCHEMA_VERSION)
    with migrated.begin() as connection:
        migrations.upgrade(connection, 1)
    assert schema_of(migrated) == {
        **schema_of(first),
        "alembic_version": schema_of(made)["alembic_version"],
    }
    with migrated.begin() as connection:
        migrations.upgrade(connection, SCHEMA_VERSION)
        wanted = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=wanted)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == migrations.revision_of(SCHEMA_VERSION)
    assert schema_of(migrated) == schema_of(made)
    for engine in engines:
        engine.dispose()


@in_loop
async def test_what_was_there_is_there_and_a_copy_is_kept(tmp_path: Path) -> None:
    database = first_release(tmp_path)
    before, old = first_columns(database), dump(tmp_path)
    for _ in range(2):  # the second start has nothing to do
        async with Store(tmp_path):
            pass
        assert [file.name for file in tmp_path.glob("*before*")] == [COPY]
    assert first_columns(database) == before
    assert (tmp_path / COPY).stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(tmp_path / COPY)) as connection:
        assert list(connection.iterdump()) == old
    with closing(sqlite3.connect(database)) as connection:
        asked = "SELECT value FROM settings WHERE name = 'schema_version'"
        assert connection.execute(asked).fetchone() == (str(SCHEMA_VERSION),)
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        assert revision == [(migrations.revision_of(SCHEMA_VERSION),)]


@in_loop
async def test_no_copy_is_ever_replaced(tmp_path: Path) -> None:
    first_release(tmp_path)
    (tmp_path / COPY).write_text("the host's own")
    async with Store(tmp_path):
        pass
    assert (tmp_path / COPY).read_text() == "the host's own"
    assert (tmp_path / COPY.replace(".", "-2.")).stat().st_size > 10_000


@in_loop
async def test_an_upgrade_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_release(tmp_path)
    before = dump(tmp_path)
    create = op.create_table

    def fail(name: str, *columns: Any, **more: Any) -> object:
        if name == "bans":
            raise sqlite3.OperationalError("something broke")
        return create(name, *columns, **more)

    with monkeypatch.context() as patched:
        patched.setattr(op, "create_table", fail)
        with pytest.raises(sqlite3.OperationalError):
            await Store(tmp_path).open()
    assert dump(tmp_path) == before
    assert list(tmp_path.glob("*before*")) == []
    async with Store(tmp_path):
        pass


@in_loop
async def test_an_upgrade_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    first_release(tmp_path)
    before = dump(tmp_path)
    child = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False)
    assert child.returncode == -signal.SIGKILL
    assert dump(tmp_path) == before
    async with Store(tmp_path) as store:
        assert len(await store.tables.unfinished()) == 5


@in_loop
async def test_no_room_for_the_copy_is_told(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 1) as disk:
        first_release(disk)
        before = dump(disk)
        room = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
        (disk / "ballast").write_bytes(bytes(room - 100_000))
        with pytest.raises(StoreUnavailable) as told:
            await Store(disk).open()
        assert f"version 1 and has to be brought to version {SCHEMA_VERSION}" in str(told.value)
        assert "the disk is full" in str(told.value)
        assert "it is unchanged" in str(told.value)
        assert dump(disk) == before
        assert [file.name for file in disk.iterdir() if "before" in file.name] == []


@in_loop
async def test_a_newer_one_is_left_alone_and_not_copied(tmp_path: Path) -> None:
    database = first_release(tmp_path)
    with closing(sqlite3.connect(database)) as connection:
        newer = str(SCHEMA_VERSION + 1)
        connection.execute("UPDATE settings SET value = ? WHERE name = 'schema_version'", (newer,))
        connection.commit()
    before = dump(tmp_path)
    with pytest.raises(NewerDatabase):
        await Store(tmp_path).open()
    assert dump(tmp_path) == before
    assert list(tmp_path.glob("*before*")) == []
