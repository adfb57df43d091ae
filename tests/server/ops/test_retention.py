"""What is old is deleted, and nothing that anybody misses."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tenka.server.store import Conflict
from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_admin import Host
from tests.server.api.test_nonces import HAN, sealed_table
from tests.server.api.test_ratings import play_a_bot
from tests.server.databases import query
from tests.server.ops.test_ops import logged
from tests.server.shell import fault, visitor

__all__ = ["logged"]

DAY = 86_400.0


def prune(site: Site) -> None:
    assert site.client.portal is not None
    site.client.portal.call(site.services.retention.prune)


def rows(data: Path, table: str) -> int:
    return int(query(data, f"SELECT COUNT(*) FROM {table}")[0][0])


def people(site: Site) -> set[str]:
    return {each["name"] for each in Host(site).get("/people")}


def finished(guest: Guest) -> str:
    table = str(guest.post("/tables", game="chuhan", bots={"1": "greedy"})["table"])
    guest.post(f"/tables/{table}/resign")
    return table


def test_guests_who_never_played_are_forgotten(tmp_path: Path) -> None:
    with site_in(tmp_path, keep_guests=30) as site:
        idle, seen, banned = site.guest(), site.guest(), site.guest()
        player, writer, member = site.guest(), site.guest(), site.guest()
        table = finished(player)
        writer.post("/me/tokens", name="bot")
        member.post("/me/account", name="Han Xin", password="three geese over the river")
        Host(site).post("/bans", kind="person", value=banned.get("/me")["id"])
        site.timers.advance(31 * DAY)
        seen.get("/me")
        young = site.guest()
        stay = {seen.name, banned.name, player.name, writer.name, "Han Xin", young.name}
        assert people(site) == stay | {idle.name}
        prune(site)
        assert people(site) == stay
        assert player.get(f"/tables/{table}")["seats"][0]["name"] == player.name
        # Who comes back after all is somebody new.
        assert idle.get("/me")["name"] != idle.name
        assert rows(tmp_path, "name_looks") >= rows(tmp_path, "people")


@pytest.mark.parametrize("days", [0, 30])
def test_guests_are_kept_longer_than_their_addresses(tmp_path: Path, days: int) -> None:
    with site_in(tmp_path, keep_guests=90, keep_addresses=days) as site:
        long_ago, lately = site.guest(), site.guest()
        site.timers.advance(60 * DAY)
        lately.get("/me")
        site.timers.advance(31 * DAY)
        prune(site)
        prune(site)
        assert people(site) == {lately.name}
        assert long_ago.get("/me")["name"] != long_ago.name
        if not days:
            assert query(tmp_path, "SELECT DISTINCT address FROM last_addresses") == [("",)]


def test_who_makes_an_account_meanwhile_stays_whole(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        guest = site.guest()
        pruning, portal = site.services.store.pruning, site.client.portal
        assert portal is not None
        old = portal.call(pruning.guests, site.timers.now() + 1, 10)
        assert len(old) == 1
        guest.post("/me/account", name="Han Xin", password="three geese over the river")
        with pytest.raises(Conflict):
            portal.call(pruning.drop_guests, old)
        assert people(site) == {"Han Xin"}
        assert rows(tmp_path, "name_looks") == 1


def test_guests_are_kept_if_the_host_wants(tmp_path: Path) -> None:
    with site_in(tmp_path, keep_guests=0) as site:
        idle = site.guest()
        site.timers.advance(300 * DAY)
        prune(site)
        assert idle.get("/me")["name"] == idle.name


def test_finished_games_are_deleted_whole(tmp_path: Path, logged: io.StringIO) -> None:
    with site_in(tmp_path, keep_games=10) as site:
        guest = site.guest()
        old = finished(guest)
        rematch = guest.post(f"/tables/{old}/rematch")["table"]
        guest.post(f"/tables/{old}/chat", text="Good game")
        site.timers.advance(11 * DAY)
        young = finished(guest)
        waiting = guest.post("/tables", game="suntzu", pace="correspondence")["table"]
        prune(site)  # it is in memory still
        assert {each["id"] for each in guest.get("/tables/mine")} >= {old, young, rematch}
    with site_in(tmp_path, keep_games=10) as site:
        site.timers.advance(12 * DAY)
        mine = Guest(visitor(site.client))
        prune(site)
        assert fault(mine.client.get(f"/api/tables/{old}")) == (404, "NotFound")
        left = {each["id"] for each in Host(site).get("/tables")}
        assert old not in left
        assert {rematch, waiting} <= left
        for table in ("entries", "seats", "clocks", "chat"):
            asked = f"SELECT COUNT(*) FROM {table} WHERE table_id = :old"
            assert query(tmp_path, asked, old=old) == [(0,)], table
    assert "old games" in logged.getvalue()


def test_a_table_that_never_began_goes_and_what_is_counted_stays(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        table, han, chu = sealed_table(site)
        han.post(f"/tables/{table}/join", nonce=HAN)
        for each in (chu, han):  # Chu holds theirs back
            each.client.post(f"/api/tables/{table}/leave")
        empty = han.post("/tables", game="chuhan")["table"]
        han.client.post(f"/api/tables/{empty}/leave")
        me = chu.get("/me")["id"]
    with site_in(tmp_path) as site:
        site.timers.advance(2 * DAY)
        prune(site)
        assert query(tmp_path, "SELECT id FROM tables") == []
        counted = query(tmp_path, "SELECT id, held_back FROM people WHERE held_back > 0")
        assert counted == [(me, 1)]


def test_games_are_kept_for_ever_without_a_word(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        old = finished(site.guest())
    with site_in(tmp_path) as site:
        site.timers.advance(30_000 * DAY)
        prune(site)
        assert [each["id"] for each in Host(site).get("/tables")] == [old]


class TestAddresses:
    def seen(self, site: Site, name: str) -> Any:
        (found,) = Host(site).get("/people", name=name)
        return found["address"]

    def test_the_last_is_kept_for_some_days(self, tmp_path: Path) -> None:
        with site_in(tmp_path, keep_addresses=7) as site:
            first = visitor(site.client, "203.0.113.7")
            guest = Guest(first)
            guest.post("/me/tokens", name="bot")
            assert self.seen(site, guest.name) == "203.0.113.7"
            elsewhere = visitor(site.client, "2001:db8::7")
            elsewhere.cookies.update(first.cookies)
            elsewhere.get("/api/tables")
            assert self.seen(site, guest.name) == "2001:db8::7"
            site.timers.advance(8 * DAY)
            prune(site)
            assert self.seen(site, guest.name) is None
            assert query(tmp_path, "SELECT address FROM last_addresses") == [("",)]

    def test_it_goes_with_its_person(self, tmp_path: Path) -> None:
        with site_in(tmp_path) as site:
            guest = site.guest()
            assert rows(tmp_path, "last_addresses") == 1
            guest.post("/me/delete")
            assert rows(tmp_path, "last_addresses") == 0

    @pytest.mark.parametrize("days", [0, 30])
    def test_the_log_tells_of_those_who_are_refused(
        self, tmp_path: Path, logged: io.StringIO, days: int
    ) -> None:
        with site_in(tmp_path, keep_addresses=days, guests=False) as site:
            client = visitor(site.client, "203.0.113.7")
            assert client.get("/api/tables").status_code == 403
            assert client.get("/api/games").status_code == 200
            assert rows(tmp_path, "last_addresses") == 0
        lines = [json.loads(line) for line in logged.getvalue().splitlines()]
        told = {line["status"]: line.get("address") for line in lines if "status" in line}
        assert told == {403: "203.0.113.7" if days else None, 200: None}


def test_ratings_outlive_games_and_searches_do_not(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        han, idle = site.guest(), site.guest()
        table = han.post("/quick", game="chuhan", bot="greedy", rated=True)["table"]
        play_a_bot(site, table, han)
        han.post(f"/tables/{table}/resign")
        han.post("/seek", game="suntzu", pace="correspondence")
        idle.post("/seek", game="chuhan")
        me = han.get("/me")["id"]
        before = han.get(f"/people/{me}/games/chuhan")["graph"]
        assert len(before) == 1
    with site_in(tmp_path, keep_games=10, keep_guests=10) as site:
        site.timers.advance(11 * DAY)
        prune(site)
        guest = site.guest()
        assert rows(tmp_path, "seekers") == rows(tmp_path, "tables") == 0
        assert guest.get(f"/people/{me}/games/chuhan")["graph"] == before
        assert han.name in people(site)
        assert idle.name not in people(site)
