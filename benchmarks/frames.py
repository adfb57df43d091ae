"""`make frames`: frames a second at the liveliest moments, and how soon the board follows a click.

On the desktop, and with the processor slowed down four times.

A machine without a graphics card draws pages by its processor, and a busy one shows fewer frames
than it could: what counts is what a quiet machine with one shows.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.machine import BUSY, load, machine
from benchmarks.serving.process import NoServer, Server
from benchmarks.worker import ROOT
from tenka.server.tables.moment_catalogue import moment_of
from tests.web.chromium import FLAGS, chromium
from tests.web.contexts import DESKTOP
from tests.web.moments import ASKED, CLICK, LIST, THERE, selector_of
from tests.web.sights import settle

# Everything moves, and nobody asks whether it is meant.
SETTINGS = json.dumps({"playback": "normal", "confirmReveals": False})
SLOWED = {"desktop": 1, "4 times slower": 4}
FRAMES_WANTED = {"desktop": 60, "4 times slower": 40}
SECONDS_WANTED = 0.1
PATIENCE = 60_000
WORST = 500  # milliseconds: the worst part of a moment

# One number for each frame: when the page could draw it.
RECORD = """() => {
    const seen = (window.framesSeen = []);
    const note = (now) => seen.push(now) && requestAnimationFrame(note);
    requestAnimationFrame(note);
}"""
# From the click, as the system tells when it was, until the frame is drawn that shows it.
TIME = """(shown) => {
    addEventListener('click', ({ timeStamp }) => {
        const look = () => {
            if (!document.querySelector(shown)) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => (window.clickShown = performance.now() - timeStamp);
            port2.postMessage(null);
        };
        requestAnimationFrame(look);
    }, { capture: true, once: true });
}"""


class Scene(NamedTuple):
    """A moment that sets off something lively: by what it is followed by, or by its last click."""

    game: str
    moment: str
    what: str
    lasts: float  # seconds


class Action(NamedTuple):
    """What is done most often; its last click is timed until the page shows the selector."""

    game: str
    moment: str
    what: str
    clicks: tuple[str, ...]
    shown: str


SCENES = (
    Scene("chuhan", "trick-taken", "a set flies to the trick, which is taken", 2.5),
    Scene("suntzu", "round-uncovered", "the battles of a round", 6),
    Scene("shogun", "battle-just-fought", "a battle and the tower", 4),
    Scene("chuhan", "end-of-the-game", "victory", 5),
    Scene("suntzu", "game-over", "victory", 5),
    Scene("shogun", "game-over", "victory", 5),
)
ACTIONS = (
    Action("chuhan", "lead", "a card is chosen", ("card=4",), "[data-card='4'][aria-pressed=true]"),
    Action("chuhan", "lead", "a card is played", ("card=4", "key=Enter"), "[data-laid='0']"),
    Action("suntzu", "round", "a card is laid", ("card=6", "slot=qin"), "[data-slot=qin] .card"),
    Action(
        "shogun",
        "spring",
        "a card is laid",
        ("card=Ise", "field=castle"),
        "[data-field=castle] .laid:not(.empty)",
    ),
)


class Frames(NamedTuple):
    """What was seen of a scene."""

    mean: float  # frames a second
    worst: float  # in the worst part of it
    longest: float  # milliseconds between two frames

    @classmethod
    def of(cls, times: list[float]) -> "Frames":
        gaps = [after - before for before, after in pairwise(times)]
        mean = 1000 * len(gaps) / (times[-1] - times[0])
        return cls(mean, _worst(times), max(gaps))


def _worst(times: list[float]) -> float:
    """Frames a second in the worst part: as few as any stretch of that length holds."""
    starts = [time for time in times if time + WORST <= times[-1]]
    counts = [sum(start < time <= start + WORST for time in times) for start in starts]
    return 1000 * min(counts, default=0) / WORST


class Visit:
    """Somebody new at a moment, whose processor is so many times slower."""

    def __init__(self, browser: Browser, url: str, game: str, moment: str, slower: int) -> None:
        self.url = url
        self.moment = moment_of(game, moment)
        self._address = f"{url}{LIST}/{game}/{moment}"
        self._slower = slower
        self._context: BrowserContext = browser.new_context(
            viewport=DESKTOP, service_workers="block", locale="en"
        )
        self._context.set_default_timeout(PATIENCE)
        self._context.add_init_script(f"localStorage.setItem('tenka-settings', '{SETTINGS}')")
        self.page: Page = self._context.new_page()

    def __enter__(self) -> "Visit":
        self._context.request.get(self.url + "/api/me")
        answer = self._post(self._address)
        self._table = answer.headers["location"].removeprefix("/table/")
        self.page.goto(f"{self.url}/table/{self._table}")
        asked = self._context.request.get(f"{self.url}/api/tables/{self._table}").json()["my_turn"]
        expect(self.page.locator(ASKED if asked else THERE).first).to_be_visible(timeout=PATIENCE)
        settle(self.page)
        session = self._context.new_cdp_session(self.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": self._slower})
        return self

    def __exit__(self, *_: object) -> None:
        self._context.close()

    def _post(self, address: str) -> Any:
        answer = self._context.request.post(
            address, headers={"Origin": self.url}, max_redirects=0, timeout=PATIENCE
        )
        assert answer.status in (204, 303), answer.text()
        return answer

    def click(self, name: str) -> None:
        """Past whatever may lie over it."""
        self.page.wait_for_function(CLICK, arg=[selector_of(name)])
        settle(self.page)

    def frames(self, lasts: float) -> Frames:
        """Those of what the moment is followed by, or of its last click."""
        *before, last = self.moment.clicks or (None,)
        for name in before:
            self.click(str(name))
        self.page.evaluate(RECORD)
        if last is not None:
            self.click(last)
        else:
            self._post(f"{self._address}/then/{self._table}")
        self.page.wait_for_timeout(1000 * lasts)
        return Frames.of(self.page.evaluate("framesSeen"))

    def until_shown(self, clicks: tuple[str, ...], shown: str) -> float:
        """Milliseconds from the last click to the frame that shows it."""
        for name in clicks[:-1]:
            self.click(name)
        self.page.evaluate(TIME, shown)
        there = self.page.locator(selector_of(clicks[-1])).locator("visible=true").first
        there.click(position={"x": 12, "y": 20})
        return float(self.page.wait_for_function("() => window.clickShown").json_value())


def measured(args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Scene after scene, quick and slowed in turn."""
    development = {"TENKA_DEVELOPMENT": "1"}
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data), None, development) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS]) as browser,
    ):
        url = f"http://127.0.0.1:{server.port}"
        kinds = [(name, slower) for _ in range(args.runs) for name, slower in SLOWED.items()]
        for scene in SCENES:
            seen: dict[str, list[Frames]] = {name: [] for name in SLOWED}
            for name, slower in kinds:
                with Visit(browser, url, scene.game, scene.moment, slower) as visit:
                    seen[name].append(visit.frames(scene.lasts))
            for name, found in seen.items():
                middle = Frames(*(median(each) for each in zip(*found, strict=True)))
                about = {"game": scene.game, "what": scene.what, "screen": name}
                yield {**about, **middle._asdict(), "runs": found}
        for action in ACTIONS:
            times: dict[str, list[float]] = {name: [] for name in SLOWED}
            for name, slower in kinds:
                with Visit(browser, url, action.game, action.moment, slower) as visit:
                    times[name].append(visit.until_shown(action.clicks, action.shown))
            for name, all_times in times.items():
                about = {"game": action.game, "what": action.what, "screen": name}
                yield {**about, "shown": median(all_times), "runs": all_times}


def show(console: Console, rows: list[dict[str, Any]]) -> None:
    """Two tables; what is below the mark is red."""
    frames = Table("game", "moment", "on", "frames/s", "worst ½ s", "longest, ms", box=SIMPLE_HEAD)
    clicks = Table("game", "action", "on", "click to board, ms", box=SIMPLE_HEAD)
    for row in rows:
        about = (row["game"], row["what"], row["screen"])
        if "shown" in row:
            mark = row["screen"] == "desktop" and row["shown"] > 1000 * SECONDS_WANTED
            clicks.add_row(*about, _red(f"{row['shown']:.0f}", mark))
            continue
        # A frame at the edge of the time is no frame too few.
        mark = row["mean"] < FRAMES_WANTED[row["screen"]] - 1
        figures = (f"{row['worst']:.0f}", f"{row['longest']:.0f}")
        frames.add_row(*about, _red(f"{row['mean']:.0f}", mark), *figures)
    console.print(frames, clicks)


def _red(figure: str, mark: bool) -> str:
    return f"[red]{figure}[/red]" if mark else figure


def main() -> str | None:
    parser = argparse.ArgumentParser(prog="make frames", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of which the middle one counts")
    args = parser.parse_args()
    console = Console()
    before = load()
    if before is not None and before > BUSY:
        console.print(f"the machine is busy (load {before:.1f}): fewer frames than could be")
    try:
        rows = list(measured(args))
    except NoServer as error:
        return f"tenka: {error}"
    show(console, rows)
    found = {"machine": machine(), "load": before, "rows": rows}
    (ROOT / "build/frames.json").write_text(json.dumps(found, indent=2) + "\n")
    return None


if __name__ == "__main__":
    sys.exit(main())
