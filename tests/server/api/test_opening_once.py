"""A table is opened once, however often the same request comes: its answer may have been lost."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tenka.server.store import StoreUnavailable
from tests.server.api.site import LAST_CARD, Guest, Site, finish, site_in

WAYS = ["/tables", "/quick"]


@pytest.mark.parametrize("way", WAYS)
def test_the_same_key_gets_the_same_table(site: Site, way: str) -> None:
    guest, other = site.guest(), site.guest()
    first = guest.post(way, game="chuhan", key="a")
    assert guest.post(way, game="chuhan", key="a") == first
    tables = {
        asks.post(way, game="chuhan", **key)["table"]
        for asks, key in [(guest, {"key": "b"}), (other, {"key": "a"}), (guest, {}), (guest, {})]
    }
    assert len(tables - {first["table"]}) == 4


@pytest.mark.parametrize("way", WAYS)
def test_it_counts_once(tmp_path: Path, way: str) -> None:
    with site_in(tmp_path, tables=1) as site:
        guest = site.guest()
        first = guest.post(way, game="chuhan", key="a")
        assert guest.post(way, game="chuhan", key="a") == first
        assert guest.refused(way, game="chuhan", key="b") == (429, "TooManyTables")


@pytest.mark.parametrize("way", WAYS)
def test_many_at_once(site: Site, way: str) -> None:
    guest = site.guest()
    with ThreadPoolExecutor(8) as pool:
        opened = list(pool.map(lambda _: guest.post(way, game="chuhan", key="a"), range(8)))
    assert len({each["table"] for each in opened}) == 1
    assert len(guest.get("/tables/mine")) == 1


@pytest.mark.parametrize("way", WAYS)
def test_what_is_read_afterwards_may_fail(
    site: Site, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The table is durable, and who is told to send the same again gets it."""
    guest = site.guest()
    tables = site.client.app.state.services.store.tables  # type: ignore[attr-defined]

    async def fails(*_: Any) -> None:
        raise StoreUnavailable("the database is locked")

    with monkeypatch.context() as away:
        away.setattr(tables, "load", fails)
        assert guest.refused(way, game="chuhan", key="a")[0] == 503
    table = guest.post(way, game="chuhan", key="a")["table"]
    assert [each["id"] for each in guest.get("/tables/mine")] == [table]


def test_a_branch(site: Site) -> None:
    han: Guest
    table, han, chu = site.pair(position=LAST_CARD, public=False)
    finish(table, han, chu)
    first = han.post(f"/tables/{table}/branch", seat=0, key="a")
    assert han.post(f"/tables/{table}/branch", seat=0, key="a") == first
    assert han.post(f"/tables/{table}/branch", seat=0, key="b")["table"] != first["table"]


@pytest.mark.parametrize("key", ["", "a b", "ü", "x" * 65])
def test_what_is_no_key(site: Site, key: str) -> None:
    assert site.guest().refused("/quick", game="chuhan", key=key) == (422, "BadRequest")
