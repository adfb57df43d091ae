"""A finished game is looked at again: by keys, by drag, through each pair of eyes."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tenka.texts import Texts
from tests.server.api.serving import Served
from tests.web.contexts import Contexts
from tests.web.table import Duel
from tests.web.visitors import Visitor, Visitors

# Han and Chu play a trick; then Chu wins with his last card.
POSITION: Any = {"hands": [["4", "4", "8"], ["5", "7", "9"]], "scores": [2, 30]}


def finished(visitor: Visitor, server: Served) -> str:
    """A game that is over; its table."""
    duel = Duel(visitor, server, POSITION)
    duel.mine("play 8")
    duel.rivals("pass")
    duel.mine("play 4")
    duel.rivals("play 5")
    duel.mine("pass")
    duel.rivals("play 7")
    duel.mine("pass")
    duel.rivals("play 9")
    return duel.id


@pytest.fixture(scope="module")
def over(contexts: Contexts, server: Served) -> Iterator[Page]:
    """A finished game, in the eyes of Han."""
    with Visitors(contexts, server.url) as visitors:
        han = visitors.come()
        yield han.open(f"/table/{finished(han, server)}")


@pytest.fixture
def page(over: Page) -> Iterator[Page]:
    """At the end of its replay."""
    over.get_by_role("button", name="Replay").click()
    expect(over.get_by_role("region", name="Replay")).to_contain_text("Move 8 of 8")
    yield over
    over.get_by_role("button", name="End the replay").click()
    expect(over.get_by_role("region", name="What to do")).to_contain_text("Chu won.")


def test_by_keyboard(page: Page) -> None:
    bar = page.get_by_role("region", name="Replay")
    hand = page.get_by_role("region", name="Your hand")
    score = page.get_by_role("region", name="Score: first to 31 VP")
    page.keyboard.press("Home")
    expect(bar).to_contain_text("Move 0 of 8")
    expect(hand).to_have_accessible_name("Your hand: 4, 4, 8")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("Move 1 of 8")
    expect(hand).to_have_accessible_name("Your hand: 4, 4")
    expect(page.get_by_role("region", name="To beat, by Han: a single 8")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(hand).to_have_accessible_name("Your hand: 4")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text("Move 2 of 8")
    expect(hand).to_have_accessible_name("Your hand: 4, 4")
    page.keyboard.press("End")
    expect(bar).to_contain_text("Move 8 of 8")
    expect(score).to_contain_text("Chu: 31 VP.")
    page.keyboard.press("Home")
    expect(bar).to_contain_text("Move 0 of 8")
    page.keyboard.press("Space")
    expect(bar.get_by_role("button", name="Pause")).to_be_visible()
    expect(bar).to_contain_text("Move 1 of 8")
    page.keyboard.press("Space")
    expect(bar.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.long
def test_by_drag(page: Page) -> None:
    slider = page.get_by_role("slider", name="Move")
    box = slider.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] - 8, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, middle, steps=4)
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Move 4 of 8")
    page.mouse.move(box["x"] + 1, middle, steps=4)
    page.mouse.up()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Move 0 of 8")
    expect(page.get_by_role("region", name="Your hand")).to_have_accessible_name(
        "Your hand: 4, 4, 8"
    )


def test_by_a_line_of_the_log(page: Page) -> None:
    log = page.get_by_role("region", name="Log")
    log.get_by_role("button").filter(has_text="Chu plays a single 5").click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Move 4 of 8")
    expect(log.locator(".lit")).to_contain_text("Chu plays a single 5")
    expect(page.locator("[data-lit]")).to_have_attribute("data-play", "1 play 5")
    # One that is not the last of the trick is lit where it lies.
    log.get_by_role("button").filter(has_text="Han plays a single 4").focus()
    expect(page.locator("[data-lit]")).to_have_attribute("data-play", "0 play 4")


def test_through_each_pair_of_eyes(page: Page) -> None:
    eyes = page.get_by_role("combobox", name="Seen from")
    hand = page.get_by_role("region", name="Your hand")
    page.keyboard.press("Home")
    expect(hand).to_have_accessible_name("Your hand: 4, 4, 8")
    eyes.select_option("Chu")
    expect(hand).to_have_accessible_name("Your hand: 5, 7, 9")
    expect(
        page.get_by_role("region", name=Texts("en", "chuhan").say("board-rival"))
    ).to_contain_text("3 cards")
    eyes.select_option("Spectator")
    expect(hand).to_be_hidden()
    for side in ("Han", "Chu"):
        expect(page.get_by_role("region", name=f"Hand of {side}")).to_contain_text("3 cards")


def test_the_record_can_be_verified(over: Page, tmp_path: Path) -> None:
    over.get_by_role("button", name="Menu").click()
    with over.expect_download() as download:
        over.get_by_role("link", name="Download the record").click()
    over.keyboard.press("Escape")
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    verify = [sys.executable, "-m", "tenka", "verify", str(record)]
    done = subprocess.run(verify, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    broken = tmp_path / "broken.json"
    broken.write_text(record.read_text().replace("play 5", "play 7", 1))
    assert subprocess.run([*verify[:-1], str(broken)], check=False, capture_output=True).returncode
