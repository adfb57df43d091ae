"""Two whole tournaments in the browser: one that is opened, filled up by a bot and played, and one
where everybody meets everybody and somebody does not come."""

import re
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.patient import PATIENCE
from tests.server.api.serving import Served, served
from tests.web.axe import ALL, violations
from tests.web.boards_seen import BROKEN
from tests.web.contexts import Contexts
from tests.web.visitors import Visitor, Visitors
from tests.web.words import Words

SAY = Words("en")
NARROW: ViewportSize = {"width": 360, "height": 800}
WAIT = 4.0  # seconds in which all have to come


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nobody is waited for long."""
    with served(tmp_path_factory.mktemp("hurried"), window=0.0, tournament_wait=WAIT) as running:
        yield running


@pytest.fixture
def hurried_visitors(contexts: Contexts, hurried: Served) -> Iterator[Visitors]:
    with Visitors(contexts, hurried.url) as visitors:
        yield visitors


def member(visitors: Visitors, name: str, **taste: Any) -> Visitor:
    visitor = visitors.come(**taste)
    visitor.api("GET", "/me")
    visitor.api("POST", "/me/account", {"name": name, "password": "four wild geese"})
    return visitor


def fits(page: Page) -> None:
    """Nothing is cut off, and everybody can use it."""
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(BROKEN) == []
    assert violations(page, ALL) == []


def open_tournament(page: Page, name: str, *radios: str, **chosen: str) -> str:
    page.get_by_role("link", name=SAY("web-tournament-new")).click()
    page.get_by_label(SAY("web-tournament-name")).fill(name)
    for radio in (SAY("web-tournament-who-everybody"), *radios):
        page.get_by_role("radio", name=radio).check()
    page.get_by_label(SAY("web-tournament-size.least")).fill(chosen.get("least", "4"))
    page.get_by_label(SAY("web-tournament-size.most")).fill(chosen.get("most", "16"))
    if "bot" in chosen:
        page.get_by_label(SAY("web-tournament-bots")).select_option(label=chosen["bot"])
    fits(page)
    page.get_by_role("button", name=SAY("web-tournament-new")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.url.rpartition("/")[2]


def my_games(visitor: Visitor, id: str) -> list[Any]:
    """Games of this person that are not over."""
    me = visitor.api("GET", "/me")["id"]
    whole = visitor.api("GET", f"/tournaments/{id}")
    mine = next(row["number"] for row in whole["standings"] if row["person"] == me)
    return [game for game in whole["games"] if mine in game["players"] and game["status"] != "over"]


def play_round(id: str, number: int, *players: Visitor) -> None:
    """Past the page: all sit down, and whoever is named later gives up; until it is over."""
    for player in players:
        for game in my_games(player, id):
            if game["status"] == "waiting":
                player.api("POST", f"/tables/{game['table']}/join", {})
    for player in reversed(players):
        for game in my_games(player, id):
            if player.api("GET", f"/tables/{game['table']}")["status"] == "playing":
                player.api("POST", f"/tables/{game['table']}/resign")
    first = players[0]
    end = monotonic() + PATIENCE
    while monotonic() < end:
        whole = first.api("GET", f"/tournaments/{id}")
        if whole["round"] > number or whole["status"] == "over":
            return
        first.page.wait_for_timeout(200)
    raise AssertionError("the round does not end")


@pytest.mark.long
def test_a_swiss_tournament_that_a_bot_fills_up(visitors: Visitors) -> None:
    ann, ben = member(visitors, "Ann of Han"), visitors.come(phone=True, dark=True)
    page = ann.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("g")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", level=1)).to_have_text(SAY("web-tournaments"))
    id = open_tournament(page, "Autumn cup", bot="The Envoy")
    page.get_by_role("button", name=SAY("web-tournament-join")).click()
    expect(page.get_by_text(SAY("web-tournament-in-line"))).to_be_visible()
    fits(page)

    phone = ben.open("/")
    phone.get_by_role("link", name=SAY("web-tournament-to")).click()
    phone.get_by_role("button", name=SAY("web-tournament-join")).tap()
    expect(phone.get_by_text(SAY("web-tournament-in", count=2))).to_be_visible()
    fits(phone)
    cat = visitors.come()
    cat.api("POST", f"/tournaments/{id}/join")
    expect(page.get_by_text(SAY("web-tournament-in", count=3))).to_be_visible()
    page.get_by_role("button", name=SAY("web-tournament-begin")).click()

    expect(page.get_by_text(SAY("web-tournament-on", round=1))).to_be_visible()
    fits(page)
    page.get_by_role("button", name=SAY("web-tournament-go")).click()
    page.wait_for_url(re.compile("/table/"))
    ann.expected.append("WebSocket is closed before the connection is established")
    ann.open(f"/tournaments/{id}")
    play_round(id, 1, ann, ben, cat)
    expect(phone.get_by_text(SAY("web-tournament-on", round=2))).to_be_visible()
    fits(phone)
    phone.get_by_role("button", name=SAY("web-tournament-round", round=1)).tap()
    expect(phone.get_by_role("heading", name=SAY("web-tournament-round", round=1))).to_be_visible()
    expect(phone.get_by_role("listitem").filter(has=phone.locator(".board"))).to_have_count(2)
    expect(phone.get_by_role("button", name=SAY("web-tournament-go"))).to_be_visible()
    for number in (2, 3):
        play_round(id, number, ann, ben, cat)
    expect(page.get_by_text(SAY("web-tournament-final"))).to_be_visible()
    expect(page.get_by_text(SAY("web-tournament-winner", name="The Envoy"))).to_be_visible()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(5)
    fits(page)
    page.get_by_role("button", name=SAY("web-tournament-round", round=1)).click()
    expect(page.get_by_role("heading", name=SAY("web-tournament-round", round=1))).to_be_visible()
    expect(phone.get_by_text(SAY("web-tournament-final"))).to_be_visible()
    fits(phone)


@pytest.mark.long
def test_everybody_meets_everybody_and_one_does_not_come(hurried_visitors: Visitors) -> None:
    ann = member(hurried_visitors, "Bartholomew of Chu", dark=True)
    ben, cat = hurried_visitors.come(phone=True), hurried_visitors.come()
    page = ann.open("/tournaments")
    id = open_tournament(
        page, "Three kings", SAY("web-tournament-round_robin"), least="3", most="3"
    )
    for visitor in (ann, ben, cat):
        visitor.api("POST", f"/tournaments/{id}/join")
    expect(page.get_by_role("heading", name=SAY("web-tournament-cross"))).to_be_visible()
    phone = ben.open(f"/tournaments/{id}")
    for number in (1, 2, 3):
        play_round(id, number, ann, ben)
    winner = SAY("web-tournament-winner", name="Bartholomew of Chu")
    expect(page.get_by_text(winner)).to_be_visible()
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.nth(3).get_by_role("img", name=SAY("web-tournament-lost"))).to_have_count(2)
    fits(page)
    expect(phone.get_by_text(SAY("web-tournament-played", done=3, all=3))).to_be_visible()
    fits(phone)
    phone.set_viewport_size(NARROW)
    fits(phone)


@pytest.mark.long
def test_an_arena_where_people_come_and_go(visitors: Visitors) -> None:
    ann, ben = member(visitors, "Ann of Qi"), visitors.come(phone=True, dark=True)
    page = ann.open("/tournaments")
    id = open_tournament(page, "Evening arena", SAY("web-tournament-arena"), least="2")
    page.get_by_role("button", name=SAY("web-tournament-join")).click()
    expect(page.get_by_text(SAY("web-tournament-in-line"))).to_be_visible()
    ben.api("GET", "/me")
    ben.api("POST", f"/tournaments/{id}/join")
    phone = ben.open(f"/tournaments/{id}")
    page.get_by_role("button", name=SAY("web-tournament-begin")).click()
    expect(page.get_by_role("button", name=SAY("web-tournament-go"))).to_be_visible()
    expect(phone.get_by_role("button", name=SAY("web-tournament-go"))).to_be_visible()
    fits(page)
    fits(phone)
    (game,) = my_games(ann, id)
    for each in (ann, ben):
        each.api("POST", f"/tables/{game['table']}/join", {})
    ben.api("POST", f"/tables/{game['table']}/resign")
    phone.get_by_role("button", name=SAY("web-tournament-rest")).tap()
    expect(phone.get_by_role("button", name=SAY("web-tournament-return"))).to_be_visible()
    first = page.get_by_role("table").get_by_role("row").nth(1)
    expect(first).to_contain_text("Ann of Qi")
    expect(first.get_by_role("img", name=SAY("web-tournament-won"))).to_be_visible()
    phone.get_by_role("button", name=SAY("web-tournament-return")).tap()
    expect(phone.get_by_role("button", name=SAY("web-tournament-go"))).to_be_visible()
    fits(phone)


@pytest.mark.long
def test_an_arena_at_tables_of_several_where_bots_take_empty_seats(visitors: Visitors) -> None:
    ann, ben = member(visitors, "Ann of Wei"), visitors.come(phone=True, dark=True)
    page = ann.open("/tournaments")
    radios = ("Shogun", SAY("web-tournament-seats", count=4), SAY("web-tournament-arena"))
    id = open_tournament(page, "Arena of lords", *radios, least="3", bot="The Daruma")
    expect(page.get_by_text(SAY("web-tournament-meet.arena-several"))).to_be_visible()
    ben.api("GET", "/me")
    for each in (ann, ben):
        each.api("POST", f"/tournaments/{id}/join")
    phone = ben.open(f"/tournaments/{id}")
    page.get_by_role("button", name=SAY("web-tournament-begin")).click()
    for shown in (page, phone):
        expect(shown.get_by_role("button", name=SAY("web-tournament-go"))).to_be_visible()
        expect(shown.get_by_role("table").get_by_role("row")).to_have_count(5)
        fits(shown)
    (game,) = my_games(ann, id)
    for each in (ann, ben):
        each.api("POST", f"/tables/{game['table']}/join", {})
    phone.get_by_role("button", name=SAY("web-tournament-rest")).tap()
    cat = visitors.come()
    late = cat.open(f"/tournaments/{id}")
    late.get_by_role("button", name=SAY("web-tournament-join")).click()
    expect(late.get_by_text(SAY("web-tournament-arena-wait-line.several"))).to_be_visible()
    for each in (ann, ben):  # bots play on to the end
        each.api("POST", f"/tables/{game['table']}/resign")
    marks = page.get_by_role("table").get_by_role("img", name=SAY("web-tournament-won"))
    expect(marks).to_have_count(1)
    fits(page)
    fits(phone)
    # Whoever comes late is given a table of the wanted size, too, with bots.
    expect(late.get_by_role("button", name=SAY("web-tournament-go"))).to_be_visible()
    fits(late)


def test_a_player_is_removed_before_and_after_the_beginning(visitors: Visitors) -> None:
    ann = member(visitors, "Ann of Yan")
    page = ann.open("/tournaments")
    id = open_tournament(page, "Open evening", least="2")
    guests = [visitors.come(phone=phone) for phone in (True, False, False)]
    names = []
    for guest in guests:
        names.append(guest.api("GET", "/me")["name"])
        guest.api("POST", f"/tournaments/{id}/join")
    page.get_by_role("button", name=SAY("web-tournament-remove-player", name=names[0])).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(SAY("web-tournament-remove-sure", name=names[0]))
    fits(page)
    dialog.get_by_role("button", name=SAY("web-tournament-remove")).click()
    expect(page.get_by_role("link", name=names[0])).to_have_count(0)
    expect(page.get_by_text(SAY("web-tournament-in", count=2))).to_be_visible()
    fits(page)
    phone = guests[0].open(f"/tournaments/{id}")
    guests[0].expected.append("403")
    phone.get_by_role("button", name=SAY("web-tournament-join")).tap()
    expect(phone.get_by_text(SAY("web-refused-RemovedFromTournament"))).to_be_visible()
    fits(phone)

    page.get_by_role("button", name=SAY("web-tournament-begin")).click()
    panel = page.get_by_role("region", name=SAY("web-tournament-look-after"))
    panel.get_by_role("combobox").select_option(label=names[1])
    panel.get_by_role("button", name=SAY("web-tournament-remove")).click()
    fits(page)
    dialog.get_by_role("button", name=SAY("web-tournament-remove")).click()
    expect(panel.get_by_role("option", name=names[1])).to_have_count(0)
    fits(page)
    panel.get_by_role("button", name=SAY("web-tournament-cancel")).click()
    dialog.get_by_role("button", name=SAY("web-tournament-cancel")).click()
    expect(page.get_by_text(SAY("web-tournament-cancelled.line"))).to_be_visible()
