"""What the others did, step by step: shown on the board, skipped, switched off, made up for.

The clock of the page stands still, and is turned by hand.
"""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.long import some
from tests.server.api.serving import Served
from tests.web import positions
from tests.web.axe import QUICK, violations
from tests.web.table import Duel
from tests.web.visitors import Visitor, Visitors

STEP = 1_600
# Somebody with a browser profile of their own: its clock stands still ever after.
OWN: dict[str, Any] = {"reduced_motion": "no-preference"}
# What playback adds: its bar, and the lines of the log.
BESIDE = f"axe.run({{ include: ['.bar', 'aside'] }}, {{ {QUICK} }})"


def land(owner: int, armies: int, **more: Any) -> dict[str, Any]:
    return {"owner": owner, "armies": armies, **more}


def chests(*fields: str) -> dict[str, str]:
    """Chest cards on some fields of a plan."""
    return {field: f"chest{number}" for number, field in enumerate(fields)}


PROVINCES = {
    "Noto": land(0, 2),
    "Kaga": land(0, 3),
    "Hoki": land(1, 4),
    "Bitchu": land(1, 2, castle=True),
    "Totomi": land(2, 2),
    "Izu": land(2, 3),
}
NO_BATTLES = {"battle_a": "none", "battle_b": "none"}
# All have planned but for one bid: after it nobody has anything to decide but the special cards.
SPRING: Any = {
    "year": 2,
    "season": "spring",
    "phase": "planning",
    "provinces": PROVINCES,
    "players": [{"chests": 8, "rice": 5, "vp": 0}] * 3,
    "actions": [
        *("tax", "castle", "rice", "battle_a", "deploy5"),
        *("deploy3", "temple", "theatre", "battle_b", "deploy1"),
    ],
    "events": {"open": [4, 6, 8, 12], "current": None},
    "plans": [
        {"tax": "Kaga", **chests("castle", "temple", "theatre", "rice"), "deploy5": "none"}
        | {"deploy3": "none", "deploy1": "none", **NO_BATTLES},
        {"tax": "Hoki", "castle": "chest0", "rice": "Bitchu", "temple": "chest1"}
        | {"theatre": "chest2", "deploy5": "none", "deploy3": "none", "deploy1": "none"}
        | {**NO_BATTLES, "bid": "chest4"},
        {"tax": "Totomi", "castle": "Izu", "rice": "chest0", "temple": "chest1"}
        | {"theatre": "chest2", "deploy5": "none", "deploy3": "none", "deploy1": "none"}
        | {**NO_BATTLES, "bid": "chest3"},
    ],
}
# The last card is to be laid; as many armies on both sides: the battles come in their order.
ORDERS: Any = {
    "round": 8,
    "phase": "placing",
    "armies": {"qin": 1, "han_qi": -1},
    "hands": [["1", "3", "5", "6", "+1", "plague"], ["1", "6"]],
    "placed": [
        {"qin": "4", "chu": "2", "jin_yan": "9", "han_qi": "8"},
        {"qin": "4", "chu": "5", "jin_yan": "3", "han_qi": "2", "wu": "10"},
    ],
}


class Watched:
    """A table that is looked at with a clock that stands still."""

    def __init__(self, visitor: Visitor, speed: str = "normal") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.page.clock.install(time=0)
        visitor.set(playback=speed)
        self.bar = self.page.get_by_role("region", name=re.compile("step by step$"))
        self.prompt = self.page.get_by_role("region", name="What to do")
        self.sentence = self.bar.locator(".sentence")
        self.lit = self.page.locator("[data-lit]")

    def open(self, table: str) -> None:
        self.visitor.open(f"/table/{table}")
        expect(self.prompt).to_be_visible()
        self.stop_the_clock()

    def stop_the_clock(self) -> None:
        """Where it is, or a little later: by a jump the page would take its connection for lost."""
        for _ in range(2):
            now = self.page.evaluate("Date.now()")
            # By now it is later, if the machine is slow: then it has been stopped, and complains.
            with suppress(Error):
                return self.page.clock.pause_at((now + 100) / 1000)
        raise AssertionError("the clock goes on")

    def sit_down(self, game: str, position: Any, **more: Any) -> str:
        """With bots at all other seats."""
        wanted = {"game": game, "seat": 0, "window": 0, "position": position, **more}
        return str(self.visitor.api("POST", "/tables", wanted)["table"])

    def step(self) -> None:
        self.page.clock.run_for(STEP)

    def all_is_told(self) -> Locator:
        """Nothing more comes before the own turn; returns the button that leads there."""
        to_my_turn = self.bar.get_by_role("button", name="To my turn")
        expect(to_my_turn).to_be_visible()
        return to_my_turn


def province(watched: Watched, name: str) -> Locator:
    return watched.page.locator(f"[data-province={name}]")


def spring(watched: Watched) -> None:
    """To the actions of a season, past the page: a bid, and when it is open a special card."""
    table = watched.sit_down(
        "shogun", SPRING, seats=3, bots={"1": "greedy", "2": "greedy"}, options={}
    )
    visitor = watched.visitor
    visitor.move(table, "plan bid chest4")
    visitor.turn(table)
    watched.open(table)
    legal = visitor.api("GET", f"/tables/{table}/legal")["moves"]
    visitor.move(table, legal[0])


def to_the_taxes(watched: Watched) -> None:
    """Past special cards, to the first card that is turned; there it stands."""
    watched.all_is_told()
    watched.page.keyboard.press("Space")
    for _ in range(12):
        if "collects taxes" in watched.sentence.inner_text():
            break
        watched.page.keyboard.press("ArrowRight")
    expect(watched.sentence).to_contain_text("collects taxes")


@pytest.mark.parametrize("motion", some(["reduce", "no-preference"], 1))
def test_shogun_turns_card_after_card(visitors: Visitors, motion: str) -> None:
    watched = Watched(visitors.come(reduced_motion=motion))
    spring(watched)
    to_the_taxes(watched)
    page = watched.page
    name = "Hoki" if "Hoki" in watched.sentence.inner_text() else "Totomi"
    expect(province(watched, name)).to_have_attribute("data-lit", "")
    expect(page.locator("header [data-seat][data-lit]")).to_have_count(1)  # whose they are
    expect(page.get_by_test_id("step")).to_contain_text(re.compile(r"\d+ → \d+ chests"))
    expect(page.get_by_test_id("announcer")).to_contain_text("collects taxes")
    expect(watched.prompt).to_have_count(0)
    gained = re.search(r"(\d+) chest", watched.sentence.inner_text())
    assert gained is not None
    flying = 0 if motion == "reduce" else min(int(gained[1]), 6)
    expect(page.locator(".flights span")).to_have_count(flying)
    before = watched.sentence.inner_text()
    watched.step()
    expect(watched.sentence).to_have_text(before)  # it stands
    page.keyboard.press("Space")
    watched.step()
    expect(watched.sentence).not_to_have_text(before)
    page.keyboard.press("Escape")
    expect(watched.bar).to_have_count(0)
    expect(watched.prompt).to_contain_text("summer")
    # Each thing once: what was done, and not the card besides.
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_text("Hoki")).to_have_count(1)
    # A line of it shows where.
    log.get_by_role("button").filter(has_text="Bitchu").first.click()
    expect(province(watched, "Bitchu")).to_have_attribute("data-lit", "")


def test_a_touch_of_what_may_be_chosen_ends_it_and_counts(visitors: Visitors) -> None:
    watched = Watched(visitors.come(**OWN))
    spring(watched)
    to_the_taxes(watched)
    watched.page.clock.resume()  # it stands by itself
    assert violations(watched.page, BESIDE) == []
    province(watched, "Noto").click()
    expect(watched.bar).to_have_count(0)
    expect(province(watched, "Noto")).to_have_class(re.compile("target"))
    expect(watched.prompt).to_contain_text("summer")


@pytest.mark.long
def test_switched_off_everything_is_there_at_once(visitors: Visitors) -> None:
    watched = Watched(visitors.come(**OWN), "off")
    spring(watched)
    expect(watched.prompt).to_contain_text("summer")
    expect(watched.bar).to_have_count(0)
    expect(watched.lit).to_have_count(0)


def test_sun_tzu_fights_battle_after_battle(visitors: Visitors) -> None:
    watched = Watched(visitors.come(**OWN))
    table = watched.sit_down(
        "suntzu", ORDERS, bots={"1": "greedy"}, options={"warlords": False, "events": False}
    )
    watched.open(table)
    watched.visitor.move(table, "place wu 5")
    expect(watched.sentence).to_contain_text("Qin")
    border = watched.page.locator("[data-along=qin]")
    expect(border).to_have_attribute("data-lit", "")
    expect(province(watched, "wu")).not_to_contain_text("wins")
    watched.step()
    expect(watched.sentence).not_to_contain_text("Qin")
    expect(border).not_to_have_attribute("data-lit", "")
    watched.all_is_told().click()
    expect(watched.bar).to_have_count(0)
    expect(watched.prompt).to_be_visible()


def test_chu_han_shows_each_play_and_keeps_nobody_from_the_last(
    visitors: Visitors, server: Served
) -> None:
    watched = Watched(visitors.come(**OWN))
    duel = Duel(watched.visitor, server, positions.LEAD)
    watched.open(duel.id)
    duel.mine("play 4")
    duel.rivals("writ", "play 5")
    expect(watched.sentence).to_contain_text("writ")
    watched.step()
    # The last one: what may be done is asked at once, and what was done is said beside it.
    expect(watched.bar).to_have_count(0)
    expect(watched.prompt.get_by_test_id("news")).to_contain_text("plays")
    expect(watched.page.locator("[data-laid='1'][data-lit]")).to_have_count(1)
    watched.step()
    expect(watched.lit).to_have_count(0)


@pytest.mark.long
def test_what_happened_while_away_is_shown_if_it_is_wanted(
    visitors: Visitors, server: Served
) -> None:
    watched = Watched(visitors.come(**OWN))
    duel = Duel(watched.visitor, server, positions.LEAD)
    watched.open(duel.id)
    duel.mine("play 4")
    expect(watched.page.get_by_role("region", name="Log")).to_contain_text("You play")
    watched.visitor.open("/")
    expect(watched.page.get_by_role("button", name="Play a bot now")).to_be_visible()
    duel.rivals("writ", "play 5")
    watched.visitor.open(f"/table/{duel.id}")
    away = watched.page.get_by_role("complementary", name="Since you were last here")
    expect(away).to_contain_text("2 things happened")
    expect(watched.prompt).to_be_visible()
    played = watched.page.locator("[data-laid='1']")
    expect(played).to_have_count(1)
    away.get_by_role("button", name="Show", exact=True).click()
    expect(watched.sentence).to_contain_text("writ")
    expect(played).to_have_count(0)  # the board is what it was then
    watched.step()
    expect(watched.prompt.get_by_test_id("news")).to_contain_text("plays")
    expect(played).to_have_count(1)
    expect(away).to_have_count(0)


def test_a_line_of_the_log_shows_its_step_again(visitors: Visitors, server: Served) -> None:
    watched = Watched(visitors.come(**OWN))
    duel = Duel(watched.visitor, server, positions.LEAD)
    duel.mine("play 4")
    duel.rivals("play 5")
    watched.open(duel.id)
    log = watched.page.get_by_role("region", name="Log")
    played = watched.page.locator("[data-laid='1']")
    expect(played).to_have_count(1)
    line = log.get_by_role("button").filter(has_text="You play")
    line.click()
    expect(watched.sentence).to_contain_text("You play")
    expect(played).to_have_count(0)
    expect(watched.page.get_by_test_id("announcer")).to_contain_text("You play")
    watched.step()
    expect(watched.bar).to_have_count(0)
    expect(played).to_have_count(1)
    # Who has begun to choose is shown where it was, and keeps what they chose.
    watched.page.locator("[data-card]").first.click(position={"x": 13, "y": 50})
    line.click()
    expect(log.locator(".lit")).to_contain_text("You play")
    expect(watched.bar).to_have_count(0)
    expect(watched.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
