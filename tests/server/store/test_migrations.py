"""From the first schema on every database is brought up to date at the start, or left as it was."""

import json
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
from tenka.server.store.data_directory import DATABASE
from tenka.server.store.engines import url_of, writing_engine
from tenka.server.store.lookalikes import compared, looks_of
from tenka.server.store.schema import metadata
from tests.server.databases import dump
from tests.server.disk import small_disk

from .first_release import first_columns, first_release
from .sample import in_loop
from .second_release import second_release

pytestmark = pytest.mark.sqlite

NEWEST = migrations.newest()
COPY = f"tenka-before-{NEWEST}.sqlite3"
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
        migrations.stamp(connection, NEWEST)
    with migrated.begin() as connection:
        migrations.upgrade(connection, 1)
    assert schema_of(migrated) == {
        **schema_of(first),
        "alembic_version": schema_of(made)["alembic_version"],
    }
    with migrated.begin() as connection:
        migrations.upgrade(connection, NEWEST)
        wanted = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=wanted)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == migrations.revision_of(NEWEST)
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
    assert versions(database) == [migrations.revision_of(NEWEST)]


def versions(database: Path) -> list[str]:
    """All that the database says of its own version."""
    with closing(sqlite3.connect(database)) as connection:
        stamped = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        asked = "SELECT value FROM settings WHERE name = 'schema_version'"
        return [told for (told,) in stamped + connection.execute(asked).fetchall()]


@in_loop
async def test_one_of_the_second_schema_says_its_version_once(tmp_path: Path) -> None:
    database = second_release(tmp_path)
    assert versions(database) == ["0002", "2"]
    async with Store(tmp_path):
        pass
    assert versions(database) == [migrations.revision_of(NEWEST)]
    assert (tmp_path / COPY).exists()


@in_loop
async def test_a_new_one_says_its_version_once(tmp_path: Path) -> None:
    async with Store(tmp_path):
        pass
    assert versions(tmp_path / DATABASE) == [migrations.revision_of(NEWEST)]
    assert list(tmp_path.glob("*before*")) == []


@in_loop
async def test_of_names_that_look_alike_the_oldest_account_has_it(tmp_path: Path) -> None:
    second_release(
        tmp_path,
        [
            ("first", "Liu-Bang", None),
            ("second", "Liu Bang", "iiubang"),
            ("third", "L\u00edu Bang", "iíubang"),
            ("fourth", "Xiang Yu", None),
            ("fifth", "xiang yu", None),
            ("gone", "", None),
        ],
    )
    async with Store(tmp_path) as store:
        wanted = {"second": "Liu Bang", "third": "L\u00edu Bang 2", "first": "Liu-Bang"}
        assert await store.people.named(set(wanted)) == wanted
        for id in ("second", "third"):
            found = await store.people.by_login(compared(wanted[id]))
            assert found is not None
            assert found.id == id
        assert await store.people.looking(looks_of("Liu Bang")) == {"second"}
        assert await store.people.looking(looks_of("Liu Bang 2")) == {"third"}
        assert await store.people.looking(looks_of("Xiang Yu")) == {"fourth"}
        guest = await store.people.get("first")
        assert guest is not None
        assert guest.login is None
        await store.people.change(guest, looks_of("Fan Kuai"), name="Fan Kuai")


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
        assert f"version 1 and has to be brought to version {NEWEST}" in str(told.value)
        assert "the disk is full" in str(told.value)
        assert "it is unchanged" in str(told.value)
        assert dump(disk) == before
        assert [file.name for file in disk.iterdir() if "before" in file.name] == []


@in_loop
async def test_a_newer_one_is_left_alone_and_not_copied(tmp_path: Path) -> None:
    async with Store(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        newer = migrations.revision_of(NEWEST + 1)
        connection.execute("UPDATE alembic_version SET version_num = ?", (newer,))
        connection.commit()
    before = dump(tmp_path)
    with pytest.raises(NewerDatabase) as told:
        await Store(tmp_path).open()
    assert f"(version {NEWEST + 1}, this release knows {NEWEST})" in str(told.value)
    assert "\n" not in str(told.value)
    assert dump(tmp_path) == before
    assert list(tmp_path.glob("*before*")) == []


@in_loop
async def test_tournaments_that_are_played_stay_when_their_table_is_made_anew(
    tmp_path: Path,
) -> None:
    engine = writing_engine(url_of(tmp_path), 1.0)
    with engine.begin() as connection:
        migrations.upgrade(connection, 14)
        for sql in (
            "INSERT INTO people (id, name, created, link_hash) VALUES ('p', 'Han', 0, 'x')",
            "INSERT INTO tournaments (id, name, game, seats, kind, pace, clock, rated, rounds,"
            " least, most, opened_by, created, status, round, revision)"
            " VALUES ('cup', 'Cup', 'chuhan', 2, 'swiss', 'live', '{}', 0, 1, 2, 4, 'p', 0,"
            " 'running', 1, 3)",
            "INSERT INTO tournament_players (tournament_id, number, person_id, rating)"
            " VALUES ('cup', 1, 'p', 1000)",
            "INSERT INTO tournament_games (tournament_id, round, board, players)"
            " VALUES ('cup', 1, 1, '[1]')",
        ):
            connection.exec_driver_sql(sql)
    engine.dispose()
    async with Store(tmp_path) as store:
        whole = await store.tournaments.whole("cup")
        assert whole is not None
        assert (whole.tournament.revision, whole.tournament.lasts) == (3, None)
        assert (len(whole.players), len(whole.games)) == (1, 1)


@in_loop
async def test_games_that_were_won_alone_count_on_the_ladder(tmp_path: Path) -> None:
    engine = writing_engine(url_of(tmp_path), 1.0)
    won = {"winners": [0], "scores": [31, 17], "reason": "CH-6.5", "taken_back": 0, "hinted": []}
    over = {
        "won": won,
        "lost": {**won, "winners": [1]},
        "helped": {**won, "taken_back": 1},
        "given-up": {**won, "reason": "resigned"},
        "replaced": won,
        "lesson": won,
    }
    with engine.begin() as connection:
        migrations.upgrade(connection, 24)
        say = connection.exec_driver_sql
        say("INSERT INTO people (id, name, created, link_hash) VALUES ('p', 'Han', 0, 'x')")
        for at, (id, result) in enumerate(over.items()):
            lesson = "chuhan" if id == "lesson" else None
            say(
                "INSERT INTO tables (id, game, rules, release, seats, options, secret, pace, clock,"
                ' "window", public, allow_return, friendly, created, status, ended, result, lesson)'
                " VALUES (?, 'chuhan', 1, '0.1.0', 2, '{}', x'00', 'live', '{}', 0, 0, 0, 0, 0,"
                " 'over', ?, ?, ?)",
                (id, at, json.dumps(result), lesson),
            )
            for seat, kind, person, bot in ((0, "person", "p", None), (1, "bot", None, "novice")):
                say(
                    "INSERT INTO seats (table_id, seat, kind, person_id, bot)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (id, seat, kind, person, bot),
                )
            event = {"event": "bot_took_seat", "seat": 1, "bot": "novice"}
            body = {**event, "why": "time"} if id == "replaced" else event
            say(
                "INSERT INTO entries (table_id, number, body, at, part) VALUES (?, 0, ?, 0, 0)",
                (id, json.dumps(body)),
            )
    engine.dispose()
    async with Store(tmp_path) as store:
        (standing,) = await store.rival_games.of("p")
        assert (standing.won, standing.lost) == (1, 1)
        assert (standing.game.table_id, standing.game.mine, standing.game.theirs) == ("won", 31, 17)
