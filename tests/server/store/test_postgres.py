"""What only PostgreSQL can do to us: connections that are lost, others that write, a wrong URL."""

import asyncio
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Column, Connection, func, inspect, select, text
from sqlalchemy.exc import DBAPIError

from tenka.server.store import (
    BadDatabase,
    Conflict,
    FateUnknown,
    NewerDatabase,
    Store,
    StoreError,
    StoreUnavailable,
    migrations,
)
from tenka.server.store.engines import name_of, url_of, writing_engine
from tenka.server.store.opening import alone, version_of
from tenka.server.store.schema import metadata, settings
from tests.patient import PATIENCE
from tests.server.cut_connection import Cut, sever, way_to
from tests.server.databases import place, query
from tests.server.postgres import CHOSEN, STRANGER, server
from tests.server.tables.played_tables import PlayedTables

from .sample import entry, in_loop, person, with_table

pytestmark = pytest.mark.postgres
SHORT = 0.5  # seconds that a database is waited for that does not come


def url(directory: Path) -> str:
    return str(place(directory))


@pytest.mark.parametrize("cut", ["before the commit", "before its answer"])
@in_loop
async def test_a_commit_without_an_answer_is_looked_up(tmp_path: Path, cut: Cut) -> None:
    with way_to(url(tmp_path)) as way:
        async with Store(way.url, busy_timeout=PATIENCE) as store:
            await with_table(store)
            for number in range(3):
                way.cut = cut
                await store.entries.append("t", [entry(number, key=f"k{number}")])
            way.cut = cut
            await store.people.create(person("liu"))  # were it written twice, that is a Conflict
            assert way.cuts == 4
            assert (store.writer.conflicts, store.writer.failures) == (0, 0)
            assert await store.entries.of("t") == tuple(entry(n, key=f"k{n}") for n in range(3))
            assert await store.people.get("liu") == person("liu")


@pytest.mark.parametrize("cut", ["before the commit", "before its answer"])
@in_loop
async def test_a_cut_that_nobody_has_told_postgresql_of_holds_nothing_up(
    tmp_path: Path, cut: Cut
) -> None:
    with way_to(url(tmp_path)) as way:
        async with Store(way.url, busy_timeout=4.0) as store:
            await with_table(store)
            way.cut, way.is_silent = cut, True
            await store.entries.append("t", [entry(0)])
            await store.entries.append("t", [entry(1)])
            assert way.cuts == 1
            assert await store.entries.of("t") == (entry(0), entry(1))


def test_who_changes_the_schema_or_copies_all_of_it_may_take_its_time(tmp_path: Path) -> None:
    engine = writing_engine(url_of(url(tmp_path)), 0.2)
    with engine.begin() as connection:
        alone(connection)
        time.sleep(0.4)
        assert connection.execute(text("SELECT 1")).scalar() == 1
    engine.dispose()


@pytest.mark.parametrize("cut", ["before the commit", "before its answer"])
@in_loop
async def test_a_group_of_writes_is_looked_up_as_one(tmp_path: Path, cut: Cut) -> None:
    with way_to(url(tmp_path)) as way:
        async with Store(way.url, busy_timeout=PATIENCE) as store:
            way.cut = cut
            await asyncio.gather(*(store.people.create(person(f"p{n}")) for n in range(50)))
            assert way.cuts == 1
            assert store.writer.conflicts == 0
    assert query(tmp_path, "SELECT count(*) FROM people") == [(50,)]


@in_loop
async def test_a_fate_that_nobody_knows_is_not_guessed(tmp_path: Path) -> None:
    with way_to(url(tmp_path)) as way:
        async with Store(way.url, busy_timeout=SHORT) as store:
            await with_table(store)
            way.cut, way.closes = "before its answer", True
            writes = (store.people.create(person(f"p{n}")) for n in range(3))
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert isinstance(outcomes[0], FateUnknown)
            assert all(isinstance(each, StoreUnavailable) for each in outcomes)
            way.closed = False
            assert await store.people.get("p0") == person("p0")


@pytest.mark.parametrize("cut", ["before the commit", "before its answer"])
@in_loop
async def test_a_table_goes_on_after_a_move_of_unknown_fate(tmp_path: Path, cut: Cut) -> None:
    with way_to(url(tmp_path)) as way:
        async with Store(way.url, busy_timeout=SHORT) as store:
            evening = PlayedTables(store)
            table = await evening.table()
            seat = next(iter(table.situation.owing()))
            state = table.situation.play.state
            move = state.text(state.legal(seat)[0])
            decision = table.situation.play.decision(seat)
            way.cut, way.closes = cut, True
            with suppress(StoreError):  # one that is still connected finds it out
                await table.move(seat, decision, "k", [move])
            assert way.cuts == 1
            way.closed = False
            await table.move(seat, decision, "k", [move])
            stored = await store.entries.of(table.id)
            assert [(each.seat, each.key) for each in stored].count((seat, "k")) == 1
            assert table.situation.version == len(stored)
            await table.close()


@in_loop
async def test_lost_connections_are_not_noticed(tmp_path: Path) -> None:
    async with Store(url(tmp_path), busy_timeout=PATIENCE) as store:
        await with_table(store)
        for number in range(3):
            sever(url(tmp_path))
            await asyncio.gather(*(store.tables.get("t") for _ in range(8)))
            sever(url(tmp_path))
            await store.entries.append("t", [entry(number)])
        assert await store.entries.of("t") == (entry(0), entry(1), entry(2))


@in_loop
async def test_a_database_that_is_away_is_told_and_found_again(tmp_path: Path) -> None:
    with way_to(url(tmp_path)) as way:
        async with Store(way.url, busy_timeout=SHORT) as store:
            await with_table(store)
            way.closed = True
            sever(url(tmp_path))
            adding = [store.entries.append("t", [entry(0, key=str(n))]) for n in range(9)]
            outcomes = await asyncio.gather(*adding, return_exceptions=True)
            assert all(isinstance(each, StoreUnavailable) for each in outcomes)
            assert not any(isinstance(each, FateUnknown) for each in outcomes)
            with pytest.raises(StoreUnavailable):
                await store.entries.of("t")
            way.closed = False
            assert await store.entries.of("t") == ()
            await store.entries.append("t", [entry(0)])
            assert await store.entries.of("t") == (entry(0),)


@in_loop
async def test_a_deadlock_is_tried_again(tmp_path: Path) -> None:
    async with Store(url(tmp_path), busy_timeout=PATIENCE) as store:
        await store.people.create(person("a"))
        await store.people.create(person("b"))
        with psycopg.connect(url(tmp_path)) as other:
            other.execute("SET deadlock_timeout = '1h'")  # it is not the one who gives way
            other.execute("UPDATE people SET name = 'x' WHERE id = 'b'")
            both = [
                store.people.change(person(each), name=f"new {each}", session=1) for each in "ab"
            ]
            writing = asyncio.gather(*both)
            waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            here = " AND datname = current_database()"
            while query(tmp_path, waits + here) == [(0,)]:
                await asyncio.sleep(0.01)
            taking = asyncio.to_thread(
                other.execute, "UPDATE people SET session = session WHERE id = 'a'"
            )
            await taking
            other.commit()
        await writing
        assert await store.people.named({"a", "b"}) == {"a": "new a", "b": "new b"}


@in_loop
async def test_a_read_sees_one_moment_and_changes_nothing(tmp_path: Path) -> None:
    counted = select(func.count()).select_from(settings)

    def twice(connection: Connection) -> tuple[int | None, int | None]:
        first = connection.execute(counted).scalar()
        query(tmp_path, "INSERT INTO settings VALUES ('meanwhile', 'x')")
        return first, connection.execute(counted).scalar()

    async with Store(url(tmp_path)) as store:
        before, after = await store._database.read(twice)
        assert before == after
        assert await store.settings.get("meanwhile") == "x"
        with pytest.raises((StoreUnavailable, DBAPIError), match="read-only"):
            await store._database.read(lambda each: each.execute(text("DELETE FROM settings")))
        assert await store.settings.get("meanwhile") == "x"


@in_loop
async def test_signs_that_postgresql_does_not_store_harm_nobody(tmp_path: Path) -> None:
    async with Store(url(tmp_path)) as store:
        assert await store.people.by_login("a\0b") is None
        await store.people.create(person("liu", "a\0b"))
        found = await store.people.get("liu")
        assert found is not None
        assert found.name == "a\ufffdb"


def _is_another_default(
    context: object, found: object, column: Column[Any], default: str, other: object, rendered: str
) -> bool | None:
    """PostgreSQL compares no JSON: its texts are. None: Alembic has it compared."""
    if not isinstance(column.type, JSON):
        return None
    return default.removesuffix("::json").strip("'") != rendered.strip("'")


@pytest.mark.parametrize("version", [None, 1, migrations.newest() - 1])
@in_loop
async def test_many_servers_start_at_once(tmp_path: Path, version: int | None) -> None:
    empty = server().empty(f"tenka_test_{os.getpid()}_{version}_together")
    server().made[tmp_path / "together"] = empty.rpartition("/")[2].partition("?")[0]
    if version is not None:
        engine = writing_engine(url_of(empty), PATIENCE)
        with engine.begin() as connection:
            migrations.upgrade(connection, version)
        engine.dispose()
    stores = [Store(empty, busy_timeout=PATIENCE) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))
    engine = writing_engine(url_of(empty), PATIENCE)
    with engine.begin() as connection:
        assert version_of(connection) == migrations.newest()
        compared = {"compare_type": True, "compare_server_default": _is_another_default}
        context = MigrationContext.configure(connection, opts=compared)
        assert compare_metadata(context, metadata) == []
        told = inspect(connection)
        checks = {
            check["name"] for name in metadata.tables for check in told.get_check_constraints(name)
        }
        assert checks == {
            *("answer_known", "channel_known", "kind_known", "pace_known"),
            *("reason_known", "room_known", "status_known"),
        }
    engine.dispose()


async def refusal(target: str) -> StoreError:
    """Why the store cannot be opened, in one line that tells no password."""
    with pytest.raises(StoreError) as refused:
        await Store(target, busy_timeout=SHORT).open()
    told = str(refused.value)
    assert len(told.splitlines()) == 1
    assert "geheim" not in told
    return refused.value


@in_loop
async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    url(tmp_path)
    query(tmp_path, "UPDATE alembic_version SET version_num = '0099'")
    assert type(await refusal(url(tmp_path))) is NewerDatabase
    assert query(tmp_path, "SELECT version_num FROM alembic_version") == [("0099",)]


@in_loop
async def test_a_database_of_others_is_left_alone(tmp_path: Path) -> None:
    url(tmp_path)
    query(tmp_path, "DROP TABLE settings")
    told = await refusal(url(tmp_path))
    assert isinstance(told, BadDatabase)
    assert "not one of Tenka's" in str(told)


@in_loop
async def test_a_wrong_place_is_told(tmp_path: Path) -> None:
    right = url_of(url(tmp_path))
    nowhere = right.set(password="geheim", database="nowhere").render_as_string(False)
    told = await refusal(nowhere)
    assert isinstance(told, StoreUnavailable)
    assert 'database "nowhere" does not exist' in str(told)
    told = await refusal("postgresql://liu:geheim@127.0.0.1:9/tenka")
    assert isinstance(told, StoreUnavailable)
    assert "the PostgreSQL database tenka at 127.0.0.1:9: " in str(told)
    assert "refused" in str(told)


@pytest.mark.skipif("://" in CHOSEN, reason="an outside server asks for passwords in its own way")
@in_loop
async def test_a_wrong_password_is_told(tmp_path: Path) -> None:
    right = url_of(url(tmp_path))
    server().do(f"CREATE ROLE {STRANGER} LOGIN PASSWORD 'richtig'")
    try:
        wrong = right.set(username=STRANGER, password="geheim").render_as_string(False)
        told = await refusal(wrong)
        assert isinstance(told, StoreUnavailable)
        assert "password authentication failed" in str(told)
        # The right one does not help who may not make tables.
        query(tmp_path, "DROP SCHEMA public CASCADE")
        query(tmp_path, "CREATE SCHEMA public")
        query(tmp_path, f"GRANT USAGE ON SCHEMA public TO {STRANGER}")
        told = await refusal(
            right.set(username=STRANGER, password="richtig").render_as_string(False)
        )
        assert "may not make tables" in str(told)
    finally:
        query(tmp_path, f"DROP OWNED BY {STRANGER}")
        server().do(f"DROP ROLE {STRANGER}")


@pytest.mark.parametrize(
    "wrong",
    [
        "postgresql://liu:geheim@host:port/tenka",
        "postgresql://liu:p@geheim@host/tenka",
        "mysql://liu:geheim@host/tenka",
    ],
)
def test_a_wrong_url_is_told_without_its_password(wrong: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        Store(wrong)
    assert "geheim" not in str(refused.value)


def test_a_password_is_in_no_name() -> None:
    for told in ("postgresql://liu:geheim@host/tenka", "postgresql://host/tenka?password=geheim"):
        assert name_of(url_of(told)) == "the PostgreSQL database tenka at host"


@in_loop
async def test_conflicts_tell_nothing_that_is_stored(tmp_path: Path) -> None:
    async with Store(url(tmp_path)) as store:
        await store.people.create(person("liu", "geheim"))
        with pytest.raises(Conflict) as refused:
            await store.people.create(person("liu", "geheim"))
        assert "geheim" not in str(refused.value)
        assert "liu" not in str(refused.value)


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    set_to = {"TENKA_DATABASE_URL": "postgresql://liu:geheim@127.0.0.1:9/tenka"}
    served = subprocess.run(
        [sys.executable, "-m", "tenka", "serve", "--port", "0", "--data", str(tmp_path)],
        env={**os.environ, **set_to},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (served.returncode, served.stdout, served.stderr.count("\n")) == (1, "", 1)
    assert served.stderr.startswith("tenka: the PostgreSQL database tenka at 127.0.0.1:9: ")
    assert "geheim" not in served.stderr
