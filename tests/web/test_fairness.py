"""Numbers are sealed and given by the page itself, and compared with the record after the game."""

import re
from hashlib import sha256
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.api.serving import Served
from tests.web.visitors import Visitor, Visitors

OURS = "Your browser gave its number after it had seen"


def fairness(visitor: Visitor, table: str) -> Any:
    return visitor.api("GET", f"/tables/{table}")["fairness"]


def sealed(visitor: Visitor, table: str) -> Page:
    """The page of their table, which has sealed their number."""
    page = visitor.open(f"/table/{table}")
    page.locator("summary", has_text="Fairness").click()
    expect(page.locator("code").nth(1)).to_have_text(re.compile("[0-9a-f]{64}"))
    return page


def checked(visitor: Visitor, table: str) -> Page:
    """The page on the fairness of a game that is over by now."""
    visitor.api("POST", f"/tables/{table}/resign")
    page = visitor.open(f"/fairness/{table}")
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    return page


def test_both_pages_seal_and_unseal_by_themselves(visitors: Visitors, server: Served) -> None:
    host, guest = visitors.come(), visitors.come(phone=True)
    name = host.api("GET", "/me")["name"]
    table = host.api("POST", "/tables", {"game": "chuhan", "seat": 0})["table"]
    waiting = sealed(host, table)
    (seal, _) = fairness(host, table)["seals"]
    page = guest.open("/")
    page.get_by_role("button", name=f"Sit down: {name}").click()
    expect(waiting.get_by_role("list", name="Seats")).to_be_visible()  # it has begun
    told = fairness(host, table)
    assert told["seals"][0] == seal
    hashes = [sha256(nonce.encode()).hexdigest() for nonce in told["nonces"]]
    assert hashes == told["seals"]
    for visitor in (host, guest):
        page = visitor.open(f"/fairness/{table}") if visitor is guest else checked(visitor, table)
        expect(page.get_by_text(OURS)).to_contain_text("nobody could choose the cards")
        expect(page.get_by_text("The secret is the one that was committed to.")).to_be_visible()


def test_quick_play_begins_with_a_number_of_the_page(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.open("/")
    page.get_by_role("button", name="Play: Chu Han").click()
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
    table = page.url.rpartition("/")[2]
    told = fairness(visitor, table)
    assert [bool(seal) for seal in told["seals"]] == [True, False]
    assert [bool(nonce) for nonce in told["nonces"]] == [True, False]
    expect(checked(visitor, table).get_by_text("A bot gives no number.")).to_be_visible()


def test_a_record_that_is_not_what_was_shown(visitors: Visitors) -> None:
    """The host shows another commitment afterwards than before."""
    visitor = visitors.come()
    page = visitor.open("/")
    page.get_by_role("button", name="Play: Chu Han").click()
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
    table = page.url.rpartition("/")[2]
    page.evaluate(
        """() => {
            const kept = localStorage.getItem('tenka-shares');
            const other = kept.replace(/"commitment":"../, '"commitment":"zz');
            localStorage.setItem('tenka-shares', other);
        }"""
    )
    page = checked(visitor, table)
    expect(page.get_by_text("The record is not what your browser was shown")).to_be_visible()


def test_who_waits_for_a_number_is_told(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    table = host.api("POST", "/tables", {"game": "chuhan", "seat": 0})["table"]
    page = sealed(host, table)
    seal = sha256(b"5f" * 16).hexdigest()
    guest.api("POST", f"/tables/{table}/join", {"seal": seal})
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(page.get_by_role("button", name="Start now")).to_have_count(0)
    guest.api("POST", f"/tables/{table}/join", {"nonce": "5f" * 16})
    expect(page.get_by_role("list", name="Seats")).to_be_visible()
