"""Group commit: many writes in few transactions, each all or nothing, none in another's way."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, delete, event, insert, select
from sqlalchemy.exc import StatementError

from tenka.server.store import Conflict, DatabaseLocked, Entry, Held, Seat, Store, StoreUnavailable
from tenka.server.store.data_directory import DataDirectory
from tenka.server.store.engines import url_of, writing_engine
from tenka.server.store.opening import prepare
from tenka.server.store.schema import people, settings
from tenka.server.store.statements import Statement, Write, execute
from tenka.server.store.writer import Writer, _Job
from tests.long import some
from tests.server.databases import dump, locked, place

from .sample import entry, in_loop, person, seats, table, with_table


async def together(
    directory: Path, store: Store, writes: list[Coroutine[Any, Any, None]]
) -> list[BaseException | None]:
    """What becomes of these writes, when all wait before any is written but the first; only they
    are counted."""
    writer = store.writer
    writer.writes = writer.commits = writer.last_group = writer.largest_group = 0
    with locked(directory):
        first = asyncio.create_task(store.settings.set("first", "x"))
        while not writer.last_group:
            await asyncio.sleep(0.001)
        tasks = [asyncio.create_task(write) for write in writes]
        while writer.waiting < len(tasks):
            await asyncio.sleep(0.001)
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)


@in_loop
async def test_many_writes_are_few_commits(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await asyncio.gather(*(with_table(store, f"t{n}") for n in range(100)))
        writes = [store.entries.append(f"t{n}", [entry(0)], clocks={"n": n}) for n in range(100)]
        assert await together(tmp_path, store, writes) == [None] * 100
        assert (store.writer.writes, store.writer.commits) == (101, 2)
        assert (store.writer.last_group, store.writer.largest_group) == (100, 100)
        assert store.writer.seconds > 0
        for n in range(100):
            found = await store.tables.get(f"t{n}")
            assert found is not None
            assert (found.entries, found.clocks) == (1, {"n": n})


@in_loop
async def test_unforced_concurrent_writes_share_commits(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        names = [f"s{n}" for n in range(500)]
        await asyncio.gather(*(store.settings.set(name, name) for name in names))
        assert store.writer.writes == 500
        assert store.writer.commits < 250
        assert store.writer.retried == 0


@in_loop
async def test_a_bad_write_does_not_harm_its_group(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        for n in range(20):
            await with_table(store, f"t{n}")
        added: list[list[Entry]] = [[entry(0, key="k")] for _ in range(20)]
        added[3] = [entry(0), entry(1, key="twice"), entry(2)]
        added[7] = [entry(5)]  # there is no entry 4
        added[11] = [Entry(0, {"seat": 0, "move": float("nan")}, 1.0)]  # no JSON
        writes = [store.entries.append(f"t{n}", added[n], clocks={"n": n}) for n in range(20)]
        outcomes = await together(tmp_path, store, writes)
        assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [7, 11]
        assert isinstance(outcomes[7], Conflict)
        assert isinstance(
            outcomes[11], StatementError | ValueError
        )  # a fault of the caller, told as it is
        assert (store.writer.conflicts, store.writer.failures, store.writer.writes) == (1, 1, 19)
        assert store.writer.retried == 20
        for n in range(20):
            wanted = () if n in (7, 11) else tuple(added[n])
            assert await store.entries.of(f"t{n}") == wanted
            found = await store.tables.get(f"t{n}")
            assert found is not None
            assert found.clocks == ({"left": [600, 600]} if n in (7, 11) else {"n": n})


@in_loop
async def test_of_two_equal_writes_in_a_group_one_is_taken(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        writes = [store.entries.append("t", [entry(0, key="k")]) for _ in range(2)]
        first, second = await together(tmp_path, store, writes)
        assert first is None
        assert isinstance(second, Conflict)
        assert await store.entries.of("t") == (entry(0, key="k"),)


@in_loop
async def test_writes_that_wait_are_taken_in_order(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        writes = [store.entries.append("t", [entry(n)], clocks={"n": n}) for n in range(30)]
        assert await together(tmp_path, store, writes) == [None] * 30
        assert store.writer.commits == 2
        assert await store.entries.of("t") == tuple(entry(n) for n in range(30))


def some_write(store: Store, chance: random.Random) -> Coroutine[Any, Any, None]:
    """A write of any kind, that may get in another's way or be refused."""
    id, number = f"t{chance.randrange(2)}", chance.randrange(4)
    sitting = Seat(id, number % 2, "bot", None, f"bot{number}")
    answer = Held(id, number % 2, number, f"text {number}", "k")
    kinds: list[Callable[[], Coroutine[Any, Any, None]]] = [
        lambda: store.entries.append(id, [entry(number, key=f"k{number % 3}")], clocks={}),
        lambda: store.entries.append(id, [entry(number)]),
        lambda: store.entries.append(id, release=[number % 2], hold=[answer]),
        lambda: store.entries.append(id, seats=[sitting]),
        lambda: store.entries.append(id, seats=[sitting], change={"started": float(number)}),
        lambda: store.tables.end_unread(id, float(number)),
        lambda: store.settings.set(f"s{number % 2}", f"{number}"),
        lambda: store.tables.create(table(f"n{number}"), seats(f"n{number}")),
        lambda: store.people.create(person(f"p{number}")),
        lambda: store.people.change(person(f"p{number}"), name=f"name {number}"),
    ]
    return chance.choice(kinds)()


@pytest.mark.parametrize("seed", some(range(20), 6))
@in_loop
async def test_a_group_leads_to_what_its_writes_alone_lead_to(tmp_path: Path, seed: int) -> None:
    outcomes: list[list[type[object]]] = []
    for name in ("alone", "group"):
        chance = random.Random(seed)
        async with Store(place(tmp_path / name)) as store:
            await with_table(store, "t0")
            await with_table(store, "t1")
            await store.settings.set("first", "x")
            writes = [some_write(store, chance) for _ in range(seed + 2)]
            if name == "group":
                results = await together(tmp_path / name, store, writes)
            else:
                results = []
                for write in writes:
                    results += await asyncio.gather(write, return_exceptions=True)
        outcomes.append([type(result) for result in results])
    assert outcomes[0] == outcomes[1]
    assert dump(tmp_path / "alone") == dump(tmp_path / "group")


@contextmanager
def bare(directory: Path, *, busy_timeout: float = 5.0, **limits: int) -> Iterator[Writer]:
    """A writer without the rest of a store."""
    target = place(directory)
    if isinstance(target, Path):
        files = DataDirectory(directory / "some.sqlite3")
        files.enter()
        files.leave()
        target = f"sqlite:///{files.database}"
    engine = writing_engine(url_of(target), busy_timeout)
    prepare(engine)
    yield Writer(engine, **limits)
    engine.dispose()


def setting(name: str) -> Write:
    return Write((Statement(insert(settings), {"name": name, "value": "x"}),), f"setting {name}")


def test_statements_of_one_table_keep_their_order(tmp_path: Path) -> None:
    add, drop = insert(settings), delete(settings).where(settings.c.name == bindparam("which"))

    def moved(old: str, new: str) -> Write:
        added = {"name": new, "value": "x"}
        return Write((Statement(drop, {"which": old}), Statement(add, added)), "a move")

    with bare(tmp_path) as writer:
        engine = writer._engine
        with engine.begin() as connection:
            execute(connection, [moved("a", "b"), moved("b", "c"), moved("c", "d")])
            stored = connection.execute(select(settings.c.name).order_by(settings.c.name)).scalars()
            assert list(stored) == ["d"]


@pytest.mark.sqlite
@in_loop
async def test_a_lock_amid_single_writes_is_waited_for_once(tmp_path: Path) -> None:
    with bare(tmp_path, busy_timeout=0.1) as writer:
        path = tmp_path / "some.sqlite3"
        with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:

            def take_lock(*_: object) -> None:
                if not other.in_transaction:
                    other.execute("BEGIN IMMEDIATE")

            event.listen(writer._engine, "checkin", take_lock)  # when the group has failed
            future = asyncio.get_running_loop().create_future
            group = [_Job(setting(name), future()) for name in ("a", "a", "b", "c", "d")]
            outcomes = await asyncio.to_thread(writer._written, group)
        assert all(isinstance(outcome, DatabaseLocked) for outcome in outcomes)
        assert (writer.retried, writer.failures, writer.writes) == (1, 5, 0)


@in_loop
async def test_callers_wait_when_too_many_wait(tmp_path: Path) -> None:
    with bare(tmp_path, waiting=3, group=2) as writer:
        tasks = [asyncio.create_task(writer.submit(setting(str(n)))) for n in range(10)]
        writer.start()
        most = 0
        while not all(task.done() for task in tasks):
            most = max(most, writer.waiting)
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert most <= 3
        assert writer.largest_group <= 2
        assert (writer.writes, writer.waiting) == (10, 0)
        await writer.stop()


@in_loop
async def test_stopping_writes_what_was_submitted_and_refuses_the_rest(tmp_path: Path) -> None:
    with bare(tmp_path, waiting=20) as writer:
        with pytest.raises(StoreUnavailable, match="closed"):
            await writer.submit(setting("too early"))
        writer.start()
        tasks = [asyncio.create_task(writer.submit(setting(str(n)))) for n in range(30)]
        await asyncio.sleep(0)  # twenty are in, ten wait for room
        await writer.stop()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert outcomes[:20] == [None] * 20
        assert all(isinstance(outcome, StoreUnavailable) for outcome in outcomes[20:])
        with pytest.raises(StoreUnavailable, match="closed"):
            await writer.submit(setting("too late"))
        await writer.stop()
        with writer._engine.connect() as connection:
            stored = set(connection.execute(select(settings.c.name)).scalars())
        assert stored == {str(n) for n in range(20)}


@in_loop
async def test_a_cancelled_caller_leaves_no_hole(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        with locked(tmp_path):
            task = asyncio.create_task(store.entries.append("t", [entry(0)]))
            await asyncio.sleep(0.05)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        await store.entries.append("t", [entry(1)])
        assert await store.entries.of("t") == (entry(0), entry(1))


@in_loop
async def test_a_write_of_many_statements_is_all_or_nothing(tmp_path: Path) -> None:
    with bare(tmp_path) as writer:
        writer.start()
        half = Statement(
            insert(people), {"id": "liu", "name": "x", "created": 1.0, "link_hash": "l"}
        )
        with pytest.raises(Conflict):
            await writer.submit(Write((half, half), "both"))
        await writer.submit(Write((half,), "one"))
        await writer.stop()


@pytest.mark.sqlite
@in_loop
async def test_sqlite_is_told_to_be_durable(tmp_path: Path) -> None:
    with bare(tmp_path) as writer:
        engine = writer._engine
        with engine.connect() as connection:
            asked = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        full = 2
        assert asked == {
            "journal_mode": "wal",
            "synchronous": full,
            "foreign_keys": 1,
            "busy_timeout": 5000,
        }
