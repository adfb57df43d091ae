"""Finding a game: against a bot, at somebody's table, by an invitation; and where to log in."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.api.serving import Served
from tests.web.axe import violations
from tests.web.table import Duel, TablePage
from tests.web.visitors import ON_A_DESKTOP, ON_A_PHONE, Visitors


def asked(page: Page) -> None:
    page.get_by_role("button", name="Play a bot now").click()
    expect(page.get_by_role("dialog").get_by_role("radio")).not_to_have_count(0)


@ON_A_DESKTOP
def test_a_bot_is_chosen_once_and_remembered(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    page = visitor.open("/")
    expect(page.get_by_role("button", name="Play: Sun Tzu")).to_be_visible()
    asked(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Sun Tzu").check()
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_role("radio", name="Random bot").check()
    expect(dialog).to_contain_text("any legal move")
    assert not violations(page)
    dialog.get_by_role("button", name="Play").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Random bot")
    page.goto(visitor.url)
    asked(page)
    expect(dialog.get_by_role("radio", name="Sun Tzu")).to_be_checked()
    expect(dialog.get_by_role("radio", name="Random bot")).to_be_checked()
    # Another game has a rival of its own.
    dialog.get_by_role("radio", name="Chu Han").check()
    expect(dialog.get_by_role("radio", name="The Ferryman")).to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Play: Sun Tzu").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Random bot")


def test_sitting_down_is_one_click(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    name = host.api("GET", "/me")["name"]
    table = host.api("POST", "/tables", {"game": "chuhan", "seat": 0})["table"]
    page = guest.open("/")
    page.get_by_role("button", name=f"Sit down: {name}").click()
    expect(page).to_have_url(re.compile(table))
    expect(TablePage(page).prompt).to_contain_text("Waiting for Han.")
    # With a share of the chance that the server could not know before.
    assert re.fullmatch(
        "[0-9a-f]{32}", guest.api("GET", f"/tables/{table}")["fairness"]["nonces"][1]
    )


def test_a_game_of_others_is_found_and_watched(visitors: Visitors, server: Served) -> None:
    duel = Duel(visitors.come(), server)
    page = visitors.come().open("/")
    names = [seat["name"] for seat in duel.visitor.api("GET", f"/tables/{duel.id}")["seats"]]
    games = page.get_by_role("region", name="Games to watch")
    games.get_by_role("link", name=f"Watch: {', '.join(names)}").click()
    expect(page).to_have_url(re.compile(duel.id))
    expect(TablePage(page).prompt).to_contain_text("Spectator")
    # Who plays has it among their own.
    own = duel.visitor.open("/")
    expect(own.get_by_role("region", name=re.compile("^Your games"))).to_contain_text(names[1])
    expect(own.get_by_role("link", name=f"Watch: {names[1]}")).to_have_count(0)


@pytest.mark.long
def test_a_table_that_was_taken_meanwhile_is_told(visitors: Visitors) -> None:
    host, guest, faster = visitors.come(), visitors.come(language="pl"), visitors.come()
    name = host.api("GET", "/me")["name"]
    table = host.api("POST", "/tables", {"game": "chuhan"})["table"]
    page = guest.open("/")
    sit = page.get_by_role("button", name=f"Dołącz: {name}")
    expect(sit).to_be_visible()
    page.route("**/api/tables", lambda route: route.abort())  # the list stays as it is
    guest.expected += ["409", "ERR_FAILED"]
    faster.api("POST", f"/tables/{table}/join", {"seat": None, "nonce": None})
    sit.click()
    expect(page.get_by_role("status").filter(has_text="nie jest to możliwe")).to_be_visible()


@ON_A_DESKTOP
def test_somebody_is_invited_by_a_link_and_a_code(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    table = visitor.api("POST", "/tables", {"game": "chuhan"})["table"]
    page = visitor.open(f"/table/{table}")
    code = page.get_by_role("img", name="QR code with the link to the table")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == pytest.approx(box["height"], abs=1)
    assert box["width"] >= 160  # large enough for a camera
    expect(page.get_by_role("textbox", name="Link to the table")).to_have_value(page.url)
    assert not violations(page)


@ON_A_PHONE
def test_a_new_visitor_sees_where_to_log_in(visitors: Visitors, phone: bool) -> None:
    page = visitors.come(phone=phone).open("/")
    link = page.get_by_role("link", name="Log in")
    expect(link).to_be_in_viewport()
    link.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Log in")


@ON_A_PHONE
@pytest.mark.long
def test_a_table_for_a_friend_and_bots_with_a_clock_of_its_own(
    visitors: Visitors, phone: bool
) -> None:
    visitor = visitors.come(phone=phone)
    page = visitor.open("/new")
    page.get_by_role("radio", name="Shogun").check()
    page.get_by_role("group", name="Players").get_by_role("radio", name="4").check()
    page.get_by_role("combobox", name="Your seat").select_option("Mori Motonari")
    seats = page.get_by_role("region", name="Who plays").get_by_role("group")
    expect(seats).to_have_count(3)
    seats.nth(0).get_by_role("radio", name="Friend").check()
    for at, bot in ((1, "greedy"), (2, "random")):
        seats.nth(at).get_by_role("radio", name="Bot").check()
        seats.nth(at).get_by_role("combobox").select_option(value=bot)
    page.get_by_role("radio", name="A move a day").check()
    page.get_by_role("group", name="Clock").get_by_role("radio", name="Your own").check()
    page.get_by_role("spinbutton", name="Days each").fill("6")
    page.get_by_role("spinbutton", name="Days added for each move").fill("2")
    page.get_by_text("More", exact=True).click()
    board = page.get_by_role("group", name="Board")
    expect(board.get_by_role("radio", name="Sun")).to_be_checked()
    expect(board).to_contain_text("The printed map")
    assert not violations(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    terms = visitor.api("GET", f"/tables/{page.url.split('/')[-1]}/terms")
    day = 24 * 60 * 60
    assert terms["clock"]["bank"] == 6 * day
    assert terms["clock"]["increment"] == 2 * day
    assert not terms["public"]
    kinds = [(seat["kind"], seat["bot"]) for seat in terms["seats"]]
    assert sorted(kinds, key=str) == [
        ("bot", "greedy"),
        ("bot", "random"),
        ("open", None),
        ("person", None),
    ]


@pytest.mark.long
def test_a_table_where_anybody_may_come_is_listed_and_says_so(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.open("/new")
    page.get_by_role("radio", name="Shogun").check()
    seats = page.get_by_role("region", name="Who plays").get_by_role("group")
    expect(seats).to_have_count(2)
    seats.first.get_by_role("radio", name="Friend").check()
    expect(page.get_by_text("anybody may take a friend")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert visitor.api("GET", f"/tables/{page.url.split('/')[-1]}/terms")["public"]


@pytest.mark.long
def test_a_clock_that_cannot_be_is_not_sent(visitors: Visitors) -> None:
    page = visitors.come().open("/new")
    page.get_by_role("group", name="Clock").get_by_role("radio", name="Your own").check()
    page.get_by_role("spinbutton", name="Minutes each").fill("0")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("spinbutton", name="Minutes each")).to_be_focused()
    expect(page).to_have_url(re.compile("/new$"))


@pytest.mark.long
def test_against_bots_alone_the_game_begins_at_once(visitors: Visitors) -> None:
    page = visitors.come().open("/new")
    seats = page.get_by_role("region", name="Who plays").get_by_role("group")
    seats.first.get_by_role("radio", name="Bot").check()
    expect(page.get_by_text("the game begins at once")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(TablePage(page).prompt).to_be_visible()
