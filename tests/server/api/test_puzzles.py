"""Puzzles over the API: listed without their solutions, opened by name, solved and played on."""

import pytest

from tenka.core.contract import Json
from tenka.server.tables.game_files import puzzles_of
from tests.server.api.site import Guest, Site

DAY = 86400.0
GAMES = ("chuhan", "suntzu", "shogun")


def decided(guest: Guest, site: Site, table: str, text: str) -> Json:
    guest.move(table, text)
    site.settle()
    state: Json = guest.get(f"/tables/{table}")
    return state


def test_all_are_listed_and_nothing_of_what_they_hide(site: Site) -> None:
    told = site.guest().get("/learn")
    assert sorted(each["game"] for each in told["games"]) == sorted(GAMES)
    for each in told["games"]:
        assert len(each["puzzles"]) == len(puzzles_of(each["game"]))
        assert set(each["puzzles"][0]) == {"number", "seat", "grade"}


@pytest.mark.parametrize("game", GAMES)
def test_one_is_drawn_as_its_player_sees_it(site: Site, game: str) -> None:
    guest = site.guest()
    shown = guest.get(f"/puzzles/{game}/1")
    state = guest.post(f"/lessons/{game}/puzzle-1")
    assert shown["view"] == state["view"]
    assert shown["seat"] == state["seat"]
    assert shown["seats"] == len(state["seats"])
    assert guest.missed(f"/puzzles/{game}/999") == (404, "NotFound")
    assert guest.missed(f"/puzzles/{game}/x") == (422, "BadRequest")


def test_each_day_has_another_one(site: Site) -> None:
    guest = site.guest()
    days = []
    for _ in range(7):
        days.append(guest.get("/learn")["daily"])
        site.pass_time(DAY)
    assert len({day["day"] for day in days}) == 7
    assert len({(day["game"], day["number"]) for day in days}) == 7
    assert {day["game"] for day in days} == set(GAMES)
    assert all(1 <= day["number"] <= len(puzzles_of(day["game"])) for day in days)


@pytest.mark.parametrize("game", GAMES)
def test_one_is_solved_and_played_on(site: Site, game: str) -> None:
    puzzle, guest = puzzles_of(game)[0], site.guest()
    state = guest.post(f"/lessons/{game}/puzzle-1")
    table, lesson = state["table"], state["lesson"]
    assert (state["my_turn"], state["seat"]) == (True, puzzle.seat)
    assert (lesson["id"], lesson["kind"]) == (f"{game}/puzzle-1", "puzzle")
    assert [step["expect"] for step in lesson["now"]] == [[[puzzle.solution]]]
    terms = guest.get(f"/tables/{table}/terms")
    assert (terms["public"], terms["friendly"]) == (False, True)
    solved = decided(guest, site, table, puzzle.solution)
    for _ in range(2):  # whatever comes after it, it stays solved
        lesson = solved["lesson"]
        assert (lesson["step"], lesson["steps"], lesson["now"]) == (1, 1, [])
        assert lesson["chances"] == [puzzle.chance, puzzle.otherwise]
        if not solved["my_turn"] or solved["plan"]:
            return
        solved = decided(guest, site, table, guest.legal(table)[0])


def test_another_move_is_no_solution(site: Site) -> None:
    puzzle, guest = puzzles_of("chuhan")[0], site.guest()
    table = guest.post("/lessons/chuhan/puzzle-1")["table"]
    other = next(text for text in guest.legal(table) if text != puzzle.solution)
    assert decided(guest, site, table, other)["lesson"] is None


@pytest.mark.parametrize("which", ["puzzle-0", "puzzle-9999", "puzzle-01", "puzzle-", "lesson-1"])
def test_what_is_no_puzzle(site: Site, which: str) -> None:
    guest = site.guest()
    assert guest.refused(f"/lessons/chuhan/{which}") == (404, "NotFound")
    assert guest.refused(f"/lessons/go/{which}") == (404, "UnknownGame")
    assert guest.get("/tables/mine") == []


def test_after_each_comes_the_next_and_after_the_last_none(site: Site) -> None:
    last = len(puzzles_of("suntzu"))
    guest = site.guest()
    for number, following in ((last - 1, f"suntzu/puzzle-{last}"), (last, None)):
        table = guest.post(f"/lessons/suntzu/puzzle-{number}")["table"]
        assert guest.get(f"/tables/{table}")["lesson"]["next"] == following
