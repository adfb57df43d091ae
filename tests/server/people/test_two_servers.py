"""Two servers that remember the same people, and have not heard of each other for a while."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from tenka.server.notify.notifier import Notifier
from tenka.server.notify.settings import NotifySettings
from tenka.server.people.bans import Bans
from tenka.server.people.identity import Identity, Known
from tenka.server.people.sessions import Session
from tenka.server.store import Person, Store
from tests.server.databases import place
from tests.server.shell import Clock
from tests.server.store.sample import in_loop, person

LIU = person("liu")


@asynccontextmanager
async def servers(data: Path) -> AsyncIterator[tuple[Store, list[Identity]]]:
    """Both know Liu as he is now."""
    async with Store(place(data)) as store:
        await store.people.create(LIU)
        clock = Clock()
        both = [Identity(store, clock, lambda: "new", Bans(store, clock)) for _ in range(2)]
        for each in both:
            assert await each.person("liu") == LIU
        yield store, both


def by_session(id: str) -> Known:
    return Known(LIU, Session("liu", "0", id, 0.0))


async def stored(store: Store) -> Person:
    liu = await store.people.get("liu")
    assert liu is not None
    return liu


@in_loop
async def test_sessions_that_end_at_both_have_ended(tmp_path: Path) -> None:
    async with servers(tmp_path) as (store, (here, there)):
        await here.log_out(by_session("first"))
        await there.log_out(by_session("second"))
        assert ((await stored(store)).ended_sessions or {}).keys() == {"first", "second"}
        assert (await there.person("liu")) == await stored(store)  # it is not behind any more


@in_loop
async def test_also_at_one_moment(tmp_path: Path) -> None:
    async with servers(tmp_path) as (store, both):
        await asyncio.gather(
            *(each.log_out(by_session(f"{each is both[0]} {n}")) for n in range(2) for each in both)
        )
        assert len((await stored(store)).ended_sessions or {}) == 4


@in_loop
async def test_one_who_has_logged_out_everywhere_has_no_sessions_to_end(tmp_path: Path) -> None:
    async with servers(tmp_path) as (store, (here, there)):
        await here.log_out_everywhere(LIU)
        await there.log_out(by_session("first"))
        assert (await stored(store)).ended_sessions is None


@in_loop
async def test_what_is_set_at_both_is_set(tmp_path: Path) -> None:
    async with servers(tmp_path) as (store, both):
        nothing = cast(Any, None)
        here, there = (Notifier(store, each, {}, nothing, "", nothing, nothing) for each in both)
        await here.change("liu", lambda current: replace(current, language="hu"))
        await there.change("liu", lambda current: replace(current, zone="Asia/Tokyo"))
        wanted = NotifySettings(language="hu", zone="Asia/Tokyo")
        assert NotifySettings.of((await stored(store)).notify) == wanted
        await asyncio.gather(
            here.change("liu", lambda current: current.marked("mail", {"at": 1.0})),
            there.change("liu", lambda current: current.marked("push", {"at": 2.0})),
        )
        assert NotifySettings.of((await stored(store)).notify).failed.keys() == {"mail", "push"}
