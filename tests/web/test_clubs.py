"""A club in the browser: it is named, somebody comes by an invitation, plays, and is put out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.api.serving import Served, served, until
from tests.web.contexts import DESKTOP, PHONE, Contexts
from tests.web.test_owner import owner
from tests.web.test_tournaments import fits, member
from tests.web.visitors import Visitors
from tests.web.words import Words

SAY = Words("en")
LEFT_AT_ONCE = "WebSocket is closed before the connection is established"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    """Who is on which page of it is for one test alone."""
    with served(tmp_path, window=0.0) as running:
        yield running


@pytest.fixture
def visitors(house: Served, contexts: Contexts) -> Iterator[Visitors]:
    with Visitors(contexts, house.url) as all_of_them:
        yield all_of_them


def test_from_the_invitation_to_the_last_look(house: Served, visitors: Visitors) -> None:
    keeper, ann = owner(house, visitors), member(visitors, "Ann of Han")
    ann.expected.append(LEFT_AT_ONCE)
    page = keeper.open("/owner")
    page.get_by_label(SAY("web-club-name")).fill("Elbe club")
    page.get_by_label(SAY("web-club-organiser"), exact=True).fill("Ann of Han")
    page.get_by_role("button", name=SAY("web-club-new")).click()
    expect(page.get_by_role("link", name="Elbe club")).to_be_visible()

    page = ann.open("/")
    page.get_by_role("link", name="Elbe club").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Elbe club")
    page.get_by_role("button", name=SAY("web-owner-invite")).click()
    link = page.get_by_label(SAY("web-invitation"), exact=True)
    expect(link).to_have_value(re.compile("/clubs#"))
    page.set_viewport_size(PHONE)
    fits(page)
    page.set_viewport_size(DESKTOP)
    fits(page)

    ben = member(visitors, "Ben of Chu", phone=True, dark=True)
    ben.expected.append(LEFT_AT_ONCE)
    phone = ben.page
    phone.goto(link.input_value())
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Elbe club")
    fits(phone)
    phone.get_by_role("button", name=SAY("web-club-join")).tap()
    expect(phone.get_by_role("link", name="Ann of Han")).to_be_visible()
    fits(phone)
    phone.get_by_role("link", name=SAY("web-open-table")).tap()
    expect(phone.get_by_role("radio", name="Elbe club")).to_be_checked()
    phone.get_by_role("button", name=SAY("web-open-it")).tap()
    phone.wait_for_url(re.compile("/table/"))
    table = phone.url.rpartition("/")[2]
    expect(phone.get_by_role("link", name=SAY("web-club-to"))).to_be_visible()

    eve = visitors.come()
    eve.expected.append("404")
    page = eve.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert eve.api("GET", "/tables") == []
    page = eve.open(f"/table/{table}")
    expect(page.get_by_text(SAY("web-no-table"), exact=True)).to_be_visible()

    page = ann.page
    expect(page.get_by_text("Ben of Chu").first).to_be_visible()
    sit = page.get_by_role("button", name=f"{SAY('web-sit-down')}: Ben of Chu")
    expect(sit).to_be_visible()
    page.get_by_role("button", name=f"{SAY('web-club-put-out')}: Ben of Chu").click()
    page.get_by_role("dialog").get_by_role("button", name=SAY("web-club-put-out")).click()
    expect(page.get_by_role("link", name="Ben of Chu", exact=True)).to_have_count(0)
    sit.click()  # his seat is still his
    page.wait_for_url(re.compile(f"/table/{table}"))
    ben.expected.append("404")
    phone = ben.open("/clubs")
    expect(phone.get_by_text(SAY("web-clubs-none"))).to_be_visible()
    until(lambda: ben.api("GET", f"/tables/{table}")["status"] == "playing")
