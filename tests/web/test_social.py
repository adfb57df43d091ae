"""People at a table talk to each other, agree on a draw, and let each other take moves back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import ALL, violations
from tests.web.visitors import Visitor, Visitors

SUNTZU = {"edition": "en", "warlords": False, "events": False}
HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=1</script> \u202eabc'
LONG = "W" * 500
# The words of offers in each language: menu, agree, decline.
WORDS = {
    "en": ("Offer a draw", "Ask for a takeback", "Agree", "Decline", "The game is a draw."),
    "pl": (
        "Zaproponuj remis",
        "Poproś o cofnięcie",
        "Zgoda",
        "Odmów",
        "Partia kończy się remisem.",
    ),
    "hu": (
        "Döntetlent ajánlok",
        "Visszavételt kérek",
        "Beleegyezem",
        "Elutasítom",
        "A játszma döntetlen.",
    ),
}


def write(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Write something").fill(text)
    page.get_by_role("button", name="Send").click()


@pytest.mark.long
def test_two_players_and_a_spectator_talk(visitors: Visitors) -> None:
    han, chu, eve = visitors.come(), visitors.come(phone=True), visitors.come(dark=True)
    wanted = {"game": "chuhan", "seat": 0, "friendly": True}
    table = han.api("POST", "/tables", wanted)["table"]
    waiting = han.open(f"/table/{table}")
    expect(waiting.get_by_text("Friendly game")).to_be_visible()
    write(waiting, "anybody there?")
    chu.api("POST", f"/tables/{table}/join", {})
    page = han.page
    phone = chu.open(f"/table/{table}")
    watcher = eve.open(f"/table/{table}")

    page.get_by_role("tab", name="Chat").click()
    badge = phone.get_by_role("button", name="Chat, 1 new line")
    expect(badge).to_be_visible()
    write(page, HOSTILE)
    expect(phone.get_by_role("button", name="Chat, 2 new lines")).to_be_visible()
    write(page, LONG)
    phone.get_by_role("button", name="Chat, 3 new lines").tap()
    said = phone.locator(".said")
    expect(said).to_have_text(["anybody there?", HOSTILE.replace("\u202e", ""), LONG])
    assert phone.locator(".lines img, .lines script").count() == 0
    assert phone.title() != "1"
    assert phone.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert phone.locator(".lines").evaluate("box => box.scrollWidth <= box.clientWidth")
    assert violations(phone, ALL) == []
    phone.get_by_role("button", name="Good luck, have fun!").tap()
    phone.get_by_role("button", name="Close").tap()
    expect(phone.get_by_role("textbox")).to_have_count(0)
    expect(page.locator(".said").last).to_have_text("Good luck, have fun!")
    expect(page.get_by_test_id("chat-announcer")).to_contain_text("Good luck, have fun!")

    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_text("Nobody has said anything yet.")).to_be_visible()
    write(watcher, "Chu will win this")
    expect(watcher.locator(".said")).to_have_text(["Chu will win this"])
    assert violations(watcher, ALL) == []

    page.get_by_role("button", name=re.compile("^Mute")).first.click()
    expect(page.locator(".said")).to_have_count(3)
    chu.api("POST", f"/tables/{table}/chat", {"text": "hello?"})
    chu.api("POST", f"/tables/{table}/resign")
    expect(page.get_by_text("You won!")).to_be_visible()
    expect(page.locator(".said")).to_have_count(3)
    expect(page.get_by_test_id("chat-announcer")).not_to_contain_text("hello?")
    page.get_by_role("button", name="Show them again").click()
    expect(page.locator(".said").last).to_have_text("hello?")
    write(page, ":thanks:")
    expect(page.locator(".said").last).to_have_text("Thanks for the game!")
    assert violations(page, ALL) == []


def from_menu(page: Page, words: str) -> None:
    page.locator("header button[popovertarget]").click()
    page.get_by_role("button", name=re.compile(f"^{words}")).click()


def plan(visitor: Visitor, table: str) -> None:
    """The first cards that fit, past the page."""
    state = visitor.api("GET", f"/tables/{table}")
    left = list(state["view"]["hands"][state["seat"]])
    moves = []
    for province, cards in visitor.api("GET", f"/tables/{table}/choices").items():
        card = next(card for card in cards if card in left)
        left.remove(card)
        moves.append(f"place {province} {card}")
    body = {"decision": state["decision"], "key": f"{state['decision']}", "moves": moves}
    visitor.api("POST", f"/tables/{table}/moves", body)


@pytest.mark.parametrize(
    "language", ["hu", *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "pl"))]
)
@pytest.mark.long
def test_a_move_is_taken_back_and_a_draw_agreed(visitors: Visitors, language: str) -> None:
    draw, takeback, agree, decline, drawn = WORDS[language]
    first = visitors.come(language=language, phone=language == "hu")
    second = visitors.come(language=language)
    wanted = {"game": "suntzu", "seat": 0, "options": SUNTZU, "friendly": True}
    table = first.api("POST", "/tables", wanted)["table"]
    second.api("POST", f"/tables/{table}/join", {})
    plan(first, table)
    plan(second, table)
    asks, answers = first.open(f"/table/{table}"), second.open(f"/table/{table}")

    from_menu(asks, takeback)
    answers.get_by_role("button", name=decline).click()
    expect(asks.get_by_test_id("offer")).to_be_visible()  # that it was declined
    from_menu(asks, draw)
    expect(answers.get_by_test_id("offer")).to_be_visible()
    assert violations(answers, ALL) == []
    asks.get_by_test_id("offer").get_by_role("button").click()  # withdrawn
    expect(answers.get_by_test_id("offer")).to_have_count(0)

    from_menu(answers, takeback)
    assert violations(asks, ALL) == []
    asks.get_by_role("button", name=agree).click()
    for page in (asks, answers):
        expect(page.get_by_test_id("offer")).to_have_count(0)
    assert first.api("GET", f"/tables/{table}")["view"]["turn"] == [0, 1]

    from_menu(answers, draw)
    asks.get_by_role("button", name=agree).click()
    for page in (asks, answers):
        expect(page.get_by_text(drawn)).to_be_visible()
