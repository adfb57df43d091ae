"""Games that other packages bring, at tables of this page: by clicks on what it offers."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import tenka
from tests.others_games import install_renamed, install_toy, on_the_path
from tests.server.api.serving import Served, served
from tests.web.axe import violations
from tests.web.contexts import Contexts
from tests.web.visitors import Visitor, Visitors

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
MOST_MOVES = 40
# Somebody leads with thirteen cards of many ranks.
MANY_MOVES = tenka.game("chuhan").new(seed=3).to_position()
TEXTS = """\
game-title = The Toy
seat-0 = Left
seat-1 = Right
log-played = { $who } plays { $card }.
option-deals = Deals
rule-TOY-1 = Only the seat on turn may move.
rule-TOY-4 = Who has won more cards wins.
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where three games of others are installed."""
    folder = tmp_path_factory.mktemp("site")
    install_toy(folder, TEXTS)
    install_renamed(folder, "campaign", "suntzu")
    install_renamed(folder, "duel", "chuhan")
    with on_the_path(folder), served(tmp_path_factory.mktemp("others"), window=0.0) as running:
        yield running


@pytest.fixture
def visitors(contexts: Contexts, server: Served) -> Iterator[Visitors]:
    with Visitors(contexts, server.url) as all_of_them:
        yield all_of_them


def play_to_the_end(visitor: Visitor, page: Page) -> Any:
    """The first move that is offered, until there is none; the last state."""
    table = page.url.rsplit("/", 1)[-1]
    version = 0
    for _ in range(MOST_MOVES):
        state = visitor.turn(table, version)
        if state["status"] == "over":
            return state
        version = state["version"]
        page.locator("[data-move]:enabled").first.click()
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_from_the_home_page_to_the_result(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone, viewport=None if phone else LAPTOP)
    page = visitor.open()
    tile = page.get_by_role("article", name="The Toy")
    expect(tile).to_contain_text("2 players")
    assert violations(page) == []
    tile.get_by_role("button", name="Play: The Toy").click()
    expect(page.get_by_role("heading", name="The Toy")).to_be_visible()
    view = page.get_by_role("region", name="What you can see")
    expect(view.locator("[data-field=hands]")).to_contain_text("3 hidden")
    expect(view.locator("[data-field=pile]")).to_contain_text("2 hidden")
    expect(page.locator("[data-move]").first).to_be_visible()
    assert violations(page) == []
    state = play_to_the_end(visitor, page)
    winners = state["result"]["winners"]
    won = "The game is a draw." if len(winners) == 2 else f"{['Left', 'Right'][winners[0]]} won."
    expect(page.get_by_role("heading", name=won)).to_be_visible()
    expect(page.get_by_text("Who has won more cards wins.").first).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_label("Seen from").locator("option")).to_have_text(
        ["Left", "Right", "Spectator"]
    )
    page = visitor.open("/games?show=finished")
    expect(page.get_by_role("listitem").filter(has_text="The Toy")).to_be_visible()
    assert violations(page) == []


@pytest.mark.long
def test_by_keyboard_one_move_at_a_time(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=LAPTOP)
    page = visitor.quick(game="toy", seat=0)
    table = page.url.rsplit("/", 1)[-1]
    page.locator("[data-move=draw]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-field=drawn] dd")).to_have_text("Yes")
    expect(page.get_by_role("region", name="Your moves")).to_be_focused()
    assert [event["kind"] for event in visitor.turn(table)["journal"]] == ["dealt", "drew"]
    page.keyboard.press("Tab")
    expect(page.locator("[data-move]").first).to_be_focused()


@pytest.mark.long
def test_a_table_with_its_options_for_a_friend(visitors: Visitors) -> None:
    visitor, friend = visitors.come(viewport=LAPTOP), visitors.come(phone=True)
    page = visitor.open("/new")
    page.get_by_role("radio", name="The Toy").check()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("group", name="Deals").get_by_role("radio", name="2").check()
    assert violations(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    theirs = friend.open(page.url.removeprefix(friend.url))
    theirs.get_by_role("button", name=re.compile("^Sit down")).click()
    expect(page.locator("[data-field=deals] dd")).to_have_text("2")
    first = friend.api("GET", f"/tables/{page.url.rsplit('/', 1)[-1]}")["my_turn"]
    mover, waits = (theirs, page) if first else (page, theirs)
    expect(waits.get_by_role("region", name="What to do")).to_contain_text("Waiting for Left.")
    mover.locator("[data-move^=play]").first.click()
    for each in (mover, waits):
        expect(each.get_by_text(re.compile(r"^Left plays \d\.$")).first).to_be_visible()
    expect(waits.locator("[data-move^=play]").first).to_be_enabled()


@pytest.mark.long
def test_a_plan_is_sent_whole_when_all_of_its_parts_are_chosen(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=LAPTOP)
    page = visitor.quick(game="campaign", seat=0, options={"warlords": False})
    table = page.url.rsplit("/", 1)[-1]
    expect(page.get_by_role("heading", name="campaign")).to_be_visible()
    parts = page.locator("[data-part]")
    expect(parts).to_have_count(5)
    send = page.get_by_role("button", name="Send the plan")
    for at, part in enumerate(("qin", "chu", "jin_yan", "han_qi", "wu")):
        expect(send).to_be_disabled()
        page.locator(f'[data-move="place {part} {at + 1}"]').click()
    assert violations(page) == []
    before = visitor.turn(table)["version"]
    send.click()
    state = visitor.turn(table, before)
    assert {"kind": "laid", "seat": 0} in state["journal"]
    expect(page.locator('[data-part="qin"]')).to_have_count(0)


def test_a_plan_that_breaks_a_rule_says_so_and_loses_nothing(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=LAPTOP)
    page = visitor.quick(game="campaign", seat=0, options={"warlords": False})
    for part in ("qin", "chu", "jin_yan", "han_qi", "wu"):
        page.locator(f'[data-move="place {part} 6"]').click()
    prompt = page.get_by_role("region", name="What to do")
    expect(prompt).to_contain_text("ST-3.")
    expect(page.get_by_role("button", name="Send the plan")).to_be_disabled()
    for at, part in enumerate(("qin", "chu", "jin_yan", "han_qi")):
        page.locator(f'[data-part="{part}"]').click()
        page.locator(f'[data-move="place {part} {at + 1}"]').click()
    expect(page.get_by_role("button", name="Send the plan")).to_be_enabled()


@pytest.mark.long
def test_many_moves_are_found_by_their_words(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=LAPTOP)
    page = visitor.quick(game="duel", seat=0, position=MANY_MOVES)
    table = page.url.rsplit("/", 1)[-1]
    legal = visitor.api("GET", f"/tables/{table}/legal")["moves"]
    wanted = [move for move in legal if "4" in move]
    assert len(legal) > len(wanted) > 1
    moves = page.locator("[data-move]")
    expect(moves.first).to_be_visible()
    page.get_by_role("searchbox", name="Find a move").fill("4 play")
    expect(moves).to_have_count(len(wanted))
    assert moves.evaluate_all("all => all.map((move) => move.dataset.move)") == wanted
    assert violations(page) == []
    moves.first.click()
    state = visitor.turn(table, 1)
    assert any(event.get("text") == wanted[0] for event in state["journal"])


@pytest.mark.long
def test_its_rules_and_pages_of_others_games(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=LAPTOP)
    page = visitor.open("/rules/toy")
    expect(page.get_by_role("heading", name="The Toy")).to_be_visible()
    expect(page.get_by_text("Only the seat on turn may move.")).to_be_visible()
    assert violations(page) == []
    page = visitor.open("/rules")
    expect(page.get_by_role("article", name="The Toy")).to_be_visible()
    assert violations(page) == []
    page = visitor.open("/rules/campaign")
    expect(page.get_by_text("The rules of this game are not here yet.")).to_be_visible()
