"""What is wrong with a board: words cut or broken, over each other or off the screen."""

from playwright.sync_api import Page

from tests.web.sights import settle

# Every line of text that a person sees, whether a screen reader hears it or not.
LINES = """
    const shown = (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.unseen, script, dialog:not([open]), [popover]:not(:popover-open)');
    const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
    const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
    const small = innerWidth < 901 || innerHeight < 500;
    const onMap = (element) => element.closest('.labels') !== null;
    const around = function* (element) {
        for (let box = element; box && box !== document.body; box = box.parentElement) {
            yield [box, getComputedStyle(box)];
        }
    };
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
    const cut = (line) => {{
        let {{ left, right, top, bottom }} = line;
        for (const [box, style] of line.boxes) {{
            if (!hides(style) && !scrolls(style)) continue;
            const outer = box.getBoundingClientRect();
            left = Math.max(left, outer.left);
            right = Math.min(right, outer.right);
            top = Math.max(top, outer.top);
            bottom = Math.min(bottom, outer.bottom);
        }}
        return {{ ...line, left, right, top, bottom }};
    }};
    // Large characters are drawn on the ground below all words.
    const drawn = ({{ said, element }}) =>
        /^\\p{{Script=Han}}+$/u.test(said) && parseFloat(getComputedStyle(element).fontSize) > 34;
    const seen = lines.map(cut).filter((line) =>
        line.right > line.left && line.bottom > line.top && !drawn(line));
    const fan = ({{ element }}) => element.closest('[data-card], [data-uid], [data-fan]');
    const found = new Set();
    seen.forEach((one, at) => {{
        for (const other of seen.slice(at + 1)) {{
            const [a, b] = [one.element, other.element];
            if (a.contains(b) || b.contains(a)) continue;
            if (fan(one) && fan(other)) continue;
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
SMALL = """() => ['header', 'main > .bar', 'main > .hand', '.strip', '.last']
    .flatMap((part) => [...document.querySelectorAll(`${part} :is(button, a)`)])
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .map((it) => [it, it.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < 39.5)
    .map(([it, box]) =>
        `${it.ariaLabel ?? it.innerText} ${box.width.toFixed()}x${box.height.toFixed()}`)"""


def board_troubles(page: Page, *, touch: bool = False) -> list[str]:
    """What is wrong with what a board shows; with `touch` fingers must find everything."""
    settle(page)
    asked = {"cut": CUT, "broken": BROKEN, "overlapping": OVERLAPPING}
    asked |= {"small": SMALL} if touch else {}
    return [f"{kind}: {what}" for kind, script in asked.items() for what in page.evaluate(script)]
