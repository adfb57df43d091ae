"""The pages around the tables."""

import re

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tenka.texts import LANGUAGES, Texts
from tests.server.api.serving import Served
from tests.web import positions
from tests.web.table import Duel, TablePage, play_a_bot
from tests.web.visitors import Visitor, Visitors
from tests.web.words import Words


def test_two_clicks_from_the_home_page_to_a_game(visitors: Visitors) -> None:
    page = visitors.come().open()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("article", name="Chu Han")).to_be_visible()
    play_a_bot(page)
    table = TablePage(page)
    expect(table.prompt).to_be_visible()
    assert len(table.cards()) == 15
    expect(page.get_by_role("list", name="Seats")).to_contain_text("The Ferryman")
    page.get_by_role("link", name="To the home page").click()
    mine = page.get_by_role("region", name=re.compile("^Your games"))
    expect(mine.get_by_role("listitem")).to_contain_text("The Ferryman")


@pytest.mark.parametrize("path", ["/", "/learn", "/rules"])
def test_a_page_stands_before_its_script_has_come(visitors: Visitors, path: str) -> None:
    page = visitors.come(language="pl").page
    held: list[Route] = []
    page.route("**/assets/index-*.js", lambda route: held.append(route))
    page.goto(visitors.url + path, wait_until="commit")
    key = {"/": "headline", "/learn": "learn", "/rules": "rules"}[path]
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(Words("pl")(f"web-{key}"))
    heading.evaluate("(heading) => (heading.wasThere = true)")
    for route in held:
        route.continue_()
    expect(page.locator("header .face")).not_to_be_empty()
    assert heading.evaluate("(heading) => heading.wasThere")  # and nothing of it is drawn anew


def test_the_head_of_a_page_fits_at_every_width(visitors: Visitors) -> None:
    right = """() => Math.max(...[...document.querySelectorAll('header > *')].map(
        (part) => part.getBoundingClientRect().right))"""
    for language in LANGUAGES:
        page = visitors.come(language=language).open()
        expect(page.locator("header .face")).not_to_be_empty()
        for width in (901, 1023, 1024, 1181, 1366, 1440):
            page.set_viewport_size(ViewportSize(width=width, height=768))
            assert page.evaluate(right) <= width, (language, width)


@pytest.mark.long
def test_games_that_wait_for_me_come_first(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    Duel(somebody, server, positions.LEAD)
    Duel(somebody, server, positions.WAIT, seat=1)
    rows = somebody.open().get_by_role("region", name=re.compile("^Your games"))
    expect(rows.get_by_role("listitem")).to_have_count(2)
    expect(rows.get_by_role("listitem").first).to_contain_text("Your turn")
    expect(rows.get_by_role("listitem").last).to_contain_text("Waiting for the other side")
    expect(somebody.page).to_have_title("(1) Tenka")


def test_a_table_is_opened_and_joined_by_its_link(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come(phone=True)
    page = host.open("/new")
    page.get_by_role("combobox", name="Your seat").select_option("Chu")
    page.get_by_role("group", name="Han").get_by_role("radio", name="Friend").check()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("group", name="Events").get_by_role("radio", name="Yes").check()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Link to the table").input_value()
    assert link == page.url
    expect(page.get_by_role("main")).to_contain_text("Events")
    name = guest.api("GET", "/me")["name"]
    guest.page.goto(link)
    expect(guest.page.get_by_role("button", name="Sit down: Chu")).to_be_hidden()
    guest.page.get_by_role("button", name="Sit down: Han").click()
    for each in (host, guest):
        expect(TablePage(each.page).prompt).to_be_visible()
    expect(TablePage(guest.page).prompt).to_contain_text("You lead")
    expect(TablePage(page).prompt).to_contain_text("Waiting for Han.")
    expect(page.get_by_role("list", name="Seats")).to_contain_text(name)


def test_a_waiting_room_is_left_or_filled_with_a_bot(visitors: Visitors) -> None:
    page = visitors.come().open("/new")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Play a bot now")).to_be_visible()
    page.get_by_role("link", name="Open a table").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start now").click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("The Steward")


def test_an_open_table_is_found_on_the_home_page(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    name = host.api("GET", "/me")["name"]
    table = host.api("POST", "/tables", {"game": "chuhan"})["table"]
    listed = guest.open().get_by_role("region", name="Open tables")
    listed.get_by_role("link", name=f"Open: {name}").click()
    expect(guest.page).to_have_url(re.compile(table))
    host.api("POST", f"/tables/{table}/leave")
    gone = guest.page.get_by_role("status").filter(has_text="stopped without a result")
    gone.get_by_role("link", name="To the home page").click()
    expect(guest.page).to_have_url(f"{guest.url}/")


def test_settings_stay(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    page = somebody.open("/settings")
    page.get_by_role("group", name="Theme").get_by_role("radio", name="Lacquer").check()
    page.get_by_role("group", name="Animation").get_by_role("radio", name="Nothing moves").check()
    page.get_by_role("group", name="Confirm each move").get_by_role("radio", name="On").check()
    page.get_by_role("group", name="Language").get_by_role("radio", name="Polski").check()
    title = Texts("pl", "chuhan").say("game-title")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Settings")
    page.reload()
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "pl")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "none")
    assert page.get_by_role("radio", name="Polski").is_checked()
    page.get_by_role("radio", name="English").check()
    confirm = page.get_by_role("group", name="Confirm each move")
    expect(confirm.get_by_role("radio", name="On")).to_be_checked()
    page.get_by_role("radio", name="Polski").check()
    table = somebody.open(f"/table/{Duel(somebody, server, positions.LEAD).id}")
    expect(table.get_by_role("heading", level=1)).to_have_text(title)


@pytest.mark.long
def test_a_name_is_changed(visitors: Visitors) -> None:
    page = visitors.come().open("/settings")
    page.get_by_role("textbox", name="Your name").fill("Zoltán Őze")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    expect(page.get_by_role("button", name="Profile, Settings: Zoltán Őze")).to_be_visible()


def test_a_rule_has_an_address(player: Visitor) -> None:
    page = player.open("/rules/chuhan#CH-5.9")
    sentence = Texts("en", "chuhan").rule("CH-5.9")
    expect(page.get_by_text(sentence)).to_be_in_viewport()
    page.get_by_role("searchbox").fill("xiahou")
    expect(page.get_by_text(sentence)).to_be_hidden()
    expect(page.get_by_text(Texts("en", "chuhan").rule("CH-5.7"))).to_be_visible()
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("No rule has these words.")).to_be_visible()


@pytest.mark.long
def test_the_chance_of_a_finished_game_is_checked(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    duel = Duel(somebody, server, positions.LAST_OF_GAME)
    somebody.expected += ["409"]
    page = somebody.open("/fairness")
    page.get_by_role("textbox").fill(f"{somebody.url}/table/{duel.id}")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("main")).to_contain_text("There is nothing to check")
    duel.mine("play 4")
    page.get_by_role("button", name="Check").click()
    verdict = page.get_by_role("heading", name="The secret is the one that was committed to.")
    expect(verdict).to_be_visible()


@pytest.mark.long
def test_a_personal_link_makes_another_device_mine(visitors: Visitors, server: Served) -> None:
    here, there = visitors.come(), visitors.come(phone=True)
    duel = Duel(here, server, positions.LEAD)
    page = here.open("/settings")
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_role("textbox", name="Your personal link").input_value()
    there.page.goto(link)
    expect(there.page.get_by_role("heading", level=1)).to_have_text(re.compile("^Become .*\\?$"))
    assert there.context.cookies() == []  # nobody yet
    there.page.get_by_role("button", name="Become").click()
    expect(there.page).to_have_url(re.compile(f"^{re.escape(there.url)}/$"))
    assert there.api("GET", "/me")["id"] == here.api("GET", "/me")["id"]
    table = TablePage(there.open(f"/table/{duel.id}"))
    expect(table.prompt).to_contain_text("You lead")


@pytest.mark.long
def test_a_token_for_a_bot_is_made_and_dropped(visitors: Visitors) -> None:
    page = visitors.come().open("/settings")
    page.get_by_role("textbox", name="Name of the bot").fill("Robot")
    page.get_by_role("button", name="Create a token").click()
    assert len(page.get_by_role("textbox", name="Token").input_value()) > 20
    page.get_by_role("button", name="Remove: Robot").click()
    expect(page.get_by_role("button", name="Remove: Robot")).to_be_hidden()


def test_an_unknown_address(visitors: Visitors) -> None:
    somebody = visitors.come()
    somebody.expected += ["404"]
    page = somebody.open("/nowhere/%E0")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("button", name="Play a bot now")).to_be_visible()


@pytest.mark.long
def test_a_game_is_resigned(visitors: Visitors, server: Served) -> None:
    table = Duel(visitors.come(), server, positions.LEAD).open()
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("button", name="Resign").click()
    dialog = table.page.get_by_role("dialog", name="Resign this game?")
    dialog.get_by_role("button", name="Resign").click()
    expect(table.prompt).to_contain_text("Chu won.")
