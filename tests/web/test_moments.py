"""The moments that are hardest to lay out: what is decided or has just happened is all in sight.

`make test` looks at the worst of each game, `make test-long` at all of them in every way. It takes
longer to open a moment than to look at it: each is opened once in a language, and seen at several
sizes.
"""

from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

import tenka
from tenka.server.tables.moment_catalogue import Moment, moments_of
from tenka.texts import LANGUAGES
from tests.server.api.serving import Served
from tests.web import contact_sheets
from tests.web.boards_seen import board_troubles
from tests.web.contexts import DESKTOP
from tests.web.moments import ALL_SIZES, THEMES, Theme, dressed, open_moment, selector_of
from tests.web.visitors import Visitor, Visitors

AT_ONCE = 2  # sizes at which `make test` sees a moment


class Way(NamedTuple):
    """How a moment is seen."""

    language: str
    moment: Moment
    size: str
    theme: Theme


def choice(game: str) -> list[Way]:
    """The worst moments: together they meet each size, language and theme."""
    sizes = list(ALL_SIZES)
    first = tenka.game_ids().index(game)
    ways = []
    for at, moment in enumerate(each for each in moments_of(game) if each.worst):
        language = LANGUAGES[(first + at) % len(LANGUAGES)]
        for turn in range(AT_ONCE * at, AT_ONCE * (at + 1)):
            size = sizes[(first + turn) % len(sizes)]
            ways.append(Way(language, moment, size, THEMES[(at + turn) % 2]))
    return ways


def everything(game: str) -> list[Way]:
    """All moments at all sizes in both themes; languages change places from one to the next."""
    return [
        Way(LANGUAGES[(m + s) % len(LANGUAGES)], moment, size, theme)
        for m, moment in enumerate(moments_of(game))
        for s, size in enumerate(ALL_SIZES)
        for theme in THEMES
    ]


def look(visitors: Visitors, game: str, ways: list[Way]) -> None:
    bad = []
    by_language = sorted(ways, key=lambda way: (way.language, way.moment.name))
    for language, spoken in groupby(by_language, lambda way: way.language):
        visitor = visitors.come(language=language)
        for _, seen in groupby(spoken, lambda way: way.moment.name):
            bad += troubles(visitor, game, list(seen))
        visitors.leave(visitor)
    assert not bad, "\n".join(bad)


def troubles(visitor: Visitor, game: str, ways: list[Way]) -> list[str]:
    """Of one moment, in some ways."""
    moment = ways[0].moment
    page = open_moment(visitor, game, moment)
    found = []
    for way in ways:
        dressed(page, way.size, way.theme)
        about = [selector_of(name) for name in moment.seen]
        for fault in board_troubles(page, touch=ALL_SIZES[way.size], about=about):
            found.append(f"{moment.name} {way.size} {way.theme} {way.language}: {fault}")
    page.set_viewport_size(DESKTOP)
    return found


@pytest.mark.parametrize("game", tenka.game_ids())
def test_the_choice_meets_everything(game: str) -> None:
    ways = choice(game)
    worst = [each.name for each in moments_of(game) if each.worst]
    assert list(dict.fromkeys(way.moment.name for way in ways)) == worst
    for part in ("size", "theme", "language"):
        assert {getattr(way, part) for way in ways} == {
            getattr(way, part) for way in everything(game)
        }


@pytest.mark.parametrize("game", tenka.game_ids())
def test_the_worst_moments(visitors: Visitors, game: str) -> None:
    look(visitors, game, choice(game))


def test_a_contact_sheet_shows_the_moments_asked_for(
    browser: Browser, server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contact_sheets, "FOLDER", tmp_path)
    sheet = contact_sheets.Sheet("suntzu", "390x844", "pl", "dark")
    sheet.folder.mkdir()
    contact_sheets.take_all(browser, server.url, [sheet], ["before"])
    taken = sorted(file.stem for file in sheet.folder.iterdir())
    assert taken == ["before", "before-of-chu"]
    page = browser.new_page()
    page.set_content(contact_sheets.sheet_of(sheet))
    assert page.locator("figcaption").all_inner_texts() == taken
    assert page.evaluate("[...document.images].map((it) => it.naturalWidth)") == [390, 390]
    page.close()


@pytest.mark.long
@pytest.mark.parametrize("game", tenka.game_ids())
def test_all_moments_in_every_way(visitors: Visitors, game: str) -> None:
    look(visitors, game, everything(game))
