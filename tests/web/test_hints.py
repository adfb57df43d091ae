"""What would the master do? Asked at the table, played, and told beside the result."""

import re

import pytest
from playwright.sync_api import expect

from tenka.texts import Texts
from tests.server.api.site import LAST_CARD
from tests.web.axe import violations
from tests.web.visitors import ON_A_DESKTOP, Visitors


@ON_A_DESKTOP
def test_a_hint_is_asked_for_and_played(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    page = visitor.quick(game="chuhan", seat=0, position=LAST_CARD)
    lamp = page.get_by_role("button", name="Hint")
    lamp.click()
    card = page.get_by_role("dialog", name="What would the master do?")
    expect(card).to_contain_text(
        re.compile(r"single 4.*found the dynasty.*Chance to win.*100%.*Take a writ", re.DOTALL)
    )
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.keyboard.press("h")
    rules = page.get_by_role("region", name="Rules", exact=True)
    for asked, rule in (
        (card, "CH-3.3"),
        (page.get_by_role("region", name="What to do"), "CH-4.1"),
    ):
        asked.get_by_role("button", name=rule).click()
        expect(card).to_be_hidden()
        expect(rules.get_by_text(Texts("en", "chuhan").rule(rule))).to_be_in_viewport()
        whole = rules.get_by_role("link", name="All rules with contents")
        expect(whole).to_have_attribute("href", re.compile(f"^/rules/chuhan.*#{rule}$"))
        if phone:
            page.keyboard.press("Escape")
    page.keyboard.press("h")
    card.get_by_role("button", name="Play it").click()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("With hints: Han")


@pytest.mark.parametrize(("game", "language"), [("suntzu", "hu"), ("shogun", "pl")])
@pytest.mark.long
def test_a_hint_for_a_plan_names_its_parts(visitors: Visitors, game: str, language: str) -> None:
    visitor = visitors.come(language=language)
    options = {"warlords": False} if game == "suntzu" else {}
    page = visitor.quick(game=game, seat=0, options=options)
    page.locator("[aria-keyshortcuts=H]").click()
    parts = page.locator("[role=dialog] ol li")
    expect(parts.first).to_be_visible()
    assert parts.count() >= 5
    assert violations(page) == []
