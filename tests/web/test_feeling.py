"""What is heard at a table, and how its end is seen."""

from typing import Any

from playwright.sync_api import Page, Request, expect

from tests.web.table import TablePage
from tests.web.visitors import Visitor, Visitors

ALL = {"card", "cube", "drum", "gong", "seal", "zither"}


def recordings(visitor: Visitor) -> set[str]:
    """The names of the sounds that the page asks for, as it does."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        if request.url.endswith(".wav"):
            asked.add(request.url.rsplit("/", 1)[1].split("-")[0])

    visitor.page.on("request", note)
    return asked


def test_sound_comes_with_the_first_touch_and_by_one_switch(visitors: Visitors) -> None:
    visitor = visitors.come(reduced_motion="no-preference")
    page = visitor.page
    heard = recordings(visitor)
    table = TablePage(visitor.quick(game="chuhan"))
    table.hand.locator("[data-card]").last.click()
    page.wait_for_load_state("networkidle")
    assert heard == ALL

    still = visitors.come()
    page = still.page
    heard = recordings(still)
    table = TablePage(still.quick(game="chuhan"))
    table.hand.locator("[data-card]").last.click()
    page.wait_for_load_state("networkidle")
    assert heard == set()
    page.get_by_role("button", name="Menu").click()
    with page.expect_request("**/*.wav"):
        page.get_by_role("checkbox", name="Sound").check()
    assert '"sound":true' in still.settings()


def win(visitor: Visitor) -> Page:
    """Han goes out, and has 31 points."""
    position: Any = {"event": "calm", "hands": [["9"], ["5", "5", "8"]]}
    position |= {"scores": [27, 12], "writs": [2, 1]}
    wanted = {"game": "chuhan", "seat": 0, "window": 0, "bots": {"1": "random"}}
    table = visitor.api("POST", "/tables", {**wanted, "position": position})["table"]
    page = visitor.open(f"/table/{table}")
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    visitor.move(table, "play 9")
    return page


def test_a_victory_is_seen_and_may_be_skipped(visitors: Visitors) -> None:
    visitor = visitors.come(reduced_motion="no-preference")
    visitor.set(playback="normal")
    page = win(visitor)
    finale, result = page.get_by_test_id("finale"), page.get_by_role("region", name="over")
    expect(finale).to_contain_text("You won!")
    expect(page.get_by_test_id("spread")).to_be_visible()
    expect(page.get_by_test_id("announcer")).to_contain_text("You win the game")
    expect(result).to_have_count(0)
    page.keyboard.press("Escape")
    expect(finale).to_have_count(0)
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    expect(page.get_by_test_id("spread")).to_have_count(0)  # the board as it was at the end


def test_where_nothing_moves_the_result_comes_at_once(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.set(playback="normal")
    page = win(visitor)
    expect(page.get_by_role("region", name="over")).to_be_visible()
    expect(page.get_by_test_id("finale")).to_have_count(0)
    expect(page.get_by_test_id("spread")).to_have_count(1)
