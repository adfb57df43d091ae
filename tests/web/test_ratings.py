"""A rated game from the opening of the table to the leaderboard."""

import re

import pytest
from playwright.sync_api import expect

from tenka.server.ratings.weighing import first_decisions
from tests.web.axe import ALL, violations
from tests.web.visitors import Visitor, Visitors
from tests.web.words import Words


def decide(table: str, *players: Visitor) -> None:
    """Everybody decides so often that giving up counts."""
    decided = dict.fromkeys(players, 0)
    while min(decided.values()) < first_decisions("chuhan"):
        for player in players:
            if player.api("GET", f"/tables/{table}")["my_turn"]:
                player.move(table, player.api("GET", f"/tables/{table}/legal")["moves"][0])
                decided[player] += 1


@pytest.mark.long
def test_two_play_a_rated_game_and_see_where_they_stand(visitors: Visitors) -> None:
    say = Words("en")
    han, chu = visitors.come(), visitors.come(phone=True, dark=True)
    page = han.open("/new")
    page.get_by_text(say("web-more"), exact=True).click()
    rated = page.get_by_role("group", name=say("web-rated"))
    friendly = page.get_by_role("group", name=say("web-friendly"))
    friendly.get_by_role("radio", name=say("web-yes")).check()
    rated.get_by_role("radio", name=say("web-yes")).check()
    expect(friendly.get_by_role("radio", name=say("web-no"))).to_be_checked()
    clock = page.get_by_role("group", name=say("web-clock"))
    expect(clock.get_by_role("radio", name="15 min + 10 s")).to_be_checked()
    page.get_by_role("button", name=say("web-open-it")).click()
    expect(page.get_by_text(say("web-rated.line"))).to_be_visible()
    expect(page.get_by_text(say("web-rating-none"))).to_be_visible()
    expect(page.get_by_role("button", name=say("web-start-now"))).to_have_count(0)
    assert violations(page, ALL) == []

    phone = chu.open("/")
    name = han.api("GET", "/me")["name"]
    expect(phone.get_by_role("button", name=say("web-rated")).first).to_be_visible()
    phone.get_by_role("button", name=f"{say('web-sit-down')}: {name}").tap()
    expect(page.get_by_role("region", name=say("web-prompt"))).to_be_visible()
    table = page.url.rpartition("/")[2]
    decide(table, han, chu)
    chu.api("POST", f"/tables/{table}/resign")
    changes = page.get_by_role("region", name=say("web-ratings"))
    expect(changes.get_by_role("listitem")).to_have_count(2)
    expect(changes.get_by_text("▲")).to_be_visible()
    expect(changes.get_by_text(say("web-rated-why-unknown"))).to_have_count(2)
    assert violations(page, ALL) == []
    changes.get_by_role("link", name=say("web-profile-to")).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    graph = page.get_by_role("region", name=re.compile(r"Chu Han, live"))
    expect(graph.get_by_role("img", name=re.compile("Rating over one game"))).to_be_visible()
    expect(page.get_by_role("region", name=say("web-player-streaks"))).to_contain_text("1")
    assert violations(page, ALL) == []
    page.get_by_role("region", name=say("web-player-rivals")).get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(name)
    expect(page.get_by_text(say("web-player-no-wins"))).to_be_visible()

    phone = chu.open("/leaderboard")
    rows = phone.get_by_role("table").get_by_role("row")
    expect(rows.filter(has_text="The Regent")).to_be_visible()
    phone.get_by_role("radio", name="Shogun").check()
    expect(rows.filter(has_text="The Regent")).to_have_count(0)
    assert "game=shogun" in phone.url
    expect(rows.nth(1)).to_be_visible()
    assert phone.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert violations(phone, ALL) == []
    phone.get_by_role("radio", name=say("web-leaderboard-people"), exact=True).check()
    expect(phone.get_by_text(say("web-leaderboard-nobody"))).to_be_visible()
