"""A table is opened once, however often the same request comes: its answer may have been lost."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tenka.server.store import StoreUnavailable
from tests.server.api.parlour import LAST_CARD, Guest, Parlour, finish, parlour_in

WAYS = ["/tables", "/quick"]


@pytest.mark.parametrize("way", WAYS)
def test_the_same_key_gets_the_same_table(parlour: Parlour, way: str) -> None:
    guest, other = parlour.guest(), parlour.guest()
    first = guest.post(way, game="chuhan", key="a")
    assert guest.post(way, game="chuhan", key="a") == first
    tables = {
        asks.post(way, game="chuhan", **key)["table"]
        for asks, key in [(guest, {"key": "b"}), (other, {"key": "a"}), (guest, {}), (guest, {})]
    }
    assert len(tables - {first["table"]}) == 4


@pytest.mark.parametrize("way", WAYS)
def test_it_counts_once(tmp_path: Path, way: str) -> None:
    with parlour_in(tmp_path, tables=1) as parlour:
        guest = parlour.guest()
        first = guest.post(way, game="chuhan", key="a")
        assert guest.post(way, game="chuhan", key="a") == first
        assert guest.refused(way, game="chuhan", key="b") == (429, "TooManyTables")


@pytest.mark.parametrize("way", WAYS)
def test_many_at_once(parlour: Parlour, way: str) -> None:
    guest = parlour.guest()
    with ThreadPoolExecutor(8) as pool:
        opened = list(pool.map(lambda _: guest.post(way, game="chuhan", key="a"), range(8)))
    assert len({each["table"] for each in opened}) == 1
    assert len(guest.get("/tables/mine")) == 1


@pytest.mark.parametrize("way", WAYS)
def test_what_is_read_afterwards_may_fail(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The table is durable, and who is told to send the same again gets it."""
    guest = parlour.guest()
    tables = parlour.client.app.state.services.store.tables  # type: ignore[attr-defined]

    async def fails(*_: Any) -> None:
        raise StoreUnavailable("the database is locked")

    with monkeypatch.context() as away:
        away.setattr(tables, "load", fails)
        assert guest.refused(way, game="chuhan", key="a")[0] == 503
    table = guest.post(way, game="chuhan", key="a")["table"]
    assert [each["id"] for each in guest.get("/tables/mine")] == [table]


def test_a_branch(parlour: Parlour) -> None:
    han: Guest
    table, han, chu = parlour.pair(position=LAST_CARD, public=False)
    finish(table, han, chu)
    first = han.post(f"/tables/{table}/branch", seat=0, key="a")
    assert han.post(f"/tables/{table}/branch", seat=0, key="a") == first
    assert han.post(f"/tables/{table}/branch", seat=0, key="b")["table"] != first["table"]


@pytest.mark.parametrize("key", ["", "a b", "ü", "x" * 65])
def test_what_is_no_key(parlour: Parlour, key: str) -> None:
    assert parlour.guest().refused("/quick", game="chuhan", key=key) == (422, "BadRequest")
