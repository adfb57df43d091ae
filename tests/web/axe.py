"""What axe finds on a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.sights import settle

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
QUICK = "resultTypes: ['violations'], selectors: false, preload: false"
ALL = f"axe.run(document, {{ {QUICK} }})"
# The other theme changes nothing but colours.
COLOURS = f"axe.run(document, {{ runOnly: ['color-contrast'], {QUICK} }})"


def violations(page: Page, run: str = ALL) -> list[str]:
    """What axe finds."""
    settle(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text()}; 0")
    found: dict[str, Any] = page.evaluate(run)
    return [
        f"{broken['id']}: {node['html'][:160]} {node['failureSummary'][-160:]}"
        for broken in found["violations"]
        for node in broken["nodes"]
    ]
