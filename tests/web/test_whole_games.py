"""Whole games on a common laptop, by clicks on what the page offers and nothing else."""

from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tenka.games.suntzu.editions import EDITIONS
from tests.patient import PATIENCE
from tests.web.shogun_table import ShogunPage
from tests.web.table import TablePage
from tests.web.test_game import chosen
from tests.web.visitors import Visitor, Visitors

pytestmark = pytest.mark.long

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
MOST_DECISIONS = 400


@pytest.fixture
def laptop(visitors: Visitors) -> Visitor:
    return visitors.come(viewport=LAPTOP)


def test_a_year_of_shogun_from_its_draft_on(laptop: Visitor) -> None:
    table = ShogunPage(laptop, setup="draft")
    phases = set()
    for _ in range(MOST_DECISIONS):
        if table.state()["view"]["year"] > 1:
            break
        phases.add(table.answer())
    view = table.state()["view"]
    assert (view["year"], view["season"], view["phase"]) == (2, "spring", "planning")
    assert {"draft", "planning", "choosing", "actions"} <= phases
    table.put_away()
    expect(table.prompt).to_contain_text("Plan the spring")


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
def test_a_game_of_sun_tzu(laptop: Visitor, edition: str) -> None:
    options = {"edition": edition, "events": True, "warlords": True}
    page = laptop.quick(game="suntzu", seat=0, options=options)
    table = page.url.rsplit("/", 1)[-1]
    asked = page.locator("[aria-keyshortcuts=Enter]")
    for _ in range(MOST_DECISIONS):
        state = laptop.turn(table)
        if state["status"] == "over":
            break
        expect(asked).to_be_visible()
        answer_sun_tzu(page, state)
        until_answered(laptop, table, state["version"])
    winners = laptop.api("GET", f"/tables/{table}")["result"]["winners"]
    title = ["You win", "Chu wins"][winners[0]] if len(winners) == 1 else "A draw"
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


@pytest.mark.parametrize("events", [False, True], ids=["plain", "events"])
def test_a_game_of_chu_han(laptop: Visitor, events: bool) -> None:
    table = TablePage(laptop.quick(game="chuhan", seat=0, options={"events": events}))
    place = table.page.url.rsplit("/", 1)[-1]
    for _ in range(MOST_DECISIONS):
        state = laptop.turn(place)
        if state["status"] == "over":
            break
        table.make(chosen(laptop, place))
    title = ["You found the dynasty", "Chu founds the dynasty"][state["result"]["winners"][0]]
    expect(table.page.get_by_role("heading", name=title)).to_be_visible()


def until_answered(visitor: Visitor, table: str, version: int) -> None:
    """The server knows the answer."""
    until = monotonic() + PATIENCE
    while visitor.api("GET", f"/tables/{table}")["version"] == version:
        assert monotonic() < until
        visitor.page.wait_for_timeout(50)


def answer_sun_tzu(page: Page, state: Any) -> None:
    """One decision: what is missing is chosen until the primary action may be clicked."""
    primary = page.locator("[aria-keyshortcuts=Enter]")
    if state["view"]["phase"] == "placing":
        lay_somehow(page, primary)
    for offered in ("[data-drawn]", "[data-warlord]", "[data-target]"):
        for thing in page.locator(offered).all():
            if not primary.is_enabled():
                thing.click()
    if primary.is_enabled():
        primary.click()
    else:
        page.locator("[aria-keyshortcuts=P]").click()


def lay_somehow(page: Page, primary: Locator) -> None:
    """High cards first, until one lies at each province: not every card may lie everywhere."""
    slots = page.locator("button[data-slot]")
    expect(slots.first).to_be_visible()
    for slot in slots.all():
        for number in range(page.locator("[data-card]").count() - 1, -1, -1):
            page.locator("[data-card]").nth(number).click(position={"x": 12, "y": 30})
            slot.click()
            if slot.locator(".card").count():
                break
    expect(primary).to_be_enabled()
