"""Who plays by keyboard stays at the board: a move does not throw them back to the page's top."""

import pytest
from playwright.sync_api import Page, expect

from tests.long import some
from tests.server.api.serving import Served
from tests.web.boards import ASKED, BOARDS
from tests.web.positions import SCENES
from tests.web.table import Duel
from tests.web.visitors import Visitor

WHERE = """() => {
    const region = document.activeElement.closest('main > :is(.hand, .bar, .board)');
    return region?.classList[0] ?? document.activeElement.tagName;
}"""


def stays(page: Page, *places: str) -> None:
    page.wait_for_function(f"(places) => places.includes(({WHERE})())", arg=list(places))


def test_in_chu_han_on_the_cards(player: Visitor, server: Served) -> None:
    duel = Duel.at(SCENES["lead"], player, server)
    page = duel.open().page
    cards = page.locator("[data-card]")
    before = cards.count()
    cards.first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(cards).to_have_count(before - 1)
    stays(page, "hand")
    assert page.evaluate("document.activeElement.matches('[data-card]')")


def test_in_sun_tzu_by_the_prompt(player: Visitor, server: Served) -> None:
    """What was asked is gone; what is asked next has the focus."""
    page = BOARDS["suntzu"]["drawing"](player, server)
    for drawn in page.locator("[data-drawn]").all()[:2]:
        drawn.focus()
        page.keyboard.press("Space")
    keep = page.locator(ASKED)
    expect(keep).to_be_enabled()
    keep.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-drawn]")).to_have_count(0)
    expect(page.locator("button[data-slot]").first).to_be_visible()
    stays(page, "bar", "MAIN")


def test_no_other_answer_takes_the_place_of_one_that_is_gone(
    player: Visitor, server: Served
) -> None:
    """Whoever presses Enter once more does not do what they never meant to."""
    duel = Duel.at(SCENES["lead"], player, server)
    table = duel.open()
    table.page.locator("[data-card=ji_bu]").click(position={"x": 13, "y": 50})
    use = table.button("Use Ji Bu")
    use.focus()
    table.page.keyboard.press("Enter")
    expect(use).to_have_count(0)
    stays(table.page, "MAIN")


@pytest.mark.parametrize("phase", some(["marching", "choosing"], 1))
def test_in_shogun_on_what_is_chosen(player: Visitor, server: Served, phase: str) -> None:
    page = BOARDS["shogun"][phase](player, server)
    chosen = {"choosing": "[data-special] button", "marching": "button[data-target]"}[phase]
    page.locator(chosen).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_be_enabled()
    stays(page, "hand", "board")
    said = page.locator(ASKED).inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(ASKED).filter(has_text=said)).to_have_count(0)
    stays(page, "hand", "board", "MAIN")
