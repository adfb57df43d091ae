"""Three languages, on a desktop and on a phone: every text is there, whole, and on the screen."""

from pprint import pformat
from typing import Any

import pytest
from playwright.sync_api import Page

from tenka.texts import LANGUAGES
from tests.server.api.serving import Served
from tests.web.contexts import DESKTOP, PHONE
from tests.web.sights import SIGHTS, home, settle
from tests.web.visitors import Visitors

# A key without a text is shown in these brackets.
MISSING = """() => {
    const said = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        for (const name of ['aria-label', 'title', 'placeholder']) {
            said.push(element.getAttribute(name) ?? '');
        }
    }
    return said.join('\\n').match(/⟦[^⟧]*⟧/g) ?? [];
}"""
# Words that reach beyond what cuts them off, or beyond the button or tile they stand in.
CLIPPED = """() => {
    const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
    const cutting = (element) => {
        for (let box = element; box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            // Dots that say so are a design, and so are words for screen readers alone.
            if (style.textOverflow === 'ellipsis' && hides(style)) return null;
            if (style.clipPath !== 'none') return null;
            if (hides(style) || box.matches('button, .button, .tile')) return box;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
        }
        return null;
    };
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!text.data.trim() || element.closest('[aria-hidden=true], .unseen, script')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const box = cutting(element);
        if (box === null) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const outer = box.getBoundingClientRect();
        const out = [...range.getClientRects()].some(
            (line) =>
                line.right > outer.right + 1 || line.left < outer.left - 1 ||
                line.bottom > outer.bottom + 2 || line.top < outer.top - 2,
        );
        if (out) found.push(`${text.data.trim().slice(0, 60)} in ${box.tagName}.${box.className}`);
    }
    return found;
}"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What can be scrolled to is not lost.
OFF_SCREEN = """() => {
    const scrolls = (box) =>
        box &&
        (/auto|scroll/.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
    return [...document.querySelectorAll('button, a, input')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !scrolls(it))
        .map((it) => [it, it.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && (box.left < -8 || box.right > innerWidth + 8))
        .map(([it]) => it.innerText || it.ariaLabel);
}"""


def troubles(page: Page) -> dict[str, Any]:
    """What is wrong with the texts of a page."""
    settle(page)
    found = {
        "missing": page.evaluate(MISSING),
        "clipped": page.evaluate(CLIPPED),
        "off the screen": page.evaluate(OFF_SCREEN),
        "wider than the screen": page.evaluate(WIDER),
    }
    return {kind: what for kind, what in found.items() if what}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_whole(visitors: Visitors, server: Served, language: str) -> None:
    somebody = visitors.come(language=language)
    found = {}
    for name, sight in SIGHTS.items():
        page = sight(somebody, server)
        assert page.locator("html").get_attribute("lang") == language
        found[name, "desktop"] = troubles(page)
        page.set_viewport_size(PHONE)
        found[name, "phone"] = troubles(page)
        page.set_viewport_size(DESKTOP)
    bad = {where: what for where, what in found.items() if what}
    assert not bad, pformat(bad, width=160)


def test_a_missing_text_would_be_found(visitors: Visitors, server: Served) -> None:
    page = home(visitors.come(), server)
    page.evaluate(
        """() => {
            const button = document.querySelector('main button');
            button.style.cssText = 'width: 60px; overflow: hidden; white-space: nowrap';
            button.textContent = '⟦web-nothing⟧ and a text that is far too long for it';
            document.querySelector('h1').style.cssText = 'width: 3000px';
        }"""
    )
    found = troubles(page)
    assert found["missing"] == ["⟦web-nothing⟧"]
    assert "far too long" in found["clipped"][0]
    assert found["wider than the screen"] > 1000
