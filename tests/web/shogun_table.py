"""A table of Shogun on a page: what stands there, and what the daimyo in seat 0 clicks."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tenka.games.shogun.data import FIELDS
from tests.web.sights import settle
from tests.web.visitors import Visitor


class ShogunPage:
    """The page of the daimyo in seat 0."""

    def __init__(self, visitor: Visitor, position: Any = None, **options: Any) -> None:
        body = {
            "game": "shogun",
            "seats": 3,
            "seat": 0,
            "window": 0,
            "bots": {"1": "greedy", "2": "greedy"},
            "options": options,
        }
        if position is not None:
            body["position"] = position
        self.visitor = visitor
        self.table: str = visitor.api("POST", "/tables", body)["table"]
        self.page: Page = visitor.open(f"/table/{self.table}")
        self.prompt = self.page.get_by_role("region", name="What to do")
        self.mat = self.page.get_by_role("region", name="Your plan")
        self.primary = self.prompt.locator("[aria-keyshortcuts=Enter]")

    def state(self) -> Any:
        return self.visitor.api("GET", f"/tables/{self.table}")

    @property
    def fill_up(self) -> Locator:
        return self.mat.get_by_role("button", name="Fill up with chest cards")

    def field(self, name: str) -> Locator:
        return self.page.locator(f"[data-field={name}]")

    def said(self, field: str) -> str:
        """What a screen reader hears of a field."""
        return self.field(field).locator(".unseen").inner_text()

    def card(self, name: str) -> Locator:
        return self.page.locator(f"[data-card={name}]")

    def lay(self, field: str, card: str) -> None:
        self.card(card).click()
        self.field(field).click()

    def plan(self) -> None:
        """The strongest provinces march, then what is left; chest cards fill up."""
        expect(self.fill_up).to_be_enabled()  # it is known what may lie where
        provinces = self.state()["view"]["provinces"]
        own = [name for name, there in provinces.items() if there["owner"] == 0]
        own.sort(key=lambda name: -int(provinces[name]["armies"]))
        order = ("battle_a", "battle_b", "rice", "tax", "deploy5", "castle", "temple", "theatre")
        for field, card in zip(order, own, strict=False):
            self.lay(field, card)
        self.fill_up.click()
        for field in FIELDS:
            if self.said(field).endswith("no card"):
                free = self.mat.locator("[data-card]:not(.used)")
                if free.count():
                    self.lay(field, free.first.get_attribute("data-card") or "")
        self.send()

    def send(self) -> None:
        """The primary action, and wait until the next decision is ours, or none is left."""
        before = self.state()["version"]
        expect(self.primary).to_be_enabled()
        self.primary.click()
        self.visitor.turn(self.table, since=before)
        settle(self.page)

    def answer(self) -> str:
        """One decision, whatever it is; its phase."""
        self.put_away()
        phase = str(self.state()["view"]["phase"])
        if phase == "planning":
            expect(self.mat).to_be_visible()
            self.plan()
        else:
            march = self.page.locator("[data-target]")
            cards = self.page.get_by_role("list", name="Special cards").get_by_role("button")
            revolts = self.page.get_by_role("region", name="winter").get_by_role("button")
            drafted = self.page.get_by_role("list", name="Cards to take").get_by_role("button")
            chosen = {"choosing": cards, "actions": march, "winter": revolts, "draft": drafted}[
                phase
            ]
            chosen.last.click()
            if phase == "draft":
                self.page.get_by_role("list", name="Army groups").get_by_role("button").last.click()
            self.send()
        return phase

    def put_away(self) -> None:
        """What has been shown since the last decision."""
        dialog = self.page.locator("dialog[open]")
        if dialog.count():
            self.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        fight = self.page.get_by_role("button", name="Continue")
        if fight.count():
            fight.click()
