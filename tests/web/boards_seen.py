"""What is wrong with a board: words cut or broken, covered, over each other or off the screen."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.web.sights import settle

# Laptops as browsers leave them too, large screens, tablets, and a phone in both ways; whether it
# is touched.
SIZES = {
    "1366x640": False,
    "1024x768": True,
    "1280x720": False,
    "390x844": True,
    "1920x1080": False,
    "1180x820": True,
    "1366x768": False,
    "844x390": True,
    "1440x900": False,
    "2560x1440": False,
}

# Every line of text that a person sees, whether a screen reader hears it or not.
# What cannot be reached below a dialog is not looked at.
LINES = """
    const modal = document.querySelector('dialog:modal');
    const shown = (element) =>
        (modal === null || modal.contains(element)) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.unseen, script, dialog:not([open]), [popover]:not(:popover-open)');
    const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
    const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
    const small = innerWidth < 901 || innerHeight < 500;
    const onMap = (element) => element.closest('.labels') !== null;
    const fan = (element) => element.closest('[data-card], [data-uid], [data-fan]');
    const around = function* (element) {
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            yield [box, getComputedStyle(box)];
        }
    };
    // What is left of a box where the boxes around it end.
    const left = (box, boxes) => {
        let { left, right, top, bottom } = box;
        for (const [outer, style] of boxes) {
            if (!hides(style) && !scrolls(style)) continue;
            const edge = outer.getBoundingClientRect();
            left = Math.max(left, edge.left);
            right = Math.min(right, edge.right);
            top = Math.max(top, edge.top);
            bottom = Math.min(bottom, edge.bottom);
        }
        return { left, right, top, bottom };
    };
    // Large characters are drawn on the ground below all words.
    const drawn = ({ said, element }) =>
        /^\\p{Script=Han}+$/u.test(said) && parseFloat(getComputedStyle(element).fontSize) > 34;
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!text.data.trim() || !shown(element)) continue;
        const boxes = [...around(element)];
        if (boxes.some(([, style]) => style.clipPath !== 'none')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const said = text.data.trim().replace(/\\s+/g, ' ').slice(0, 40);
        for (const line of range.getClientRects()) {
            if (line.width < 2) continue;
            // Letters are lower than their line.
            const size = parseFloat(getComputedStyle(element).fontSize);
            const middle = (line.top + line.bottom) / 2;
            const half = Math.min(line.height, size) * 0.36;
            lines.push({
                said, element, boxes,
                left: line.left, right: line.right, top: middle - half, bottom: middle + half,
            });
        }
    }
"""
CUT = f"""() => {{
    {LINES}
    const found = new Set();
    for (const {{ said, element, boxes, left, right, top, bottom }} of lines) {{
        // What has room elsewhere, and a phone's map, which is moved.
        if (element.closest('[data-may-shorten]') || (small && onMap(element))) continue;
        let pinned = false;
        for (const [box, style] of boxes) {{
            const outer = box.getBoundingClientRect();
            const across = left < outer.left - 1.5 || right > outer.right + 1.5;
            const along = top < outer.top - 1.5 || bottom > outer.bottom + 1.5;
            if (style.display === 'contents') continue;
            // What can be scrolled to is not lost.
            if (scrolls(style)) break;
            // A badge may stand on the corner of what it is pinned to.
            const near = box.matches('button, .button, li, header, dl');
            const tight = hides(style) || (!pinned && near);
            if (tight && !(box instanceof SVGElement) && (across || along)) {{
                found.add(`${{said}} in ${{box.tagName}}.${{box.className}}`);
            }}
            if (hides(style)) break;
            pinned ||= style.position === 'absolute';
        }}
        if (!boxes.some(([, style]) => scrolls(style))) {{
            if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {{
                found.add(`${{said}} off the screen`);
            }}
        }}
    }}
    return [...found];
}}"""
# A word that goes on in the next line, where no hyphen would say so.
BROKEN = f"""() => {{
    {LINES}
    const found = new Set();
    for (const element of new Set(lines.map((line) => line.element))) {{
        for (const text of element.childNodes) {{
            if (text.nodeType !== Node.TEXT_NODE) continue;
            for (const word of text.data.matchAll(/[\\p{{L}}\\u00ad]+/gu)) {{
                if (word[0].includes('\\u00ad')) continue;
                const range = document.createRange();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const parts = [...range.getClientRects()].filter((part) => part.width > 1);
                if (new Set(parts.map((part) => Math.round(part.top))).size > 1) found.add(word[0]);
            }}
        }}
    }}
    return [...found];
}}"""
# Cards of a fan lie over each other, and so does what is meant to: a marker on its track.
OVERLAPPING = f"""() => {{
    {LINES}
    const seen = lines
        .map((line) => ({{ ...line, ...left(line, line.boxes) }}))
        .filter((line) => line.right > line.left && line.bottom > line.top && !drawn(line));
    const found = new Set();
    seen.forEach((one, at) => {{
        for (const other of seen.slice(at + 1)) {{
            const [a, b] = [one.element, other.element];
            if (a.contains(b) || b.contains(a)) continue;
            if (fan(a) && fan(b)) continue;
            // What has to be answered first lies over the board.
            if (a.closest('[data-covers]') !== b.closest('[data-covers]')) continue;
            // A phone's map has no free sea for what is told of a province: it lies over labels.
            if (small && onMap(a) !== onMap(b)) continue;
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (wide > 2 && high > 2) found.add(`${{one.said}} / ${{other.said}}`);
        }}
    }});
    return [...found];
}}"""
# What is painted over words, buttons or what a board is about at the moment. Paint is looked for
# also where no pointer stops. Cards of a fan lie over each other, a phone's map is moved, and what
# has to be answered first lies over words, but not over what it is about.
COVERED = f"""([reached, about]) => {{
    {LINES}
    const everywhere = new CSSStyleSheet();
    everywhere.replaceSync('* {{ pointer-events: auto !important }}');
    document.adoptedStyleSheets.push(everywhere);
    const paper = document.createElement('canvas').getContext('2d', {{ willReadFrequently: true }});
    const known = new Map();
    const opaque = (colour) => {{
        if (!known.has(colour)) {{
            paper.clearRect(0, 0, 1, 1);
            paper.fillStyle = 'transparent';
            paper.fillStyle = colour;
            paper.fillRect(0, 0, 1, 1);
            known.set(colour, paper.getImageData(0, 0, 1, 1).data[3] > 128);
        }}
        return known.get(colour);
    }};
    const seeThrough = (element) =>
        element !== null &&
        (getComputedStyle(element).opacity < 0.5 || seeThrough(element.parentElement));
    const looked = (element) => {{
        if (seeThrough(element)) return false;
        const {{ fill, fillOpacity, backgroundColor }} = getComputedStyle(element);
        if (element instanceof SVGGeometryElement) {{
            return fill !== 'none' && fillOpacity > 0.5 && opaque(fill);
        }}
        return element.matches('img, canvas') || opaque(backgroundColor);
    }};
    const painted = new Map();
    const paints = (element) => {{
        if (!painted.has(element)) painted.set(element, looked(element));
        return painted.get(element);
    }};
    const answered = (element) => element.closest('[data-covers], [popover], dialog');
    const mayLie = (over, below) =>
        (fan(over) && fan(below)) ||
        (answered(over) !== null && answered(over) !== answered(below)) ||
        (small && onMap(below));
    const over = (element, x, y, strictly) => {{
        for (const other of document.elementsFromPoint(x, y)) {{
            if (other.contains(element) || element.contains(other)) return null;
            if (paints(other) && (strictly || !mayLie(other, element))) return other;
        }}
        return null;
    }};
    const found = new Set();
    const look = (said, element, box, points, strictly) => {{
        for (const [across, along] of points) {{
            const x = box.left + (box.right - box.left) * across;
            const y = box.top + (box.bottom - box.top) * along;
            const other = over(element, x, y, strictly);
            if (!other) continue;
            const which = other.getAttribute('class') ?? '';
            found.add(`${{said}} below ${{other.tagName}}.${{which}}`);
        }}
    }};
    for (const line of lines) {{
        const box = left(line, line.boxes);
        if (box.right - box.left < 3 || box.bottom - box.top < 3 || drawn(line)) continue;
        look(line.said, line.element, box, [[0.08, 0.5], [0.5, 0.5], [0.92, 0.5]], false);
    }}
    for (const selector of [...reached, ...about]) {{
        const there = [...document.querySelectorAll(selector)].filter(shown);
        if (there.length === 0) found.add(`${{selector}} is not there`);
        for (const element of there) {{
            const box = element.getBoundingClientRect();
            const rest = left(box, [...around(element)].slice(1));
            const lost = Math.max(
                rest.left - box.left, box.right - rest.right, -box.left, box.right - innerWidth,
                rest.top - box.top, box.bottom - rest.bottom, -box.top, box.bottom - innerHeight,
            );
            if (lost > 3) found.add(`${{selector}} is cut off by ${{lost.toFixed()}}`);
            const points = [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.5, 0.12], [0.5, 0.88]];
            look(selector, element, box, points, true);
        }}
    }}
    document.adoptedStyleSheets.pop();
    return [...found];
}}"""
MENU, ANSWERS = "header [popovertarget]", "main .prompt .actions button"
CLOCKS, OWN_CLOCK = "header .clock", "header .me .clock"
SMALL = """() => ['header', 'main > .bar', 'main > .hand', '.strip', '.last']
    .flatMap((part) => [...document.querySelectorAll(`${part} :is(button, a)`)])
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < 39.5)
    .map(([it, box]) =>
        `${it.ariaLabel ?? it.innerText} ${box.width.toFixed()}x${box.height.toFixed()}`)"""


def board_troubles(page: Page, *, touch: bool = False, about: Sequence[str] = ()) -> list[str]:
    """What is wrong with what a board shows; with `touch` fingers must find everything. What it is
    `about`, by selectors, has to be there, all of it."""
    settle(page)
    free = page.locator("dialog:modal").count() == 0
    reached = [MENU] if free else []
    reached += [ANSWERS] if free and page.locator(ANSWERS).count() else []
    reached += [OWN_CLOCK] if free and page.locator(CLOCKS).count() else []
    asked: dict[str, tuple[str, Any]] = {
        "cut": (CUT, None),
        "broken": (BROKEN, None),
        "overlapping": (OVERLAPPING, None),
        "covered": (COVERED, [reached, list(about)]),
    }
    if touch:
        asked["small"] = (SMALL, None)
    return [
        f"{kind}: {what}"
        for kind, (script, of) in asked.items()
        for what in page.evaluate(script, of)
    ]
