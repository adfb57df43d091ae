"""Sun Tzu on the page: two people in Polish with events, and one on a phone against a bot."""

import re
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tenka.server.tables.moment_catalogue import moment_of
from tests.patient import PATIENCE
from tests.web.moments import dressed, open_moment
from tests.web.sights import settle
from tests.web.visitors import Visitor, Visitors

PROVINCES = ("qin", "chu", "jin_yan", "han_qi", "wu")
LAST_ROUND: Any = {"round": 9, "armies": {"qin": 2, "wu": -1}, "marker": 1}
# One answer to what is asked, by clicks on what the page offers; what was done, or nothing.
ANSWER = """async () => {
    const all = (what) => [...document.querySelectorAll(what)];
    const drawn = () => new Promise((done) => setTimeout(done));
    const primary = () => all('[aria-keyshortcuts=Enter]:enabled')[0];
    const send = () => { const button = primary(); button?.click(); return Boolean(button); };
    if (!all('[aria-keyshortcuts=Enter]').length) return '';
    if (send()) return 'answered';
    const seed = all('[data-figure]').reduce((sum, each) => sum * 3 + Number(each.innerText), 0);
    const wanted = all('button[data-slot]').filter((slot) => !slot.querySelector('.card'));
    for (const { dataset } of wanted) {
        const slot = () => document.querySelector(`button[data-slot=${dataset.slot}]`);
        for (let turn = 0; turn < 12 && !slot().querySelector('.card'); turn++) {
            const hand = all('[data-card]');
            hand[(seed + turn) % hand.length].click();
            await drawn();
            slot().click();
            await drawn();
        }
    }
    for (const card of all('[data-drawn]')) {
        if (!primary()) card.click();
        await drawn();
    }
    for (const offered of ['[data-warlord]', '[data-target]']) {
        const found = all(offered);
        if (!primary() && found.length) found[seed % found.length].click();
        await drawn();
    }
    if (send()) return 'chosen';
    const pass = all('[aria-keyshortcuts=P]:enabled')[0];
    pass?.click();
    return pass ? 'passed' : '';
}"""


@pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["a round", "a game"]
)
def test_two_people_play_in_polish_with_events(visitors: Visitors, whole: bool) -> None:
    first, second = visitors.come(language="pl"), visitors.come(language="pl")
    options = {"edition": "pl", "events": True}
    wanted = {"game": "suntzu", "seat": 0, "window": 0, "options": options}
    table = first.api("POST", "/tables", wanted)["table"]
    second.open(f"/table/{table}").get_by_role("button", name=re.compile("Shao$")).click()
    pages = [each.open(f"/table/{table}") for each in (first, second)]
    for page, warlord in zip(pages, ("head_start", "remove_army"), strict=True):
        page.locator(f"[data-warlord={warlord}]").click()
        page.get_by_role("button", name=re.compile("^Weź: ")).click()
    pages[1].get_by_role("button", name="Spasuj").click()  # a plague of the whole round, perhaps
    for page in pages:
        expect(page.get_by_text("Połóż po karcie przy każdej prowincji")).to_be_visible()
    lay_by_clicks(pages[0])
    lay_by_keys(pages[1])
    log = pages[0].get_by_role("region", name="Dziennik")
    expect(log).to_contain_text("Pierwsze wydarzenie")
    play_on(pages, first, table, rounds=9 if whole else 1)
    state = first.api("GET", f"/tables/{table}")
    if whole:
        for page in pages:
            told(page, state, "Wygrywa {who}", "Remis", ("Sun Tzu", "Shao"))
    else:
        assert state["view"]["round"] == 2


@pytest.mark.long
def test_the_last_round_against_a_bot_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    page = visitor.quick(game="suntzu", seat=1, position=LAST_ROUND)
    end_on_a_phone(visitor, page)


@pytest.mark.long
def test_a_game_against_a_bot_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    page = visitor.quick(game="suntzu", seat=1, options={"events": True})
    page.locator("[data-warlord=remove_army]").tap()
    page.get_by_role("button", name="Take Ambush").tap()
    end_on_a_phone(visitor, page)


@pytest.mark.long
def test_orders_that_are_taken_back_lie_as_they_did(visitors: Visitors) -> None:
    """One of two has laid; the other has not yet."""
    first, second = visitors.come(), visitors.come()
    wanted = {"game": "suntzu", "seat": 0, "options": {"edition": "en", "warlords": False}}
    table = first.api("POST", "/tables", wanted)["table"]
    second.api("POST", f"/tables/{table}/join", {})
    page = first.open(f"/table/{table}")
    lay_by_clicks(page)
    slots = page.locator("button[data-slot]")
    expect(page.get_by_role("button", name="Take the move back")).to_be_visible()
    page.get_by_role("button", name="Take the move back").click()
    confirm = page.locator("[aria-keyshortcuts=Enter]")
    expect(confirm).to_be_enabled()  # all five lie there again
    assert slots.count() == len(PROVINCES)
    confirm.click()
    expect(page.get_by_role("region", name="What to do")).to_contain_text("Waiting for")


# Of what is told in a province: words that touch the line of a border.
ON_A_BORDER = """() => {
    const svg = document.querySelector('.map svg');
    const lines = [...svg.querySelectorAll('.border path')];
    const back = svg.getScreenCTM().inverse();
    const struck = (box) => {
        for (let x = box.left; x <= box.right; x += 4) {
            for (let y = box.top + 3; y <= box.bottom - 3; y += 2) {
                const at = new DOMPoint(x, y).matrixTransform(back);
                if (lines.some((line) => line.isPointInFill(at))) return true;
            }
        }
        return false;
    };
    return [...document.querySelectorAll('article :is(h3, footer .told, footer .short, .mini)')]
        .filter((words) => words.checkVisibility() && struck(words.getBoundingClientRect()))
        .map((words) => `${words.closest('article').dataset.province}: ${words.textContent}`);
}"""
FOUGHT: Any = {
    "round": 1,
    "armies": {"qin": 3, "chu": -3, "jin_yan": 6, "han_qi": -7, "wu": 3},
    "marks": [{"qin": 1, "jin_yan": 1}, {"wu": 1, "jin_yan": 1}],
    "events": ["pandemic", "war_chariot"],
}


def test_no_border_strikes_through_words(visitors: Visitors) -> None:
    """After a round, where each province tells of its battle."""
    visitor = visitors.come(language="hu")
    options = {"edition": "hu", "events": True, "warlords": False}
    page = visitor.quick(game="suntzu", seat=0, options=options, position=FOUGHT)
    lay_by_clicks(page)
    play_on([page], visitor, page.url.rsplit("/", 1)[-1], rounds=1)
    expect(page.locator("article .told.fresh")).to_have_count(len(PROVINCES))
    laptops, phones = ("1366x768", "1280x720", "1366x650", "1440x900"), ("360x800", "390x844")
    for size in (*laptops, *phones, "390x870", "390x900"):
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        with suppress(TimeoutError):  # what tells of a battle may still be on its way
            page.wait_for_function(f"({ON_A_BORDER})().length === 0", timeout=5000)
        assert page.evaluate(ON_A_BORDER) == [], size
        fit = "() => [...document.querySelectorAll('.suntzu .rounds')].every("
        fit += "(it) => it.getBoundingClientRect().right <= it.closest('.suntzu').clientWidth)"
        assert page.evaluate(fit), size


# Numerals of a fan that the next card covers, where they end.
CUT_NUMERALS = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
    const text = document.createRange();
    text.selectNodeContents(card.querySelector('.numeral') ?? card.querySelector('.character'));
    const { right, top, bottom } = text.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(right - 3, (top + bottom) / 2));
}).map((card) => card.dataset.card)"""


def test_a_full_hand_shows_every_numeral(visitors: Visitors) -> None:
    visitor = visitors.come(phone=True)
    page = open_moment(visitor, "suntzu", moment_of("suntzu", "last-round"))
    for size in ("1280x720", "390x844", "360x800", "844x390"):
        dressed(page, size, "light")
        settle(page)
        assert page.evaluate(CUT_NUMERALS) == [], size


def test_the_guide_rings_provinces_as_they_are_drawn(visitors: Visitors) -> None:
    visitor = visitors.come()
    table = visitor.api("POST", "/lessons/suntzu")["table"]
    page = visitor.open(f"/table/{table}")
    for _ in range(2):
        page.locator("[data-lesson] .on").click()
    rings = page.locator(".rings path")
    expect(rings).to_have_count(3)
    expect(page.locator(".rings i")).to_have_count(0)
    shapes = "(all) => all.map((each) => each.getAttribute('d'))"
    lands = page.locator(":is([data-land=qin], [data-land=chu], [data-land=jin_yan]) > .land")
    assert set(rings.evaluate_all(shapes)) == set(lands.evaluate_all(shapes))


def end_on_a_phone(visitor: Visitor, page: Page) -> None:
    """The cards are laid, all else is answered, and the result is told."""
    table = page.url.rsplit("/", 1)[-1]
    lay_by_clicks(page)
    play_on([page], visitor, table)
    told(page, visitor.api("GET", f"/tables/{table}"), "{who} wins", "A draw")


def lay_by_clicks(page: Page) -> None:
    """A card, then its slot; two of them are exchanged before all are confirmed at once."""
    confirm = page.locator("[aria-keyshortcuts=Enter]")
    for province in PROVINCES:
        expect(confirm).to_be_disabled()
        page.locator("[data-card]").first.click(position={"x": 12, "y": 30})
        page.locator(f"button[data-slot={province}]").click()
    slots = page.locator("button[data-slot]")
    laid = slots.all_inner_texts()
    slots.nth(0).click()
    slots.nth(1).click()
    expect(slots.nth(0)).to_contain_text(laid[1].split()[-1])
    confirm.click()


def lay_by_keys(page: Page) -> None:
    """Space takes a card up, a digit lays it, Enter confirms all at once."""
    page.locator("[data-card]").first.focus()
    for number in range(1, 6):
        page.keyboard.press("Space")
        page.keyboard.press(str(number))
        expect(page.locator("button[data-slot] .card")).to_have_count(number)
    page.keyboard.press("Enter")


def play_on(pages: list[Page], visitor: Visitor, table: str, rounds: int = 9) -> None:
    """Until so many rounds are over, or the game."""
    until = monotonic() + 2 * PATIENCE
    while monotonic() < until:
        done = [page.evaluate(ANSWER) for page in pages]
        state = visitor.api("GET", f"/tables/{table}")
        if state["status"] == "over" or state["view"]["round"] > rounds:
            return
        if not any(done):
            pages[0].wait_for_timeout(40)
    pytest.fail("it does not end")


def told(
    page: Page, state: Any, won: str, drawn: str, names: Sequence[str] = ("Sun Tzu", "Chu")
) -> None:
    """The card at the end tells who has won, and each scoring."""
    winners = state["result"]["winners"]
    heading = won.format(who=names[winners[0]]) if len(winners) == 1 else drawn
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    scored = [event for event in state["journal"] if event["kind"] == "scored"]
    expect(page.locator("main details")).to_have_count(len(scored))
