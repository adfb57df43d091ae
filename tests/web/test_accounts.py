"""Accounts in the browser, from the first visit to the last, in three languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.api.serving import Served
from tests.web import positions
from tests.web.table import Duel
from tests.web.visitors import Visitor, Visitors
from tests.web.words import Words

PASSWORD = "three geese over the river"


@pytest.mark.parametrize(
    "language", ["hu", *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "pl"))]
)
def test_the_life_of_an_account(visitors: Visitors, server: Served, language: str) -> None:
    say = Words(language)
    name = {"en": "Anne of Chu", "pl": "Łucja z Han", "hu": "Őze Ágnes"}[language]
    here = visitors.come(language=language)
    duel = Duel(here, server, positions.LEAD)
    sign_up(here, say, name)
    log_out(here, say)
    there = visitors.come(language=language, phone=True)
    log_in(there, say, name)
    expect(there.page.get_by_role("region", name=say("web-my-games"))).to_contain_text(
        say("web-your-turn")
    )
    here.page.goto(f"{here.url}/login")
    fill(here.page, say, name, PASSWORD)
    here.page.get_by_role("button", name=say("web-log-in")).click()
    expect(here.page.get_by_role("button", name=name)).to_be_visible()
    here.open("/settings")
    here.page.get_by_role("button", name=say("web-log-out-everywhere")).click()
    expect(here.page.get_by_text(say("web-log-out-everywhere.done"))).to_be_visible()
    assert there.api("GET", "/me")["account"] is False
    delete(here, say, name)
    seats = duel.rival.get(f"/tables/{duel.id}")["seats"]
    assert seats[0]["name"] == ""


def fill(page: Page, say: Words, name: str, password: str) -> None:
    page.get_by_role("textbox", name=say("web-name"), exact=True).fill(name)
    page.get_by_label(say("web-password"), exact=True).fill(password)


def sign_up(visitor: Visitor, say: Words, name: str) -> None:
    visitor.expected += ["422"]
    page = visitor.open()
    hint = page.get_by_role("region", name=say("web-my-games"))
    hint.get_by_role("link", name=say("web-sign-up")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-sign-up"))
    for field, expected in (("web-name", "username"), ("web-password", "new-password")):
        box = page.get_by_label(say(field), exact=True)
        expect(box).to_have_attribute("autocomplete", expected)
    fill(page, say, "Admin", PASSWORD)
    button = page.get_by_role("main").get_by_role("button", name=say("web-sign-up"))
    button.click()
    expect(page.get_by_role("alert")).to_have_text(say("web-refused-BadName"))
    expect(page.get_by_role("textbox", name=say("web-name"), exact=True)).to_be_focused()
    fill(page, say, name, "password1")
    button.click()
    expect(page.get_by_role("alert")).to_have_text(say("web-refused-BadPassword"))
    fill(page, say, name, PASSWORD)
    button.click()
    expect(page).to_have_url(f"{visitor.url}/")  # where they were
    visitor.open("/settings#account")
    expect(page.get_by_text(say("web-logged-in", name=name))).to_be_visible()
    me = page.get_by_role("button", name=name)
    expect(me).to_be_visible()
    expect(me).not_to_contain_text(say("web-guest"))


def log_out(visitor: Visitor, say: Words) -> None:
    page = visitor.page
    page.get_by_role("button", name=say("web-log-out"), exact=True).click()
    expect(page).to_have_url(f"{visitor.url}/")
    expect(page.get_by_role("banner")).to_contain_text(say("web-guest"))
    assert visitor.api("GET", "/tables/mine") == []


def log_in(visitor: Visitor, say: Words, name: str) -> None:
    visitor.expected += ["403"]
    visitor.api("POST", "/quick", {"game": "chuhan"})
    page = visitor.open("/login")
    guest = visitor.api("GET", "/me")["name"]
    expect(page.get_by_text(say("web-log-in-leaves", count=1, name=guest))).to_be_visible()
    fill(page, say, name, "a wrong password")
    button = page.get_by_role("main").get_by_role("button", name=say("web-log-in"))
    button.click()
    expect(page.get_by_role("alert")).to_have_text(say("web-refused-WrongPassword"))
    box = page.get_by_label(say("web-password"), exact=True)
    expect(box).to_be_focused()
    expect(box).to_have_attribute("autocomplete", "current-password")
    box.fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{visitor.url}/")


def delete(visitor: Visitor, say: Words, name: str) -> None:
    visitor.expected += ["403"]
    page = visitor.page
    page.get_by_role("button", name=say("web-delete-account")).click()
    dialog = page.get_by_role("dialog", name=say("web-delete-sure", name=name))
    box = dialog.get_by_label(say("web-password"))
    box.fill("a wrong password")
    dialog.get_by_role("button", name=say("web-delete-for-good")).click()
    expect(dialog.get_by_role("alert")).to_have_text(say("web-refused-WrongPassword"))
    box.fill(PASSWORD)
    dialog.get_by_role("button", name=say("web-delete-for-good")).click()
    expect(page.get_by_role("banner")).to_contain_text(say("web-guest"))


@pytest.mark.long
def test_a_former_player_has_no_name(visitors: Visitors, server: Served) -> None:
    gone, stays = visitors.come(), visitors.come()
    table = gone.api("POST", "/tables", {"game": "chuhan", "window": 0})["table"]
    stays.api("POST", f"/tables/{table}/join", {})
    gone.api("POST", "/me/delete", {})
    page = stays.open(f"/table/{table}")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("a former player")


@pytest.mark.long
def test_a_password_is_changed(visitors: Visitors) -> None:
    somebody = visitors.come()
    somebody.api("POST", "/me/account", {"name": "Changing", "password": PASSWORD})
    somebody.expected += ["403"]
    page = somebody.open("/settings")
    page.get_by_text("Change the password").first.click()
    old, new = page.get_by_label("Current password"), page.get_by_label("New password")
    old.fill("wrong")
    new.fill("four geese over the lake")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert")).to_contain_text("Wrong name or password")
    expect(old).to_be_focused()
    old.fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text(re.compile("The password is changed"))).to_be_visible()
    somebody.api("POST", "/login", {"name": "Changing", "password": "four geese over the lake"})


@pytest.mark.long
def test_where_to_be_told_of_ones_turn(visitors: Visitors) -> None:
    somebody = visitors.come()
    somebody.expected += ["422"]
    page = somebody.open("/settings")
    told = page.get_by_role("region", name="When you are away")
    expect(told.get_by_label("E-mail")).to_have_count(0)  # this server sends none
    box = told.get_by_label("Webhook")
    box.fill("http://127.0.0.1:8380/turn")
    told.get_by_role("button", name="Save").click()
    expect(told.get_by_role("alert")).to_contain_text("reachable from the internet")
    expect(box).to_be_focused()
    box.fill("https://example.org/turn")
    told.get_by_role("group", name="Quiet hours").get_by_role("radio", name="On").check()
    told.get_by_label("From").fill("21:30")
    told.get_by_role("button", name="Save").click()
    expect(told.get_by_role("status")).to_have_text("Saved.")
    assert len(told.get_by_role("textbox", name="Secret").input_value()) > 20
    page.reload()
    expect(box).to_have_value("https://example.org/turn")
    expect(told.get_by_label("From")).to_have_value("21:30")
    expect(told.get_by_role("textbox", name="Secret")).to_have_count(0)
