"""Everything there is to see: every page, and every phase of a table, for checks of all of it."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests import patient
from tests.server.api.serving import Served
from tests.web import positions
from tests.web.positions import SCENES, Scene
from tests.web.table import Duel
from tests.web.visitors import Visitor

Sight = Callable[[Visitor, Served], Page]

# Fonts are there, and what hangs on the size of the window has followed it.
SETTLED = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((done) => requestAnimationFrame(done));
    }
}"""


def settle(page: Page) -> None:
    """Let the page come to rest, after a change of its size or colours."""
    page.evaluate(SETTLED)


def page_at(path: str, visitor: Visitor, server: Served) -> Page:
    """A page of the shell, with all that it asks the server for."""
    page = visitor.open(path)
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    return page


def home(visitor: Visitor, server: Served) -> Page:
    """With a game of one's own, and a table that somebody else has opened."""
    Duel(visitor, server, positions.LEAD)
    server.guest().post("/tables", game="chuhan")
    page = page_at("/", visitor, server)
    expect(page.locator("main li")).not_to_have_count(0)
    return page


def new_table(visitor: Visitor, server: Served) -> Page:
    page = page_at("/new", visitor, server)
    expect(page.get_by_role("radio")).not_to_have_count(0)
    return page


def missing(visitor: Visitor, server: Served) -> Page:
    visitor.expected += ["404"]
    return page_at("/table/nosuchtable", visitor, server)


def waiting(visitor: Visitor, server: Served) -> Page:
    wanted = {"game": "chuhan", "seat": 0, "options": {"events": True}}
    table = visitor.api("POST", "/tables", wanted)["table"]
    page = page_at(f"/table/{table}", visitor, server)
    expect(page.get_by_role("textbox").first).to_be_visible()
    return page


def checked(visitor: Visitor, server: Served) -> Page:
    duel = Duel.at(SCENES["game over"], visitor, server)
    page = page_at(f"/fairness/{duel.id}", visitor, server)
    expect(page.locator("main h3")).to_be_visible()
    return page


def at_table(scene: Scene, visitor: Visitor, server: Served) -> Page:
    duel = Duel.at(scene, visitor, server)
    page = visitor.open(f"/table/{duel.id}")
    asked = visitor.api("GET", f"/tables/{duel.id}")["my_turn"]
    there = "[aria-keyshortcuts=Enter]" if asked else "main section"
    expect(page.locator(there).first).to_be_visible()
    return page


def hand_over(visitor: Visitor, server: Served) -> Page:
    page = at_table(Scene(positions.LAST_OF_HAND), visitor, server)
    page.locator("[data-card]").click()
    page.locator("[aria-keyshortcuts=Enter]").click()
    expect(page.locator("#hand-over")).to_be_visible()
    return page


def games(visitor: Visitor, server: Served) -> Page:
    Duel.at(SCENES["game over"], visitor, server)
    page = page_at("/games?show=finished", visitor, server)
    expect(page.locator("main li")).not_to_have_count(0)
    return page


def personal_link(visitor: Visitor, server: Served) -> Page:
    other = patient.post(f"{server.url}/api/me/link").json()["url"]
    visitor.api("GET", "/me")
    page = page_at(urlsplit(other).path, visitor, server)
    expect(page.locator("main .notice")).to_be_visible()
    return page


def choose_wrongly(page: Page) -> None:
    """A choice that is not legal, with its rule."""
    for card in ("1", "4"):
        page.locator(f"[data-card='{card}']").first.click(position={"x": 13, "y": 50})
    expect(page.get_by_role("button", name="CH-3.1")).to_be_visible()


def open_discard(page: Page) -> None:
    page.keyboard.press("d")
    expect(page.get_by_role("dialog")).to_be_visible()


def open_all_moves(page: Page) -> None:
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()


def open_menu(page: Page) -> None:
    page.locator("header [popovertarget]").click()
    expect(page.locator("[popover]")).to_be_visible()


def open_rules(page: Page) -> None:
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox")).to_be_visible()


def open_replay(page: Page) -> None:
    page.locator("section:has(> .actions) button").nth(1).click()
    expect(page.get_by_role("slider")).to_be_visible()


def open_branch(page: Page) -> None:
    """From a replay."""
    if not page.get_by_role("slider").is_visible():
        open_replay(page)
    # Once its length is known, one press: each further one would have the page wait again.
    expect(page.get_by_role("slider")).not_to_have_attribute("max", "0")
    page.keyboard.press("Home")
    page.locator(".branch").click()
    expect(page.get_by_role("dialog").get_by_role("radio")).to_have_count(6)


PAGES: dict[str, Sight] = {
    "home": home,
    "new table": new_table,
    "settings": partial(page_at, "/settings"),
    "sign up": partial(page_at, "/signup"),
    "log in": partial(page_at, "/login"),
    "rules": partial(page_at, "/rules"),
    "rules of a game": partial(page_at, "/rules/suntzu"),
    "fairness": checked,
    "no such table": missing,
    "waiting room": waiting,
    "my games": games,
    "personal link": personal_link,
}
TABLES: dict[str, Sight] = {
    **{name: partial(at_table, scene) for name, scene in SCENES.items()},
    "hand over": hand_over,
}
# What is done at a table, and seen there then; Escape ends it.
MOMENTS: dict[str, dict[str, Callable[[Page], None]]] = {
    "lead": {"refusal": choose_wrongly},
    "counter": {"discard pile": open_discard, "all moves": open_all_moves},
    "waiting": {"menu": open_menu, "rules at the table": open_rules},
    "game over": {"replay": open_replay, "play from here": open_branch},
}
PLACES: dict[str, Sight] = {**PAGES, **TABLES}


def tour(visitor: Visitor, server: Served, places: Iterable[str]) -> Iterator[tuple[str, Page]]:
    """All that there is to see at some places, one after the other."""
    for place in places:
        page = PLACES[place](visitor, server)
        yield place, page
        for name, act in MOMENTS.get(place, {}).items():
            expect(page.locator("dialog .sheet")).to_have_count(0)  # closed, and gone
            act(page)
            yield name, page
            page.keyboard.press("Escape")
