"""Positions are set up on the real board, checked as one goes, linked to, brought along, played."""

import json
import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.long import some
from tests.server.api.serving import Served
from tests.web.axe import violations
from tests.web.test_replay import finished
from tests.web.texts_seen import troubles
from tests.web.visitors import Visitor, Visitors

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PLAYABLE = "This position can be played."


def test_cards_go_from_place_to_place_and_a_link_keeps_them(visitors: Visitors) -> None:
    han = visitors.come(viewport=LAPTOP)
    page = han.open("/learn")
    page.get_by_role("link", name="Set up a position").first.click()
    told = page.get_by_role("status")
    expect(told).to_contain_text(f"{PLAYABLE} To move: Han")
    hand = page.get_by_role("group", name="Hand of Han")
    cards = page.locator(".hand [data-card]")
    expect(cards).to_have_count(15)
    cards.first.click(position={"x": 8, "y": 60})  # the next one lies over it
    page.get_by_role("group", name=re.compile("to:")).get_by_role("button", name="Pile,").click()
    expect(told).to_contain_text("Not possible: The pile has exactly two cards")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(told).to_contain_text(PLAYABLE)
    hand.get_by_role("button").last.click()
    page.get_by_role("button", name="Discard pile").last.click()
    expect(cards).to_have_count(14)
    page.get_by_role("spinbutton", name="Points of Chu").fill("17")
    page.get_by_role("combobox", name="Who leads").select_option("Chu")
    expect(told).to_contain_text("To move: Chu")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.get_by_role("button", name="Link to this position").click()
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    other = visitors.come(viewport=LAPTOP).open("/" + link.split("/", 3)[3])
    expect(other.get_by_role("status")).to_contain_text("To move: Chu")
    expect(other.locator(".hand [data-card]")).to_have_count(14)
    expect(other.get_by_role("spinbutton", name="Points of Chu")).to_have_value("17")
    other.get_by_role("button", name="JSON").click()
    field = other.get_by_role("textbox", name="Position as JSON")
    assert json.loads(field.input_value())["scores"][1] == 17
    field.fill("{")
    other.get_by_role("button", name="Set up this position").click()
    expect(other.get_by_role("alert")).to_contain_text("not a JSON object")
    field.fill(json.dumps({"hands": [["4", "7"], ["8", "9"]], "lead": 0}))
    other.get_by_role("button", name="Set up this position").click()
    expect(other.locator(".hand [data-card]")).to_have_count(2)
    other.get_by_role("button", name="Play it").click()
    other.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(other).to_have_url(re.compile("/table/"))
    expect(other.locator(".hand [data-card]")).to_have_count(2)


def test_a_link_without_a_position_says_so(player: Visitor) -> None:
    page = player.open("/editor/chuhan#nonsense")
    expect(page.get_by_role("alert")).to_contain_text("no position that can be read")
    expect(page.get_by_role("status")).to_contain_text(PLAYABLE)


@pytest.mark.long
def test_a_moment_of_a_replay_is_changed(visitors: Visitors, server: Served) -> None:
    han = visitors.come(viewport=LAPTOP)
    page = han.open(f"/table/{finished(han, server)}#replay")
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Move 8 of 8")
    page.keyboard.press("Home")
    page.get_by_role("link", name="Set up a position").click()
    expect(page.get_by_role("status")).to_contain_text(PLAYABLE)
    expect(page).to_have_url(re.compile("table=.*ply=0"))


@pytest.mark.long
def test_provinces_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(phone=True).open("/editor/suntzu")
    expect(page.get_by_role("status")).to_contain_text(PLAYABLE)
    page.locator("[data-province=wu] h3").click()
    sheet = page.get_by_role("dialog", name="Set up a position")
    wu = sheet.get_by_role("region", name="Wu")
    wu.get_by_role("combobox", name="Armies of").select_option("Chu")
    wu.get_by_role("button", name="How many: one more").click()
    expect(wu.get_by_role("spinbutton", name="How many")).to_have_value("2")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-province=wu]")).to_contain_text("Chu: 2 armies")
    expect(page.locator("[data-seat='1']")).to_contain_text("16")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", some(["shogun", "suntzu", "chuhan"], 1))
def test_where_words_are_longer_and_a_phone_is_narrow(visitors: Visitors, game: str) -> None:
    page = visitors.come(phone=True, language="hu").open(f"/editor/{game}")
    page.set_viewport_size({"width": 360, "height": 800})
    expect(page.locator(".deeds button").last).to_be_in_viewport(ratio=1)
    found = troubles(page)
    assert not found.keys() & {"cut choices", "off the screen", "wider than the screen"}, found


def test_cards_are_laid_and_battles_begin(player: Visitor) -> None:
    page = player.open("/editor/suntzu")
    page.set_viewport_size(LAPTOP)
    told = page.get_by_role("status")
    expect(told).to_contain_text(PLAYABLE)
    page.locator("[data-province=wu] h3").click()
    wu = page.get_by_role("region", name="Wu")
    wu.get_by_role("combobox", name="Card laid: Sun Tzu").select_option("5")
    expect(told).to_contain_text("Not possible: Cards are laid from Qin on without a gap")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="To the battles").click()
    expect(told).to_contain_text(f"{PLAYABLE} To move: Sun Tzu")
    expect(wu.get_by_role("combobox", name="Card laid: Chu")).to_have_value("5")
    wu.get_by_role("combobox", name="Card laid: Chu").select_option("6")
    wu.get_by_role("checkbox", name="Fought this round").check()
    page.get_by_role("combobox", name="Who names the next battle").select_option("Chu")
    expect(told).to_contain_text("To move: Chu")
    expect(wu.get_by_role("button", name="Turn the cards here")).to_be_hidden()
    page.locator("[data-province=qin] h3").click()
    qin = page.get_by_role("region", name="Qin")
    asked = qin.get_by_role("combobox", name="Asked in this battle")
    asked.select_option("cost of a card")
    expect(told).to_contain_text("To move: Sun Tzu")
    qin.get_by_role("combobox", name="Who is asked").select_option("Chu")
    qin.get_by_role("spinbutton", name="Armies owed: Chu").fill("2")
    expect(told).to_contain_text("To move: Chu")
    expect(qin.get_by_role("spinbutton", name="Armies owed: Sun Tzu")).to_have_value("0")
    expect(qin.get_by_role("spinbutton", name="Armies owed: Chu")).to_have_value("2")
    qin.get_by_role("combobox", name="Armies of").select_option("Sun Tzu")
    expect(told).to_contain_text(PLAYABLE)
    asked.select_option("armies to bring")  # where the rival's stand
    expect(told).to_contain_text("Not possible: Nobody is asked this here")
    assert violations(page) == []


@pytest.mark.long
def test_the_map_of_shogun_and_a_reason_in_ones_language(visitors: Visitors) -> None:
    page = visitors.come(viewport=LAPTOP, language="pl").open("/editor/shogun")
    told = page.get_by_role("status")
    expect(told).to_contain_text("Od tej pozycji można grać.")
    page.locator("[data-province=Bizen]").dispatch_event("click")
    bizen = page.get_by_role("region", name="Bizen")
    bizen.get_by_role("combobox", name="Właściciel").select_option("Mori Motonari")
    for building in ("Zamek", "Teatr"):  # there is one site
        bizen.get_by_role("checkbox", name=building).check()
    expect(told).to_contain_text("Niemożliwe: Bizen:")
    page.get_by_role("button", name="Cofnij").click()
    expect(told).to_contain_text("można grać")
    page.get_by_role("combobox", name="Pora roku").select_option("jesień")
    expect(page.get_by_role("region", name="Rok 1, jesień")).to_be_visible()
    plan = page.get_by_role("region", name="Plan: Uesugi")
    plan.get_by_role("combobox", name="Teatr").select_option("chest2")
    expect(plan.get_by_role("combobox", name="Zamek")).to_have_value("none")
    expect(told).to_contain_text("można grać")
    assert violations(page) == []
    page.get_by_role("combobox", name="Pora roku").select_option("zima")
    expect(told).to_contain_text("Ruch: Uesugi")
    bizen.get_by_role("combobox", name="Właściciel").select_option("Uesugi Kenshin")
    bizen.get_by_role("checkbox", name="Buntuje się tej zimy").check()
    bizen.get_by_role("combobox", name="Właściciel").select_option("Tokugawa Ieyasu")
    expect(told).to_contain_text("Niemożliwe: Zimą buntują się prowincje gracza")
    assert violations(page) == []
