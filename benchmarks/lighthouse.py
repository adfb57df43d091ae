"""`make lighthouse`: what Lighthouse says of the pages, on a desktop and on a phone."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.machine import BUSY, load, machine
from benchmarks.serving.process import NoServer, Server
from benchmarks.worker import ROOT
from tests.web.chromium import FLAGS, chromium

INSTALLED = ROOT / "build/lighthouse/node_modules/lighthouse/cli/index.js"
NODE = Path(sys.executable).with_name("node")
PAGES = ("/", "/rules", "/learn")
SCREENS = {"desktop": ("--preset=desktop",), "phone": ()}
SCORES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = {
    "first-contentful-paint": "first paint, ms",
    "largest-contentful-paint": "largest paint, ms",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "shift",
}


class Guest:
    """Somebody with a cookie who has begun a game against a bot."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))
        self._ask("GET", "/api/me")
        self.table = self._ask("POST", "/api/quick", {"game": "chuhan"})["table"]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each.name}={each.value}" for each in self._cookies)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.url, "Content-Type": "application/json"}
        with self._opener.open(Request(self.url + path, data, headers, method=method)) as answer:
            return json.load(answer)


def look(guest: Guest, path: str, screen: str, runs: int) -> dict[str, Any]:
    """The run in the middle by its performance."""
    found = sorted((_once(guest, path, screen) for _ in range(runs)), key=_performance)
    return found[len(found) // 2]


def _performance(report: dict[str, Any]) -> float:
    return float(report["categories"]["performance"]["score"])


def _once(guest: Guest, path: str, screen: str) -> dict[str, Any]:
    flags = " ".join(("--headless=new", *FLAGS))
    headers = json.dumps({"Cookie": guest.cookie})
    command = [str(NODE), str(INSTALLED), guest.url + path]
    options = [
        *SCREENS[screen],
        f"--only-categories={','.join(SCORES)}",
        f"--extra-headers={headers}",
        f"--chrome-flags={flags}",
        "--output=json",
        "--quiet",
    ]
    environment = {**os.environ, "CHROME_PATH": chromium(whole=True)}
    told = subprocess.run([*command, *options], capture_output=True, env=environment, check=True)
    report: dict[str, Any] = json.loads(told.stdout)
    return report


def measured(args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as data, Server(Path(data), None) as server:
        guest = Guest(f"http://127.0.0.1:{server.port}")
        for screen in SCREENS:
            for path in (*PAGES, f"/table/{guest.table}"):
                report = look(guest, path, screen, args.runs)
                scores = {name: report["categories"][name]["score"] for name in SCORES}
                figures = {name: report["audits"][name]["numericValue"] for name in FIGURES}
                # What it makes of the machine: the phone is slowed as fits 1,500 to 2,000.
                figures["benchmark"] = report["environment"]["benchmarkIndex"]
                page = "table" if path.startswith("/table") else path
                yield {"screen": screen, "page": page, **scores, **figures}


def show(console: Console, rows: list[dict[str, Any]]) -> None:
    table = Table("screen", "page", *SCORES, *FIGURES.values(), "machine", box=SIMPLE_HEAD)
    for row in rows:
        scores = [f"{100 * row[name]:.0f}" for name in SCORES]
        figures = [f"{row[name]:.{3 if name.endswith('shift') else 0}f}" for name in FIGURES]
        table.add_row(row["screen"], row["page"], *scores, *figures, f"{row['benchmark']:.0f}")
    console.print(table)


def main() -> str | None:
    parser = argparse.ArgumentParser(prog="make lighthouse", description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="of which the middle one counts")
    args = parser.parse_args()
    console = Console()
    before = load()
    if before is not None and before > BUSY:
        console.print(f"the machine is busy (load {before:.1f}): pages look slower than they are")
    try:
        rows = list(measured(args))
    except NoServer as error:
        return f"tenka: {error}"
    except subprocess.CalledProcessError as error:
        return f"tenka: Lighthouse failed: {error.stderr.decode().strip()[-500:]}"
    show(console, rows)
    found = {"machine": machine(), "load": before, "rows": rows}
    (ROOT / "build/lighthouse.json").write_text(json.dumps(found, indent=2) + "\n")
    return None


if __name__ == "__main__":
    sys.exit(main())
