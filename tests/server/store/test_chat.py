"""Lines of chat come out as they went in, until they are forgotten."""

from pathlib import Path

import pytest

from tenka.server.store import Conflict, Line, Room, Seat, Store
from tests.server.databases import place

from .sample import in_loop, person, table


def line(number: int, room: Room = "players", by: str = "liu") -> Line:
    return Line("t", number, room, by, 2.5, f"line {number} <b>")


async def opened(store: Store) -> None:
    for name in ("liu", "xiang"):
        await store.people.create(person(name))
    await store.tables.create(table("t"), [Seat("t", 0), Seat("t", 1)])


@in_loop
async def test_a_room_is_read_from_a_number_on(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await opened(store)
        assert await store.chat.last("t") == {}
        for number in (2, 4, 6):
            await store.chat.add(line(number))
        await store.chat.add(line(3, "spectators", "xiang"))
        assert await store.chat.of("t", "players", 2, 10) == (line(4), line(6))
        assert await store.chat.of("t", "players", 0, 1) == (line(6),)
        assert await store.chat.of("elsewhere", "players", 0, 9) == ()
        assert await store.chat.last("t") == {"players": 6, "spectators": 3}


@in_loop
async def test_old_lines_are_cut_in_their_own_room(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await opened(store)
        await store.chat.add(line(1, "spectators"))
        await store.chat.add(line(2))
        await store.chat.add(line(4), cut=2)
        assert await store.chat.of("t", "players", 0, 9) == (line(4),)
        assert await store.chat.of("t", "spectators", 0, 9) == (line(1, "spectators"),)


@in_loop
async def test_what_does_not_fit_is_a_conflict(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await opened(store)
        await store.chat.add(line(2))
        for wrong in (line(2), line(4, by="nobody")):
            with pytest.raises(Conflict):
                await store.chat.add(wrong)
        assert await store.chat.of("t", "players", 0, 9) == (line(2),)
        assert "line" not in repr(line(2)).partition("at=")[2]
