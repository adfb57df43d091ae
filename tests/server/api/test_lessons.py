"""Guided hands over the API: opened, followed, left, ended."""

from typing import Any

import pytest

from tenka.core.contract import Json
from tenka.server.tables.lessons import wanted_lesson
from tests.server.api.site import Guest, Site

DAY = 86400.0


def begin(guest: Guest, game: str = "chuhan") -> Json:
    state: Json = guest.post(f"/lessons/{game}")
    return state


def decide(guest: Guest, site: Site, table: str, texts: list[str]) -> Json:
    """A whole decision, and all that follows."""
    decision = guest.get(f"/tables/{table}")["decision"]
    body = {"decision": decision, "key": f"{decision}", "moves": texts}
    guest.post(f"/tables/{table}/moves", **body)
    for _ in range(100):  # a crowded machine is slow
        site.settle()
        state: Json = guest.get(f"/tables/{table}")
        if state["my_turn"] or state["status"] != "playing":
            break
    return state


def asked(state: Json) -> list[str]:
    """The decision that the guide asks for."""
    texts: list[str] = state["lesson"]["now"][-1]["expect"][0]
    return texts


@pytest.mark.parametrize("game", ["chuhan", "shogun", "suntzu"])
def test_one_is_followed_to_its_end(site: Site, game: str) -> None:
    guest = site.guest()
    state = begin(guest, game)
    table = state["table"]
    steps = []
    while state["status"] == "playing":
        assert state["my_turn"]
        assert state["lesson"]["game"] == game
        steps.append(state["lesson"]["step"])
        state = decide(guest, site, table, asked(state))
    assert steps == sorted(set(steps))
    assert state["status"] == "over"
    assert state["result"]["winners"] == [state["seat"]]
    assert [step["expect"] for step in state["lesson"]["now"]][-1] == []
    total = state["lesson"]["step"] + len(state["lesson"]["now"])
    assert total == state["lesson"]["steps"]


def test_the_table_is_private_friendly_and_without_a_clock(site: Site) -> None:
    guest = site.guest()
    table = begin(guest)["table"]
    terms = guest.get(f"/tables/{table}/terms")
    assert (terms["public"], terms["friendly"], terms["clock"]) == (False, True, None)
    assert terms["window"] == 0
    assert site.guest().get("/tables") == []


def test_nobody_else_is_told_of_it(site: Site) -> None:
    table = begin(site.guest())["table"]
    assert site.guest().get(f"/tables/{table}")["lesson"] is None


def test_a_move_that_is_taken_back_leads_back_to_its_step(site: Site) -> None:
    guest = site.guest()
    first = begin(guest)
    table = first["table"]
    second = decide(guest, site, table, asked(first))
    assert second["lesson"]["step"] == 2
    assert second["can_undo"]
    guest.post(f"/tables/{table}/undo")
    site.settle()
    again = guest.get(f"/tables/{table}")
    assert again["lesson"] == first["lesson"]
    assert decide(guest, site, table, asked(again))["lesson"] == second["lesson"]


@pytest.mark.parametrize(
    ("game", "texts"),
    [
        ("chuhan", ["play 8 8"]),
        ("suntzu", ["place han_qi plague", "place wu 6"]),
        (
            "shogun",
            ["plan deploy1 Hida", "plan battle_a none", "plan battle_b chest3", "plan bid Shinano"],
        ),
    ],
)
def test_another_way_is_played_on_against_bots(site: Site, game: str, texts: list[str]) -> None:
    guest = site.guest()
    table = begin(guest, game)["table"]
    state = decide(guest, site, table, texts)
    assert state["lesson"] is None
    for _ in range(200):
        if state["status"] != "playing":
            break
        assert state["my_turn"]  # the bots have answered
        legal = guest.legal(table)
        parts = len(guest.get(f"/tables/{table}/choices")) or 1
        assert parts == 1, "all plans of these hands are made by now"
        state = decide(guest, site, table, legal[:1])
        assert state["lesson"] is None
        if state["view"].get("hand_no", 0) > 5:
            return
    assert state["status"] == "over"


def test_one_at_a_time(site: Site) -> None:
    guest, other = site.guest(), site.guest()
    first, others = begin(guest), begin(other)
    decide(guest, site, first["table"], asked(first))
    second = begin(guest, "suntzu")
    ended = guest.get(f"/tables/{first['table']}")
    assert (ended["status"], ended["lesson"]) == ("aborted", None)
    assert guest.get(f"/tables/{second['table']}")["status"] == "playing"
    assert other.get(f"/tables/{others['table']}")["status"] == "playing"


def test_one_that_all_have_forgotten_is_ended(site: Site) -> None:
    gone, guest = site.guest(), site.guest()
    old = begin(gone)["table"]
    site.pass_time(DAY + 1)
    begin(guest)
    assert gone.get(f"/tables/{old}")["status"] == "aborted"


def test_it_can_be_left_at_any_time(site: Site) -> None:
    guest = site.guest()
    state = begin(guest)
    table = state["table"]
    for _ in range(3):
        state = decide(guest, site, table, asked(state))
    assert guest.post(f"/tables/{table}/abort")["status"] == "aborted"


def test_a_game_without_one(site: Site) -> None:
    guest = site.guest()
    assert guest.refused("/lessons/go") == (404, "UnknownGame")
    assert guest.refused("/lessons/..%2fchuhan")[0] == 404
    games: Any = guest.get("/games")
    assert {game["id"]: game["lesson"] for game in games} == {
        "chuhan": True,
        "shogun": True,
        "suntzu": True,
    }


def test_every_lesson_is_seen_as_it_begins(site: Site) -> None:
    guest = site.guest()
    for game in guest.get("/learn")["games"]:
        seen = guest.get(f"/games/{game['game']}/lessons")
        ids = [game["game"], *(f"{game['game']}/course-{one['number']}" for one in game["course"])]
        assert [one["lesson"] for one in seen] == ids
        for one in seen:
            state = guest.post(f"/lessons/{one['lesson']}")
            assert one["seat"] == state["seat"]
            # The engine draws what a lesson leaves open, so only what it says is the same.
            for field in wanted_lesson(one["lesson"]).position.keys() & one["view"].keys():
                assert one["view"][field] == state["view"][field], (one["lesson"], field)


def test_lessons_of_no_game_are_not_there(site: Site) -> None:
    assert site.guest().missed("/games/nonsense/lessons") == (404, "UnknownGame")
