"""The rules on the page: an index of all games, contents, search, and the options of a table."""

import re

import pytest
from playwright.sync_api import expect

import tenka
from tenka.texts import Texts
from tests.web.axe import violations
from tests.web.visitors import ON_A_DESKTOP, Visitor, Visitors

GAMES = ("chuhan", "suntzu", "shogun")


@ON_A_DESKTOP
def test_the_index_leads_to_every_section(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    page = visitor.open("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
    for game in GAMES:
        title = Texts("en", game).say("game-title")
        book = page.get_by_role("article", name=re.compile(title))
        expect(book).to_contain_text(f"{len(tenka.game(game).rule_ids)} rules")
        sections = {id.split("-")[1].split(".")[0] for id in tenka.game(game).rule_ids}
        expect(book.get_by_role("listitem")).to_have_count(len(sections))
    assert not violations(page)
    page.get_by_role("link", name="Tower and battle").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shogun")
    expect(page.get_by_role("heading", name="5 Tower and battle")).to_be_in_viewport()
    assert not violations(page)


def test_all_games_are_searched_at_once(player: Visitor) -> None:
    page = player.open("/rules")
    expect(page.get_by_role("article")).to_have_count(3)
    page.keyboard.press("/")
    page.keyboard.type("winter")
    expect(page.get_by_role("searchbox")).to_have_value("winter")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Shogun"])
    page.get_by_role("searchbox").fill("SG-7.6")
    page.get_by_role("link", name="SG-7.6").click()
    sentence = Texts("en", "shogun").rule("SG-7.6")
    expect(page.get_by_text(sentence)).to_be_in_viewport()
    assert page.url.endswith("/rules/shogun#SG-7.6")


@pytest.mark.long
def test_contents_stay_in_view_and_say_where_one_is(visitors: Visitors) -> None:
    page = visitors.come().open("/rules/suntzu")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Warlords").click()
    expect(page.get_by_role("heading", name="7 Warlords")).to_be_in_viewport()
    expect(contents).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_contain_text("Warlords")


def test_contents_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(phone=True).open("/rules/chuhan")
    page.get_by_role("button", name="Contents").tap()
    page.get_by_role("dialog").get_by_role("link", name="Events").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("heading", name="7 Events")).to_be_in_viewport()
    # Both stay in reach, however far one has read.
    expect(page.get_by_role("button", name="Contents")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_be_in_viewport()


@pytest.mark.long
def test_every_difference_of_the_editions_stands_at_its_rule(visitors: Visitors) -> None:
    page = visitors.come().open("/rules/suntzu")
    points = tenka.game("suntzu").differences["edition"]
    expect(page.locator("[data-point]")).to_have_count(len(points))
    rule = page.locator("[id='ST-3.3']")
    expect(rule.locator("[data-point=order_from_round] dt")).to_have_text(
        ["English edition", "Hungarian edition", "Polish edition"]
    )


def test_rules_opened_at_a_table_are_those_of_the_table(visitors: Visitors) -> None:
    visitor = visitors.come()
    options = {"edition": "pl", "events": False, "warlords": True}
    page = visitor.quick(game="suntzu", options=options)
    page.get_by_role("tab", name="Rules").click()
    with visitor.context.expect_page() as opened:
        page.get_by_role("link", name="All rules with contents").click()
    rules = opened.value
    expect(rules.get_by_text("as they are played at your table")).to_be_visible()
    yours = rules.locator("[id='ST-3.3'] dt").get_by_text("yours")
    expect(yours).to_have_text("Polish edition · yours")
    expect(rules.get_by_role("heading", name="8 Events")).to_contain_text("not at your table")
    expect(rules.get_by_role("heading", name="7 Warlords")).not_to_contain_text("not at your table")


@pytest.mark.parametrize(
    ("game", "rule"),
    [("chuhan", "CH-3.4"), pytest.param("shogun", "SG-4.5", marks=pytest.mark.long)],
)
def test_an_example_is_drawn_and_can_be_tried(player: Visitor, game: str, rule: str) -> None:
    page = player.open(f"/rules/{game}#{rule}")
    page.set_viewport_size({"width": 1366, "height": 768})
    place = page.locator(f"[id='{rule}']")
    picture = place.get_by_role("img")
    expect(picture.locator(".stage")).to_be_visible()
    sentence = Texts("en", game).say(f"example-{rule.replace('.', '-')}")
    expect(picture).to_have_accessible_name(sentence)
    assert violations(page) == []
    place.get_by_role("button", name=f"Try it: {rule}").click()
    expect(page).to_have_url(re.compile("/table/"))
