"""From positions near each phase: what is asked, what is refused, and what becomes of it."""

import re

import pytest
from playwright.sync_api import expect

from tenka.texts import Texts
from tests.server.api.serving import Served
from tests.web import positions
from tests.web.positions import SCENES
from tests.web.table import Duel, TablePage
from tests.web.visitors import Visitor

TEXTS = Texts("en", "chuhan")
# Scenes in which somebody owes an answer in the middle of a move.
OWED = ("giving",)

# Han may use Ji Bu, and Chu holds Lyu Zhi; or Han has her himself, where nobody sees her.
HOLDS = {"hands": [["ji_bu", "4", "4", "xiao_he"], ["lyu_zhi", "8", "9"]]}
LACKS = {"hands": [["ji_bu", "4", "4", "lyu_zhi"], ["7", "8", "9"]]}


def test_a_game_against_a_bot_to_the_end_of_a_hand(player: Visitor) -> None:
    wanted = {"hands": [["2", "4", "4", "9"], ["1", "5", "5", "7"]], "scores": [3, 5]}
    table = TablePage(player.quick(game="chuhan", seat=0, position=wanted))
    over = table.page.get_by_role("region", name="Hand 1 is over")
    at = table.page.url.rsplit("/", 1)[1]
    while player.turn(at)["view"]["hand_no"] == 1:
        legal = player.api("GET", f"/tables/{at}/legal")["moves"]
        sets = [text for text in legal if text.startswith("play")]
        table.make(max(sets, key=len) if sets else "pass")
    expect(over).to_contain_text("going out")
    expect(over).to_contain_text(re.compile(r"Han \d+ : \d+ Chu"))
    over.get_by_role("button", name="Next hand").click()
    expect(over).to_be_hidden()
    expect(table.page.get_by_role("list", name="Course of the game")).to_contain_text("Hand 2")
    assert len(table.cards()) == 15


def refuses(table: TablePage, rule: str) -> None:
    """What is chosen is no move, by this rule, which can be looked up."""
    expect(table.prompt).to_contain_text(f"{rule} {TEXTS.rule(rule)}")
    expect(table.primary).to_be_disabled()
    table.prompt.get_by_role("button", name=rule, exact=True).click()
    rules = table.page.get_by_role("region", name="Rules")
    expect(rules.get_by_text(TEXTS.rule(rule))).to_be_in_viewport()


def test_leading(player: Visitor, server: Served) -> None:
    """A set is chosen, or not; a choice is dropped; what was discarded is browsed."""
    duel = Duel.at(SCENES["lead"], player, server)
    table = duel.open()
    table.choose("1", "4")
    refuses(table, "CH-3.1")
    table.page.keyboard.press("Escape")
    table.choose("4", "4")
    expect(table.primary).to_have_text("Play two 4s")
    table.page.keyboard.press("Escape")
    expect(table.primary).to_have_text("Choose cards")
    expect(table.hand.get_by_role("button", pressed=True)).to_have_count(0)
    table.page.get_by_role("region", name="Discard pile").get_by_role("button").click()
    dialog = table.page.get_by_role("dialog", name=re.compile("^Discard pile"))
    discarded = duel.visitor.api("GET", f"/tables/{duel.id}")["view"]["discard"]
    expect(dialog.get_by_role("listitem")).to_have_count(len(set(discarded)))
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_countering(player: Visitor, server: Served) -> None:
    """Too low, or no set; then a move from the list of all."""
    duel = Duel.at(SCENES["counter"], player, server)
    table = duel.open()
    for cards, rule in ((("2",), "CH-3.4"), (("8", "9"), "CH-3.1")):
        table.choose(*cards)
        refuses(table, rule)
        table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="All moves").click()
    dialog = table.page.get_by_role("dialog", name="All legal moves")
    legal = duel.visitor.api("GET", f"/tables/{duel.id}/legal")["moves"]
    expect(dialog.get_by_role("listitem")).to_have_count(len(legal))
    dialog.get_by_role("button", name="Use Han Xin").click()
    expect(table.prompt).to_contain_text("Waiting for Chu.")


@pytest.mark.long
def test_moves_are_confirmed_by_who_wants_it(player: Visitor, server: Served) -> None:
    duel = Duel.at(SCENES["lead"], player, server)
    table = duel.open()
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("checkbox", name="Confirm each move").check()
    table.page.keyboard.press("Escape")
    table.choose("7")
    table.primary.click()
    expect(table.prompt).to_contain_text("Play a single 7?")
    assert duel.visitor.api("GET", f"/tables/{duel.id}")["my_turn"]
    table.button("Back").click()
    table.primary.click()
    table.button("Play a single 7").click()
    expect(table.prompt).to_contain_text("Waiting for Chu.")
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("checkbox", name="Confirm each move").uncheck()


class TestReaction:
    """Han uses Ji Bu, and Chu, who looks at the page, may hold Lyu Zhi."""

    def test_whoever_holds_her_cancels_the_ability(self, player: Visitor, server: Served) -> None:
        duel = Duel(player, server, HOLDS, seat=1)
        table = duel.open()
        duel.rivals("use ji_bu")
        asked = "Han uses Ji Bu. Cancel with Lyu Zhi?"
        expect(table.prompt).to_contain_text(asked)
        expect(table.prompt).to_contain_text(TEXTS.say("card-ji_bu.used", who="Han", rival="Chu"))
        table.make("use lyu_zhi")
        # Han may have Xiao He: the window is open until he has answered.
        duel.rivals("allow")
        expect(table.prompt).not_to_contain_text(asked)
        log = table.page.get_by_role("region", name="Log")
        expect(log).to_contain_text(TEXTS.say("log-cancelled", who="Han", card="Ji Bu"))

    @pytest.mark.long
    def test_an_answer_is_kept_until_the_time_is_up(self, player: Visitor, server: Served) -> None:
        duel = Duel(player, server, HOLDS, seat=1, window=4)
        table = duel.open()
        duel.rivals("use ji_bu")
        timer = table.page.get_by_role("timer", name="Time left to react")
        expect(timer).to_have_text(re.compile(r"[1234] s"))
        table.button("Allow").click()
        expect(table.prompt).to_contain_text("Your answer is in.")
        expect(timer).to_be_visible()
        expect(table.prompt).to_contain_text("Waiting for Han.")
        expect(timer).to_be_hidden()
        log = table.page.get_by_role("region", name="Log")
        expect(log).to_contain_text("Han looks at the top 4 cards of the pile.")

    def test_whoever_lacks_her_sees_a_pause(self, player: Visitor, server: Served) -> None:
        duel = Duel(player, server, LACKS, seat=1, window=4)
        table = duel.open()
        duel.rivals("use ji_bu")
        expect(table.prompt).to_contain_text("A short pause")
        expect(table.prompt).to_contain_text("so that nobody learns who does")
        expect(table.button("Allow")).to_have_count(0)
        expect(table.prompt).to_contain_text("Waiting for Han.")

    @pytest.mark.long
    def test_whoever_always_allows_is_not_asked(self, player: Visitor, server: Served) -> None:
        position = {
            "hands": [["ji_bu", "han_xin", "4", "4"], ["lyu_zhi", "8", "9", "1"]],
            "lead": 0,
        }
        duel = Duel(player, server, position, seat=1)
        table = duel.open()
        duel.rivals("use ji_bu")
        always = table.page.get_by_role("radio", name="Always allow")
        expect(table.page.get_by_role("radio", name="Ask me")).to_be_checked()
        always.click()
        # He is taken at his word at once, and the window closes.
        expect(table.prompt).to_contain_text("Waiting for Han.")
        expect(always).to_be_checked()
        duel.rivals("play 4")
        table.make("play 8")
        duel.rivals("use han_xin")
        expect(table.prompt).to_contain_text("Counter a single 8, or pass")
        table.page.get_by_role("radio", name="Ask me").click()
        expect(always).to_be_hidden()


class TestEvents:
    """What an event offers can be chosen. That its card tells of it: see test_sights."""

    def test_warlords_a_face_up_card_joins_a_set(self, player: Visitor, server: Served) -> None:
        table = Duel.at(SCENES["face-up cards"], player, server).open()
        table.choose("*1", "2")
        refuses(table, "CH-3.1")
        table.page.keyboard.press("Escape")
        table.choose("4", "*4")
        expect(table.primary).to_have_text(re.compile("^Play two 4s"))
        table.primary.click()
        expect(table.hand).to_have_accessible_name("Your hand: 2, 7, 9")
        expect(table.row.get_by_role("button")).to_have_count(5)

    def test_hongmen_a_card_is_swapped_and_taken_back(
        self, player: Visitor, server: Served
    ) -> None:
        table = Duel.at(SCENES["swapping"], player, server).open()
        undo = table.prompt.get_by_role("button", name="Take the move back")
        expect(undo).to_be_hidden()
        table.make("swap 4 for 7")
        assert table.cards() == ["2", "7", "9"]
        expect(table.row).to_contain_text("4")
        expect(table.button("Take a writ")).to_be_hidden()
        undo.click()
        expect(table.hand).to_have_accessible_name("Your hand: 2, 4, 9")
        expect(table.button("Take a writ")).to_be_enabled()
        expect(undo).to_be_hidden()

    def test_hangu_is_explained_and_a_card_placed(self, player: Visitor, server: Served) -> None:
        table = Duel.at(SCENES["racing"], player, server).open()
        event = table.page.get_by_role("button", name=re.compile("^Event of this hand"))
        event.click()
        dialog = table.page.get_by_role("dialog", name="Race to Hangu Pass")
        expect(dialog).to_contain_text(f"CH-7.5 {TEXTS.rule('CH-7.5')}")
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_be_hidden()
        expect(event).to_be_focused()
        table.make("place ji_bu")
        expect(table.row.get_by_role("listitem")).to_have_count(3)
        expect(table.row).to_contain_text("3, Ji Bu, placed by Han")

    def test_hong_canal_a_drawn_card_is_given(self, player: Visitor, server: Served) -> None:
        duel = Duel(player, server, positions.GIVE)
        table = duel.open()
        table.make("writ")
        expect(table.prompt).to_contain_text("which of the two cards do you give")
        given, kept = duel.visitor.api("GET", f"/tables/{duel.id}")["view"]["pile"]["seen"]
        table.make(f"give {given}")
        assert kept in table.cards()
        assert len(table.cards()) == 4
        name = TEXTS.say(f"card-{given}") if not given.isdigit() else given
        rival = table.page.get_by_role("region", name=TEXTS.say("board-rival"))
        expect(rival).to_contain_text(f"You know of: {name}")

    def test_mandate_a_card_of_the_trick_is_taken(self, player: Visitor, server: Served) -> None:
        table = Duel.at(SCENES["taking"], player, server).open()
        expect(table.button("Take nothing")).to_be_enabled()
        table.make("take 1")
        assert table.cards() == ["1", "2", "4", "9"]

    @pytest.mark.long
    def test_stabilization_a_pass_scores(self, player: Visitor, server: Served) -> None:
        duel = Duel(player, server, positions.WAIT, seat=0)
        table = duel.open()
        table.make("pass")
        log = table.page.get_by_role("region", name="Log")
        expect(log).to_contain_text("You score 1 VP (Stabilization: a pass).")

    @pytest.mark.long
    def test_sound_advice_a_one_scores(self, player: Visitor, server: Served) -> None:
        position = {**positions.OPEN, "doubled": False}
        table = Duel(player, server, position).open()
        table.make("play 1")
        score = table.page.get_by_role("region", name="Score: first to 31 VP")
        expect(score).to_contain_text("Han: 2 VP.")

    @pytest.mark.long
    def test_sudden_charge_a_writ_on_a_counter_only(self, player: Visitor, server: Served) -> None:
        lead = {"event": "sudden_charge", "hands": [["4", "9"], ["5", "8"]]}
        duel = Duel(player, server, lead)
        table = duel.open()
        expect(table.button("Take a writ")).to_be_hidden()
        table.make("play 4")
        duel.rivals("play 5")
        expect(table.button("Take a writ")).to_be_enabled()

    @pytest.mark.parametrize(
        ("event", "brings"),
        [
            ("gaixia", "+8"),
            pytest.param("calm", "+6", marks=pytest.mark.long),
            pytest.param("restraint", "+5", marks=pytest.mark.long),
        ],
    )
    def test_gaixia_and_restraint_change_what_going_out_brings(
        self, player: Visitor, server: Served, event: str, brings: str
    ) -> None:
        hands = [["4", "4"], ["1", "1", "2", "5", "7", "8", "9"]]
        position = {"event": event, "hands": hands, "writs": [2, 1]}
        table = Duel(player, server, position).open()
        score = table.page.get_by_role("region", name="Score: first to 31 VP")
        expect(score).to_contain_text(f"Han: 0 VP. Going out now would bring {brings}.")
        table.choose("4", "4")
        expect(table.prompt).to_contain_text(f"Going out now would score {brings[1:]} VP.")


def test_the_end_of_a_hand(player: Visitor, server: Served) -> None:
    table = Duel(player, server, positions.LAST_OF_HAND).open()
    table.make("play 4")
    over = table.page.get_by_role("region", name="Hand 1 is over")
    expect(over).to_contain_text("2 for 2 cards + 1 for writs")
    expect(over).to_contain_text("+3")
    expect(over).to_contain_text("Han 6 : 5 Chu")


def test_the_end_of_the_game(player: Visitor, server: Served) -> None:
    table = Duel(player, server, positions.LAST_OF_GAME).open()
    table.make("play 4")
    over = table.page.get_by_role("region", name="The game is over.")
    expect(over.get_by_role("heading", name="You found the dynasty")).to_be_visible()
    expect(over).to_contain_text("2 for 2 cards")
    expect(over).not_to_contain_text("for writs")  # there were none
    over.get_by_role("button", name="Close").click()
    expect(over).to_be_hidden()
    table.button("Result").click()
    expect(over).to_be_visible()
    table.button("Play again").click()
    waiting = table.page.get_by_role("heading", name=re.compile("^Waiting for .* to accept$"))
    expect(waiting).to_be_visible()


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=[] if each in OWED else pytest.mark.long) for each in SCENES],
)
def test_a_reload_shows_the_same(player: Visitor, server: Served, name: str) -> None:
    duel = Duel.at(SCENES[name], player, server)
    table = duel.open()
    lines = table.page.locator("body").aria_snapshot().splitlines()
    # How long a rival is gone is not the same.
    before = "\n".join(line for line in lines if not re.match(r" *- text: .* VP", line))
    table.page.reload()
    if duel.visitor.api("GET", f"/tables/{duel.id}")["my_turn"]:
        expect(table.primary).to_be_visible()
    expect(table.page.locator("body")).to_match_aria_snapshot(before)
