"""Whatever is wrong with the disk or the database is one clear sentence, and nothing is lost."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tenka.server.store import (
    BadDatabase,
    BadDataDirectory,
    DatabaseLocked,
    Entry,
    NewerDatabase,
    Store,
    StoreError,
    StoreUnavailable,
)
from tenka.server.store.data_directory import DATABASE
from tests.server.databases import dump
from tests.server.disk import small_disk

from .others_there import HOLD_STORE, not_root, process
from .sample import entry, in_loop, with_table

pytestmark = pytest.mark.sqlite

HOLD_LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


async def refusal(target: Path | str) -> StoreError:
    """Why the store cannot be opened."""
    with pytest.raises(StoreError) as refused:
        await Store(target, busy_timeout=0.1).open()
    assert len(str(refused.value).splitlines()) == 1
    return refused.value


@in_loop
async def test_a_locked_database_is_waited_for_then_told_then_works(tmp_path: Path) -> None:
    async with Store(tmp_path, busy_timeout=0.2) as store:
        await with_table(store)
        with process(HOLD_LOCK, tmp_path / DATABASE):
            ticks = 0
            refused = asyncio.gather(
                *(store.entries.append("t", [entry(0, key=str(n))]) for n in range(20)),
                return_exceptions=True,
            )
            while not refused.done():
                await asyncio.sleep(0.01)
                ticks += 1
            outcomes = await refused
            assert all(isinstance(outcome, DatabaseLocked) for outcome in outcomes)
            assert "locked by another process" in str(outcomes[0])
            assert len(set(map(id, outcomes))) == 20
            assert store.writer.retried == 0  # each would have waited as long again
            assert ticks >= 10  # the loop went on meanwhile
            assert await store.entries.of("t") == ()  # reading goes on
        await store.entries.append("t", [entry(0)])
        assert await store.entries.of("t") == (entry(0),)


@in_loop
async def test_a_lock_shorter_than_the_wait_is_not_noticed(tmp_path: Path) -> None:
    async with Store(tmp_path) as store:
        await with_table(store)
        with process(HOLD_LOCK, tmp_path / DATABASE):
            task = asyncio.create_task(store.entries.append("t", [entry(0)]))
            await asyncio.sleep(0.1)
            assert not task.done()
        await task


@in_loop
async def test_a_database_that_is_locked_cannot_be_opened(tmp_path: Path) -> None:
    async with Store(tmp_path):
        pass
    with process(HOLD_LOCK, tmp_path / DATABASE):
        assert isinstance(await refusal(tmp_path), DatabaseLocked)
    async with Store(tmp_path):
        pass


@in_loop
async def test_a_directory_is_of_one_server_at_a_time(tmp_path: Path) -> None:
    with process(HOLD_STORE, tmp_path):
        told = await refusal(tmp_path)
        assert isinstance(told, BadDataDirectory)
        assert "another server" in str(told)
    async with Store(tmp_path):
        pass


def big(number: int) -> Entry:
    """An entry of some pages."""
    return Entry(number, {"seat": 0, "move": "x" * 20_000}, 1.0, 0, number, f"k{number}")


async def fill(store: Store) -> tuple[Entry, ...]:
    """Append until the disk is full; what was acknowledged."""
    acknowledged: list[Entry] = []
    told: StoreUnavailable | None = None
    while told is None and len(acknowledged) < 1000:
        added = big(len(acknowledged))
        try:
            await store.entries.append("t", [added], clocks={"big": "x" * 1000})
            acknowledged.append(added)
        except StoreUnavailable as refused:
            told = refused
    assert str(told) == "the disk is full; nothing was written"
    assert acknowledged
    assert await store.entries.of("t") == tuple(acknowledged)
    return tuple(acknowledged)


@in_loop
async def test_a_full_database_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async with Store(tmp_path, max_pages=110) as store:
        await with_table(store)
        before = await fill(store)
        # One that is too big does not harm those that fit.
        outcomes = await asyncio.gather(
            store.settings.set("a", "1"),
            store.entries.append("t", [big(len(before))]),
            store.settings.set("b", "2"),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), StoreUnavailable, type(None)]
    async with Store(tmp_path) as store:
        assert await store.entries.of("t") == before
        assert [await store.settings.get(name) for name in "ab"] == ["1", "2"]
        await store.entries.append("t", [entry(len(before))])


@in_loop
async def test_a_full_disk_refuses_and_works_again_with_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 1) as disk:
        ballast = disk / "ballast"
        ballast.write_bytes(bytes(400_000))
        async with Store(disk) as store:
            await with_table(store)
            before = await fill(store)
            ballast.unlink()
            await store.entries.append("t", [entry(len(before))])
        ballast.write_bytes(bytes(200_000))
        async with Store(disk) as store:
            assert await store.entries.of("t") == (*before, entry(len(before)))


@in_loop
async def test_a_new_store_on_a_full_disk_is_refused(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 1) as disk:
        with pytest.raises(OSError, match="No space"), open(disk / "ballast", "wb") as ballast:
            ballast.write(bytes(2_000_000))
        assert isinstance(await refusal(disk), StoreUnavailable | BadDataDirectory)


@in_loop
async def test_a_directory_that_cannot_be_written_is_refused(visible: Path) -> None:
    (visible / "data").mkdir()
    (visible / "data").chmod(0o555)
    with not_root():
        for directory in (visible / "data", visible / "data" / "below"):
            told = await refusal(directory)
            assert isinstance(told, BadDataDirectory)
            assert str(told) == f"{directory} cannot be used for data: Permission denied"
    assert list((visible / "data").iterdir()) == []


@in_loop
async def test_a_database_that_cannot_be_written_is_refused(visible: Path) -> None:
    async with Store(visible):
        pass
    if not os.geteuid():
        for file in (visible, *visible.iterdir()):
            os.chown(file, 65534, 65534)
    (visible / DATABASE).chmod(0o444)
    with not_root():
        told = await refusal(visible)
        assert isinstance(told, StoreUnavailable)
        assert str(told) == f"{visible / DATABASE}: the database is read-only; nothing was written"
    (visible / DATABASE).chmod(0o600)
    async with Store(visible):
        pass


@in_loop
async def test_a_file_is_no_data_directory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for directory in (tmp_path / "file", tmp_path / "file" / "below"):
        told = await refusal(directory)
        assert isinstance(told, BadDataDirectory)
        assert "not a directory" in str(told)
    assert (tmp_path / "file").read_text() == "mine"


@in_loop
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    garbage = b"this is a diary, not a database " * 500
    (tmp_path / DATABASE).write_bytes(garbage)
    told = await refusal(tmp_path)
    assert isinstance(told, BadDatabase)
    assert "not a database" in str(told)
    assert str(tmp_path / DATABASE) in str(told)
    assert (tmp_path / DATABASE).read_bytes() == garbage


@in_loop
async def test_a_database_of_others_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = (tmp_path / DATABASE).read_bytes()
    told = await refusal(tmp_path)
    assert isinstance(told, BadDatabase)
    assert "not one of Tenka's" in str(told)
    assert (tmp_path / DATABASE).read_bytes() == before


@pytest.mark.parametrize(
    ("version", "kind"),
    [("99", NewerDatabase), ("0", BadDatabase), ("one", BadDatabase), ("1a2b", BadDatabase)],
)
@in_loop
async def test_a_database_of_another_version_is_left_alone(
    tmp_path: Path, version: str, kind: type[StoreError]
) -> None:
    async with Store(tmp_path) as store:
        await with_table(store)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        connection.commit()
    before = dump(tmp_path)
    told = await refusal(tmp_path)
    assert type(told) is kind
    assert version in str(told)
    assert dump(tmp_path) == before


@in_loop
async def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    async with Store(tmp_path) as store:
        await with_table(store)
    path = tmp_path / DATABASE
    path.write_bytes(path.read_bytes()[:4096] + os.urandom(path.stat().st_size - 4096))
    assert isinstance(await refusal(tmp_path), BadDatabase)


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("nothing://somewhere/db", "no driver"),
        ("://", "URL"),
    ],
)
def test_a_target_that_is_no_database_is_told(target: str, said: str) -> None:
    with pytest.raises(BadDatabase, match=said):
        Store(target)


@in_loop
async def test_a_closed_store_refuses(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.settings.get("a")
    await store.open()
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.settings.get("a")
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.settings.set("a", "b")


@in_loop
async def test_what_is_made_is_private(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        async with Store(tmp_path / "new" / "data") as store:
            await with_table(store)
            assert (tmp_path / "new" / "data").stat().st_mode & 0o777 == 0o700
            files = list((tmp_path / "new" / "data").iterdir())
            assert len(files) == 4  # the database, its log and shared memory, the lock
            assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    finally:
        os.umask(old)
