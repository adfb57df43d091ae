"""The server is gone, slow or restarting; tabs are old; links lead nowhere."""

import json
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.api.serving import Served, served
from tests.web import positions
from tests.web.contexts import Contexts
from tests.web.table import Duel, TablePage, play_a_bot
from tests.web.visitors import Visitor, Visitors

# What the console says of a server that is away.
# The last two: a part of the page was on its way.
AWAY = [
    "WebSocket",
    "ERR_",
    "Failed to load resource",
    "Unable to preload CSS",
    "dynamically imported module",
]
HAS_COME = """(part) => performance.getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.endsWith('.js') && name.includes(part) && responseEnd)"""


class Flickering:
    """A server that can be stopped and started again, at the same place with the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._running: AbstractContextManager[Served] | None = None
        self.now = self.start()

    @property
    def url(self) -> str:
        return self.now.url

    def start(self) -> Served:
        self._running = served(self._data, port=self._port, window=0.0)
        self.now = self._running.__enter__()
        self._port = int(self.now.url.rsplit(":", 1)[1])
        return self.now

    def stop(self) -> None:
        if self._running is not None:
            self._running.__exit__(None, None, None)
        self._running = None


@pytest.fixture
def flickering(tmp_path: Path) -> Iterator[Flickering]:
    server = Flickering(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def somebody(contexts: Contexts, flickering: Flickering) -> Iterator[Visitor]:
    """Who expects the worst."""
    with Visitors(contexts, flickering.url) as visitors:
        visitor = visitors.come()
        visitor.expected += AWAY
        yield visitor


class Line:
    """The socket of a page, with somebody who listens in and may hold back or cut."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.mute: set[str] = set()  # kinds of messages that do not arrive at the page
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def moves(self) -> list[dict[str, Any]]:
        """The moves that the page has sent."""
        return [message for message in self.sent if message["type"] == "move"]

    def cut(self) -> None:
        """The connection is gone."""
        self.sockets[-1].close(code=4000)

    def _connect(self, page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        self.sockets.append(page_side)

        def from_page(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            server_side.send(text)

        def from_server(text: str | bytes) -> None:
            if json.loads(text)["type"] not in self.mute:
                page_side.send(text)

        page_side.on_message(from_page)
        server_side.on_message(from_server)


def log(page: Page) -> Any:
    return page.get_by_role("region", name="Log")


@pytest.mark.long
def test_the_server_restarts_between_two_moves(somebody: Visitor, flickering: Flickering) -> None:
    duel = Duel(somebody, flickering.now, positions.LEAD)
    table = duel.open()
    table.choose("4")
    flickering.stop()
    notice = table.page.get_by_role("status").filter(has_text="The game resumes in a moment")
    expect(notice).to_be_visible()
    expect(table.primary).to_be_disabled()
    flickering.start()
    expect(notice).to_be_hidden()
    table.button("Play a single 4").click()
    expect(table.prompt).to_contain_text("Waiting for Chu.")
    duel.rivals("play 5")
    expect(table.prompt).to_contain_text("Counter a single 5, or pass")


def test_the_server_restarts_in_the_middle_of_a_move(
    somebody: Visitor, flickering: Flickering
) -> None:
    duel = Duel(somebody, flickering.now, positions.LEAD)
    line = Line(somebody.page)
    table = duel.open()
    line.mute = {"ack", "state"}  # the server has it, and the page does not hear of it
    table.choose("4")
    table.primary.click()
    expect(table.prompt).to_contain_text("Sending…")
    flickering.stop()
    notice = table.page.get_by_role("status").filter(has_text="will be sent, only once")
    expect(notice).to_be_visible()
    line.mute = set()
    flickering.start()
    expect(table.prompt).to_contain_text("Waiting for Chu.")
    expect(notice).to_be_hidden()
    expect(log(table.page).get_by_text("You play a single 4")).to_have_count(1)
    first, *others = line.moves()
    assert [again["key"] for again in others] == [first["key"]]
    duel.rivals("play 5")
    expect(table.prompt).to_contain_text("Counter a single 5, or pass")
    assert table.cards().count("4") == 1


def test_a_move_that_was_lost_on_its_way_is_sent_again(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    duel = Duel(somebody, server, positions.LEAD)
    line = Line(somebody.page)
    table = duel.open()
    line.mute = {"ack", "state"}
    table.choose("4", "4")
    table.primary.click()
    expect(table.prompt).to_contain_text("Sending…")
    line.mute = set()
    line.cut()
    expect(table.prompt).to_contain_text("Waiting for Chu.")
    assert len({message["key"] for message in line.moves()}) == 1
    expect(log(table.page).get_by_text("You play two 4s")).to_have_count(1)


@pytest.mark.long
def test_a_slow_server_is_not_asked_twice(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    duel = Duel(somebody, server, positions.LEAD)
    line = Line(somebody.page)
    table = duel.open()
    line.mute = {"ack", "state"}
    table.choose("4")
    table.primary.dblclick()
    expect(table.prompt).to_contain_text("Sending…")
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("w")
    expect(table.primary).to_be_disabled()
    assert [message["moves"] for message in line.moves()] == [["play 4"]]


@pytest.mark.long
def test_the_home_page_waits_for_the_server(somebody: Visitor, flickering: Flickering) -> None:
    page = somebody.open()
    expect(page.get_by_role("button", name="Play: Chu Han")).to_be_visible()
    # What a click may want comes when the page stands.
    page.wait_for_function(HAS_COME, arg="PlayBot")
    flickering.stop()
    play_a_bot(page)
    notice = page.get_by_role("status").filter(has_text="The server is not answering.")
    expect(notice).to_be_visible()
    flickering.start()
    play_a_bot(page)
    expect(TablePage(page).prompt).to_be_visible()


@pytest.mark.long
def test_a_table_that_is_opened_while_the_server_is_away(
    somebody: Visitor, flickering: Flickering
) -> None:
    duel = Duel(somebody, flickering.now, positions.LEAD)
    page = somebody.open()
    expect(page.get_by_role("region", name=re.compile("^Your games"))).to_contain_text("Your turn")
    page.route("**/api/**", lambda route: route.abort())
    mine = page.get_by_role("region", name=re.compile("^Your games"))
    mine.get_by_role("link", name="Play").click()
    expect(page.get_by_role("status")).to_contain_text("The server is not answering.")
    page.unroute_all()
    expect(TablePage(page).prompt).to_contain_text("You lead")
    assert page.url.endswith(duel.id)


@pytest.mark.long
def test_legal_moves_are_asked_for_until_they_come(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    somebody.expected += ["ERR_FAILED"]
    duel = Duel(somebody, server, positions.LEAD)
    somebody.page.route("**/legal", lambda route: route.abort(), times=1)
    table = TablePage(somebody.open(f"/table/{duel.id}"))
    table.make("play 4 4")


@pytest.mark.long
def test_offline_and_back(somebody: Visitor, flickering: Flickering) -> None:
    duel = Duel(somebody, flickering.now, positions.LEAD)
    line = Line(somebody.page)
    table = duel.open()
    somebody.context.set_offline(True)
    line.cut()
    notice = table.page.get_by_role("status").filter(has_text="You are offline.")
    expect(notice).to_be_visible()
    expect(table.button("Take a writ")).to_be_disabled()
    somebody.context.set_offline(False)
    expect(notice).to_be_hidden()
    expect(table.button("Take a writ")).to_be_enabled()


def test_two_tabs_of_a_seat(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    duel = Duel(somebody, server, positions.LEAD)
    table = duel.open()
    other = TablePage(somebody.tab())
    other.page.goto(table.page.url)
    other.choose("7")
    table.make("play 4 4")
    expect(other.prompt).to_contain_text("Waiting for Chu.")
    expect(other.hand).to_have_accessible_name("Your hand: 0, 1, 1, 2, Ji Bu, 7")
    duel.rivals("play 5 5")
    other.make("pass")
    expect(table.prompt).to_contain_text("Waiting for Chu.")


@pytest.mark.long
def test_a_stale_tab_is_told_so(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    duel = Duel(somebody, server, positions.LEAD)
    line = Line(somebody.page)
    table = duel.open()
    line.mute = {"state"}
    duel.mine("play 7")
    duel.rivals("pass")
    table.choose("4", "4")
    table.primary.click()
    expect(table.prompt).to_contain_text("The game has moved on in the meantime.")
    line.mute = set()
    line.cut()
    expect(table.hand).to_have_accessible_name("Your hand: 0, 1, 1, 2, Ji Bu, 4, 4")
    table.make("play 4 4")
    expect(log(table.page).get_by_text("You play two 4s")).to_have_count(1)


def test_a_link_to_no_table(visitors: Visitors) -> None:
    somebody = visitors.come()
    somebody.expected += ["404"]
    page = somebody.open("/table/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("button", name="Play a bot now")).to_be_visible()


def test_a_spectator_may_look_and_not_play(visitors: Visitors, server: Served) -> None:
    duel = Duel(visitors.come(), server, positions.LEAD)
    watcher = visitors.come()
    table = TablePage(watcher.open(f"/table/{duel.id}"))
    expect(table.prompt).to_contain_text("Waiting for Han.")
    expect(table.prompt.get_by_role("button")).to_have_count(0)
    expect(table.hand).to_be_hidden()
    duel.mine("play 4 4")
    expect(table.page.get_by_role("region", name="To beat, by Han: two 4s")).to_be_visible()
    assert "ji_bu" not in table.page.content()
