"""A database goes from SQLite into PostgreSQL and back: all of it, or nothing."""

import os
from pathlib import Path

import psycopg
import pytest

from tenka.cli import main
from tenka.server.store import BadDatabase, BadDataDirectory, Store, StoreError, migrations
from tenka.server.store.data_directory import DATABASE, LOCK
from tenka.server.store.engines import url_of, writing_engine
from tenka.server.store.moving import move
from tenka.server.store.rows import Person
from tenka.server.store.schema import metadata
from tests.server.api.returning_players import play_on, records, unfinished
from tests.server.api.site import site_in
from tests.server.postgres import server

from .first_release import first_release
from .others_there import HOLD_STORE, process
from .sample import in_loop, person, seats, table

pytestmark = pytest.mark.postgres
Told = pytest.CaptureFixture[str]


def silent(done: int, total: int) -> None:
    pass


def an_empty(directory: Path) -> str:
    """A database with nothing in it, which goes with the directory."""
    name = f"tenka_test_{os.getpid()}_{directory.name}"
    made = server().empty(name)
    server().made[directory / "empty"] = name
    return made


def rows(target: str | Path) -> dict[str, list[str]]:
    """All that there is."""
    engine = writing_engine(url_of(target), 5.0)
    with engine.begin() as connection:
        found = {
            each.name: sorted(map(repr, connection.execute(each.select())))
            for each in metadata.sorted_tables
        }
    engine.dispose()
    return found


def tables_in(url: str) -> int:
    with psycopg.connect(url) as connection:
        asked = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        found = connection.execute(asked).fetchone()
    assert found is not None
    return int(found[0])


async def filled(target: str | Path) -> None:
    """A game whose rematch is older than itself, and somebody with a strange name."""
    async with Store(target) as store:
        await store.people.create(Person("liu", "劉邦 \u202e'\"\\", 1 / 3, "link"))
        await store.tables.create(table("t1"), seats("t1"))
        again = table("t0", rematch_of="t1", secret=bytes(range(256)), position={"a": [1e-9, None]})
        await store.tables.create(again, seats("t0"))


def test_games_go_on_in_postgresql_and_back(tmp_path: Path, capsys: Told) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    first_release(old)
    with site_in(old, database_url="") as site:
        before = records(site)
    stored, target = rows(old), an_empty(tmp_path)
    assert main(["move-database", str(old), target]) == 0
    count = sum(map(len, stored.values()))
    assert capsys.readouterr().out == f"{count} rows were copied and compared\n"
    assert rows(target) == stored == rows(old)
    with site_in(tmp_path / "node", database_url=target) as site:
        assert records(site) == before
        for each in unfinished(site):
            play_on(site, each, 2)
        after = records(site)
        assert after != before
    assert main(["move-database", target, str(new)]) == 0
    assert rows(new) == rows(target)
    assert {path.name for path in new.iterdir()} == {DATABASE, LOCK}
    assert (new / DATABASE).stat().st_mode & 0o777 == 0o600
    with site_in(new, database_url="") as site:
        assert records(site) == after


@in_loop
async def test_all_kinds_of_values_arrive(tmp_path: Path) -> None:
    target, heard = an_empty(tmp_path), list[tuple[int, int]]()
    await filled(tmp_path / "old")
    count = move(tmp_path / "old", target, lambda *told: heard.append(told))
    assert rows(target) == rows(tmp_path / "old")
    assert heard[-1] == (2 * count, 2 * count)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


@in_loop
async def test_what_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    target = an_empty(tmp_path)
    for each in (target, tmp_path / "old", tmp_path / "new"):
        await filled(each)
        async with Store(each) as store:
            await store.people.create(person(str(each)))
    before = rows(target), rows(tmp_path / "new")
    with pytest.raises(BadDatabase, match="not empty"):
        move(tmp_path / "old", target, silent)
    with pytest.raises(BadDatabase, match="there is a database already"):
        move(target, tmp_path / "new", silent)
    assert (rows(target), rows(tmp_path / "new")) == before


@pytest.mark.parametrize("back", [False, True])
@in_loop
async def test_what_fails_midway_leaves_nothing(tmp_path: Path, back: bool) -> None:
    postgres, file = an_empty(tmp_path), tmp_path / "file"
    source, target = (postgres, file) if back else (file, postgres)
    await filled(source)
    before = rows(source)

    for last in (1, 10_000):  # while it is written, when it is compared

        def stop(done: int, total: int, last: int = last) -> None:
            if done >= min(last, total):
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            move(source, target, stop)
        assert rows(source) == before
        if back:
            assert {path.name for path in file.iterdir()} <= {LOCK}
        else:
            assert tables_in(postgres) == 0
    move(source, target, silent)
    assert rows(target) == before


@in_loop
async def test_not_while_a_server_uses_it(tmp_path: Path) -> None:
    target = an_empty(tmp_path)
    refused = pytest.raises(BadDataDirectory, match="another server")
    with process(HOLD_STORE, tmp_path / "old"), refused:
        move(tmp_path / "old", target, silent)
    await filled(target)
    async with Store(target) as store:
        await store.settings.get("a")
        with pytest.raises(BadDatabase, match="a server uses it"):
            move(target, tmp_path / "new", silent)
    move(target, tmp_path / "new", silent)


def test_what_cannot_be_moved_is_told(tmp_path: Path, capsys: Told) -> None:
    target = an_empty(tmp_path)
    (tmp_path / "first").mkdir()
    first_release(tmp_path / "first")
    for source, said in (
        (tmp_path / "nothing", "there is no database of Tenka's"),
        (tmp_path / "first", f"it is of version 1, and this release uses {migrations.newest()}"),
        (target, "both are the same"),
        ("postgresql://liu:geheim@127.0.0.1:9/tenka", "cannot be reached"),
    ):
        assert main(["move-database", str(source), target]) == 1
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1
        assert "geheim" not in told
    assert tables_in(target) == 0
    assert not (tmp_path / "nothing").exists()


@in_loop
async def test_a_value_that_postgresql_does_not_take_is_told(tmp_path: Path) -> None:
    target = an_empty(tmp_path)
    await filled(tmp_path)
    engine = writing_engine(url_of(tmp_path), 5.0)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE clocks SET entries = 99999999999")
    engine.dispose()
    with pytest.raises(StoreError, match="cannot be stored there"):
        move(tmp_path, target, silent)
    assert tables_in(target) == 0


@pytest.mark.parametrize(("command", "tool"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_copies_are_made_by_its_own_tools(
    tmp_path: Path, command: str, tool: str, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TENKA_DATABASE_URL", "postgresql://liu:geheim@host/tenka")
    assert main([command, str(tmp_path / "copy")]) == 1
    told = capsys.readouterr().err
    assert tool in told
    assert "geheim" not in told
    assert list(tmp_path.iterdir()) == []
