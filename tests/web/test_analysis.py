"""The analysis of a finished game beside its replay: asked for, waited for, and led by."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.long import some
from tests.server.api.serving import Served
from tests.web.axe import violations
from tests.web.test_replay import finished
from tests.web.visitors import Visitors

LAPTOP: ViewportSize = {"width": 1366, "height": 768}


@pytest.mark.parametrize("phone", some([False, True], 1), ids=["1366x768", "390x844"])
def test_luck_and_skill_and_the_moments(visitors: Visitors, server: Served, phone: bool) -> None:
    han = visitors.come(phone=phone, viewport=None if phone else LAPTOP)
    page = han.open(f"/table/{finished(han, server)}#replay")
    show_tab(page, phone)
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    expect(panel).to_contain_text(re.compile(r"(You|Your) deci.*\. Luck .*\."))
    graph = panel.get_by_role("img", name=re.compile("Han began with .* ended with 0%"))
    expect(graph).to_be_visible()
    expect(panel.get_by_role("region", name="You")).to_contain_text(": 0%")
    expect(panel.get_by_role("region", name="Chu")).to_contain_text(": 100%")
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    assert violations(page) == []
    moment = panel.get_by_role("listitem").first
    expect(moment).to_contain_text(re.compile("Played: (Play|Pass|Take|Use) "))
    moment.get_by_role("button", name="Show on the board").click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text(re.compile("Move [0-7] of 8"))
    if not phone:
        expect(moment.get_by_role("button", pressed=True)).to_be_visible()
    if phone:
        show_tab(page, phone)
    moves = panel.get_by_role("region", name="Moves")
    expect(moves.get_by_role("button")).to_have_count(8)
    expect(moves.get_by_role("button").nth(1)).to_contain_text(
        re.compile(r"2\s+Chu passes\.\s+(good|doubtful|mistake|no choice)")
    )
    moves.get_by_role("button").nth(4).click()
    expect(bar).to_contain_text("Move 4 of 8")
    if not phone:
        walk_by_keys(page, moves, bar)
    page.get_by_role("button", name="End the replay").click()
    expect(panel).to_be_hidden()


def walk_by_keys(page: Page, moves: Locator, bar: Locator) -> None:
    here = moves.locator("[aria-current]")
    expect(here).to_contain_text("Han passes.")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("Move 5 of 8")
    expect(here).to_contain_text("Chu plays a single 7")
    page.keyboard.press("ArrowUp")
    expect(bar).to_contain_text("Move 0 of 8")
    page.keyboard.press("End")
    expect(bar).to_contain_text("Move 8 of 8")
    page.keyboard.press("1")
    expect(bar).to_contain_text(re.compile("Move [0-7] of 8"))
    page.keyboard.press("Home")
    costly = moves.locator("[data-verdict=doubtful], [data-verdict=mistake]")
    if costly.count():
        page.keyboard.press("n")
        expect(costly.and_(here)).to_have_count(1)
    moves.get_by_role("radio", name="Only costly").check()
    expect(moves.get_by_role("button")).to_have_count(costly.count())


def show_tab(page: Page, phone: bool) -> None:
    """On a phone it is in the sheet that the last line of the log opens."""
    expect(page.get_by_role("region", name="Replay")).to_contain_text(re.compile("Move . of 8"))
    if phone:
        page.locator(".last").get_by_role("button").first.click()
    page.get_by_role("tab", name="Analysis").click()
