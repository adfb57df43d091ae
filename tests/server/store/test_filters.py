"""A person's tables, cut down to those that are wanted."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects import postgresql

from tenka.server.store import Seat, Store, Table
from tenka.server.store.filters import Wanted
from tenka.server.store.schema import tables
from tests.server.databases import place

from .sample import in_loop, person, table

WON: dict[str, Any] = {"winners": [0], "scores": [31, 24]}
LOST: dict[str, Any] = {"winners": [1], "scores": [3, 31]}
DRAWN: dict[str, Any] = {"winners": [0, 1], "scores": [5, 5]}
NOBODY: dict[str, Any] = {"winners": [], "scores": [0, 0]}
BOT = Seat("", 1, "bot", None, "greedy")
XIANG = Seat("", 1, "person", "xiang")
AWAY = Seat("", 1, "bot", "xiang", "greedy")  # a bot plays for him
HIS = [
    (table("won", created=1.0, status="over", result=WON), BOT),
    (table("lost", created=2.0, status="over", result=LOST), XIANG),
    (table("drawn", created=3.0, status="over", result=DRAWN, game="suntzu"), AWAY),
    (table("nobody", created=4.0, status="over", result=NOBODY), BOT),
    (table("aborted", created=5.0, status="aborted"), XIANG),
    (table("playing", created=6.0, status="playing"), BOT),
    (table("open", created=7.0, status="open"), Seat("", 1)),
    (table("lesson", created=8.0, status="playing", lesson="chuhan-1"), BOT),
]


async def kept(store: Store) -> Store:
    for name in ("liu", "xiang"):
        await store.people.create(person(name))
    for one, other in HIS:
        await _sit(store, one, Seat(one.id, 0, "person", "liu"), other)
    third = table("shared", created=9.0, seats=3, status="over", result={"winners": [0, 2]})
    await _sit(store, third, XIANG, Seat("", 1, "person", "liu"), BOT)
    return store


async def _sit(store: Store, one: Table, *sitting: Seat) -> None:
    seats = [
        Seat(one.id, number, seat.kind, seat.person_id, seat.bot)
        for number, seat in enumerate(sitting)
    ]
    await store.tables.create(one, seats)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), "shared open playing aborted nobody drawn lost won"),
        (Wanted(lessons=True), "shared lesson open playing aborted nobody drawn lost won"),
        (Wanted(("open", "playing")), "open playing"),
        (Wanted(game="suntzu"), "drawn"),
        (Wanted(game="go"), ""),
        (Wanted(result="won"), "won"),
        (Wanted(result="lost"), "shared lost"),
        (Wanted(result="drawn"), "nobody drawn"),
        (Wanted(result="none"), "aborted"),
        (Wanted(against="bots"), "open playing nobody won"),
        (Wanted(against="people"), "shared aborted drawn lost"),
        (Wanted(("over",), "chuhan", "lost", "people"), "shared lost"),
        (Wanted(("playing",), result="won"), ""),
    ],
)
@in_loop
async def test_what_is_wanted(tmp_path: Path, wanted: Wanted, found: str) -> None:
    async with Store(place(tmp_path)) as store:
        await kept(store)
        assert [each.table.id for each in await store.tables.of("liu", wanted)] == found.split()
        assert await store.tables.of("nobody", wanted) == []


@in_loop
async def test_page_by_page(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await kept(store)
        lost = Wanted(result="lost")
        (newest,) = await store.tables.of("liu", lost, limit=1)
        (older,) = await store.tables.of("liu", lost, before=newest.table.created)
        assert (newest.table.id, older.table.id) == ("shared", "lost")
        assert await store.tables.of("liu", lost, before=older.table.created) == []


def test_postgresql_can_check_it_too() -> None:
    conditions = Wanted(("over",), "chuhan", "drawn", "bots").conditions("liu")
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    sql = str(tables.select().where(*conditions).compile(dialect=dialect))
    assert "tables.result #>> " in sql
