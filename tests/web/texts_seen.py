"""What is wrong with the texts that a page shows."""

from typing import Any

from playwright.sync_api import Page

from tests.web.sights import settle

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
# A choice whose words go on below the arrow.
CHOICES = """() => {
    const ARROW = 17;
    const paper = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.clientWidth > 1)
        .map((it) => [it, it.selectedOptions[0]?.text ?? '', getComputedStyle(it)])
        .filter(([it, said, style]) => {
            paper.font = style.font;
            const room = it.clientWidth - parseFloat(style.paddingLeft) - ARROW;
            return paper.measureText(said).width > room - parseFloat(style.paddingRight) + 1;
        })
        .map(([, said]) => said);
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
        "cut choices": page.evaluate(CHOICES),
        "off the screen": page.evaluate(OFF_SCREEN),
        "wider than the screen": page.evaluate(WIDER),
    }
    return {kind: what for kind, what in found.items() if what}
