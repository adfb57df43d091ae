"""Nobody fills the list of open tables, and tables that are opened and left do not stay."""

from pathlib import Path
from typing import Any

from tenka.server.people.limits import PEOPLE_AT_AN_ADDRESS
from tenka.server.store.ratings import rating_anew
from tenka.server.store.rows import Rating
from tests.attacks.matchmaking import guest_from
from tests.server.api.site import Guest, Site, site_in
from tests.server.databases import query

LISTS: dict[str, Any] = {"listed": 3, "listed_guests": 10}
FULL = (429, "TooManyListed")
HOUR = 3600.0


def rows(data: Path, table: str) -> int:
    return int(query(data, f"SELECT COUNT(*) FROM {table}")[0][0])


def prune(site: Site) -> None:
    assert site.client.portal is not None
    site.client.portal.call(site.services.lobby.beat)
    site.client.portal.call(site.services.retention.prune)


def open_one(guest: Guest, **wanted: Any) -> str:
    return str(guest.post("/tables", game="chuhan", **wanted)["table"])


def test_one_person_has_three_tables_in_the_list(tmp_path: Path) -> None:
    with site_in(tmp_path, **LISTS) as site:
        squatter = site.guest()
        tables = [open_one(squatter) for _ in range(3)]
        assert squatter.refused("/tables", game="suntzu") == FULL
        open_one(squatter, public=False)
        assert squatter.post("/tables", game="chuhan", bots={"1": "random"})["status"] == "playing"
        assert len(site.guest().get("/tables")) == 3
        squatter.post(f"/tables/{tables[0]}/leave")
        site.guest().post(f"/tables/{tables[1]}/join")
        open_one(squatter)
        open_one(squatter)
        assert squatter.refused("/tables", game="chuhan") == FULL
        site.pass_time(601)  # those that all have left are not listed any more
        open_one(squatter)


def test_the_guests_of_one_network_have_ten(tmp_path: Path) -> None:
    with site_in(tmp_path, **LISTS) as site:
        squatters = [guest_from(site, "203.0.113.7") for _ in range(4)]
        for at in range(10):
            open_one(squatters[at // 3])
        assert squatters[3].refused("/tables", game="chuhan") == FULL
        assert guest_from(site, "203.0.113.7").refused("/tables", game="chuhan") == FULL
        member = guest_from(site, "203.0.113.7")
        member.post("/me/account", name="Han Xin", password="three geese over the river")
        open_one(member)
        open_one(guest_from(site, "203.0.113.8"))


def test_so_have_the_accounts_that_have_not_played_a_game_that_counts(tmp_path: Path) -> None:
    with site_in(tmp_path, **LISTS) as site:
        squatters = [guest_from(site, "203.0.113.7") for _ in range(4)]
        for at, squatter in enumerate(squatters):
            squatter.post("/me/account", name=f"Xiang {at}", password="three geese over the river")
        for at in range(10):
            open_one(squatters[at // 3])
        assert squatters[3].refused("/tables", game="chuhan") == FULL
        open_one(guest_from(site, "203.0.113.7"))
        settled = squatters[3].get("/me")["id"]
        rating = Rating(settled, "chuhan", "live", 1000.0, 60.0, 1, site.services.now())
        assert site.client.portal is not None
        site.client.portal.call(
            site.services.store.ratings.write, "it", [rating_anew(None, rating)]
        )
        open_one(squatters[3])


def test_many_tables_of_a_few_hide_nobodys_first(tmp_path: Path) -> None:
    with site_in(tmp_path, listed=0, listed_guests=0, table_rate=0) as site:
        first = open_one(guest_from(site, "198.51.100.1"))
        site.timers.advance(1.0)
        squatter = guest_from(site, "203.0.113.7")
        for _ in range(102):
            open_one(squatter)
            site.timers.advance(1.0)
        shown = [table["id"] for table in site.guest().get("/tables")]
        assert (len(shown), first in shown[:2]) == (100, True)


def test_the_first_table_of_each_comes_before_the_second_of_any(tmp_path: Path) -> None:
    with site_in(tmp_path, **LISTS) as site:
        chu, han = guest_from(site, "198.51.100.1"), guest_from(site, "198.51.100.2")
        theirs = []
        for guest in (chu, chu, han):
            theirs.append(open_one(guest))
            site.timers.advance(1.0)
        squatters = [guest_from(site, "203.0.113.7") for _ in range(4)]
        for at in range(10):
            open_one(squatters[at // 3])
        shown = [table["id"] for table in site.guest().get("/tables")]
        assert set(shown[:3]) >= {theirs[1], theirs[2]}
        assert theirs[0] in shown[3:5]


def test_a_table_that_is_left_is_gone_after_an_hour(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        guest, other = site.guest(), site.guest()
        for _ in range(5):
            table = open_one(guest, public=False)
            guest.post(f"/tables/{table}/chat", text="Anybody?")
            guest.post(f"/tables/{table}/leave")
        kept = open_one(guest)
        other.post(f"/tables/{kept}/join")
        other.post(f"/tables/{kept}/abort")  # which is held against them
        alone = str(guest.post("/quick", game="chuhan")["table"])
        guest.post(f"/tables/{alone}/abort")
        site.pass_time(2 * HOUR)
    with site_in(tmp_path) as site:
        site.timers.advance(2 * HOUR)
        prune(site)
        assert {row[0] for row in query(tmp_path, "SELECT id FROM tables")} == {kept, alone}
        assert rows(tmp_path, "chat") == 0
        assert site.guest().missed(f"/tables/{table}") == (404, "NotFound")
        site.timers.advance(24 * HOUR)
        prune(site)
        assert query(tmp_path, "SELECT id FROM tables") == [(kept,)]
        for left in ("seats", "clocks"):
            assert {row[0] for row in query(tmp_path, f"SELECT table_id FROM {left}")} == {kept}


def test_nobody_opens_and_leaves_tables_without_end(tmp_path: Path) -> None:
    with site_in(tmp_path, table_rate=0.05, table_burst=4) as site:
        guests = [guest_from(site, "203.0.113.7") for _ in range(7)]
        opened = 0
        for guest in guests:
            for _ in range(6):
                answer = guest.client.post("/api/quick", json={"game": "chuhan"})
                opened += answer.status_code == 201
        assert opened == 4 * PEOPLE_AT_AN_ADDRESS
        for way in ("/tables", "/quick", "/lessons/chuhan"):
            assert guests[0].refused(way, game="chuhan") == (429, "TooMany"), way
        assert guest_from(site, "198.51.100.1").post("/quick", game="chuhan")
        site.pass_time(21)
        assert guests[0].post("/quick", game="chuhan")


def test_guests_who_come_once_are_forgotten(tmp_path: Path) -> None:
    with site_in(tmp_path) as site:
        once = [site.guest() for _ in range(5)]
        back, player = site.guest(), site.guest()
        open_one(player)
        site.timers.advance(2 * HOUR)
        back.get("/me")
        site.timers.advance(8 * 24 * HOUR)
        prune(site)
        assert rows(tmp_path, "people") == 2
        assert once[0].get("/me")["name"] != once[0].name
        assert back.get("/me")["name"] == back.name
