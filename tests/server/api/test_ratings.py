"""Rated games by HTTP: agreed on before, counted after, shown on leaderboard and profile."""

from pathlib import Path
from typing import Any

import pytest

from tenka.server.ratings.leaderboard import LEAST_GAMES
from tenka.server.ratings.weighing import COMPANY, first_decisions
from tenka.server.store.ratings import rating_anew
from tenka.server.store.rows import Rating
from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_admin import Host

DAY = 86400.0
CLOCK = {"bank": 600, "increment": 5}
PASSWORD = "a long pass phrase"


@pytest.fixture
def site(empty_site: Site) -> Site:
    """Names and ratings are for all: each test has its own."""
    return empty_site


def rated_pair(site: Site, han: Guest, chu: Guest, **wanted: Any) -> str:
    table = str(
        han.post("/tables", game="chuhan", seat=0, rated=True, clock=CLOCK, window=0, **wanted)[
            "table"
        ]
    )
    chu.post(f"/tables/{table}/join")
    return table


def beats(site: Site, winner: Guest, loser: Guest, **wanted: Any) -> str:
    """One resigns against the other, when both have decided often enough."""
    table = rated_pair(site, winner, loser, **wanted)
    play_on(table, winner, loser)
    loser.post(f"/tables/{table}/resign")
    return table


def play_on(table: str, *players: Guest) -> None:
    """Everybody decides so often that giving up counts."""
    decided = dict.fromkeys(players, 0)
    while min(decided.values()) < first_decisions("chuhan"):
        for player in players:
            if player.get(f"/tables/{table}")["my_turn"]:
                player.move(table, player.legal(table)[0])
                decided[player] += 1


def play_a_bot(site: Site, table: str, player: Guest) -> None:
    """The same against a bot."""
    for _ in range(first_decisions("chuhan")):
        site.settle()
        player.move(table, player.legal(table)[0])
    site.settle()


def is_rated(site: Site, guest: Guest, mu: float, games: int = LEAST_GAMES, met: int = 5) -> None:
    """They have played so many games already, against so many different ones."""
    company = [f"bot:{number}" for number in range(met)]
    rating = Rating(
        *(id_of(guest), "chuhan", "live", mu, 60.0, games, site.timers.now()),
        since=site.timers.now() - 30 * DAY,
        met=company,
    )
    assert site.client.portal is not None
    write = site.services.store.ratings.write
    site.client.portal.call(write, "a rating", [rating_anew(None, rating)])


def id_of(guest: Guest) -> str:
    return str(guest.get("/me")["id"])


def account(site: Site, name: str) -> Guest:
    guest = site.guest()
    guest.post("/me/account", name=name, password=PASSWORD)
    return guest


def board(site: Site, **asked: Any) -> list[Any]:
    rows = site.guest().get("/leaderboard/chuhan", **asked)["rows"]
    return [row for row in rows if row["bot"] is None]


class TestTerms:
    def test_everybody_knows_before_the_game(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        beats(site, han, chu)
        opened = han.post("/tables", game="chuhan", rated=True, clock=CLOCK)
        table = opened["table"]
        assert opened["rated"]
        seat = opened["seats"][0]
        assert seat["rating"] == {
            "rating": pytest.approx(1016, abs=3),
            "deviation": 198,
            "games": 1,
        }
        listed = next(each for each in chu.get("/tables") if each["id"] == table)
        assert (listed["rated"], listed["seats"][0]["rating"]) == (True, seat["rating"])
        terms = chu.get(f"/tables/{table}/terms")
        assert (terms["rated"], terms["seats"][0]["rating"]) == (True, seat["rating"])
        joined = chu.post(f"/tables/{table}/join")
        assert joined["seats"][1]["rating"]["rating"] < 1000

    def test_what_is_not_rated_shows_no_ratings(self, site: Site) -> None:
        han, chu = site.guest(), site.guest()
        beats(site, han, chu)
        opened = han.post("/tables", game="chuhan")
        assert (opened["rated"], opened["seats"][0]["rating"]) == (False, None)

    @pytest.mark.parametrize(
        "wrong",
        [
            {"friendly": True},
            {"position": {"lead": 0}, "public": False},
            {"rated": "yes"},
            {"clock": None},
            {"clock": {"bank": 1e-6}},
        ],
    )
    def test_bad_terms(self, site: Site, wrong: dict[str, Any]) -> None:
        han = site.guest()
        status, kind = han.refused(
            "/tables", **{"game": "chuhan", "rated": True, "clock": CLOCK, **wrong}
        )
        assert (status, kind) in ((422, "BadRequest"), (422, "BadOption"))
        assert han.get("/tables/mine") == []

    def test_against_a_bot_at_once(self, site: Site) -> None:
        han = site.guest()
        table = han.post("/quick", game="chuhan", bot="greedy", rated=True)["table"]
        play_a_bot(site, table, han)
        han.post(f"/tables/{table}/resign")
        (mine, bots) = han.get(f"/tables/{table}/ratings")["seats"]
        assert mine["after"] < mine["before"] == 1000
        assert bots["after"] == bots["before"] == 1000


class TestLeaderboard:
    def test_those_i_follow_and_myself(self, site: Site) -> None:
        han, chu, qi = (account(site, name) for name in ("Han", "Chu", "Qi"))
        for guest, mu in ((han, 1200), (chu, 900), (qi, 1000)):
            is_rated(site, guest, mu)

        def shown(guest: Guest) -> list[str]:
            rows = guest.get("/leaderboard/chuhan", followed=True)["rows"]
            return [row["name"] for row in rows if row["bot"] is None]

        assert shown(chu) == ["Chu"]
        assert shown(site.guest()) == []
        for other, kind in ((han, "follow"), (qi, "block")):
            path = f"/api/me/contacts/{id_of(other)}"
            assert chu.client.put(path, json={"kind": kind}).status_code == 204
        assert shown(chu) == ["Han", "Chu"]
        assert len(board(site)) == 3
        nobody = site.nobody().get("/api/leaderboard/chuhan", params={"followed": True})
        assert [row for row in nobody.json()["rows"] if row["bot"] is None] == []

    def test_after_ten_games_against_enough_different_ones(self, site: Site) -> None:
        han, chu, few, alike = (account(site, name) for name in ("Han", "Chu", "Few", "Alike"))
        is_rated(site, han, 1190)
        is_rated(site, chu, 900)
        is_rated(site, few, 1300, games=LEAST_GAMES - 1)
        is_rated(site, alike, 1300, met=COMPANY - 1)
        is_rated(site, site.guest(), 1300)
        first, second = board(site)
        assert (first["name"], second["name"]) == ("Han", "Chu")
        beats(site, han, chu)
        won = board(site)[0]
        assert (won["games"], won["person"]) == (LEAST_GAMES + 1, id_of(han))
        assert won["change"] == won["rating"] - 1190 > 0
        assert board(site, pace="correspondence") == []
        site.pass_time(31 * DAY)
        later = board(site)[0]
        assert (later["change"], later["rating"]) == (None, won["rating"])
        assert later["deviation"] > won["deviation"]
        site.pass_time(60 * DAY)
        assert board(site) == []  # they rest

    def test_a_guest_has_a_rating_of_their_own_that_becomes_the_accounts(self, site: Site) -> None:
        han, chu = site.guest(), account(site, "Chu")
        table = beats(site, han, chu)
        mine, theirs = chu.get(f"/tables/{table}/ratings")["seats"]
        assert mine["after"] > mine["before"]
        assert (theirs["after"], theirs["why"], theirs["weight"]) == (1000, "guest", 0.0)
        (before,) = han.get(f"/people/{id_of(han)}")["ratings"]
        assert chu.get(f"/people/{id_of(chu)}")["ratings"] == []
        path = f"/people/{id_of(chu)}"
        assert chu.get(path)["uncounted"] == [{"why": "guest", "games": 1}]
        assert han.get(path)["uncounted"] == []  # that is nobody else's business
        han.post("/me/account", name="Han", password=PASSWORD)
        assert han.get(f"/people/{id_of(han)}")["ratings"] == [before]

    def test_who_gives_up_at_once_has_not_played(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        table = rated_pair(site, han, chu)
        chu.post(f"/tables/{table}/resign")
        seats = han.get(f"/tables/{table}/ratings")["seats"]
        assert [(each["why"], each["after"]) for each in seats] == [("short", 1000)] * 2

    def test_bots_are_among_them(self, site: Site) -> None:
        rows = site.guest().get("/leaderboard/chuhan")["rows"]
        by_name = {row["bot"]: row["rating"] for row in rows}
        assert by_name["novice"] < 1000 < by_name["master"]
        assert [row["rating"] for row in rows] == sorted(by_name.values(), reverse=True)
        assert {row["games"] for row in rows} == {None}

    def test_what_is_none(self, site: Site) -> None:
        guest = site.guest()
        assert guest.missed("/leaderboard/chess") == (404, "UnknownGame")
        assert guest.missed("/leaderboard/chuhan", pace="blitz") == (422, "BadRequest")


class TestProfile:
    def test_graph_rivals_wins_and_streaks(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        tables = []
        for winner, loser in ((han, chu), (chu, han), (han, chu), (han, chu)):
            tables.append(beats(site, winner, loser))
            site.pass_time(DAY)
        profile = chu.get(f"/people/{id_of(han)}")
        assert (profile["name"], profile["account"]) == ("Han", True)
        (rating,) = profile["ratings"]
        assert (rating["game"], rating["pace"], rating["games"]) == ("chuhan", "live", 4)
        career = chu.get(f"/people/{id_of(han)}/games/chuhan")
        assert len(career["graph"]) == 4
        assert career["graph"][-1]["rating"] == rating["rating"]
        (rival,) = career["rivals"]
        assert (rival["name"], rival["won"], rival["lost"]) == ("Chu", 3, 1)
        assert (career["streak"], career["longest_streak"]) == (2, 2)
        assert career["last"] == ["won", "lost", "won", "won"]
        best = career["wins"][0]
        assert (best["name"], best["table"]) == ("Chu", tables[2])
        assert best["gain"] > 0
        assert chu.get(f"/people/{id_of(han)}/games/suntzu")["graph"] == []

    def test_results_by_option(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        beats(site, han, chu, options={"events": True})
        path = f"/people/{id_of(han)}/games/chuhan"
        assert han.get(path)["options"] == []  # there is nothing to tell apart
        for winner, loser in ((chu, han), (han, chu), (han, chu)):
            site.pass_time(60)
            beats(site, winner, loser, options={"events": False})
        without, with_events = han.get(path)["options"]
        assert without == {"option": "events", "choice": False, "won": 2, "drawn": 0, "lost": 1}
        assert with_events == {"option": "events", "choice": True, "won": 1, "drawn": 0, "lost": 0}

    def test_private_tables_stay_private(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        beats(site, han, chu, public=False)
        (win,) = chu.get(f"/people/{id_of(han)}/games/chuhan")["wins"]
        assert win["table"] is None

    def test_who_is_not_there(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        beats(site, han, chu)
        gone = id_of(chu)
        chu.post("/me/delete", password=PASSWORD)
        for path in (f"/people/{gone}", "/people/none", "/people/none/games/chuhan"):
            assert han.missed(path) == (404, "NotFound")
        (rival,) = han.get(f"/people/{id_of(han)}/games/chuhan")["rivals"]
        assert (rival["name"], rival["won"]) == ("", 1)


class TestResults:
    def test_of_a_table(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        table = rated_pair(site, han, chu)
        assert han.get(f"/tables/{table}/ratings") == {
            "annulled": False,
            "aside": False,
            "seats": [],
        }
        play_on(table, han, chu)
        chu.post(f"/tables/{table}/resign")
        seats = han.get(f"/tables/{table}/ratings")["seats"]
        assert [each["place"] for each in seats] == [0, 1]
        assert seats[0]["after"] > seats[0]["before"] == seats[1]["before"] > seats[1]["after"]
        assert han.missed("/tables/none/ratings") == (404, "NotFound")

    def test_the_host_annuls_one(self, site: Site) -> None:
        han, chu = account(site, "Han"), account(site, "Chu")
        table = beats(site, han, chu)
        host = Host(site)
        assert host.get("/tables")[0]["counts"]
        host.post("/tables/annul", table=table)
        assert not host.get("/tables")[0]["counts"]
        assert host.refused("/tables/annul", table=table) == (409, "NotNow")
        assert host.refused("/tables/annul", table="none") == (404, "NotFound")
        assert han.get(f"/tables/{table}/ratings")["annulled"]
        assert han.get(f"/people/{id_of(han)}")["ratings"] == []
        assert han.get(f"/people/{id_of(han)}/games/chuhan")["graph"] == []

    def test_they_outlive_the_server(self, tmp_path: Path) -> None:
        with site_in(tmp_path / "again") as first:
            han, chu = account(first, "Han"), account(first, "Chu")
            beats(first, han, chu)
            before = han.get(f"/people/{id_of(han)}")["ratings"]
            cookies = han.client.cookies
        with site_in(tmp_path / "again") as second:
            again = second.guest()
            again.client.cookies = cookies
            assert again.get(f"/people/{id_of(again)}")["ratings"] == before
