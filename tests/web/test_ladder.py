"""The ladder of rivals, and the home page that leads there: one next step."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.axe import violations
from tests.web.contexts import SHORT_PHONE
from tests.web.visitors import ON_A_DESKTOP, Visitors

WON = {"won": 1, "lost": 1, "at": 1.0, "table": None, "mine": 31, "theirs": 17}
LOST = {**WON, "won": 0, "lost": 2, "mine": 24, "theirs": 31}


def stands(page: Page, *standings: dict[str, Any]) -> None:
    """What the server tells of somebody's games against bots."""

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(standings))

    page.route("**/api/people/*/rivals", answer)


def against(bot: str, how: dict[str, Any], game: str = "chuhan") -> dict[str, Any]:
    return {"game": game, "bot": bot, **how}


@ON_A_DESKTOP
def test_whoever_beats_one_meets_the_next(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    stands(visitor.page, against("novice", WON), against("adept", LOST))
    page = visitor.open("/rivals/chuhan")
    beaten = page.get_by_role("article", name="The Ferryman")
    expect(beaten).to_contain_text("Won 31 : 17")
    expect(beaten).to_contain_text("You are across.")
    expect(page.locator("[aria-current=step]")).to_contain_text("The Envoy")
    expect(page.get_by_role("article", name="The Regent")).to_contain_text("The Magistrate")
    assert page.locator("[data-portrait]").evaluate_all(
        "(all) => all.map((each) => each.dataset.portrait)"
    ) == ["beaten", "next", "shut", "shut"]
    assert violations(page) == []
    page.get_by_role("link", name="Sun Tzu").click()
    expect(page.locator("[aria-current=step]")).to_contain_text("The Hare")
    page.get_by_role("button", name="Play The Hare").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("The Hare")


def test_home_leads_to_one_step(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=SHORT_PHONE)
    page = visitor.open("/")
    step = page.get_by_role("region", name="Your next step")
    expect(step.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.locator(".button.primary")).to_have_count(1)
    step.get_by_role("button", name="Another step").click()
    expect(step).to_contain_text("The puzzle of the day")
    assert violations(page) == []
    stands(page, against("novice", WON))
    page.reload()
    expect(step).to_contain_text("I carry one letter and two pairs.")
    step.get_by_role("button", name="Play The Envoy").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("The Envoy")
    page.goto(visitor.url)
    running = page.get_by_role("region", name="Back to the game")
    running.get_by_role("link", name="Back to the game").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("The Envoy")


@pytest.mark.long
def test_portraits_hang_on_the_profile(visitors: Visitors) -> None:
    visitor = visitors.come()
    stands(visitor.page, against("novice", WON), against("master", WON, game="shogun"))
    page = visitor.open("/player")
    rivals = page.get_by_role("region", name="Rivals")
    expect(rivals).to_contain_text("2 of 12")
    expect(rivals.locator("[data-portrait=beaten]")).to_have_count(2)
    assert violations(page) == []
