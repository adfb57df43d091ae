"""A game of Chu Han between two browsers, while a third one watches."""

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.table import TablePage
from tests.web.visitors import Visitor, Visitors

HANDS = [["1", "1", "4", "8", "ji_bu"], ["2", "2", "5", "9", "lyu_zhi"]]
# A few cards, and whoever goes out has won; or a deal follows, and whoever goes out twice has won.
LAST_HAND: Any = {"hands": HANDS, "scores": [30, 30]}
TWO_HANDS: Any = {"hands": HANDS, "scores": [27, 27]}
PAUSE_AFTER = 3
MOST_MOVES = 400


@pytest.mark.parametrize(
    "position",
    [LAST_HAND, pytest.param(TWO_HANDS, marks=pytest.mark.long)],
    ids=["last hand", "two hands"],
)
def test_two_browsers_play_a_game_that_a_third_one_watches(
    visitors: Visitors, position: Any
) -> None:
    han, chu, watcher = visitors.come(), visitors.come(phone=True), visitors.come()
    wanted = {"game": "chuhan", "seat": 0, "window": 0, "position": position, "public": False}
    table = han.api("POST", "/tables", wanted)["table"]
    chu.open(f"/table/{table}").get_by_role("button", name="Sit down: Chu").click()
    players = [han, chu]
    pages = [TablePage(each.open(f"/table/{table}")) for each in players]
    watching = watcher.open(f"/table/{table}")
    expect(watching.get_by_role("region", name="Hand of Han")).to_be_visible()
    for number in count():
        assert number < MOST_MOVES
        state = watcher.api("GET", f"/tables/{table}")
        if state["status"] == "over":
            break
        mover = state["view"]["to_move"]
        pages[mover].make(chosen(players[mover], table))
        if number == PAUSE_AFTER:
            players[1] = back_again(visitors, chu)
            pages[1] = TablePage(players[1].open(f"/table/{table}"))
    winner, loser = state["result"]["winners"][0], 1 - state["result"]["winners"][0]
    results = [result(page) for page in (pages[winner].page, pages[loser].page, watching)]
    han_points, chu_points = state["view"]["scores"]
    side = ["Han", "Chu"][winner]
    points, told = f"Han {han_points} : {chu_points} Chu", f"{side} founds the dynasty"
    assert results == [("You found the dynasty", points), (told, points), (told, points)]
    expect(pages[winner].prompt).to_contain_text("You won!")
    expect(pages[loser].prompt).to_contain_text(f"{side} won.")
    expect(watching.get_by_role("region", name="What to do")).to_contain_text(f"{side} won.")


def back_again(visitors: Visitors, gone: Visitor) -> Visitor:
    """His browser is closed; later he opens it again."""
    kept = gone.context.storage_state()
    visitors.leave(gone)
    return visitors.come(phone=True, storage_state=kept)


def chosen(player: Visitor, table: str) -> str:
    """The move with the most cards: so a hand is soon over."""
    legal: list[str] = player.api("GET", f"/tables/{table}/legal")["moves"]
    sets = [text for text in legal if text.startswith("play")]
    plain = [text for text in legal if text in ("pass", "allow")]
    if "use ji_bu" in legal:  # a reaction window, too
        return "use ji_bu"
    return max(sets, key=lambda text: text.count(" ")) if sets else (plain or legal)[0]


def result(page: Page) -> tuple[str, str]:
    """What the card at the end says."""
    card = page.get_by_role("region", name="The game is over.")
    heading = card.get_by_role("heading", level=2)
    return heading.inner_text(), card.get_by_text(" : ").first.inner_text()
