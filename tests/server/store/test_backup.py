"""Copies of the database, made while it is written to, and brought back."""

import asyncio
import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tenka.cli import main
from tenka.server.store import Store
from tenka.server.store.backup import back_up
from tenka.server.store.data_directory import DATABASE
from tenka.server.store.errors import BadDataDirectory
from tenka.server.store.migrations import newest, revision_of
from tests.server.api.returning_players import play_on, records, unfinished
from tests.server.api.site import site_in
from tests.server.databases import dump
from tests.server.disk import small_disk

from .first_release import first_columns, first_release
from .others_there import HOLD_STORE, not_root, process
from .sample import entry, in_loop, seats, table

pytestmark = pytest.mark.sqlite

Told = pytest.CaptureFixture[str]


def refused(told: Told, *command: str) -> str:
    """The one line that a command says which cannot be done."""
    assert main(command) == 1
    out, err = told.readouterr()
    assert out == ""
    assert err.startswith("tenka: ")
    assert err.count("\n") == 1
    return err


def names(directory: Path) -> set[str]:
    return {file.name for file in directory.iterdir()}


@in_loop
async def test_a_copy_is_of_one_moment_while_others_write(tmp_path: Path) -> None:
    written = 0

    async def write(store: Store) -> None:
        nonlocal written
        while True:
            two = [entry(written), entry(written + 1)]
            await store.entries.append("t", two, clocks={"n": written})
            written += 2

    async with Store(tmp_path) as store:
        await store.tables.create(table("t"), seats("t"))
        writing = asyncio.create_task(write(store))
        for number in range(5):
            while written < 20 * (number + 1):
                await asyncio.sleep(0.001)
            acknowledged = written
            await asyncio.to_thread(back_up, tmp_path / DATABASE, tmp_path / "copy.sqlite3")
            with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
                (count,) = copy.execute("SELECT entries FROM clocks").fetchone()
                listed = [row[0] for row in copy.execute("SELECT number FROM entries")]
            assert count >= acknowledged
            assert sorted(listed) == list(range(count))
        writing.cancel()


def test_a_game_that_was_copied_goes_on_elsewhere(tmp_path: Path, capsys: Told) -> None:
    """In an empty directory the records are equal, and they can be played on."""
    data, copy, new = tmp_path / "data", tmp_path / "copy.sqlite3", tmp_path / "new"
    data.mkdir()
    first_release(data)
    with site_in(data) as site:
        playing = unfinished(site)
        for each in playing:
            play_on(site, each, 2)
        before = records(site)
        assert main(["backup", str(copy), "--data", str(data)]) == 0
        assert str(copy) in capsys.readouterr().out
        for each in playing:
            play_on(site, each, 2)
        assert records(site) != before
    assert copy.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(copy), "--data", str(new)]) == 0
    with closing(sqlite3.connect(copy)) as connection:
        assert list(connection.iterdump()) == dump(new)
    assert names(new) == {DATABASE, "tenka.lock"}
    assert {file.stat().st_mode & 0o777 for file in (new, *new.iterdir())} == {0o700, 0o600}
    with site_in(new) as site:
        assert records(site) == before
        for each in unfinished(site):
            play_on(site, each, 2)
        assert records(site) != before


def test_where_a_copy_goes(tmp_path: Path, capsys: Told) -> None:
    data, shelf = tmp_path / "data", tmp_path / "shelf"
    data.mkdir()
    shelf.mkdir()
    database = first_release(data)
    here = ("--data", str(data))
    target = shelf / "copy.sqlite3"
    assert main(["backup", str(target), *here]) == 0
    capsys.readouterr()
    target.write_text("mine")
    assert "is there already; --force" in refused(capsys, "backup", str(target), *here)
    assert target.read_text() == "mine"
    assert main(["backup", str(target), "--force", *here]) == 0
    assert first_columns(target) == first_columns(database)
    target.unlink()
    assert main(["backup", str(shelf), *here]) == 0
    (named,) = names(shelf)
    assert named.startswith("tenka-20")
    assert named.endswith(".sqlite3")
    capsys.readouterr()
    nightly = shelf / "nightly"
    for _ in range(2):  # a directory that is not there yet, and then is
        assert main(["backup", f"{nightly}{os.sep}", "--force", *here]) == 0
    assert main(["backup", str(shelf / "weekly"), *here]) == 0
    assert (shelf / "weekly").is_dir()
    for made in (nightly, shelf / "weekly"):
        assert made.stat().st_mode & 0o777 == 0o700
        shutil.rmtree(made)
    capsys.readouterr()
    for wrong, said in (
        (str(database), "belongs to the database itself"),
        (f"{database}-wal", "belongs to the database itself"),
        (str(shelf / "none" / "copy"), "No such file"),
        (f"{shelf / 'none' / 'more'}{os.sep}", "No such file"),
        (str(database / "copy"), "Not a directory"),
        ("/dev/null", "no file that could be replaced"),
    ):
        assert said in refused(capsys, "backup", wrong, "--force", *here), wrong
    assert "no database" in refused(capsys, "backup", str(target), "--data", str(shelf))
    database.write_text("Dear diary, " * 1000)
    assert "not a database" in refused(capsys, "backup", str(target), *here)
    assert names(shelf) == {named}


def test_a_target_without_room(tmp_path: Path, capsys: Told) -> None:
    first_release(tmp_path)
    before = dump(tmp_path)
    with small_disk(tmp_path / "disk", 1) as disk:
        room = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
        (disk / "ballast").write_bytes(bytes(room - 40_000))
        said = refused(capsys, "backup", str(disk / "copy.sqlite3"), "--data", str(tmp_path))
        assert "the disk is full" in said
        assert str(disk / "copy.sqlite3") in said
        assert names(disk) == {"ballast"}
        copy = tmp_path / "copy.sqlite3"
        assert main(["backup", str(copy), "--data", str(tmp_path)]) == 0
        capsys.readouterr()
        said = refused(capsys, "restore", str(copy), "--data", str(disk / "new"))
        assert "the disk is full" in said
        assert names(disk) == {"ballast"}
    assert dump(tmp_path) == before


def test_where_nothing_may_be_written(visible: Path, capsys: Told) -> None:
    (visible / "data").mkdir()
    (visible / "shelf").mkdir(mode=0o755)
    first_release(visible / "data")
    if not os.geteuid():
        for file in (visible / "data", *(visible / "data").iterdir()):
            os.chown(file, 65534, 65534)
    else:
        (visible / "shelf").chmod(0o555)
    with not_root():
        said = refused(capsys, "backup", str(visible / "shelf"), "--data", str(visible / "data"))
        assert "cannot be written: Permission denied" in said
    assert names(visible / "shelf") == set()


def test_what_may_be_brought_back(tmp_path: Path, capsys: Told) -> None:
    (tmp_path / "old").mkdir()
    old = first_release(tmp_path / "old")
    new = tmp_path / "new"
    into = ("--data", str(new))
    (tmp_path / "text").write_text("Dear diary, " * 1000)
    (tmp_path / "empty").touch()
    with closing(sqlite3.connect(tmp_path / "recipes")) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with closing(sqlite3.connect(tmp_path / "newer")) as connection:
        connection.execute("CREATE TABLE settings (name TEXT, value TEXT)")
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (revision_of(newest() + 1),))
        connection.commit()
    whole = old.read_bytes()
    (tmp_path / "damaged").write_bytes(whole[:20_000] + bytes(20_000) + whole[40_000:])
    for name, said in (
        ("none", "no such file"),
        ("old", "no such file"),
        ("text", "not a database"),
        ("empty", "nothing in this file"),
        ("recipes", "not one of Tenka's"),
        ("newer", "a newer release wrote this database"),
        ("damaged", "damaged"),
    ):
        assert said in refused(capsys, "restore", str(tmp_path / name), *into), name
        assert not new.exists()
    assert main(["restore", str(old), *into]) == 0
    assert first_columns(new / DATABASE) == first_columns(old)


def test_a_database_that_is_there_is_put_aside(tmp_path: Path, capsys: Told) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "here").mkdir()
    old = first_release(tmp_path / "old")
    here = ("--data", str(tmp_path / "here"))
    (tmp_path / "here" / DATABASE).write_text("broken")
    (tmp_path / "here" / f"{DATABASE}-wal").write_text("its log")
    there = names(tmp_path / "here")
    assert "has a database" in refused(capsys, "restore", str(old), *here)
    assert names(tmp_path / "here") == {*there, "tenka.lock"}
    assert main(["restore", str(old), "--force", *here]) == 0
    aside = tmp_path / "here" / "tenka-replaced.sqlite3"
    assert str(aside) in capsys.readouterr().out
    assert aside.read_text() == "broken"
    assert aside.with_name(f"{aside.name}-wal").read_text() == "its log"
    assert first_columns(tmp_path / "here" / DATABASE) == first_columns(old)


def test_the_old_one_comes_back_if_the_new_one_cannot_take_its_place(
    tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "here").mkdir()
    old = first_release(tmp_path / "old")
    (tmp_path / "here" / DATABASE).write_text("ours")
    (tmp_path / "here" / f"{DATABASE}-wal").write_text("its log")
    there = names(tmp_path / "here")
    rename = Path.rename

    def renamed(path: Path, to: Path) -> Path:
        if path.name == "tenka-restored.sqlite3":
            raise OSError(errno.EIO, "the disk does not answer")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", renamed)
    said = refused(capsys, "restore", str(old), "--force", "--data", str(tmp_path / "here"))
    assert "the disk does not answer" in said
    assert names(tmp_path / "here") == {*there, "tenka.lock"}
    assert (tmp_path / "here" / DATABASE).read_text() == "ours"


class Killed(BaseException):
    """Nothing is tidied up."""


@pytest.mark.parametrize("renames", range(3))
def test_a_restore_that_was_killed_is_run_again_and_nothing_is_lost(
    tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch, renames: int
) -> None:
    (tmp_path / "old").mkdir()
    here = tmp_path / "here"
    here.mkdir()
    old = first_release(tmp_path / "old")
    into = ("--data", str(here))
    (here / DATABASE).write_text("ours")
    (here / f"{DATABASE}-wal").write_text("its log")
    there = {*names(here), "tenka.lock", "tenka-restored.sqlite3"}
    rename = Path.rename
    left = renames

    def renamed(path: Path, to: Path) -> Path:
        nonlocal left
        if not left:
            raise Killed
        left -= 1
        return rename(path, to)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", renamed)
        with pytest.raises(Killed):
            main(["restore", str(old), "--force", *into])
    if renames:
        with pytest.raises(BadDataDirectory, match="cut short; run `tenka restore --force` again"):
            opened(here)
        # A copy would be without the log, or there is nothing to copy.
        refused(capsys, "backup", str(tmp_path / "copy.sqlite3"), *into)
    else:
        assert names(here) == there
    assert main(["restore", str(old), "--force", *into]) == 0
    aside = here / "tenka-replaced.sqlite3"
    assert aside.read_text() == "ours"
    assert aside.with_name(f"{aside.name}-wal").read_text() == "its log"
    assert names(here) == {DATABASE, "tenka.lock", aside.name, f"{aside.name}-wal"}
    assert first_columns(here / DATABASE) == first_columns(old)
    opened(here)


def test_a_restore_into_a_new_directory_that_was_killed_leaves_no_empty_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "old").mkdir()
    old = first_release(tmp_path / "old")
    here = tmp_path / "here"
    here.mkdir()

    def killed(path: Path, to: Path) -> Path:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", killed)
        with pytest.raises(Killed):
            main(["restore", str(old), "--data", str(here)])
    with pytest.raises(BadDataDirectory, match="cut short"):
        opened(here)
    assert main(["restore", str(old), "--data", str(here)]) == 0
    assert names(here) == {DATABASE, "tenka.lock"}
    opened(here)


def opened(directory: Path) -> None:
    """A server starts there, and stops."""

    async def there_and_back() -> None:
        async with Store(directory):
            pass

    asyncio.run(there_and_back())


def test_a_lock_that_leads_elsewhere_is_not_followed(tmp_path: Path, capsys: Told) -> None:
    """The directory may be another user's, and root brings the copy back."""
    (tmp_path / "old").mkdir()
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "tenka.lock").symlink_to(tmp_path / "elsewhere")
    old = first_release(tmp_path / "old")
    refused(capsys, "restore", str(old), "--data", str(tmp_path / "here"))
    assert not (tmp_path / "elsewhere").exists()


def test_not_while_a_server_uses_the_directory(tmp_path: Path, capsys: Told) -> None:
    (tmp_path / "old").mkdir()
    old = first_release(tmp_path / "old")
    data = tmp_path / "data"
    with process(HOLD_STORE, data):
        said = refused(capsys, "restore", str(old), "--force", "--data", str(data))
        assert "another server uses" in said
        assert main(["backup", str(tmp_path / "copy.sqlite3"), "--data", str(data)]) == 0
    assert "tenka-replaced.sqlite3" not in names(data)
