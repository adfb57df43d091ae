"""Which game, which clock, and there is one: with a bot meanwhile, then with somebody who looks."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import ALL, violations
from tests.web.test_fairness import OURS, checked
from tests.web.visitors import Visitors
from tests.web.words import Words


def test_two_who_look_for_a_game_find_each_other(visitors: Visitors) -> None:
    say = Words("en")
    han, chu = visitors.come(), visitors.come(phone=True, dark=True)
    page = han.open("/")
    begin = page.get_by_role("button", name=say("web-seek"))
    begin.click()
    asked = page.get_by_role("dialog", name=say("web-seek"))
    expect(asked.get_by_role("radio", name="Chu Han")).to_be_checked()
    expect(asked).to_contain_text(say("web-clock-usual"))
    assert violations(page, ALL) == []
    asked.get_by_role("button", name=say("web-seek")).click()
    waiting = page.get_by_role("region", name=say("web-seek-waiting"))
    expect(waiting.get_by_role("timer")).to_be_visible()
    expect(waiting.get_by_text("you 1000")).to_be_visible()
    assert violations(page, ALL) == []
    waiting.get_by_role("button", name="Play The Envoy").click()
    expect(page.get_by_role("region", name=say("web-prompt"))).to_be_visible()
    meanwhile = page.url
    bar = page.get_by_role("complementary", name=say("web-seek"))
    expect(bar.get_by_role("button", name=say("web-seek-stop"))).to_be_visible()

    phone = chu.open("/")
    begin = phone.get_by_role("button", name=say("web-seek"))
    begin.tap()
    find = phone.get_by_role("dialog", name=say("web-seek"))
    find.get_by_role("radio", name="Shogun").check()
    expect(find.get_by_role("radio", name="3 players")).to_be_checked()
    find.get_by_role("button", name=say("web-seek")).tap()
    expect(phone.get_by_role("timer")).to_be_visible()
    assert violations(phone, ALL) == []
    phone.get_by_role("button", name=say("web-seek-stop")).tap()
    begin.tap()
    find.get_by_role("radio", name="Chu Han").check()
    find.get_by_role("button", name=say("web-seek")).tap()
    for each in (phone, page):
        each.wait_for_url(lambda url: "/table/" in url and url != meanwhile)
        expect(each.get_by_role("region", name=say("web-prompt"))).to_be_visible()
    assert phone.url == page.url
    expect(bar).to_have_count(0)
    assert han.api("GET", "/seek") is None
    terms = han.api("GET", f"/tables/{page.url.rpartition('/')[2]}/terms")
    assert (terms["rated"], terms["status"]) == (True, "playing")
    sealed = checked(han, terms["id"]).get_by_text(OURS)
    expect(sealed).to_contain_text("nobody could choose the cards")


@pytest.mark.long
def test_one_follows_somebody_sees_them_and_invites_them(visitors: Visitors) -> None:
    say = Words("en")
    han, chu = visitors.come(), visitors.come()
    other, mine = chu.api("GET", "/me"), han.api("GET", "/me")
    chu.open("/").get_by_role("checkbox", name=say("web-visible")).check()
    page = han.open(f"/player/{other['id']}")
    page.get_by_role("button", name=say("web-follow"), exact=True).click()
    expect(page.get_by_role("button", name=say("web-following"))).to_be_visible()
    assert violations(page, ALL) == []
    page = han.open("/")
    friends = page.get_by_role("region", name=say("web-friends"))
    expect(friends.get_by_text(say("web-friend-here"), exact=True)).to_be_visible()
    assert violations(page, ALL) == []
    friends.get_by_role("link", name=f"Invite {other['name']}").click()
    expect(page.get_by_text(say("web-new-invite", name=other["name"]))).to_be_visible()
    page.get_by_role("button", name=say("web-open-it")).click()
    expect(page.get_by_text(other["name"])).to_be_visible()

    theirs = chu.open("/")
    theirs.get_by_role("region", name=say("web-my-games")).get_by_role(
        "link", name=say("web-look")
    ).first.click()
    for each in (page, theirs):
        expect(each.get_by_role("region", name=say("web-prompt"))).to_be_visible()

    page = chu.open(f"/player/{mine['id']}")
    page.get_by_role("button", name=say("web-block"), exact=True).click()
    expect(page.get_by_role("button", name=say("web-unblock"))).to_be_visible()
    expect(page.get_by_role("link", name=say("web-friend-invite"))).to_have_count(0)
    assert chu.api("GET", "/me/contacts")["people"][0]["kind"] == "block"
