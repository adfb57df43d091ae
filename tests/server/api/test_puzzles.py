"""Puzzles over the API: listed without their solutions, opened by name, tried once, practised."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import tenka
from tenka.analysis.puzzles import Puzzle
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
        assert set(each["puzzles"][0]) == {"number", "seat", "grade", "solved"}


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


def tried(guest: Guest, move: str, game: str = "chuhan", number: int = 1) -> Json:
    answer: Json = guest.post(f"/puzzles/{game}/{number}/tries", move=move)
    return answer


def others_of(puzzle: Puzzle, game: str = "chuhan") -> list[str]:
    state = tenka.game(game).position(puzzle.position, **puzzle.options)
    return [text for text in map(state.text, state.legal(puzzle.seat)) if text != puzzle.solution]


@pytest.mark.parametrize("game", GAMES)
def test_one_is_solved_and_played_on(site: Site, game: str) -> None:
    puzzle, guest = puzzles_of(game)[0], site.guest()
    state = guest.post(f"/lessons/{game}/puzzle-1")
    table = state["table"]
    assert (state["my_turn"], state["seat"]) == (True, puzzle.seat)
    terms = guest.get(f"/tables/{table}/terms")
    assert (terms["public"], terms["friendly"]) == (False, True)
    first = {"move": puzzle.solution, "solved": True}
    assert tried(guest, puzzle.solution, game) == {"solved": True, "first": first}
    told = guest.get(f"/puzzles/{game}/1/solution")
    assert told["best"] == {"move": puzzle.solution, "chance": puzzle.chance}
    assert told["second"] == {"move": puzzle.second, "chance": puzzle.otherwise}
    assert told["reason"]["move"] == puzzle.compared
    assert (told["tempting"] or {"move": ""})["move"] == puzzle.tempting
    solved = decided(guest, site, table, puzzle.solution)
    assert solved["decision"] != state["decision"] or solved["status"] == "over"


def test_the_first_try_counts_and_all_others_are_practice(site: Site) -> None:
    puzzle, guest = puzzles_of("chuhan")[0], site.guest()
    wrong, *more = others_of(puzzle)
    first = {"move": wrong, "solved": False}
    assert tried(guest, wrong) == {"solved": False, "first": first}
    assert tried(guest, wrong) == {"solved": False, "first": first}  # sent again
    for other in more:
        assert tried(guest, other) == {"solved": False, "first": first}
    assert tried(guest, puzzle.solution) == {"solved": True, "first": first}
    assert guest.get("/puzzles/chuhan/1/tries") == {"first": first}
    marks = {each["game"]: each["puzzles"] for each in guest.get("/learn")["games"]}
    assert [each["solved"] for each in marks["chuhan"]][:2] == [False, None]
    assert site.guest().get("/puzzles/chuhan/1/tries") == {"first": None}  # each has their own


def test_of_many_tries_at_once_one_counts(site: Site) -> None:
    """As two tabs send them, or a hand that clicks twice."""
    puzzle, guest = puzzles_of("chuhan")[0], site.guest()
    moves = [puzzle.solution, *others_of(puzzle)[:1]] * 4
    with ThreadPoolExecutor(len(moves)) as threads:
        told = list(threads.map(lambda move: tried(guest, move), moves))
    firsts = [each["first"] for each in told]
    assert firsts == [guest.get("/puzzles/chuhan/1/tries")["first"]] * len(moves)
    assert [each["solved"] for each in told] == [move == puzzle.solution for move in moves]


def test_what_is_no_move_does_not_count(site: Site) -> None:
    guest = site.guest()
    assert guest.refused("/puzzles/chuhan/1/tries", move="play 99") == (422, "IllegalMove")
    assert guest.refused("/puzzles/chuhan/9999/tries", move="pass") == (404, "NotFound")
    assert guest.refused("/puzzles/go/1/tries", move="pass") == (404, "UnknownGame")
    assert guest.get("/puzzles/chuhan/1/tries") == {"first": None}


def test_nothing_of_the_solution_is_told_before_the_first_try(site: Site) -> None:
    puzzle, guest = puzzles_of("chuhan")[0], site.guest()
    state = guest.post("/lessons/chuhan/puzzle-1")
    lesson, table = state["lesson"], state["table"]
    assert (lesson["id"], lesson["kind"]) == ("chuhan/puzzle-1", "puzzle")
    task = {"say": "web-puzzle-task", "rule": "", "point_at": [], "shows": [], "expect": []}
    assert lesson["now"] == [task]
    assert state["may_hint"] is False
    assert guest.refused(f"/tables/{table}/hint") == (403, "NoHints")
    assert guest.missed("/puzzles/chuhan/1/solution") == (409, "NotNow")
    assert site.nobody().get("/api/puzzles/chuhan/1/solution").status_code == 409
    # Nor do the moves of the table tell it: both are followed by the same words.
    assert decided(guest, site, table, puzzle.solution)["lesson"] == lesson
    again = guest.post("/lessons/chuhan/puzzle-1")["table"]
    assert decided(guest, site, again, others_of(puzzle)[0])["lesson"] == lesson
    assert guest.missed("/puzzles/chuhan/1/solution") == (409, "NotNow")


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
