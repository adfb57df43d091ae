"""The boards of all games at all sizes: no word is cut, none lies over another, none is lost.

Every board is seen at every size; languages, themes and phases change places from one to the next,
so that each board meets each of them somewhere. `make test-long` sees all of them.
"""

from itertools import product
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tenka.games.shogun.data import FIELDS
from tenka.texts import LANGUAGES
from tests.server.api.serving import Served
from tests.web.axe import ALL, COLOURS, violations
from tests.web.boards import BOARDS, SPRING
from tests.web.boards_seen import SIZES, board_troubles
from tests.web.contexts import DESKTOP
from tests.web.sights import settle
from tests.web.visitors import Visitor, Visitors

THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


class Way(NamedTuple):
    """How a board is seen."""

    board: str
    phase: str
    size: str
    theme: Literal["light", "dark"]
    language: str


def choice() -> list[Way]:
    """Few of them, in which each board meets each size, theme and language, and each phase comes
    up, in one language: to open it takes longer than to look at it."""
    ways = []
    for b, (board, phases) in enumerate(BOARDS.items()):
        for at in range(max(len(phases), len(SIZES))):
            p, size = at % len(phases), list(SIZES)[(at + b) % len(SIZES)]
            theme = THEMES[(at + at // len(SIZES)) % 2]
            language = LANGUAGES[(p + b) % len(LANGUAGES)]
            ways.append(Way(board, list(phases)[p], size, theme, language))
    return ways


def everything() -> list[Way]:
    return [
        Way(board, phase, size, theme, language)
        for board, phases in BOARDS.items()
        for phase, size, language in product(phases, SIZES, LANGUAGES)
        for theme in THEMES
    ]


def faults(page: Page, way: Way) -> list[str]:
    width, height = map(int, way.size.split("x"))
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.emulate_media(color_scheme=way.theme)
    page.mouse.move(0, 0)  # what it rests on tells of itself, over whatever is there
    return board_troubles(page, touch=SIZES[way.size])


def axe_looks(ways: list[Way]) -> dict[Way, str]:
    """At each phase once, and once more at its colours in the other theme."""
    looks: dict[tuple[str, ...], tuple[Way, str]] = {}
    for way in ways:
        once = (way.board, way.phase)
        run = COLOURS if once in looks else ALL
        looks.setdefault((*once, way.theme), (way, run))
        looks.setdefault(once, (way, ALL))
    return dict(looks.values())


def look(visitors: Visitors, server: Served, ways: list[Way], axe: dict[Way, str]) -> None:
    """Who speaks a language opens each phase once, and sees it at all sizes that are wanted."""
    bad = []
    for language in LANGUAGES:
        spoken = [way for way in ways if way.language == language]
        if not spoken:
            continue
        visitor = visitors.come(language=language)
        for phase in dict.fromkeys((way.board, way.phase) for way in spoken):
            page = BOARDS[phase[0]][phase[1]](visitor, server)
            for way in spoken:
                if (way.board, way.phase) == phase:
                    found = faults(page, way)
                    found += violations(page, axe[way]) if way in axe else []
                    bad += [f"{' '.join(way)}: {fault}" for fault in found]
            page.set_viewport_size(DESKTOP)
        visitors.leave(visitor)
    assert not bad, "\n".join(bad)


def test_the_choice_has_every_pair() -> None:
    ways = choice()
    for more in ("phase", "size", "theme", "language"):
        seen = {(way.board, getattr(way, more)) for way in ways}
        assert seen == {(way.board, getattr(way, more)) for way in everything()}


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_at_every_size(visitors: Visitors, server: Served, board: str) -> None:
    ways = [way for way in choice() if way.board == board]
    # Phases share most of what axe looks at, and all of their colours.
    phases = list(BOARDS[board])
    axe = {
        way: run
        for way, run in axe_looks(ways).items()
        if way.phase == phases[0] or (run == ALL and way.phase in phases[::2])
    }
    look(visitors, server, ways, axe)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_a_board_in_every_way(
    visitors: Visitors, server: Served, board: str, language: str
) -> None:
    wanted = [way for way in everything() if (way.board, way.language) == (board, language)]
    look(visitors, server, wanted, axe_looks(wanted))


# What a daimyo needs who plans: how much of it is in sight, and how large the map is.
IN_SIGHT = """() => {
    const inside = (it) => {
        const { left, right, top, bottom, width } = it.getBoundingClientRect();
        const [across, along] = [left > -1 && right < innerWidth + 1, bottom < innerHeight + 1];
        return width > 0 && across && along && top > -1;
    };
    const count = (what) => [...document.querySelectorAll(what)].filter(inside).length;
    const { width, height } = document.querySelector('main .map').getBoundingClientRect();
    return {
        names: count('.labels .name'),
        gains: count('.labels .gain'),
        sites: count('.labels .site'),
        owners: count('.labels .pill'),
        fields: count('[data-field]'),
        events: count('.strip .event'),
        map: `${width} x ${height}`,
    };
}"""


@pytest.mark.long
def test_who_plans_sees_all_of_it_and_the_map_keeps_its_size(
    player: Visitor, server: Served
) -> None:
    page = BOARDS["shogun"]["planning"](player, server)
    owned = len(SPRING["provinces"])
    there = {"names": 45, "gains": 90, "owners": owned, "fields": 11, "events": 4}
    maps = {}
    for size in SIZES:
        width, height = map(int, size.split("x"))
        if width < 1000:
            continue
        page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(page)
        seen = page.evaluate(IN_SIGHT)
        maps[size] = seen["map"]
        assert {kind: seen[kind] for kind in there} == there, size
        assert seen["sites"] > 40, size
        if width >= 1200:
            page.get_by_role("tab", name="Log").click()
            expect(page.get_by_role("region", name="Log")).to_be_visible()
            assert page.evaluate(IN_SIGHT)["map"] == maps[size]
            if (plan := page.get_by_role("tab", name="Plan")).count():
                plan.click()
        else:
            page.get_by_role("button", name="Log").click()
            expect(page.get_by_role("region", name="Log")).to_be_visible()
            page.keyboard.press("Escape")
    # Neither does it when there is nothing more to plan.
    page.locator("[aria-keyshortcuts=F]").click()
    for field in FIELDS:
        if page.locator(f"[data-field={field}] .empty").count():
            page.locator("[data-card]:not(.used)").first.click()
            page.locator(f"[data-field={field}]").click()
    page.locator("main > .bar .primary").click()
    expect(page.locator("[data-field]")).to_have_count(0)
    for size, before in maps.items():
        width, height = map(int, size.split("x"))
        page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(page)
        assert page.evaluate(IN_SIGHT)["map"] == before, size


# Cards of which a part is hidden, by the edge of what scrolls or by what lies over them.
HIDDEN_CARDS = """() => [...document.querySelectorAll('[data-card]')].filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const seen = (x, y) => document.elementFromPoint(x, y)?.closest('[data-card]') === card;
    return !seen(left + 6, top + 2) || !seen(right - 6, bottom - 2);
}).map((card) => card.dataset.card)"""


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plans_beside_the_map_sees_all_cards(
    visitors: Visitors, server: Served, language: str
) -> None:
    page = BOARDS["shogun"]["first plan"](visitors.come(language=language), server)
    expect(page.locator("[data-card]")).to_have_count(9 + 5)
    for size in SIZES:
        width, height = map(int, size.split("x"))
        if width < 1200:
            continue
        page.set_viewport_size(ViewportSize(width=width, height=height))
        settle(page)
        assert page.evaluate(HIDDEN_CARDS) == [], size


def test_what_is_wrong_would_be_found(player: Visitor, server: Served) -> None:
    page = BOARDS["shogun"]["planning"](player, server)
    page.evaluate(
        """() => {
            const [first, second] = document.querySelectorAll('[data-field] .head > span');
            first.textContent = 'A name that is far too long for its field';
            second.style.cssText = 'display: block; width: 30px; overflow: hidden';
            const seal = document.querySelector('main > .bar .primary');
            seal.style.cssText = 'min-height: 0; height: 30px; padding: 0';
            document.querySelector('.labels').style.cssText = 'translate: -700px 0';
            const event = document.querySelector('.event .title');
            event.textContent = 'Unforeseen';
            event.style.cssText = 'width: 40px; overflow-wrap: anywhere';
        }"""
    )
    found = board_troubles(page, touch=True)
    kinds = [fault.split(":")[0] for fault in found]
    assert kinds.count("cut") >= 2
    assert any("far too long" in fault and fault.startswith("overlapping") for fault in found)
    assert any(fault.startswith("small: Seal the plan") for fault in found)
    assert "broken: Unforeseen" in found
