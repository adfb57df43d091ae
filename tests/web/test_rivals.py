"""Rivals with names and faces: in quick play, at a new table, at the table, at a rematch."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.axe import violations
from tests.web.table import TablePage
from tests.web.visitors import ON_A_PHONE, Visitors

SMALL_DESKTOP: ViewportSize = {"width": 1366, "height": 768}
# A picture that was not found has no size of its own.
DRAWN = "(face) => face.complete && face.naturalWidth > 0"


def fits(page: Page) -> bool:
    """Nothing sticks out at the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@ON_A_PHONE
@pytest.mark.long
def test_a_novice_is_chosen_and_played(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    if not phone:
        visitor.page.set_viewport_size(SMALL_DESKTOP)
    page = visitor.open("/")
    page.get_by_role("button", name="Play a bot now").click()
    dialog = page.get_by_role("dialog")
    ferryman = dialog.get_by_role("radio", name="The Ferryman")
    # Who has never played here is offered the weakest one.
    expect(ferryman).to_be_checked()
    expect(ferryman).to_have_accessible_description(re.compile(r"novice strength \d+ Plays the"))
    dialog.get_by_role("radio", name="The Regent").check()
    ferryman.check()
    expect(dialog.get_by_role("radio", name="Random bot")).to_be_hidden()
    face = dialog.locator("[data-face=ferryman]")
    expect(face).to_be_in_viewport()
    assert face.evaluate(DRAWN)
    play = dialog.get_by_role("button", name="Play The Ferryman")
    expect(play).to_be_in_viewport()
    assert fits(page)
    assert not violations(page)
    play.click()
    table = TablePage(page)
    expect(table.prompt).to_be_visible()
    terms = visitor.api("GET", f"/tables/{page.url.split('/')[-1]}/terms")
    assert terms["seats"][1]["bot"] == "novice"
    seat = page.get_by_role("list", name="Seats").locator("[data-seat='1']")
    expect(seat).to_contain_text("The Ferryman")
    expect(seat.locator("[data-face=ferryman]")).to_be_visible()
    if not phone:
        seat.hover()
        tip = page.get_by_role("tooltip")
        expect(tip).to_contain_text("novice, strength")
        expect(tip).to_contain_text("Plays the lowest set")
    assert not violations(page)
    # On it goes: the rival answers.
    lowest = table.cards()[0]
    table.make(f"play {lowest}")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("The Ferryman")
    assert fits(page)


@ON_A_PHONE
@pytest.mark.long
def test_each_seat_of_a_new_table_has_a_rival_of_its_own(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    page = visitor.open("/new")
    page.get_by_role("radio", name="Shogun").check()
    seats = page.get_by_role("region", name="Who plays").get_by_role("group")
    expect(seats).to_have_count(2)
    for at, bot in enumerate(("novice", "greedy")):
        seats.nth(at).get_by_role("radio", name="Bot").check()
        seats.nth(at).get_by_role("combobox", name="Your rival").select_option(value=bot)
    expect(seats.nth(0)).to_contain_text("hardly ever begins a war")
    expect(seats.nth(0).locator("[data-face=daruma]")).to_be_visible()
    # One without a character has a plain mark.
    expect(seats.nth(1).locator("[data-face='']")).to_be_visible()
    assert fits(page)
    assert not violations(page)
    page.get_by_role("button", name="Open the table").click()
    there = page.locator("[data-seat]").filter(visible=True)
    for name, face in (("The Daruma", "daruma"), ("The Steward", "")):
        seat = there.filter(has_text=name)
        expect(seat).to_have_count(1)
        expect(seat.locator(f"[data-face='{face}']")).to_be_visible()
    assert fits(page)
    assert not violations(page)


@ON_A_PHONE
@pytest.mark.long
def test_once_more_against_another_rival(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    table = visitor.api("POST", "/quick", {"game": "suntzu", "bot": "novice"})["table"]
    visitor.api("POST", f"/tables/{table}/resign")
    page = visitor.open(f"/table/{table}")
    page.get_by_role("button", name="Another rival").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="The Hare")).to_be_checked()
    dialog.get_by_role("radio", name="The Tiger").check()
    assert fits(page)
    assert not violations(page)
    dialog.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("list", name="Seats")).to_contain_text("The Tiger")
    again = page.url.split("/")[-1]
    visitor.api("POST", f"/tables/{again}/resign")
    # The same rival once more is one click.
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(again))
    terms = visitor.api("GET", f"/tables/{page.url.split('/')[-1]}/terms")
    assert [seat["bot"] for seat in terms["seats"] if seat["kind"] == "bot"] == ["master"]
