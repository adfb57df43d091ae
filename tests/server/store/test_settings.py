"""The server's own settings."""

import asyncio
from pathlib import Path

import pytest

from tenka.server.store import Store
from tests.server.databases import place

from .sample import in_loop


@in_loop
async def test_settings_are_kept(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        assert await store.settings.get("cookie_key") is None
        await store.settings.set("cookie_key", "aa")
        await store.settings.set("cookie_key", "bb")
    async with Store(place(tmp_path)) as store:
        assert await store.settings.get("cookie_key") == "bb"
        assert await store.settings.get_or_set("cookie_key", "cc") == "bb"


@in_loop
async def test_the_first_of_many_sets_the_key(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as store:
        given = await asyncio.gather(
            *(store.settings.get_or_set("cookie_key", str(number)) for number in range(10))
        )
        assert set(given) == {await store.settings.get("cookie_key")}


@pytest.mark.postgres
@in_loop
async def test_servers_that_set_the_same_do_not_disturb_each_other(tmp_path: Path) -> None:
    async with Store(place(tmp_path)) as one, Store(place(tmp_path)) as other:
        for number in range(50):
            given = f"one {number}", f"other {number}"
            await asyncio.gather(
                one.settings.set("probe", given[0]), other.settings.set("probe", given[1])
            )
            assert await one.settings.get("probe") in given
