"""All games of somebody: found again, looked at again, taken up again, and told of."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.api.serving import Served, until
from tests.web import positions
from tests.web.contexts import Contexts
from tests.web.table import Duel, TablePage
from tests.web.test_replay import finished
from tests.web.visitors import Visitor, Visitors

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
# What is asked of the browser: under load it may forget at its start what it was to show.
LISTEN = """() => {
    window.told = [];
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = function (title, more) {
        window.told.push([title, more.body, more.tag, more.data.url]);
        return show.call(this, title, more);
    };
}"""
TOLD = "window.told"


def rows(page: Page) -> Any:
    return page.get_by_role("main").get_by_role("listitem")


@pytest.mark.long
def test_games_are_found_by_what_the_address_says(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    finished(somebody, server)
    somebody.quick(game="suntzu")
    page = somebody.open()
    page.get_by_role("link", name="All your games").click()
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Sun Tzu")
    page.get_by_role("main").get_by_role("link", name="Finished").click()
    expect(page).to_have_url(f"{somebody.url}/games?show=finished")
    expect(rows(page)).to_contain_text("Lost 2 : 31")
    page.get_by_role("combobox", name="Result").select_option("Won")
    expect(page).to_have_url(f"{somebody.url}/games?show=finished&result=won")
    expect(page.get_by_role("main")).to_contain_text("No games match.")
    page.go_back()
    expect(rows(page)).to_have_count(1)
    page.go_forward()
    expect(page.get_by_role("combobox", name="Result")).to_have_value("won")
    page.reload()
    page.get_by_role("link", name="Clear the filters").click()
    rows(page).get_by_role("link", name="Replay").click()
    expect(page.get_by_role("region", name="Replay")).to_contain_text("Move 8 of 8")


def test_they_are_read_page_by_page(visitors: Visitors) -> None:
    page = visitors.come(phone=True, language="pl").open("/settings")
    tables: list[dict[str, Any]] = [
        {
            "id": f"t{number}", "game": "chuhan", "status": "aborted", "pace": "live",
            "created": 1_790_000_000 - number, "ended": 1_790_000_000, "clock": None,
            "my_seat": 0, "my_turn": None, "result": None,
            "seats": [{"seat": 1, "kind": "bot", "name": None, "bot": "greedy"}],
        }
        for number in range(40)
    ]  # fmt: skip

    def answer(route: Any) -> None:
        before = re.search(r"before=(\d+)", route.request.url)
        older = [t for t in tables if before is None or t["created"] < int(before[1])]
        route.fulfill(json=older[:31])

    page.route("**/api/tables/mine?**", answer)
    page.goto(f"{page.url.removesuffix('/settings')}/games?show=finished")
    expect(rows(page)).to_have_count(30)
    expect(rows(page).first).to_contain_text("Przerwana bez wyniku")
    expect(rows(page).first).to_contain_text("21 wrz 2026")
    page.get_by_role("button", name="Pokaż więcej").click()
    expect(rows(page)).to_have_count(40)
    expect(page.get_by_role("button", name="Pokaż więcej")).to_be_hidden()


@pytest.mark.long
def test_a_finished_game_is_taken_up_again(visitors: Visitors, server: Served) -> None:
    somebody = visitors.come()
    table = finished(somebody, server)
    page = somebody.open(f"/table/{table}#replay")
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text("Move 8 of 8")
    expect(bar.get_by_role("button", name="Play from here")).to_be_disabled()
    page.keyboard.press("Home")
    expect(page.get_by_role("region", name="Your hand")).to_have_accessible_name(
        "Your hand: 4, 4, 8"
    )
    page.keyboard.press("ArrowRight")
    bar.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    expect(dialog).to_contain_text("after move 1")
    dialog.get_by_role("radio", name="Chu").check()
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_role("radio", name="Random bot").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    there = TablePage(page)
    expect(there.prompt).to_contain_text("Counter a single 8, or pass")
    assert there.cards() == ["5", "7", "9"]
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Random bot")
    page = somebody.open(f"/table/{table}")
    page.get_by_role("button", name="Try the last move again").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(TablePage(page).hand).to_have_accessible_name("Your hand: 4")


@pytest.mark.long
def test_a_turn_is_told_to_who_looks_elsewhere(whole_browser: Browser, server: Served) -> None:
    with Visitors(Contexts(whole_browser), server.url) as visitors:
        allowed: Any = {"service_workers": "allow", "permissions": ["notifications"]}
        _told_to(visitors.come(language="hu", **allowed), server)


def _told_to(somebody: Visitor, server: Served) -> None:
    duel = Duel(somebody, server, positions.LEAD)
    duel.mine("play 7")
    page = somebody.open(f"/table/{duel.id}")
    page.locator("header [popovertarget]").click()
    notices = page.get_by_role("checkbox", name="Értesítések")
    expect(notices).not_to_be_checked()
    notices.check()
    expect(notices).to_be_checked()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.evaluate(HIDDEN)
    page.evaluate(LISTEN)
    duel.rivals("play 8")
    expect(page).to_have_title(re.compile("^● Te lépsz"))
    until(lambda: page.evaluate(TOLD))
    assert page.evaluate(TOLD) == [["Te lépsz", "Chu Han", duel.id, f"/table/{duel.id}"]]
