"""`make contact-sheet`: all moments that are hard to lay out, side by side, to be looked at.

One picture for each game, size, language and theme, and beside it a folder with each moment as
large as it is. Not a test: see test_moments.py.
"""

import argparse
import shutil
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

import tenka
from tenka.server.tables.moment_catalogue import Moment, moments_of
from tenka.texts import LANGUAGES
from tests.server.api.serving import served
from tests.web.chromium import FLAGS, chromium
from tests.web.contexts import Contexts
from tests.web.moments import ALL_SIZES, THEMES, Theme, dressed, open_moment
from tests.web.sights import settle
from tests.web.visitors import Visitor, Visitors

FOLDER = Path("build/contact-sheets")
USUAL = "1366x768", "1366x650", "1280x720", "390x844", "360x800", "844x390"
WIDE, NARROW = 640, 300  # how wide a moment is on a sheet
ACROSS = 1980  # how wide a sheet is
SHEET = """\
<!DOCTYPE html>
<meta charset="utf-8">
<style>
body {{ margin: 12px; background: #777; color: #fff; font: 15px/1.3 system-ui, sans-serif }}
main {{ display: flex; flex-wrap: wrap; gap: 12px }}
figure {{ margin: 0; width: {width}px }}
img {{ width: 100%; display: block }}
h1 {{ margin: 0 0 12px; font-size: 18px }}
</style>
<h1>{title}</h1>
<main>{moments}</main>
"""
FIGURE = """\
<figure><img src="data:image/png;base64,{picture}"><figcaption>{name}</figcaption></figure>
"""


class Sheet(NamedTuple):
    """One picture with all moments of a game."""

    game: str
    size: str
    language: str
    theme: Theme

    @property
    def name(self) -> str:
        return ".".join(self)

    @property
    def folder(self) -> Path:
        return FOLDER / self.name


def take(visitor: Visitor, moment: Moment, sheets: Sequence[Sheet]) -> None:
    """A moment, for some sheets of its game in one language: it is opened once."""
    page = open_moment(visitor, sheets[0].game, moment)
    for sheet in sheets:
        dressed(page, sheet.size, sheet.theme)
        settle(page)
        page.screenshot(path=sheet.folder / f"{moment.name}.png")


def sheet_of(sheet: Sheet) -> str:
    """The page of what was taken, in the order of the catalogue."""
    figures = (
        FIGURE.format(picture=b64encode(file.read_bytes()).decode(), name=escape(moment.name))
        for moment in moments_of(sheet.game)
        if (file := sheet.folder / f"{moment.name}.png").exists()
    )
    width = NARROW if int(sheet.size.split("x")[0]) < WIDE else WIDE
    return SHEET.format(width=width, title=sheet.name, moments="".join(figures))


def lay_out(browser: Browser, sheet: Sheet) -> Path:
    """What was taken, as one picture."""
    page = browser.new_page(viewport={"width": ACROSS, "height": 800})
    page.set_content(sheet_of(sheet))
    file = FOLDER / f"{sheet.name}.png"
    page.screenshot(path=file, full_page=True)
    page.close()
    return file


def take_all(browser: Browser, url: str, sheets: Sequence[Sheet], names: Sequence[str]) -> None:
    """All moments whose names begin as asked for, in one language, by fingers or by mouse."""
    with Visitors(Contexts(browser), url) as visitors:
        touched = ALL_SIZES[sheets[0].size]
        visitor = visitors.come(phone=touched, language=sheets[0].language)
        for game in dict.fromkeys(sheet.game for sheet in sheets):
            for moment in moments_of(game):
                if moment.name.startswith(tuple(names)):
                    take(visitor, moment, [sheet for sheet in sheets if sheet.game == game])


def main() -> None:
    parser = argparse.ArgumentParser(prog="make contact-sheet", description=__doc__)
    parser.add_argument("moments", nargs="*", default=[""], help="how their names begin (all)")
    parser.add_argument("--games", nargs="+", choices=tenka.game_ids(), default=tenka.game_ids())
    parser.add_argument("--sizes", nargs="+", choices=ALL_SIZES, default=USUAL)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=["hu"])
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=["light"])
    args = parser.parse_args()
    ways = product(args.games, args.sizes, args.languages, args.themes)
    sheets = [Sheet(*way) for way in ways]
    for sheet in sheets:
        shutil.rmtree(sheet.folder, ignore_errors=True)
        sheet.folder.mkdir(parents=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        with served(Path(data), window=0.0, development=True) as server:
            for language, touched in product(args.languages, (False, True)):
                alike = [
                    sheet
                    for sheet in sheets
                    if (sheet.language, ALL_SIZES[sheet.size]) == (language, touched)
                ]
                if alike:
                    take_all(browser, server.url, alike, args.moments)
        for sheet in sheets:
            print(f"tenka: {lay_out(browser, sheet)}")
        browser.close()


if __name__ == "__main__":
    main()
