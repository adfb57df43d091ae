"""Puzzles in the browser: found by their page, tried once by clicks on the board, practised."""

import re

import pytest
from playwright.sync_api import Page, expect

import tenka
from tenka.analysis.puzzles import Puzzle
from tenka.server.tables.game_files import puzzles_of
from tenka.texts import LANGUAGES
from tests.web.axe import violations
from tests.web.visitors import ON_A_PHONE, Visitors
from tests.web.words import Words

# What is clicked, for the moves that are made by clicks on things that boards name.
CLICKS = {"play": "card", "transfer": "target", "pay": "target", "choose": "special"}
GAMES = ("chuhan", "suntzu", "shogun")


def things(puzzle: Puzzle) -> list[str] | None:
    """The selectors of what its solution is made of; None, if a click is not enough."""
    verb, *words = puzzle.solution.split()
    if verb not in CLICKS or any("*" in word or word == "pool" for word in words):
        return None
    return [f'[data-{CLICKS[verb]}="{word}"]' for word in words]


CLICKED = {
    game: [at for at, puzzle in enumerate(puzzles_of(game), 1) if things(puzzle) is not None]
    for game in GAMES
}
USUALLY = GAMES[0], CLICKED[GAMES[0]][0], LANGUAGES[0]
ALL = [
    (game, number, language) for game in GAMES for number in CLICKED[game] for language in LANGUAGES
]


def solve(page: Page, puzzle: Puzzle) -> None:
    taken: dict[str, int] = {}
    for thing in things(puzzle) or ():
        at = taken.get(thing, 0)
        taken[thing] = at + 1
        page.locator(thing).nth(at).click(position={"x": 13, "y": 14})
    page.locator("[aria-keyshortcuts=Enter]:enabled").click()


def may_pass(puzzle: Puzzle) -> bool:
    state = tenka.game("chuhan").position(puzzle.position, 1, **puzzle.options)
    return "pass" in map(state.text, state.legal(puzzle.seat))


@pytest.mark.parametrize(
    ("game", "number", "language"),
    [USUALLY, *(pytest.param(*one, marks=pytest.mark.long) for one in ALL if one != USUALLY)],
)
def test_one_is_solved_on_the_board(
    visitors: Visitors, game: str, number: int, language: str
) -> None:
    say = Words(language)
    visitor = visitors.come(language=language)
    page = visitor.open(f"/learn/{game}-{number}")
    page.get_by_role("button", name=say("web-puzzle-solve")).click()
    bubble = page.locator("[data-lesson]")
    expect(bubble).to_contain_text(say("web-puzzle-task"))
    expect(bubble.get_by_role("button", name=say("web-puzzle-solution-show"))).to_have_count(0)
    puzzle = puzzles_of(game)[number - 1]
    solve(page, puzzle)
    ranked = bubble.get_by_role("listitem")
    expect(ranked.first).to_contain_text(say("web-puzzle-best"))
    expect(ranked.first).to_contain_text(f"{round(100 * puzzle.chance)}")
    expect(ranked.nth(1)).to_contain_text(say("web-puzzle-second"))
    if (game, number) == USUALLY[:2]:
        assert violations(page) == []
    bubble.get_by_role("link", name=say("web-puzzle-all")).click()
    solved = page.locator(f"a[href='/learn/{game}-{number}']")
    expect(solved).to_have_class(re.compile("solved"))


@ON_A_PHONE
def test_one_try_counts_and_then_it_is_practice(visitors: Visitors, phone: bool) -> None:
    puzzles = puzzles_of("chuhan")
    number = next(at for at in CLICKED["chuhan"] if may_pass(puzzles[at - 1]))
    visitor = visitors.come(phone=phone)
    page = visitor.open("/learn")
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name=f"Puzzle {number}", exact=True).first.click()
    expect(page.get_by_text(f"Chu Han, puzzle {number}")).to_be_visible()
    page.get_by_role("button", name="Solve it").click()
    bubble = page.locator("[data-lesson]")
    expect(bubble).to_contain_text("your first move counts")
    table = page.url.rsplit("/", 1)[1]
    page.locator('[aria-keyshortcuts="P"]').click()
    expect(bubble).to_contain_text("“Pass” is not the best move.")
    expect(bubble.get_by_role("listitem")).to_have_count(0)
    assert visitor.api("GET", f"/tables/{table}")["my_turn"]
    solve(page, puzzles[number - 1])  # nothing was taken away
    expect(bubble).to_contain_text("is the best move")
    page.reload()
    expect(bubble).to_contain_text("You have missed this one.")
    bubble.get_by_role("button", name="Show the solution").click()
    expect(bubble.get_by_role("listitem").nth(1)).to_contain_text("Second best")
    stands_on_the_screen(page)
    bubble.get_by_role("button", name="Play on from here").click()
    expect(bubble).to_have_count(0)
    solve(page, puzzles[number - 1])
    expect(page.get_by_text("Nothing has happened yet.")).to_have_count(0)
    page.goto(f"{visitor.url}/learn/chuhan-9999")
    expect(page.get_by_text("There is no such puzzle here.")).to_be_visible()
    expect(page.get_by_role("link", name=f"Puzzle {number}, missed")).to_be_visible()


def stands_on_the_screen(page: Page) -> None:
    """Also where it has to be scrolled."""
    page.wait_for_timeout(300)
    box, size = page.locator("[data-lesson]").bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["x"] <= size["width"] - box["width"]
    assert 0 <= box["y"] <= size["height"] - box["height"]
