"""A table of Chu Han on a page: what stands there, and what its player clicks."""

import re
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.api.serving import Account, Served
from tests.web.positions import Scene
from tests.web.visitors import Visitor

# What the button of a move says, by the first word of its text.
SAID = {
    "play": r"^Play ",
    "use": r"^Use ",
    "swap": r"^Swap ",
    "place": r"^Place ",
    "give": r"^Give ",
    "take": r"^Take (?!a writ$|nothing$|the move back$)",
    "writ": r"^Take a writ$",
    "pass": r"^Pass$",
    "allow": r"^Allow$",
    "decline": r"^Take nothing$",
}
# What is shown of a decision: another one always looks different.
SHOWN = """() => {
    const hand = [...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card);
    return document.querySelector('[aria-label="What to do"]')?.innerText + hand.join(' ');
}"""
NEXT = f"(before) => {{ const now = ({SHOWN})(); return now !== before && !/Sending/.test(now); }}"


def play_a_bot(page: Page) -> None:
    """From the home page, as it is offered."""
    page.get_by_role("button", name="Play a bot now").click()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()


class TablePage:
    """A player's page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.get_by_role("region", name="What to do")
        self.hand = page.get_by_role("region", name=re.compile("^Your hand"))
        self.row = page.get_by_role("region", name="Face-up row")
        # The primary action is there as soon as the page knows what may be played.
        self.primary = self.prompt.locator("[aria-keyshortcuts=Enter]")

    def cards(self) -> list[str]:
        """The own hand."""
        found: list[str] = self.hand.locator("[data-card]").evaluate_all(
            "cards => cards.map((card) => card.dataset.card)"
        )
        return found

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """An answer to the prompt."""
        return self.prompt.get_by_role("button", name=name, exact=isinstance(name, str))

    def choose(self, *cards: str) -> None:
        """Click them; one with a star lies face up."""
        for card in cards:
            self._choose(card)

    def make(self, text: str) -> None:
        """A whole move by clicks, until the page shows what has become of it."""
        expect(self.primary).to_be_visible()
        before = self.page.evaluate(SHOWN)
        verb, *words = text.split()
        if verb == "swap":
            self.choose(words[0], f"*{words[2]}")
        elif verb in ("give", "take"):
            place = {"give": "The two cards drawn", "take": "From this trick"}[verb]
            self._among(place, words[0])
        elif words[:1] == ["ying_bu"] and verb == "use":
            self.choose("ying_bu")
            self._among("From the discard pile", words[1])
        elif text not in ("use lyu_zhi", "use xiao_he"):  # these have buttons of their own
            self.choose(*words)
        self.button(re.compile(SAID[verb])).click()
        self.page.wait_for_function(NEXT, arg=before)

    def _choose(self, card: str) -> None:
        if card.startswith("*"):
            name = re.compile(rf"^{rank_and_name(card[1:])}")
            there = self.row.get_by_role("button", name=name, pressed=False).first
        else:
            there = self.hand.locator(f'[data-card="{card}"][aria-pressed=false]').first
        # The next card may lie over all but its left edge.
        there.click(position={"x": 13, "y": 50})

    def _among(self, place: str, card: str) -> None:
        there = self.page.get_by_role("region", name=place)
        there.get_by_role("button", name=re.compile(rf"^{rank_and_name(card)}")).click()


def rank_and_name(card: str) -> str:
    """As a card is called on the page: `5, `, or `.*, Ji Bu`."""
    if card.isdigit():
        return f"{card}, "
    return f"[36], {card.replace('_', ' ').title()}"


@cache
def rival_at(server: Served) -> Account:
    """Who plays against all visitors of a server; to be somebody new takes time."""
    return server.guest()


class Duel:
    """A game of a visitor against somebody who has no page and plays when told to."""

    @classmethod
    def at(cls, scene: Scene, visitor: Visitor, server: Served, **terms: Any) -> "Duel":
        """In the middle of it."""
        duel = cls(visitor, server, scene.position, scene.seat, **terms)
        duel.mine(*scene.mine)
        return duel

    def __init__(
        self, visitor: Visitor, server: Served, position: Any = None, seat: int = 0, **terms: Any
    ) -> None:
        self.visitor = visitor
        self.rival = rival_at(server)
        public = position is None
        wanted = {"game": "chuhan", "seat": seat, "window": 0, "position": position}
        wanted |= {"public": public, **terms}
        self.id = str(visitor.api("POST", "/tables", wanted)["table"])
        self.rival.post(f"/tables/{self.id}/join")

    def open(self) -> TablePage:
        """The visitor comes to the table."""
        table = TablePage(self.visitor.open(f"/table/{self.id}"))
        expect(table.prompt).to_be_visible()
        if self.visitor.api("GET", f"/tables/{self.id}")["my_turn"]:
            expect(table.primary).to_be_visible()
        return table

    def rivals(self, *texts: str) -> None:
        """The rival moves."""
        for number, text in enumerate(texts):
            decision = self.rival.get(f"/tables/{self.id}")["decision"]
            key = f"{decision}-{number}"
            self.rival.post(f"/tables/{self.id}/moves", decision=decision, key=key, moves=[text])

    def rivals_answer(self) -> None:
        """The rival allows an ability, if he is asked: he may be, by what lies open."""
        if self.rival.get(f"/tables/{self.id}")["my_turn"]:
            self.rivals("allow")

    def mine(self, *texts: str) -> None:
        """The visitor moves, past his page."""
        for text in texts:
            self.visitor.move(self.id, text)
