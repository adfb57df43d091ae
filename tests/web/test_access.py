"""Whoever sees nothing, or has no mouse, can play as well."""

from playwright.sync_api import expect

from tests.server.api.serving import Served
from tests.web import positions
from tests.web.positions import SCENES
from tests.web.table import Duel
from tests.web.visitors import Visitor, Visitors


def test_a_hand_by_keyboard_alone(player: Visitor, server: Served) -> None:
    position = {
        "hands": [["2", "4", "4", "ji_bu", "9"], ["1", "5", "5", "7"]],
        "scores": [3, 5],
        "writs": [1, 0],
    }
    duel = Duel(player, server, position)
    table = duel.open()
    press = table.page.keyboard.press
    # Tab leads to the hand, arrows along it; Space chooses, Enter plays.
    for _ in range(40):
        press("Tab")
        if table.page.evaluate("document.activeElement.dataset.card"):
            break
    assert table.page.evaluate("document.activeElement.dataset.card") == "2"
    press("End")
    assert table.page.evaluate("document.activeElement.dataset.card") == "9"
    press("ArrowLeft")
    press("ArrowLeft")
    press("Space")
    press("ArrowRight")
    press("Space")
    expect(table.primary).to_have_text("Play two 4s")
    press("Enter")
    expect(table.prompt).to_contain_text("Waiting for Chu.")
    duel.rivals("play 5 5")
    # Letters answer, digits choose by rank, Escape drops.
    expect(table.button("Pass")).to_be_enabled()
    press("9")
    expect(table.prompt).to_contain_text("CH-3.4")
    press("Escape")
    press("p")
    expect(table.prompt).to_contain_text("Waiting for Chu.")
    duel.rivals("play 1")
    expect(table.button("Pass")).to_be_enabled()
    press("9")
    expect(table.primary).to_have_text("Play a single 9")
    press("Enter")
    duel.rivals("pass")
    expect(table.prompt).to_contain_text("You lead")
    press("3")
    expect(table.button("Use Ji Bu")).to_be_visible()
    table.button("Use Ji Bu").focus()
    press("Enter")
    log = table.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("You use Ji Bu.")
    duel.rivals_answer()
    expect(table.hand).to_have_accessible_name("Your hand: 2")
    press("2")
    expect(table.primary).to_have_text("Play a single 2")
    press("Enter")
    over = table.page.get_by_role("region", name="Hand 1 is over")
    expect(over).to_be_visible()
    press("Escape")
    expect(over).to_be_hidden()


def test_names_tell_the_whole_position(player: Visitor, server: Served) -> None:
    duel = Duel.at(SCENES["counter"], player, server)
    table = duel.open()
    page = table.page
    view = duel.visitor.api("GET", f"/tables/{duel.id}")["view"]
    tree = page.locator("body").aria_snapshot()
    left = view["pile"]["hidden"] - 4
    for told in (
        # The own hand, the set to beat, and what is asked.
        "Your hand: 2, 5, 5, Han Xin, 8, 9",
        "To beat, by Chu: two 4s",
        "Counter two 4s, or pass",
        # Scores, and what going out would bring.
        "Han: 20 VP. Going out now would bring",
        "Chu: 26 VP. Going out now would bring",
        # Counts of both sides.
        "6 cards, 2 writs, 20 VP",
        "3 cards, 1 writ, 26 VP",
        f"Pile: {left} to draw, 4 sealed",
        f"Writs left: {left // 2}",
        f"{len(view['discard'])} discarded",
        # The event, and what may be played.
        "Event of this hand Restraint Whoever goes out",
        "8, Long Ju",
        "6, Han Xin, Counter, can be played",
        "Pass",
        "Take a writ",
    ):
        assert told in tree, told
    expect(page).to_have_title("● Your turn · Chu Han · Tenka")
    listed = page.get_by_role("list", name="Course of the game").locator("[aria-current=step]")
    expect(listed).to_have_text("Counter")


def test_what_the_board_shows_to_eyes_is_told_as_well(player: Visitor, server: Served) -> None:
    duel = Duel.at(SCENES["open hand"], player, server)
    tree = duel.open().page.locator("body").aria_snapshot()
    seen = duel.visitor.api("GET", f"/tables/{duel.id}")["view"]["pile"]["seen"]
    names = ", ".join(name(card) for card in seen)
    assert f"Top of the pile: {names}" in tree
    assert "Open hand: 5, 8, 8" in tree
    assert "All VP doubled" in tree
    racing = Duel.at(SCENES["racing"], duel.visitor, server)
    tree = racing.open().page.locator("body").aria_snapshot()
    assert "1, Chen Ping, placed by Han" in tree
    assert "2, Fan Zeng, placed by Chu" in tree


def test_news_are_announced(player: Visitor, server: Served) -> None:
    duel = Duel(player, server, positions.WAIT, seat=1)
    table = duel.open()
    live = table.page.locator("[aria-live=polite]").filter(has_text="Han plays a single 9.")
    duel.rivals("play 9")
    expect(live).to_have_count(1)
    expect(table.prompt.locator("[aria-live=polite]")).to_contain_text("Counter a single 9")


def test_cards_explain_themselves_to_a_mouse_and_to_a_thumb(
    visitors: Visitors, server: Served
) -> None:
    hover = Duel.at(SCENES["lead"], visitors.come(), server).open()
    hover.hand.get_by_role("button", name="3, Ji Bu").hover(position={"x": 13, "y": 50})
    expect(hover.page.get_by_role("tooltip")).to_contain_text("Look at the top 4 cards")
    hover.page.mouse.move(5, 5)
    expect(hover.page.get_by_role("tooltip")).to_be_hidden()
    phone = visitors.come(phone=True)
    thumb = Duel.at(SCENES["lead"], phone, server).open()
    box = thumb.hand.get_by_role("button", name="3, Ji Bu").bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(thumb.page)
    at = [{"x": box["x"] + 13, "y": box["y"] + 50}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(thumb.page.get_by_role("tooltip")).to_contain_text("Look at the top 4 cards")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(thumb.page.get_by_role("tooltip")).to_be_hidden()
    # A long press is no click.
    expect(thumb.hand.get_by_role("button", pressed=True)).to_have_count(0)


def test_cards_are_dragged_to_the_trick(player: Visitor, server: Served) -> None:
    table = Duel.at(SCENES["lead"], player, server).open()
    table.choose("4")
    card = table.hand.locator("[data-card='4'][aria-pressed=true]").first
    box = card.bounding_box()
    assert box is not None
    table.page.mouse.move(box["x"] + 13, box["y"] + 50)
    table.page.mouse.down()
    table.page.mouse.move(box["x"] + 40, box["y"] - 100, steps=3)
    trick = table.page.get_by_role("region", name="Trick").bounding_box()
    assert trick is not None
    table.page.mouse.move(trick["x"] + trick["width"] / 2, trick["y"] + 40, steps=3)
    table.page.mouse.up()
    expect(table.page.get_by_role("region", name="To beat, by Han: a single 4")).to_be_visible()


def name(card: str) -> str:
    """As it is called in a sentence."""
    return card if card.isdigit() else card.replace("_", " ").title()
