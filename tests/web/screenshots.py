"""Pictures of every page and every phase: python -m tests.web.screenshots [FOLDER] [NAME ...]

Names choose sights by their beginning. Not a test: they are there to be looked at.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.server.api.serving import Served, served
from tests.web.chromium import FLAGS, chromium
from tests.web.contexts import Contexts
from tests.web.sights import PLACES, settle, tour
from tests.web.visitors import Visitors

# Seen in every language; the others in English alone.
IN_ALL = ("home", "new table", "settings", "lead", "counter", "reaction", "hand over", "game over")


def take_all(browser: Browser, server: Served, folder: Path, names: list[str]) -> int:
    """Make the pictures; how many there are."""
    taken = 0
    for language in ("en", "pl", "hu"):
        for phone in (False, True):
            with Visitors(Contexts(browser), server.url) as visitors:
                visitor = visitors.come(phone=phone, language=language)
                for name, page in tour(visitor, server, PLACES if language == "en" else IN_ALL):
                    if names and not name.startswith(tuple(names)):
                        continue
                    for theme in ("light", "dark") if language == "en" else ("light",):
                        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                        settle(page)
                        size = "phone" if phone else "desktop"
                        file = f"{name.replace(' ', '-')}.{size}.{theme}.{language}.png"
                        page.screenshot(path=folder / file)
                        taken += 1
                    page.emulate_media(color_scheme="light")
    return taken


def main(folder: str = "build/screenshots", *names: str) -> None:
    where = Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        with served(Path(data), window=0.0) as server:
            taken = take_all(browser, server, where, list(names))
        browser.close()
    print(f"tenka: {taken} pictures in {where}")


if __name__ == "__main__":
    main(*sys.argv[1:])
