"""What is heard at a table."""

from playwright.sync_api import Request

from tests.web.table import TablePage
from tests.web.visitors import Visitor, Visitors

ALL = {"card", "cube", "drum", "gong", "seal", "zither"}


def recordings(visitor: Visitor) -> set[str]:
    """The names of the sounds that the page asks for, as it does."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        if request.url.endswith(".wav"):
            asked.add(request.url.rsplit("/", 1)[1].split("-")[0])

    visitor.page.on("request", note)
    return asked


def test_sound_comes_with_the_first_touch_and_by_one_switch(visitors: Visitors) -> None:
    visitor = visitors.come(reduced_motion="no-preference")
    page = visitor.page
    heard = recordings(visitor)
    table = TablePage(visitor.quick(game="chuhan"))
    table.hand.locator("[data-card]").last.click()
    page.wait_for_load_state("networkidle")
    assert heard == ALL

    still = visitors.come()
    page = still.page
    heard = recordings(still)
    table = TablePage(still.quick(game="chuhan"))
    table.hand.locator("[data-card]").last.click()
    page.wait_for_load_state("networkidle")
    assert heard == set()
    page.get_by_role("button", name="Menu").click()
    with page.expect_request("**/*.wav"):
        page.get_by_role("checkbox", name="Sound").check()
    assert '"sound":true' in still.settings()
