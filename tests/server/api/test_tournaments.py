"""Tournaments by HTTP: two whole ones, one of them through a restart and with no-shows."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_admin import Host
from tests.server.api.test_ratings import account, id_of
from tests.server.shell import fault

WAIT = 60
WRONG: list[tuple[dict[str, Any], tuple[int, str]]] = [
    ({"game": "chess"}, (404, "UnknownGame")),
    ({"name": "   "}, (422, "BadRequest")),
    ({"name": "x" * 49}, (422, "BadRequest")),
    ({"most": 5000}, (422, "BadOption")),
    ({"kind": "knockout"}, (422, "BadRequest")),
    ({"begins": 5.0}, (422, "BadOption")),
    ({"clock": {"bank": -1}}, (422, "BadRequest")),
    ({"bot": "nobody"}, (422, "UnknownBot")),
    ({"colour": "red"}, (422, "BadRequest")),
    ({"kind": "arena", "pace": "correspondence"}, (422, "BadOption")),
    ({"kind": "arena", "game": "shogun", "seats": 2}, (422, "BadSeat")),
    ({"kind": "arena", "game": "shogun", "least": 2}, (422, "BadOption")),
    ({"kind": "arena", "game": "shogun", "bot": "nobody"}, (422, "UnknownBot")),
    ({"kind": "arena", "minutes": 4}, (422, "BadOption")),
    ({"kind": "arena", "bot": "random"}, (422, "BadOption")),
    ({"kind": "arena", "round_limit": 3600}, (422, "BadOption")),
    ({"minutes": "many"}, (422, "BadRequest")),
    ({"round_limit": 5}, (422, "BadRequest")),
]


@pytest.fixture
def site(empty_site: Site) -> Site:
    """Tournaments are for all: each test has its own."""
    return empty_site


def opened(opener: Guest, **wanted: Any) -> str:
    asked = {"name": "Autumn cup", "game": "chuhan", "rated": False, **wanted}
    return str(opener.post("/tournaments", **asked)["id"])


def look(site: Site) -> None:
    """What is due happens."""
    assert site.client.portal is not None
    for _ in range(3):
        site.client.portal.call(site.services.tournament_runner.look)
        site.settle()


def sit_down(id: str, *players: Guest) -> list[str]:
    """They come to their tables."""
    tables = []
    for player in players:
        me = id_of(player)
        shown = player.get(f"/tournaments/{id}")
        number = next(row["number"] for row in shown["standings"] if row["person"] == me)
        for game in shown["games"]:
            if number in game["players"] and game["status"] == "waiting":
                player.post(f"/tables/{game['table']}/join")
                tables.append(game["table"])
    return tables


def points(shown: Any) -> float:
    """All that were given."""
    return float(sum(row["points"] for row in shown["standings"]))


def test_a_swiss_tournament_that_a_bot_fills_up(site: Site) -> None:
    ann, ben, cat = account(site, "Ann"), site.guest(), site.guest()
    id = opened(ann, bot="random", least=4, rounds=2)
    for each in (ann, ben, cat):
        assert each.post(f"/tournaments/{id}/join")["status"] == "open"
    assert [each["id"] for each in ben.get("/tournaments")["mine"]] == [id]
    begun = ann.post(f"/tournaments/{id}/begin")
    assert (begun["status"], begun["round"], begun["players"]) == ("running", 1, 4)
    assert [row["bot"] for row in begun["standings"]].count("random") == 1
    for _ in range(2):
        sit_down(id, ann, ben, cat)
        site.pass_time(5)
        resign_all(id, [ann, ben, cat])
        look(site)
    over = ann.get(f"/tournaments/{id}")
    assert (over["status"], over["round"], points(over)) == ("over", 2, 4.0)
    places = [row["place"] for row in over["standings"]]
    assert places == sorted(places)
    assert all(len(row["results"]) == 2 for row in over["standings"])
    first = ann.get(f"/tournaments/{id}", round=1)["games"]
    assert [game["round"] for game in first] == [1, 1]
    lists = site.guest().get("/tournaments")
    assert [each["id"] for each in lists["over"]] == [id]
    assert lists["mine"] == lists["open"] == lists["running"] == []


def test_whoever_looks_at_an_earlier_round_still_finds_their_game(site: Site) -> None:
    people = [account(site, "Ann"), *(site.guest() for _ in range(3))]
    id = opened(people[0], least=4, rounds=2)
    for each in people:
        each.post(f"/tournaments/{id}/join")
    people[0].post(f"/tournaments/{id}/begin")
    sit_down(id, *people)
    site.pass_time(5)
    resign_all(id, people)
    look(site)
    for each in people:
        told = each.get(f"/tournaments/{id}", round=1)["games"]
        assert [(game["round"], game["status"]) for game in told] == [
            (1, "over"),
            (1, "over"),
            (2, "waiting"),
            (2, "waiting"),
        ]


def test_everybody_meets_everybody_through_a_restart_with_no_shows(tmp_path: Path) -> None:
    names = ("Ann", "Ben", "Cat", "Dan")
    tokens = {}
    with site_in(tmp_path, tournament_wait=WAIT) as site:
        people = {name: account(site, name) for name in names}
        id = opened(people["Ann"], kind="round_robin", most=4)
        for person in people.values():
            person.post(f"/tournaments/{id}/join")
            tokens[person.get("/me")["name"]] = person.post("/me/tokens", name="again")["token"]
        look(site)  # it is full
        sit_down(id, people["Ann"], people["Ben"], people["Cat"])
        site.pass_time(1)
        shown = people["Ann"].get(f"/tournaments/{id}")
        assert {game["status"] for game in shown["games"]} == {"playing", "waiting"}
        waiting = next(game for game in shown["games"] if game["status"] == "waiting")
        assert 0 < waiting["wait"] <= WAIT
    with site_in(tmp_path, tournament_wait=WAIT) as site:
        again = {}
        for name, token in tokens.items():
            client = site.nobody()
            client.headers["Authorization"] = f"Bearer {token}"
            again[name] = Guest(client)
        site.timers.advance(WAIT)  # it goes on where it was, and time has passed
        for _ in range(3):
            look(site)
            here = [again[name] for name in ("Ann", "Ben", "Cat")]
            sit_down(id, *here)
            site.pass_time(1)
            resign_all(id, here)
            site.pass_time(WAIT + 1)
            look(site)
        over = again["Ann"].get(f"/tournaments/{id}")
        assert over["status"] == "over"
        dan = over["standings"][-1]
        assert (dan["name"], dan["points"], dan["withdrawn"]) == ("Dan", 0, True)
        assert len(over["games"]) == 6
        assert points(over) == 6
        lost = [game for game in over["games"] if dan["number"] in game["players"]]
        assert [game["absent"] for game in lost] == [[dan["number"]]] * 3


def resign_all(id: str, players: list[Guest]) -> None:
    """The later of the alphabet resigns."""
    for player in reversed(players):
        me = id_of(player)
        shown = player.get(f"/tournaments/{id}")
        number = next(row["number"] for row in shown["standings"] if row["person"] == me)
        for game in shown["games"]:
            if number in game["players"] and game["status"] == "playing":
                player.client.post(f"/api/tables/{game['table']}/resign", json={})


def test_an_arena_where_people_come_and_go(site: Site) -> None:
    ann, ben, cat = account(site, "Ann"), site.guest(), site.guest()
    id = opened(ann, kind="arena", minutes=5, least=2)
    for each in (ann, ben):
        each.post(f"/tournaments/{id}/join")
    begun = ann.post(f"/tournaments/{id}/begin")
    assert begun["ends"] == pytest.approx(site.timers.now() + 300)
    (game,) = begun["games"]
    assert (game["status"], game["wait"]) == ("waiting", 60)
    sit_down(id, ann, ben)
    site.pass_time(2)
    resign_all(id, [ann, ben])
    ben.post(f"/tournaments/{id}/leave")
    cat.post(f"/tournaments/{id}/join")
    look(site)
    site.pass_time(2)
    assert len(sit_down(id, ann, cat)) == 2
    site.pass_time(2)
    resign_all(id, [ann, cat])
    look(site)
    shown = ben.post(f"/tournaments/{id}/join")
    first = shown["standings"][0]
    assert (first["name"], first["points"], first["results"][:2]) == ("Ann", 4, [2, 2])
    site.pass_time(301)
    look(site)
    over = ann.get(f"/tournaments/{id}")
    assert (over["status"], len(over["games"])) == ("over", 2)
    assert site.guest().refused(f"/tournaments/{id}/join") == (409, "TournamentBegun")


def test_an_arena_of_shogun_with_bots_on_empty_seats(site: Site) -> None:
    ann, ben, cat, dan = account(site, "Ann"), *(site.guest() for _ in range(3))
    id = opened(ann, kind="arena", game="shogun", seats=3, minutes=30, bot="random")
    for each in (ann, ben, cat, dan):
        each.post(f"/tournaments/{id}/join")
    begun = ann.post(f"/tournaments/{id}/begin")
    assert (begun["seats"], begun["players"], begun["rounds"]) == (3, 6, 0)
    assert [row["bot"] for row in begun["standings"]].count("random") == 2
    assert [len(game["players"]) for game in begun["games"]] == [3, 3]
    assert len(sit_down(id, ann, ben, dan)) == 3
    site.pass_time(61)  # Cat has not come: a bot plays for her
    look(site)
    shown = ann.get(f"/tournaments/{id}")
    assert {game["status"] for game in shown["games"]} == {"playing"}
    assert site.client.portal is not None
    for game in shown["games"]:
        site.client.portal.call(site.services.lobby.close_by_host, game["table"])  # drawn
    look(site)
    shown = ann.get(f"/tournaments/{id}")
    assert [row["person"] for row in shown["standings"] if row["withdrawn"]] == [id_of(cat)]
    assert sorted(row["results"][0] for row in shown["standings"]) == [0, 2, 2, 2, 2, 2]
    (on,) = (game for game in shown["games"] if game["status"] == "waiting")
    here = {row["number"] for row in shown["standings"] if not row["bot"] and not row["withdrawn"]}
    assert set(on["players"]) == here
    cat.post(f"/tournaments/{id}/join")
    site.pass_time(21)  # nobody else is free
    look(site)
    (mine,) = sit_down(id, cat)
    seats = cat.get(f"/tables/{mine}")["seats"]
    assert [seat["kind"] for seat in seats].count("bot") == 2
    assert cat.get(f"/tournaments/{id}")["players"] == 6


def test_a_lost_connection_stops_a_live_clock_unless_it_was_not_to(site: Site) -> None:
    ann, slow = account(site, "Ann"), {"pace": "correspondence", "clock": {"bank": 86400}}
    asked: list[tuple[dict[str, Any], float]] = [
        ({}, 30),
        ({"kind": "arena"}, 30),
        ({"clock": {"bank": 300}}, 30),
        ({"clock": {"bank": 300, "grace": 60}}, 60),
        ({"clock": {"bank": 300, "grace": 0}}, 0),
        (slow, 0),
    ]
    for wanted, grace in asked:
        id = opened(ann, **wanted)
        assert ann.post(f"/tournaments/{id}/cancel")["clock"]["grace"] == grace, wanted


class TestRefused:
    def test_what_cannot_be(self, site: Site) -> None:
        ann = account(site, "Ann")
        for wanted, kind in WRONG:
            form = {"name": "Cup", "game": "chuhan", **wanted}
            assert ann.refused("/tournaments", **form) == kind, wanted
        assert ann.get("/tournaments")["open"] == []

    def test_who_may_do_what(self, site: Site) -> None:
        ann, guest = account(site, "Ann"), site.guest()
        form = {"name": "Cup", "game": "chuhan"}
        assert guest.refused("/tournaments", **form) == (403, "NeedsAccount")
        id = opened(ann, least=2, most=3)
        for what in ("begin", "cancel"):
            assert guest.refused(f"/tournaments/{id}/{what}") == (403, "NotTheOpener")
        assert ann.refused(f"/tournaments/{id}/begin") == (409, "TooFewPlayers")
        for player in (ann, guest):
            player.post(f"/tournaments/{id}/join")
        ann.post(f"/tournaments/{id}/begin")
        assert site.guest().refused(f"/tournaments/{id}/join") == (409, "TournamentBegun")
        full = opened(ann, least=2, most=2, begins=site.services.now() + 3600)
        for player in (ann, guest):
            player.post(f"/tournaments/{full}/join")
        assert site.guest().refused(f"/tournaments/{full}/join") == (409, "TournamentFull")
        opened(ann)
        assert ann.refused("/tournaments", **form) == (429, "TooManyTournaments")

    def test_none_there(self, site: Site) -> None:
        guest = site.guest()
        assert guest.missed("/tournaments/nothing") == (404, "NotFound")
        for what in ("join", "leave", "begin", "cancel", "remove"):
            body = {"person": "nobody"} if what == "remove" else None
            answer = guest.client.post(f"/api/tournaments/nothing/{what}", json=body)
            assert fault(answer) == (404, "NotFound")


def test_a_seat_of_a_tournament_is_told_at_the_table(site: Site) -> None:
    ann, ben = account(site, "Ann"), site.guest()
    id = opened(ann, least=2, rounds=1)
    for player in (ann, ben):
        player.post(f"/tournaments/{id}/join")
    ann.post(f"/tournaments/{id}/begin")
    (table,) = set(sit_down(id, ann, ben))
    assert ann.get(f"/tables/{table}")["tournament"] == id
    assert ann.refused(f"/tables/{table}/abort") == (409, "NotNow")
    ann.post(f"/tables/{table}/resign")
    again = ann.post(f"/tables/{table}/rematch")
    assert again["tournament"] is None


def test_who_is_banned_plays_in_no_tournament_any_more(site: Site) -> None:
    ann, ben = account(site, "Ann"), site.guest()
    running, waiting = opened(ann, least=2), opened(ann)
    for id in (running, waiting):
        for each in (ann, ben):
            each.post(f"/tournaments/{id}/join")
    ann.post(f"/tournaments/{running}/begin")
    Host(site).post("/bans", kind="name", value=ben.name)
    rows = ann.get(f"/tournaments/{running}")["standings"]
    assert {row["name"]: row["withdrawn"] for row in rows} == {"Ann": False, ben.name: True}
    rows = ann.get(f"/tournaments/{waiting}")["standings"]
    assert [row["name"] for row in rows] == ["Ann"]
