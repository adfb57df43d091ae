"""Shogun on the page: a year's end against two bots, a season on a phone, a plan by keys alone."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tenka.games.shogun.data import FIELDS
from tenka.server.tables.moment_catalogue import moment_of
from tests.web.axe import ALL, violations
from tests.web.contexts import DESKTOP, PHONE
from tests.web.moments import open_moment
from tests.web.shogun_table import ShogunPage
from tests.web.sights import settle
from tests.web.visitors import Visitor, Visitors

MOST_DECISIONS = 40
WAYS: dict[str, tuple[ViewportSize, Literal["light", "dark"]]] = {
    "desktop": (DESKTOP, "light"),
    "phone": (PHONE, "light"),
    "lacquer": (DESKTOP, "dark"),
}


def land(owner: int, armies: int, **more: Any) -> dict[str, Any]:
    return {"owner": owner, "armies": armies, **more}


# The last autumn: after it comes the winter, and the game is over. All have rice enough.
AUTUMN: Any = {
    "year": 2,
    "season": "autumn",
    "phase": "planning",
    "provinces": {
        "Settsu": land(0, 5, castle=True),
        "Yamato": land(0, 4, temple=True),
        "Kii": land(0, 3, markers=1),
        "Ise": land(0, 2),
        "Omi": land(1, 4, theatre=True),
        "Mino": land(1, 3),
        "Owari": land(1, 2),
        "Harima": land(2, 4, castle=True),
        "Tamba": land(2, 3),
        "Bizen": land(2, 2),
    },
    "players": [
        {"chests": 9, "rice": 12, "vp": 14},
        {"chests": 8, "rice": 12, "vp": 12},
        {"chests": 7, "rice": 12, "vp": 13},
    ],
    "tower": {"inside": {"0": 4, "1": 3, "2": 3, "peasant": 3}, "tray": {"1": 1}},
    "events": {"open": [8, 12], "current": None},
}
# Winter, and there is no rice: two provinces revolt, and their owner says which comes first.
WINTER: Any = {
    **AUTUMN,
    "season": "winter",
    "phase": "winter",
    "order": [0, 1, 2],
    "players": [{**player, "rice": 1} for player in AUTUMN["players"]],
    "events": {"open": [8], "current": None},
}


def test_one_person_and_two_bots_play_to_the_end(player: Visitor) -> None:
    table = ShogunPage(player, AUTUMN)
    phases = set()
    for _ in range(MOST_DECISIONS):
        if table.state()["status"] == "over":
            break
        phases.add(table.answer())
    state = table.state()
    assert state["status"] == "over"
    assert {"planning", "choosing"} <= phases
    ending = table.page.get_by_role("region", name="The game is over")
    ending.locator("summary").first.click()  # the last year's points
    score = ending.get_by_role("table", name="Scoring of year 2")
    for seat, points in enumerate(state["view"]["players"]):
        cells = score.locator(f"tr td:nth-child({seat + 2}) b")
        *parts, total = [int(text) for text in cells.all_inner_texts()]
        assert sum(parts) == total == points["vp"]


@pytest.mark.long
def test_a_season_on_a_phone(visitors: Visitors) -> None:
    table = ShogunPage(visitors.come(phone=True))
    for _ in range(MOST_DECISIONS):
        if table.state()["view"]["season"] != "spring":
            break
        table.answer()
    table.put_away()
    assert table.state()["view"]["season"] == "summer"
    expect(table.prompt).to_contain_text("Plan the summer")
    table.mat.get_by_role("button", name="Copy last season").click()
    expect(table.mat.locator("[data-card].used")).not_to_have_count(0)


def test_a_plan_by_keyboard_alone(player: Visitor) -> None:
    table = ShogunPage(player, AUTUMN)
    press = table.page.keyboard.press
    expect(table.fill_up).to_be_enabled()  # it is known what may lie where
    focused = "document.activeElement.dataset.field"
    for _ in range(80):
        press("Tab")
        if table.page.evaluate(focused):
            break
    assert table.page.evaluate(focused) == "castle"
    # Down turns through the cards that may lie there; right leads to the next field.
    press("ArrowDown")
    assert table.said("castle").endswith("3 chests, Ise")
    press("ArrowRight")
    press("ArrowDown")
    press("Delete")
    press("f")
    for _ in FIELDS:
        if table.said(str(table.page.evaluate(focused))).endswith("no card"):
            press("ArrowDown")
        press("ArrowRight")
    expect(table.primary).to_be_enabled()
    for _ in range(30):
        press("Shift+Tab")
        if table.page.evaluate("document.activeElement.matches('.primary')"):
            break
    press("Enter")
    expect(table.mat.locator("[data-field]")).to_have_count(0)
    plan = table.state()["view"]["plans"][0]
    assert tuple(plan) == FIELDS
    assert plan["castle"] == "Ise"


def test_winter_says_what_is_missing_and_why(player: Visitor) -> None:
    table = ShogunPage(player, WINTER)
    expect(table.prompt).to_contain_text("Several of your provinces revolt")
    why = "Your 1 rice less 0 for the winter leaves 1 for 4 provinces: 3 missing."
    expect(table.page.get_by_text(why)).to_be_visible()
    assert table.answer() == "winter"
    assert table.state()["status"] == "over"


@pytest.mark.long  # test_boards has it look at the same boards, each in one way
@pytest.mark.parametrize("position", [None, AUTUMN, WINTER], ids=["spring", "autumn", "winter"])
def test_axe_finds_nothing(player: Visitor, position: Any) -> None:
    table = ShogunPage(player, position)
    expect(table.primary).to_be_visible()
    for way, (size, scheme) in WAYS.items():
        table.page.set_viewport_size(size)
        table.page.emulate_media(color_scheme=scheme)
        assert violations(table.page, ALL) == [], way


def test_the_moon_board_says_whose_sea_routes_it_has(player: Visitor) -> None:
    table = ShogunPage(player, board="moon")
    expect(table.page.get_by_text("uses the sea routes of the Sun board")).to_be_visible()
    expect(table.page.get_by_role("region", name="Draft")).to_be_visible()
    table.page.get_by_role("list", name="Cards to take").get_by_role("button").first.click()
    table.page.get_by_role("list", name="Army groups").get_by_role("button").first.click()
    table.send()
    assert len(table.state()["view"]["players"][0]["groups"]) == 8


# Of each province card: how many of its figures lie within it, none over another.
FIGURES = """() => [...document.querySelectorAll('.provinces [data-card]')].map((card) => {
    const around = card.getBoundingClientRect();
    const boxes = [...card.querySelectorAll('.figures > i, .figures > svg')].map(
        (figure) => figure.getBoundingClientRect());
    return boxes.filter((box, at) =>
        box.width > 0 && box.left >= around.left && box.right <= around.right &&
        box.bottom <= around.bottom && box.left >= (boxes[at - 1]?.right ?? 0)).length;
})"""
# How many cards beside the map are seen whole, without scrolling.
SEEN = """() => {
    const list = document.querySelector('.provinces').getBoundingClientRect();
    return [...document.querySelectorAll('.provinces [data-card]')].filter(
        (card) => card.getBoundingClientRect().bottom <= list.bottom + 1).length;
}"""
OVERLAP = """() => {
    const [map, buttons] = ['.overview', '.zoom'].map(
        (name) => document.querySelector(name).getBoundingClientRect());
    return map.left < buttons.right && buttons.left < map.right &&
        map.top < buttons.bottom && buttons.top < map.bottom;
}"""


def test_fifteen_provinces_keep_tax_rice_and_armies(player: Visitor) -> None:
    page = open_moment(player, "shogun", moment_of("shogun", "fifteen-provinces"))
    for width, height in ((1366, 768), (1280, 720), (1024, 768), (390, 844), (844, 390)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(page)
        assert page.evaluate(FIGURES) == [3] * 15, (width, height)
        if width >= 1200:
            assert page.evaluate(SEEN) == 15, (width, height)
    page.set_viewport_size(DESKTOP)


def test_the_small_map_leaves_the_buttons_free(visitors: Visitors) -> None:
    shogun = ShogunPage(visitors.come(phone=True), AUTUMN)
    for size in (PHONE, ViewportSize(width=844, height=390)):
        shogun.page.set_viewport_size(size)
        shogun.page.get_by_role("button", name="Zoom in").click()
        expect(shogun.page.locator(".overview")).to_be_visible()
        assert not shogun.page.evaluate(OVERLAP), size


LYING = ViewportSize(width=844, height=390)
# How far it is from the edges of the screen, at the least.
FREE = """(element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return Math.min(left, innerWidth - right, top, innerHeight - bottom);
}"""


def moment(visitor: Visitor, name: str, size: ViewportSize) -> Page:
    """One of the catalogue, at a size."""
    page = open_moment(visitor, "shogun", moment_of("shogun", name))
    page.set_viewport_size(size)
    settle(page)
    return page


def test_a_phone_keeps_in_sight_what_is_on_now(visitors: Visitors) -> None:
    page = moment(visitors.come(phone=True), "battle-just-fought", PHONE)
    for now in (page.locator(".strip [aria-current=step]"), page.locator(".line .now")):
        assert now.evaluate(FREE) >= 0
    event = page.get_by_role("region", name="Event of the season")
    assert event.evaluate(FREE) >= 0
    # What the fight leaves of the map is not covered.
    for button in ("Zoom in", "The tower"):
        expect(page.get_by_role("button", name=button)).to_be_hidden()


def test_a_phone_that_lies_has_room_for_a_draft_and_for_a_march(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    page = moment(visitor, "draft-drawn", LYING)
    assert page.locator(".map").evaluate(FREE) == 0
    expect(page.locator("[data-province=Omi]")).to_have_class(re.compile("target"))
    page = moment(visitor, "battle", LYING)
    page.locator("[data-target=Mino]").click()
    assert page.locator("[data-decides]").evaluate(FREE) >= 0


def test_on_a_low_map_the_buttons_leave_its_middle_free(visitors: Visitors) -> None:
    page = moment(visitors.come(phone=True), "fifteen-laid", PHONE)
    land = page.locator(".map").bounding_box()
    assert land is not None
    spots = [(land["width"] * part, land["y"] + land["height"] / 2) for part in (0.1, 0.5, 0.97)]
    over = "([x, y]) => document.elementFromPoint(x, y).closest('.zoom, .more, .overview') === null"
    assert all(page.evaluate(over, spot) for spot in spots)


def test_the_map_of_a_phone_goes_to_what_is_chosen_beside_it(visitors: Visitors) -> None:
    page = moment(visitors.come(phone=True), "winter-of-fifteen", PHONE)
    page.get_by_role("region", name="winter").get_by_role("button", name="Awa").click()
    settle(page)
    page.wait_for_function("""() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [land, map] = [box('[data-province="Awa-Shikoku"] .land'), box('.map')];
        const [x, y] = [(land.left + land.right) / 2, (land.top + land.bottom) / 2];
        return x > map.left && x < map.right && y > map.top && y < map.bottom;
    }""")
