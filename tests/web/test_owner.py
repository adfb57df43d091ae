"""A closed club in the browser: an invitation, a stranger, and the page of its owner."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import patient
from tests.server.api.serving import Served, served
from tests.web.axe import violations
from tests.web.contexts import Contexts
from tests.web.visitors import ON_A_PHONE, Visitor, Visitors
from tests.web.words import Words

PASSWORD = "three geese over the river"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, window=0.0, signup="invitation", guests=False) as running:
        yield running


@pytest.fixture
def visitors(club: Served, contexts: Contexts) -> Iterator[Visitors]:
    with Visitors(contexts, club.url) as all_of_them:
        yield all_of_them


def host(club: Served, path: str, **body: Any) -> Any:
    headers = {"Authorization": f"Bearer {club.services.admin_token}"}
    answer = patient.post(f"{club.url}/api/admin{path}", json=body, headers=headers)
    assert answer.is_success, answer.text
    return answer.json()


def owner(club: Served, visitors: Visitors, **taste: Any) -> Visitor:
    """Somebody who looks after the club."""
    made = host(club, "/accounts", name="Fan Zeng")
    host(club, "/owners", name="Fan Zeng")
    found = visitors.come(**taste)
    found.api("POST", "/login", made)
    return found


@ON_A_PHONE
def test_one_comes_by_an_invitation(club: Served, visitors: Visitors, phone: bool) -> None:
    say = Words("en")
    stranger = visitors.come(phone=phone)
    stranger.expected += ["403"]
    page = stranger.open("/new")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-members-only"))
    assert not violations(page)
    page.get_by_role("main").get_by_role("link", name=say("web-sign-up")).click()
    expect(page.get_by_label(say("web-invitation"), exact=True)).to_have_value("")
    url = host(club, "/invitations", note="for a friend")["url"]
    code = url.partition("#")[2]
    fill(page, say, "Han Xin", "wrong")
    expect(page.get_by_role("alert")).to_have_text(say("web-refused-BadInvitation"))
    page.goto("about:blank")
    page.goto(url)
    expect(page.get_by_label(say("web-invitation"), exact=True)).to_have_value(code)
    fill(page, say, "Han Xin", code)
    expect(page.get_by_role("button", name="Han Xin")).to_be_visible()
    expect(page).to_have_url(f"{club.url}/")
    assert stranger.api("GET", "/me")["account"] is True
    # A link may be pasted whole; this one is used up.
    late = visitors.come(phone=phone)
    late.expected += ["403"]
    page = late.open("/signup")
    fill(page, say, "Xiao He", url)
    expect(page.get_by_role("alert")).to_have_text(say("web-refused-BadInvitation"))


def fill(page: Page, say: Words, name: str, invitation: str) -> None:
    page.get_by_role("textbox", name=say("web-name"), exact=True).fill(name)
    page.get_by_label(say("web-password"), exact=True).fill(PASSWORD)
    page.get_by_label(say("web-invitation"), exact=True).fill(invitation)
    page.get_by_role("main").get_by_role("button", name=say("web-sign-up")).click()


@pytest.mark.long
def test_an_owner_looks_after_the_club(club: Served, visitors: Visitors) -> None:
    say = Words("hu")
    member = visitors.come(language="hu")
    member.api("POST", "/login", host(club, "/accounts", name="Xiao He"))
    wanted = {"game": "chuhan", "bots": {"1": "novice"}}
    table = member.api("POST", "/tables", wanted)["table"]
    member.expected += ["404"]
    page = member.open("/owner")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-unknown-page"))
    keeper = owner(club, visitors, language="hu")
    keeper.expected += ["422"]
    page = keeper.open("/settings")
    page.get_by_role("main").get_by_role("link", name=say("web-owner")).click()
    expect(page.locator("main li")).to_have_count(3)  # two people and a table
    assert not violations(page)

    invitations = page.get_by_role("region", name=say("web-owner-invitations"))
    invitations.get_by_label(say("web-owner-invite-uses")).fill("3")
    invitations.get_by_label(say("web-owner-invite-note")).fill("A keddi csapat")
    invitations.get_by_role("button", name=say("web-owner-invite")).click()
    expect(invitations.locator("li")).to_contain_text("A keddi csapat")
    expect(invitations.locator("li")).to_contain_text(
        say("web-owner-invitation-used", used=0, uses=3)
    )
    link = re.compile(re.escape(f"{club.url}/signup#") + r"[\w-]{20,}")
    expect(invitations.get_by_role("textbox", name=say("web-invitation"))).to_have_value(link)
    expect(invitations).to_contain_text(say("web-owner-invite-here"))
    invitations.get_by_role("button", name=say("web-owner-invitation-revoke")).click()
    answer(page, say("web-owner-invitation-revoke"))
    expect(invitations.locator("li")).to_have_count(0)

    people = page.get_by_role("region", name=say("web-owner-people"))
    people.get_by_role("searchbox").fill("xiao")
    expect(people.locator("li")).to_have_count(1)
    expect(people.locator("li")).to_contain_text("127.0.0.1")
    people.get_by_role("button", name=say("web-owner-ban")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("web-owner-ban-reason")).fill("spam")
    dialog.get_by_role("button", name=say("web-owner-ban"), exact=True).click()
    expect(people.locator("li")).to_contain_text(say("web-owner-person-banned"))
    bans = page.get_by_role("region", name=say("web-owner-bans"))
    expect(bans.locator("li")).to_contain_text("Xiao He")
    member.expected += ["403"]
    page_of_theirs = member.page
    page_of_theirs.goto(f"{club.url}/")
    expect(page_of_theirs.get_by_role("heading", level=1)).to_have_text(say("web-banned"))
    bans.get_by_role("button", name=say("web-owner-ban-lift")).click()
    expect(bans.locator("li")).to_have_count(0)
    bans.get_by_role("textbox").fill("127.0.0.1")
    bans.get_by_role("button", name=say("web-owner-ban")).click()
    answer(page, say("web-owner-ban"))
    expect(page.get_by_role("dialog")).to_contain_text(say("web-refused-CannotBan"))
    answer(page, say("web-back"))

    tables = page.get_by_role("region", name=say("web-owner-tables"))
    expect(tables.locator("li")).to_contain_text(f"Xiao He, {say('web-rival-ferryman')}")
    tables.get_by_role("button", name=say("web-owner-table-close")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-owner-table-close")).click()
    expect(tables.locator("li")).to_contain_text(say("web-owner-table-aborted"))
    assert member.api("GET", f"/tables/{table}")["status"] == "aborted"

    admission = page.get_by_role("region", name=say("web-owner-admission"))
    guests = admission.get_by_role("radio", name=say("web-owner-guests-yes"), exact=True)
    members = admission.get_by_role("radio", name=say("web-owner-guests-no"), exact=True)
    guests.click(force=True)
    answer(page, say("web-back"))
    expect(members).to_be_checked()
    guests.click(force=True)
    answer(page, say("web-owner-admit"))
    guest = visitors.come(language="hu")
    expect(guests).to_be_checked()
    while guest.context.request.get(f"{club.url}/api/admission").json()["guests"] is False:
        page.wait_for_timeout(50)
    assert guest.api("GET", "/me")["account"] is False


@pytest.mark.long
def test_the_page_asks_once(club: Served, visitors: Visitors) -> None:
    page = owner(club, visitors).open("/settings")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("main").get_by_role("link", name=Words("en")("web-owner")).click()
    people = page.get_by_role("region", name=Words("en")("web-owner-people"))
    expect(people.locator("li")).to_have_count(1)
    page.wait_for_timeout(1_500)
    assert sum("/admin/people" in url for url in asked) == 1


def answer(page: Page, deed: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=deed, exact=True).click()
