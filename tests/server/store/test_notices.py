"""The outbox keeps what has not arrived."""

from dataclasses import replace
from pathlib import Path

import pytest

from tenka.server.store import Conflict, Store
from tenka.server.store.rows import Notice, Owed
from tests.server.databases import place

from .sample import entry, in_loop, person, with_table

FIRST = Notice("t.0.mail", "liu", "mail", {"table": "t"}, 10.0, 0)
SECOND = Notice("t.0.webhook", "liu", "webhook", {"table": "t"}, 20.0, 0)


@in_loop
async def test_they_come_when_they_are_due(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        await store.notices.put(SECOND)
        await store.notices.put(FIRST)
    async with Store(place(tmp_path)) as store:
        assert await store.notices.due(9.0) == ()
        assert await store.notices.next_due(9.0) == 10.0
        assert await store.notices.due(10.0) == (FIRST,)
        assert await store.notices.due(20.0) == (FIRST, SECOND)
        assert await store.notices.next_due(20.0) is None
        await store.notices.postpone(FIRST, 30.0, 1)
        assert await store.notices.due(99.0) == (SECOND, replace(FIRST, due=30.0, tries=1))
        await store.notices.drop(SECOND)
        assert await store.notices.next_due(0.0) == 30.0


@in_loop
async def test_a_few_at_a_time_and_by_some_ways(tmp_path: Path) -> None:
    when = [(due, name) for due in (10.0, 11.0) for name in ("a", "b", "c")]
    mails = [replace(FIRST, id=f"{name}{due}", due=due) for due, name in when]
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        for notice in (SECOND, *reversed(mails)):
            await store.notices.put(notice)
        found: list[Notice] = []
        for _ in range(3):
            last = found[-1] if found else None
            found += await store.notices.due(99.0, ["mail"], after=last, limit=2)
        assert found == mails
        assert await store.notices.due(99.0, ["mail"], after=mails[-1]) == ()
        assert await store.notices.due(99.0, ["webhook", "push"], limit=2) == (SECOND,)


@in_loop
async def test_one_that_has_come_in_its_place_stays(tmp_path: Path) -> None:
    newer = replace(FIRST, body={"table": "t", "again": True}, due=15.0)
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        await store.notices.put(FIRST)
        await store.notices.put(newer)
        await store.notices.drop(FIRST)
        await store.notices.postpone(FIRST, 40.0, 1)
        assert await store.notices.due(99.0) == (newer,)


@in_loop
async def test_of_several_servers_one_takes_it(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        await store.notices.put(FIRST)
        taken = await store.notices.take(FIRST, 70.0)
        assert taken == replace(FIRST, due=70.0)
        assert await store.notices.take(FIRST, 71.0) is None
        assert await store.notices.due(69.0) == ()  # unless the first one dies
        assert await store.notices.due(70.0) == (taken,)
        await store.notices.drop(taken)
        assert await store.notices.next_due(0.0) is None


@in_loop
async def test_all_of_one_way_go(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        await store.notices.put(FIRST)
        await store.notices.put(SECOND)
        await store.notices.drop_all("liu", "mail")
        assert await store.notices.due(99.0) == (SECOND,)
        with pytest.raises(Conflict):
            await store.notices.put(replace(FIRST, person_id="nobody"))


@in_loop
async def test_of_each_kind_one_server_makes_the_notices(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        await store.people.create(person("liu"))
        await with_table(store)
        turn, draw = Owed("t", 0, "liu", 5.0), Owed("t", 0, "liu", 5.0, "draw")
        await store.entries.append("t", [entry(0)], owed=[turn, draw])
        assert await store.notices.owed() == (draw, turn)
        await store.notices.put_instead(turn, [FIRST])
        with pytest.raises(Conflict):
            await store.notices.put_instead(turn, [SECOND])
        assert await store.notices.due(99.0) == (FIRST,)
        assert await store.notices.owed() == (draw,)
        later = replace(draw, since=6.0)  # the same again, before anybody was told
        await store.entries.append("t", [entry(1)], owed=[later])
        assert await store.notices.owed() == (later,)
