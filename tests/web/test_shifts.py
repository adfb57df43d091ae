"""What arrives late moves nothing of what is being read."""

import pytest
from playwright.sync_api import Page

import tenka
from tests.web.sights import settle
from tests.web.test_ladder import WON, against, stands
from tests.web.visitors import Visitors

AT_MOST = 0.05
PAGES = ("/", "/learn", "/rules", "/rules/chuhan")
# As browsers sum them for a page that is left at once: what nobody has asked for by a click or key.
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const each of list.getEntries()) {
            const moved = each.sources.map(({ node }) => node?.nodeName + '.' + node?.className);
            if (!each.hadRecentInput) window.shifts.push([each.value, moved]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_arrives_late_moves_nothing(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.come(phone=phone)
    page = visitor.page
    page.add_init_script(f"({SHIFTS})()")
    url = visitors.url
    page.goto(url)  # for the fonts: how wide the letters are until then is up to the system
    page.evaluate("document.fonts.ready.then(() => true)")
    for path in PAGES:
        look(page, url + path)
    stands(page, against("novice", WON))  # whoever has beaten a rival hears the next one
    look(page, url)
    for game in tenka.game_ids():
        table = visitor.api("POST", "/quick", {"game": game, "window": 0})["table"]
        look(page, f"{url}/table/{table}")


def look(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_load_state("networkidle")
    settle(page)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) <= AT_MOST, (url, shifts)
