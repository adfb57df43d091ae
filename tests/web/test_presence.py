"""Whether the rival is still there, and how it is told that one is not."""

import re

import pytest
from playwright.sync_api import Page, expect

from tenka.server.tables import presence
from tests.server.api.serving import Served
from tests.web.axe import ALL, violations
from tests.web.positions import LAST_OF_GAME
from tests.web.visitors import Visitor, Visitors

SMALL = {"hands": [["4", "5", "7"], ["8", "8", "9"]], "lead": 0}


def at_a_table(han: Visitor, chu: Visitor, **terms: object) -> tuple[str, Page, Page]:
    """Han leads; both look at it."""
    wanted = {"game": "chuhan", "seat": 0, "position": SMALL, "public": False, **terms}
    table = han.api("POST", "/tables", wanted)["table"]
    chu.api("POST", f"/tables/{table}/join", {})
    return table, han.open(f"/table/{table}"), chu.open(f"/table/{table}")


def test_a_rival_closes_the_page_and_comes_back(visitors: Visitors) -> None:
    han, chu = visitors.come(), visitors.come()
    table, page, hers = at_a_table(han, chu)
    seat = page.locator("header [data-seat='1'], [data-seat='1']").first
    expect(seat.locator("[data-presence=here]")).to_be_visible()
    han.move(table, "play 4")
    expect(seat).to_contain_text("thinking…")
    hers.goto("about:blank")
    expect(seat.locator("[data-presence=gone]")).to_be_visible()
    expect(seat).to_contain_text(re.compile(r"offline 0:\d\d"))
    expect(seat).not_to_contain_text("thinking…")
    chu.open(f"/table/{table}")
    expect(seat.locator("[data-presence=here]")).to_be_visible()
    expect(seat).to_contain_text("thinking…")


def test_the_own_connection_is_lost_and_found(visitors: Visitors) -> None:
    han, chu = visitors.come(), visitors.come()
    table, page, _ = at_a_table(han, chu, clock={"bank": 600, "increment": 0})
    han.expected += ["WebSocket", "ERR_", "Failed to load resource"]
    clock = page.get_by_role("timer").first
    expect(clock).not_to_contain_text("≈")
    han.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
    expect(clock).to_contain_text("≈")
    assert violations(page, ALL) == []
    chu_seat = chu.page.locator("[data-seat='0']").first
    expect(chu_seat.locator("[data-presence=gone]")).to_be_visible()
    han.context.set_offline(False)
    expect(clock).not_to_contain_text("≈")
    expect(chu_seat.locator("[data-presence=here]")).to_be_visible()
    han.move(table, "play 4")
    expect(chu.page.get_by_role("region", name="What to do")).to_contain_text("Counter")


@pytest.mark.long
def test_who_does_not_come_back_is_not_waited_for(visitors: Visitors, server: Served) -> None:
    han, chu = visitors.come(), visitors.come()
    table, page, hers = at_a_table(han, chu, claim_after=30)
    han.move(table, "play 4")
    expect(page.locator("[data-seat='1'] [data-presence=here]").first).to_be_visible()
    hers.close()
    expect(page.locator("[data-seat='1'] [data-presence=gone]").first).to_be_visible()
    gone = server.services.lobby._tables._all[table].presence
    assert isinstance(gone, presence.Presence)
    gone._left = {person: at - 29 for person, at in gone._left.items()}  # half a minute has gone by
    page.reload()
    absence = page.get_by_role("timer").filter(has_text="Chu has been offline for 0:")
    expect(absence).to_be_visible()
    assert violations(page, ALL) == []
    page.get_by_role("button", name="Claim the win").click()
    end = page.get_by_role("region", name="What to do")
    expect(end).to_contain_text("You won!")
    expect(end).to_contain_text("Chu left and did not come back.")
    expect(page.get_by_role("region", name="Log")).to_contain_text(
        "Chu left and did not come back."
    )


def test_time_runs_out_and_a_bot_plays_on(visitors: Visitors) -> None:
    han, chu = visitors.come(), visitors.come(language="hu")
    # One move of the bot ends it: many of them would only be drawn.
    terms = {"clock": {"bank": 1, "increment": 0}, "position": LAST_OF_GAME}
    _, page, _ = at_a_table(han, chu, **terms)
    expect(page.get_by_role("region", name="Log")).to_contain_text(
        "Han ran out of time; a bot plays on."
    )
    expect(chu.page.get_by_role("region", name="Napló")).to_contain_text(
        "Han: lejárt az idő, bot játszik tovább."
    )
