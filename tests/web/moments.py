"""The catalogue of moments that are hard to lay out, opened on a page: see games/*/moments.json."""

from typing import Literal

from playwright.sync_api import Page, ViewportSize, expect

import tenka
from tenka.server.tables.moment_catalogue import Moment, moments_of
from tests.web.boards_seen import SIZES
from tests.web.sights import settle
from tests.web.visitors import Visitor

Theme = Literal["light", "dark"]

# Those of all boards, the laptop's as a browser leaves it, and a small phone.
ALL_SIZES = {**SIZES, "1366x650": False, "360x800": True}
THEMES: tuple[Theme, ...] = ("light", "dark")
LIST = "/dev/moments"
# Somebody is asked, or the board is there and waits for the others.
THERE = "main section"
ASKED = "[aria-keyshortcuts=Enter]"
CLICK = """([selector]) => {
    const there = [...document.querySelectorAll(selector)].find((it) => it.checkVisibility());
    there?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return there !== undefined;
}"""


def catalogue() -> dict[str, tuple[Moment, ...]]:
    """The moments of all games that have some."""
    return {game: moments_of(game) for game in tenka.game_ids() if moments_of(game)}


def selector_of(click: str) -> str:
    """How boards name what is clicked: `card=4`, `province=Kai`; `key=P` is a button."""
    name, value = click.split("=")
    return f'[{"aria-keyshortcuts" if name == "key" else f"data-{name}"}="{value}"]'


def open_moment(visitor: Visitor, game: str, moment: Moment) -> Page:
    """A table at that moment, with all that is done there."""
    address = f"{visitor.url}{LIST}/{game}/{moment.name}"
    headers = {"Origin": visitor.url}
    answer = visitor.context.request.post(address, headers=headers, max_redirects=0)
    assert answer.status == 303, answer.text()
    where = answer.headers["location"]
    page = visitor.open(where)
    asked = visitor.api("GET", where.replace("/table/", "/tables/"))["my_turn"]
    expect(page.locator(ASKED if asked else THERE).first).to_be_visible()
    if moment.then:
        going_on = f"{address}/then/{where.removeprefix('/table/')}"
        assert visitor.context.request.post(going_on, headers=headers).ok
    for click in moment.clicks:
        page.wait_for_function(CLICK, arg=[selector_of(click)])
        settle(page)
    return page


def dressed(page: Page, size: str, theme: Theme) -> None:
    """A page at a size, in a theme, with the mouse out of the way."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.emulate_media(color_scheme=theme)
    page.mouse.move(0, 0)
