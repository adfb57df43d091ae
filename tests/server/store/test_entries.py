"""Entries: none lost, none twice, none out of order; held answers."""

from dataclasses import replace
from pathlib import Path

import pytest

from tenka import Record, VerifiableChance, game
from tenka.core.errors import BadRecord
from tenka.server.store import Conflict, Entry, Held, Seat, Store, record_of
from tests.server.databases import dump, place

from .sample import entry, in_loop, seats, table, with_table


@in_loop
async def test_entries_come_back_in_order_with_the_clocks(tmp_path: Path) -> None:
    added = [entry(number, number % 2, f"k{number}") for number in range(12)]
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        await store.entries.append("t", added[:2])
        found = await store.tables.get("t")
        assert found is not None
        assert (found.entries, found.clocks) == (2, {"left": [600, 600]})
        await store.entries.append("t", added[2:], clocks={"left": [590.5, 600]})
        found = await store.tables.get("t")
        assert found is not None
        assert (found.entries, found.clocks) == (12, {"left": [590.5, 600]})
        assert await store.entries.of("t") == tuple(added)
        assert await store.entries.of("t", since=10) == tuple(added[10:])


@pytest.mark.parametrize("number", [0, 1, 3, 99])
@in_loop
async def test_a_number_that_is_not_the_next_changes_nothing(tmp_path: Path, number: int) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        await store.entries.append("t", [entry(0), entry(1)])
        before = dump(tmp_path)
        with pytest.raises(Conflict, match="table t"):
            await store.entries.append(
                "t",
                [entry(number)],
                clocks={"left": [0, 0]},
                hold=[Held("t", 0, 1, "allow", "k")],
                seats=[Seat("t", 0, "bot", None, "random")],
                change={"status": "over"},
            )
        assert dump(tmp_path) == before
        await store.entries.append("t", [entry(2)])


@in_loop
async def test_entries_that_do_not_follow_each_other_are_refused(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        with pytest.raises(ValueError, match="one after the other"):
            await store.entries.append("t", [entry(0), entry(2)])
        with pytest.raises(Conflict, match="table gone"):
            await store.entries.append("gone", [entry(0)])
        assert await store.entries.of("t") == ()


@in_loop
async def test_a_key_is_used_once_by_a_seat_at_a_table(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        await with_table(store, "u")
        await store.entries.append("t", [entry(0, 0, "k")])
        with pytest.raises(Conflict):
            await store.entries.append("t", [entry(1, 0, "k")], clocks={})
        await store.entries.append("t", [entry(1, 1, "k"), entry(2), entry(3)])
        await store.entries.append("u", [entry(0, 0, "k")])
        assert await store.entries.of("t") == (
            entry(0, 0, "k"),
            entry(1, 1, "k"),
            entry(2),
            entry(3),
        )
        assert await store.entries.of("gone") == ()


@in_loop
async def test_a_plan_is_one_request_of_many_entries(tmp_path: Path) -> None:
    plan = [entry(number, 0, "plan") for number in range(5)]
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        await store.entries.append("t", plan)
        for again in ([entry(5, 0, "plan")], [entry(5), entry(6, 0, "plan")]):
            with pytest.raises(Conflict):
                await store.entries.append("t", again)
        assert await store.entries.of("t") == tuple(plan)


@in_loop
async def test_the_last_entry_and_the_end_are_one(tmp_path: Path) -> None:
    taken = Seat("t", 1, "bot", None, "greedy")
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        await store.entries.append(
            "t", [entry(0)], clocks={}, seats=[taken], change={"status": "over", "ended": 7.0}
        )
        loaded = await store.tables.load("t")
    assert loaded is not None
    assert loaded.table == replace(table(), status="over", ended=7.0)
    assert loaded.seats == (Seat("t", 0), taken)
    assert (loaded.clocks, loaded.entries) == ({}, (entry(0),))


@in_loop
async def test_clocks_and_seats_change_without_an_entry(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        await store.entries.append("t", clocks={"left": [1, 2]})
        found = await store.tables.get("t")
        assert found is not None
        assert (found.entries, found.clocks) == (0, {"left": [1, 2]})
        await store.entries.append("t")
        with pytest.raises(Conflict):
            await store.entries.append("gone", clocks={})


@in_loop
async def test_an_answer_is_held_changed_and_released(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await with_table(store)
        await store.entries.append("t", hold=[Held("t", 1, 4, "cancel", "k1")])
        await store.entries.append("t", hold=[Held("t", 1, 4, "allow", "k2")])  # instead of it
        await store.entries.append("t", hold=[Held("t", 0, 3, "allow", "k")])
        assert await held_at(store) == (
            Held("t", 0, 3, "allow", "k"),
            Held("t", 1, 4, "allow", "k2"),
        )
        await store.entries.append("t", release=[0])
        await store.entries.append("t", release=[0])
        await store.entries.append(
            "t", [entry(0, 1, "k2")], release=[1], hold=[Held("t", 0, 5, "allow", "k5")]
        )
        assert await held_at(store) == (Held("t", 0, 5, "allow", "k5"),)


async def held_at(store: Store) -> tuple[Held, ...]:
    loaded = await store.tables.load("t")
    assert loaded is not None
    return loaded.held


def played() -> Record:
    """A record with nonces, many moves, some undone, and an end by resigning."""
    record = Record.new(game("chuhan"), 2, {}, bytes(range(32)))
    record.event("nonce", seat=0, nonce="5f")
    chance = VerifiableChance(bytes(32))
    while len(record.entries) < 60 and not record.closed:
        state = record.state()
        seat = state.turn[0]
        record.add(seat, state.text(state.sample(seat, chance)))
        if len(record.entries) == 20:
            record.event("undone", entries=2)
    record.event("resigned", seat=1)
    return record


@in_loop
async def test_a_record_is_rebuilt_from_what_is_stored(tmp_path: Path) -> None:
    record = played()
    stored = table(options=record.options, rules=record.game.rules_version)
    async with Store(place(tmp_path)) as store:
        await store.tables.create(stored, seats())
        await store.entries.append(
            "t", [Entry(n, body, 1.0, body.get("seat")) for n, body in enumerate(record.entries)]
        )
    async with Store(place(tmp_path)) as store:
        loaded = await store.tables.load("t")
    assert loaded is not None
    rebuilt = record_of(loaded.table, loaded.entries)
    assert rebuilt.to_json() == record.to_json()
    assert rebuilt.verify() == record.outcome
    with pytest.raises(BadRecord, match="entry 3 of table t is missing"):
        record_of(loaded.table, loaded.entries[:3] + loaded.entries[4:])
    old = replace(loaded.table, rules=0, release="0.0.9", result={"winners": [0]})
    with pytest.raises(BadRecord, match=r"tenka 0\.0\.9 can replay it.*winners"):
        record_of(old, loaded.entries)
