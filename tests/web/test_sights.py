"""Everything there is to see: axe finds nothing, and every text is there, whole and on the screen.

Each place is seen in one language, on a desktop and on a phone, on paper and on lacquer, so that
all pairs come up somewhere. `make test-long` sees all of them in every way.
"""

import re
from pprint import pformat
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tenka.texts import LANGUAGES, Texts
from tests.server.api.serving import Served
from tests.web.axe import ALL, COLOURS, violations
from tests.web.contexts import DESKTOP, PHONE
from tests.web.positions import SCENES
from tests.web.sights import PLACES, home, tour
from tests.web.texts_seen import troubles
from tests.web.visitors import Visitors

SIZES = (DESKTOP, PHONE)
SCHEMES = ("light", "dark")


def faults(page: Page, size: ViewportSize, scheme: str, rules: str | None) -> list[Any]:
    """What is wrong with a page of this size, on paper or on lacquer; by axe's rules, too, if some
    are given."""
    page.set_viewport_size(size)
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    return [*troubles(page).items(), *(violations(page, rules) if rules else ())]


def check_event(page: Page, place: str, language: str) -> None:
    """The event of the hand is told, with what it does; Calm does nothing and takes no place."""
    texts = Texts(language, "chuhan")
    event = SCENES[place].position.get("event", "calm")
    keys = ("board-event", f"event-{event}", f"event-{event}.effect")
    told = [texts.say(key) for key in keys]
    card = page.get_by_role("button", name=re.compile(f"^{re.escape(told[0])}"))
    if event == "calm":
        expect(card).to_have_count(0)
    else:
        expect(card).to_have_accessible_name(" ".join(told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place(visitors: Visitors, server: Served, language: str) -> None:
    somebody = visitors.come(language=language)
    first = LANGUAGES.index(language)
    bad = {}
    for at, (name, page) in enumerate(tour(somebody, server, list(PLACES)[first::3])):
        assert page.locator("html").get_attribute("lang") == language
        if name in SCENES:
            check_event(page, name, language)
        # Sizes and colours change places from one sight to the next.
        size, scheme = SIZES[at % 2], SCHEMES[at // 2 % 2]
        other, dark = SIZES[1 - at % 2], SCHEMES[1 - at // 2 % 2]
        rules = None if name in SCENES else ALL  # axe sees the boards in test_boards
        bad[name, size["width"], scheme] = faults(page, size, scheme, rules)
        bad[name, other["width"], dark] = faults(page, other, dark, None)
        page.set_viewport_size(DESKTOP)
    found = {where: what for where, what in bad.items() if what}
    assert not found, pformat(found, width=160)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_in_every_way(visitors: Visitors, server: Served, language: str) -> None:
    somebody = visitors.come(language=language)
    bad = {}
    for name, page in tour(somebody, server, PLACES):
        for size in SIZES:
            for scheme, rules in (("light", ALL), ("dark", COLOURS)):
                bad[name, size["width"], scheme] = faults(page, size, scheme, rules)
        page.set_viewport_size(DESKTOP)
        page.emulate_media(color_scheme="light")
    found = {where: what for where, what in bad.items() if what}
    assert not found, pformat(found, width=160)


def test_what_is_wrong_would_be_found(visitors: Visitors, server: Served) -> None:
    page = home(visitors.come(), server)
    # Elements of the page's own would be drawn anew, with their own texts.
    page.evaluate(
        """() => {
            const own = (name, style, text) => {
                const element = document.createElement(name);
                element.style.cssText = style;
                element.textContent = text;
                document.querySelector('main').prepend(element);
            };
            own('input', '', '');
            own(
                'button',
                'width: 60px; overflow: hidden; white-space: nowrap',
                '⟦web-nothing⟧ and a text that is far too long for it',
            );
            own('h2', 'width: 3000px', 'wide');
            own('p', 'color: #bbb; background: #ccc', 'hardly to be read');
        }"""
    )
    found = troubles(page)
    assert found["missing"] == ["⟦web-nothing⟧"]
    assert "far too long" in found["clipped"][0]
    assert found["wider than the screen"] > 1000
    broken = {each.split(":")[0] for each in violations(page, ALL)}
    assert {"label", "color-contrast"} <= broken
