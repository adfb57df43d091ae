"""Rated games by HTTP: agreed on before, counted after, shown on leaderboard and profile."""

from pathlib import Path
from typing import Any

import pytest

from tenka.server.ratings import leaderboard
from tests.server.api.parlour import Guest, Parlour, parlour_in
from tests.server.api.test_admin import Host

DAY = 86400.0
CLOCK = {"bank": 600, "increment": 5}


@pytest.fixture
def parlour(empty_parlour: Parlour) -> Parlour:
    """Names and ratings are for all: each test has its own."""
    return empty_parlour


def rated_pair(parlour: Parlour, han: Guest, chu: Guest, **wanted: Any) -> str:
    table = str(
        han.post("/tables", game="chuhan", seat=0, rated=True, clock=CLOCK, window=0, **wanted)[
            "table"
        ]
    )
    chu.post(f"/tables/{table}/join")
    return table


def beats(parlour: Parlour, winner: Guest, loser: Guest, **wanted: Any) -> str:
    """One resigns against the other."""
    table = rated_pair(parlour, winner, loser, **wanted)
    loser.post(f"/tables/{table}/resign")
    return table


def id_of(guest: Guest) -> str:
    return str(guest.get("/me")["id"])


def account(parlour: Parlour, name: str) -> Guest:
    guest = parlour.guest()
    guest.post("/me/account", name=name, password="a long pass phrase")
    return guest


def board(parlour: Parlour, **asked: Any) -> list[Any]:
    rows = parlour.guest().get("/leaderboard/chuhan", **asked)["rows"]
    return [row for row in rows if row["bot"] is None]


class TestTerms:
    def test_everybody_knows_before_the_game(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), parlour.guest()
        beats(parlour, han, chu)
        opened = han.post("/tables", game="chuhan", rated=True, clock=CLOCK)
        table = opened["table"]
        assert opened["rated"]
        seat = opened["seats"][0]
        assert seat["rating"] == {
            "rating": pytest.approx(1068, abs=10),
            "deviation": 191,
            "games": 1,
        }
        listed = next(each for each in chu.get("/tables") if each["id"] == table)
        assert (listed["rated"], listed["seats"][0]["rating"]) == (True, seat["rating"])
        terms = chu.get(f"/tables/{table}/terms")
        assert (terms["rated"], terms["seats"][0]["rating"]) == (True, seat["rating"])
        joined = chu.post(f"/tables/{table}/join")
        assert joined["seats"][1]["rating"]["rating"] < 1000

    def test_what_is_not_rated_shows_no_ratings(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), parlour.guest()
        beats(parlour, han, chu)
        opened = han.post("/tables", game="chuhan")
        assert (opened["rated"], opened["seats"][0]["rating"]) == (False, None)

    @pytest.mark.parametrize(
        "wrong",
        [
            {"friendly": True},
            {"position": {"lead": 0}, "public": False},
            {"rated": "yes"},
            {"clock": None},
        ],
    )
    def test_bad_terms(self, parlour: Parlour, wrong: dict[str, Any]) -> None:
        han = parlour.guest()
        status, kind = han.refused(
            "/tables", **{"game": "chuhan", "rated": True, "clock": CLOCK, **wrong}
        )
        assert (status, kind) in ((422, "BadRequest"), (422, "BadOption"))
        assert han.get("/tables/mine") == []

    def test_against_a_bot_at_once(self, parlour: Parlour) -> None:
        han = parlour.guest()
        table = han.post("/quick", game="chuhan", bot="greedy", rated=True)["table"]
        parlour.settle()
        han.post(f"/tables/{table}/resign")
        (mine, bots) = han.get(f"/tables/{table}/ratings")["seats"]
        assert mine["after"] < mine["before"] == 1000
        assert bots["after"] == bots["before"] == 1000


class TestLeaderboard:
    def test_those_i_follow_and_myself(self, parlour: Parlour) -> None:
        han, chu, qi = (account(parlour, name) for name in ("Han", "Chu", "Qi"))
        for other in (chu, qi):
            for _ in range(leaderboard.LEAST_GAMES):
                beats(parlour, han, other)
                parlour.pass_time(60)

        def shown(guest: Guest) -> list[str]:
            rows = guest.get("/leaderboard/chuhan", followed=True)["rows"]
            return [row["name"] for row in rows if row["bot"] is None]

        assert shown(chu) == ["Chu"]
        assert shown(parlour.guest()) == []
        for other, kind in ((han, "follow"), (qi, "block")):
            path = f"/api/me/contacts/{id_of(other)}"
            assert chu.client.put(path, json={"kind": kind}).status_code == 204
        assert shown(chu) == ["Han", "Chu"]
        assert len(board(parlour)) == 3
        nobody = parlour.nobody().get("/api/leaderboard/chuhan", params={"followed": True})
        assert [row for row in nobody.json()["rows"] if row["bot"] is None] == []

    def test_after_ten_games_and_an_account_the_guests_games_count(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), account(parlour, "Chu")
        for _ in range(leaderboard.LEAST_GAMES - 1):
            beats(parlour, han, chu)
            parlour.pass_time(60)
        assert board(parlour) == []
        beats(parlour, han, chu)
        assert [row["name"] for row in board(parlour)] == ["Chu"]
        han.post("/me/account", name="Han", password="a long pass phrase")
        first, second = board(parlour)
        assert (first["name"], second["name"]) == ("Han", "Chu")
        assert first["rating"] > 1000 > second["rating"]
        assert (first["games"], first["person"]) == (leaderboard.LEAST_GAMES, id_of(han))
        assert first["change"] == first["rating"] - 1000
        assert board(parlour, pace="correspondence") == []
        parlour.pass_time(31 * DAY)
        later = board(parlour)[0]
        assert (later["change"], later["rating"]) == (None, first["rating"])
        assert later["deviation"] > first["deviation"]
        parlour.pass_time(60 * DAY)
        assert board(parlour) == []  # they rest

    def test_bots_are_among_them(self, parlour: Parlour) -> None:
        rows = parlour.guest().get("/leaderboard/chuhan")["rows"]
        by_name = {row["bot"]: row["rating"] for row in rows}
        assert by_name["novice"] < 1000 < by_name["master"]
        assert [row["rating"] for row in rows] == sorted(by_name.values(), reverse=True)
        assert {row["games"] for row in rows} == {None}

    def test_what_is_none(self, parlour: Parlour) -> None:
        guest = parlour.guest()
        assert guest.missed("/leaderboard/chess") == (404, "UnknownGame")
        assert guest.missed("/leaderboard/chuhan", pace="blitz") == (422, "BadRequest")


class TestProfile:
    def test_graph_rivals_wins_and_streaks(self, parlour: Parlour) -> None:
        han, chu = account(parlour, "Han"), account(parlour, "Chu")
        tables = []
        for winner, loser in ((han, chu), (chu, han), (han, chu), (han, chu)):
            tables.append(beats(parlour, winner, loser))
            parlour.pass_time(DAY)
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

    def test_results_by_option(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), parlour.guest()
        beats(parlour, han, chu, options={"events": True})
        path = f"/people/{id_of(han)}/games/chuhan"
        assert han.get(path)["options"] == []  # there is nothing to tell apart
        for winner, loser in ((chu, han), (han, chu), (han, chu)):
            parlour.pass_time(60)
            beats(parlour, winner, loser, options={"events": False})
        without, with_events = han.get(path)["options"]
        assert without == {"option": "events", "choice": False, "won": 2, "drawn": 0, "lost": 1}
        assert with_events == {"option": "events", "choice": True, "won": 1, "drawn": 0, "lost": 0}

    def test_private_tables_stay_private(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), parlour.guest()
        beats(parlour, han, chu, public=False)
        (win,) = chu.get(f"/people/{id_of(han)}/games/chuhan")["wins"]
        assert win["table"] is None

    def test_who_is_not_there(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), parlour.guest()
        beats(parlour, han, chu)
        gone = id_of(chu)
        chu.post("/me/delete", password=None)
        for path in (f"/people/{gone}", "/people/none", "/people/none/games/chuhan"):
            assert han.missed(path) == (404, "NotFound")
        (rival,) = han.get(f"/people/{id_of(han)}/games/chuhan")["rivals"]
        assert (rival["name"], rival["won"]) == ("", 1)


class TestResults:
    def test_of_a_table(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), parlour.guest()
        table = rated_pair(parlour, han, chu)
        assert han.get(f"/tables/{table}/ratings") == {"annulled": False, "seats": []}
        chu.post(f"/tables/{table}/resign")
        seats = han.get(f"/tables/{table}/ratings")["seats"]
        assert [each["place"] for each in seats] == [0, 1]
        assert seats[0]["after"] > seats[0]["before"] == seats[1]["before"] > seats[1]["after"]
        assert han.missed("/tables/none/ratings") == (404, "NotFound")

    def test_the_host_annuls_one(self, parlour: Parlour) -> None:
        han, chu = parlour.guest(), parlour.guest()
        table = beats(parlour, han, chu)
        host = Host(parlour)
        assert host.get("/tables")[0]["counts"]
        host.post("/tables/annul", table=table)
        assert not host.get("/tables")[0]["counts"]
        assert host.refused("/tables/annul", table=table) == (409, "NotNow")
        assert host.refused("/tables/annul", table="none") == (404, "NotFound")
        assert han.get(f"/tables/{table}/ratings")["annulled"]
        assert han.get(f"/people/{id_of(han)}")["ratings"] == []
        assert han.get(f"/people/{id_of(han)}/games/chuhan")["graph"] == []

    def test_they_outlive_the_server(self, tmp_path: Path) -> None:
        with parlour_in(tmp_path / "again") as first:
            han, chu = account(first, "Han"), first.guest()
            beats(first, han, chu)
            before = han.get(f"/people/{id_of(han)}")["ratings"]
            cookies = han.client.cookies
        with parlour_in(tmp_path / "again") as second:
            again = second.guest()
            again.client.cookies = cookies
            assert again.get(f"/people/{id_of(again)}")["ratings"] == before
