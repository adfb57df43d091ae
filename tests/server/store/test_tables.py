"""Tables: created whole, listed, changed, loaded."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tenka.server.store import Conflict, Held, Loaded, RowChange, Seat, Seated, Store, Table
from tenka.server.store.filters import Wanted
from tests.server.databases import place

from .sample import entry, in_loop, person, seats, table, with_table

FULL = Table(
    id="full_-1",
    game="chuhan",
    rules=1,
    release="0.1.0",
    seats=2,
    options={"events": True, "słowo": "ő"},
    secret=bytes(range(32)),
    position={"deck": [1, 2, None], "hidden": {"n": 2}},
    pace="correspondence",
    clock={"bank": 24.5, "cap": None},
    window=0.0,
    public=False,
    allow_return=False,
    friendly=True,
    created_by="liu",
    created=1234567890.123456,
    status="over",
    started=1234567891.5,
    ended=1234567999.75,
    result={"winners": [0], "scores": [31, 24], "reason": "CH-6.5"},
    rematch_of="t",
)
FULL_SEATS = [
    Seat("full_-1", 0, "person", "liu", None, {"allow": True}),
    Seat("full_-1", 1, "bot", None, "greedy"),
]


@in_loop
async def test_a_table_comes_back_equal_after_reopening(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        await with_table(store)
        await store.tables.create(FULL, FULL_SEATS, {"left": [1.5, 2]})
        answer = Held("full_-1", 0, 3, "allow", "k3")
        added = [entry(0, key="k"), entry(1, seat=1)]
        await store.entries.append("full_-1", added, hold=[answer])
        before = await store.tables.load("full_-1"), await store.tables.load("t")
    async with Store(place(tmp_path)) as store:
        after = await store.tables.load("full_-1"), await store.tables.load("t")
    assert after == before
    assert after[0] == Loaded(
        FULL,
        tuple(FULL_SEATS),
        {"left": [1.5, 2]},
        tuple(added),
        (answer,),
        revision=1,
    )
    assert after[1] == Loaded(table(), tuple(seats()), {"left": [600, 600]}, (), ())


@in_loop
async def test_an_unknown_table_is_none(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        assert await store.tables.get("t") is None
        assert await store.tables.load("t") is None


@in_loop
async def test_a_table_is_created_whole_or_not_at_all(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        unknown = [Seat("t", 0), Seat("t", 1, "person", "nobody")]
        with pytest.raises(Conflict):
            await store.tables.create(table(), unknown)
        assert await store.tables.get("t") is None
        for wrong in (seats()[:1], seats() + seats()):
            with pytest.raises(ValueError, match="2 seats"):
                await store.tables.create(table(), wrong)
        await with_table(store)
        with pytest.raises(Conflict):
            await with_table(store)
        assert await store.tables.get("t") == Seated(
            table(), tuple(seats()), {"left": [600, 600]}, 0
        )


@pytest.mark.parametrize("wrong", [{"pace": "fast"}, {"status": "lost"}])
@in_loop
async def test_what_a_table_cannot_be_is_not_stored(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async with Store(place(tmp_path)) as store:
        with pytest.raises(Conflict):
            await store.tables.create(table(**wrong), seats())
        assert await store.tables.get("t") is None


@in_loop
async def test_the_lobby_lists_open_public_tables_newest_first(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        kinds: list[dict[str, Any]] = [
            {},
            {"public": False},
            {"status": "playing"},
            {"game": "other"},
            {},
        ]
        for number, changes in enumerate(kinds):
            one = table(f"t{number}", created=float(number), **changes)
            await store.tables.create(one, seats(one.id))
        assert [one.table.id for one in await store.tables.public("open")] == ["t4", "t3", "t0"]
        assert [one.table.id for one in await store.tables.public("open", game="chuhan")] == [
            "t4",
            "t0",
        ]
        assert [one.table.id for one in await store.tables.public("open", limit=2)] == ["t4", "t3"]
        (last,) = await store.tables.public("open", before=3.0)
        assert last == Seated(table("t0", created=0.0), tuple(seats("t0")), None, 0)
        unfinished = await store.tables.unfinished()
        assert [one.table.id for one in unfinished] == ["t4", "t3", "t2", "t1", "t0"]


@in_loop
async def test_a_person_finds_his_tables(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        for id in ("t0", "t1", "t2"):
            await with_table(store, id)
        await store.entries.append("t0", seats=[Seat("t0", 1, "person", "liu")])
        # A bot plays for him there.
        await store.entries.append(
            "t2", seats=[Seat("t2", 0, "bot", "liu", "greedy")], change={"status": "over"}
        )
        assert [one.table.id for one in await store.tables.of("liu")] == ["t0", "t2"]
        assert [one.table.id for one in await store.tables.of("liu", Wanted(("over",)))] == ["t2"]
        assert await store.tables.of("nobody") == []


@in_loop
async def test_status_result_and_seats_change_in_one(tmp_path: Path) -> None:
    sitting = Seat("t", 1, "bot", None, "random", {"allow": True})
    result = {"winners": [1]}
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        ended: RowChange = {"status": "over", "ended": 5.5, "result": result}
        await store.entries.append("t", seats=[sitting], change=ended)
        found = await store.tables.get("t")
        assert found is not None
        assert found.table == replace(table(), status="over", ended=5.5, result=result)
        assert found.seats == (Seat("t", 0), sitting)
        with pytest.raises(Conflict):  # no third seat, so no change at all
            await store.entries.append("t", seats=[Seat("t", 2)], change={"status": "open"})
        assert await store.tables.get("t") == found
        with pytest.raises(Conflict, match="table gone"):
            await store.tables.end_unread("gone", 5.5)
        with pytest.raises(ValueError, match="not one of table t"):
            await store.entries.append("t", seats=[Seat("other", 0)])


def test_no_secret_is_in_a_repr() -> None:
    assert "x1f" not in repr(table())
    assert "allow" not in repr(Held("t", 0, 3, "allow", "k"))
    assert "move" not in repr(entry(0))
