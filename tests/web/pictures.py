"""The pictures of the README, taken of real games: python -m tests.web.pictures [FOLDER]"""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.server.api.serving import served
from tests.web.chromium import FLAGS, chromium
from tests.web.contexts import Contexts
from tests.web.sights import settle
from tests.web.visitors import Visitor, Visitors

PRIMARY = "[aria-keyshortcuts=Enter]"


def home(visitor: Visitor) -> Page:
    page = visitor.open("/")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return page


def chuhan(visitor: Visitor) -> Page:
    wanted = {"game": "chuhan", "seat": 0, "options": {"events": True}}
    return played(visitor, wanted, lambda view: view["trick"] and len(view["discard"]) > 6)


def suntzu(visitor: Visitor) -> Page:
    wanted = {"game": "suntzu", "seat": 0, "options": {"events": True, "warlords": True}}
    page = played(visitor, wanted, lambda view: view["phase"] == "placing" and view["round"] > 3)
    hand = page.locator("[data-card]")
    for slot in ("qin", "chu", "han_qi"):
        hand.nth(hand.count() // 2).click()
        page.locator(f"button[data-slot={slot}]").click()
    hand.nth(2).click()
    return page


def shogun(visitor: Visitor) -> Page:
    wanted = {"game": "shogun", "seats": 3, "seat": 0}
    page = played(visitor, wanted, lambda view: view["phase"] == "planning")
    cards = page.locator("[data-card]:not(.used)")
    for field in ("rice", "tax", "deploy5", "battle_a", "battle_b"):
        cards.first.click()
        page.locator(f"[data-field={field}]").click()
    cards.first.click()
    return page


def played(visitor: Visitor, wanted: dict[str, Any], reached: Callable[[Any], Any]) -> Page:
    """At a table against bots, after random moves until the moment that is wanted."""
    table = visitor.api("POST", "/quick", {"window": 0, **wanted})["table"]
    page = visitor.open(f"/table/{table}")
    draw = Random(5)
    for _ in range(400):
        state = visitor.api("GET", f"/tables/{table}")
        if state["my_turn"]:
            if reached(state["view"]):
                break
            decide(visitor, table, state["decision"], draw)
        page.wait_for_timeout(30)
    expect(page.locator(PRIMARY).first).to_be_visible()
    return page


def decide(visitor: Visitor, table: str, decision: int, draw: Random) -> None:
    """A random decision; a plan, card by card from what may go where."""
    slots = visitor.api("GET", f"/tables/{table}/choices")
    if slots:
        moves = plan(slots, draw)
    else:
        moves = [draw.choice(visitor.api("GET", f"/tables/{table}/legal")["moves"])]
    body = {"decision": decision, "key": f"{decision}", "moves": moves}
    visitor.api("POST", f"/tables/{table}/moves", body)


def plan(slots: dict[str, list[str]], draw: Random) -> list[str]:
    """A card for each province of Sun Tzu, none twice; or the cards to keep."""
    used: list[str] = []
    for cards in slots.values():
        used.append(draw.choice([card for card in cards if card not in used]))
    keeps = "1" in slots or "2" in slots
    return [
        f"keep {card}" if keeps else f"place {slot} {card}"
        for slot, card in zip(slots, used, strict=True)
    ]


PICTURES: dict[str, tuple[Callable[[Visitor], Page], dict[str, Any]]] = {
    "home": (home, {}),
    "chuhan": (chuhan, {}),
    "suntzu": (suntzu, {}),
    "shogun": (shogun, {}),
    "phone": (chuhan, {"phone": True, "dark": True}),
}


def main(folder: str = "docs/pictures") -> None:
    where = Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        with (
            served(Path(data), window=0.0) as server,
            Visitors(Contexts(browser), server.url) as visitors,
        ):
            for name, (sight, taste) in PICTURES.items():
                page = sight(visitors.come(**taste))
                settle(page)
                page.screenshot(path=where / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
