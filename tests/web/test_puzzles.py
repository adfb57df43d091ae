"""Puzzles in the browser: found by their page, solved by clicks on the real board."""

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
    solve(page, puzzles_of(game)[number - 1])
    expect(bubble).to_contain_text(say("web-puzzle-found"))
    if (game, number) == USUALLY[:2]:
        assert violations(page) == []
    bubble.get_by_role("link", name=say("web-puzzle-all")).click()
    solved = page.locator(f"a[href='/learn/{game}-{number}']")
    expect(solved).to_have_class(re.compile("clean"))


@ON_A_PHONE
def test_a_wrong_move_is_told_and_the_board_waits(visitors: Visitors, phone: bool) -> None:
    number = next(at for at in CLICKED["chuhan"] if may_pass(puzzles_of("chuhan")[at - 1]))
    visitor = visitors.come(phone=phone)
    page = visitor.open("/learn")
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name=f"Puzzle {number}", exact=True).first.click()
    expect(page.get_by_text(f"Chu Han, puzzle {number}")).to_be_visible()
    page.get_by_role("button", name="Solve it").click()
    bubble = page.locator("[data-lesson]")
    expect(bubble).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    page.locator('[aria-keyshortcuts="P"]').click()
    expect(page.get_by_text("another move is clearly better")).to_be_visible()
    assert visitor.api("GET", f"/tables/{table}")["my_turn"]
    page.goto(f"{visitor.url}/learn/chuhan-9999")
    expect(page.get_by_text("There is no such puzzle here.")).to_be_visible()
    name = f"Puzzle {number}, not solved yet"
    expect(page.get_by_role("link", name=name)).to_be_visible()
