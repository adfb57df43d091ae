"""The page among the apps of a phone: what a browser needs to install it, and without a network."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest
from playwright.sync_api import Page, expect

from tenka.server.api import pages
from tests.server.api.serving import until
from tests.web.contexts import Contexts
from tests.web.table import play_a_bot
from tests.web.test_faults import AWAY, Flickering
from tests.web.visitors import Visitor, Visitors

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
REGISTERED = "async () => (await navigator.serviceWorker.getRegistration()) !== undefined"
# A worker that goes, or is just being replaced, is not updated.
LOOK = "navigator.serviceWorker.getRegistration().then((it) => it?.update()).catch(() => {})"
KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return [names, kept.flat().map((request) => new URL(request.url).pathname)];
}"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The web app, to be changed by a test."""
    folder = tmp_path / "web"
    copytree(pages.BUILT, folder)
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


@pytest.fixture
def flickering(tmp_path: Path) -> Iterator[Flickering]:
    server = Flickering(tmp_path / "data")
    yield server
    server.stop()


Comes = Callable[[str], Visitor]


@pytest.fixture
def comes(contexts: Contexts, flickering: Flickering) -> Iterator[Comes]:
    """Somebody whose browser may run our worker, and does by now."""
    with Visitors(contexts, flickering.url) as visitors:

        def come(language: str) -> Visitor:
            visitor = visitors.come(phone=True, language=language, service_workers="allow")
            visitor.expected += AWAY
            visitor.open()
            visitor.page.wait_for_function(CONTROLLED)
            return visitor

        yield come


def kept(page: Page) -> tuple[list[str], list[str]]:
    """The names of the caches, and the addresses in them."""
    names, addresses = page.evaluate(KEPT)
    return names, addresses


def kept_after_a_look(page: Page) -> list[str]:
    """The browser asks for the worker as it does of itself: when it is idle, from time to time."""
    page.evaluate(LOOK)
    return kept(page)[0]


def test_what_a_browser_needs_to_install_it(comes: Comes) -> None:
    somebody = comes("en")
    page = somebody.page
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(page.request.get(f"{somebody.url}{address}").text())
    assert manifest["short_name"] == "Tenka"
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = {icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert sizes == {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        drawn = page.evaluate(
            "async (src) => { const i = new Image(); i.src = src; await i.decode(); "
            "return `${i.naturalWidth}x${i.naturalHeight}`; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", drawn)
    devtools = somebody.context.new_cdp_session(page)
    assert devtools.send("Page.getAppManifest")["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all tests are
    play_a_bot(page)
    expect(page.get_by_role("region", name="What to do")).to_be_visible()
    names, addresses = kept(page)
    assert len(names) == 1
    assert "/" in addresses
    assert all(each == "/" or each.startswith("/assets/") for each in addresses)


def test_offline_it_says_so_and_comes_back(comes: Comes, flickering: Flickering) -> None:
    somebody = comes("pl")
    page = somebody.page
    flickering.stop()
    page.goto(f"{somebody.url}/games")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nie można połączyć się z Tenką")
    expect(page.get_by_role("status")).to_contain_text("Serwer nie odpowiada")
    expect(page).to_have_title(re.compile("^Nie można"))
    page.get_by_role("button", name="Spróbuj ponownie").click()
    flickering.start()
    expect(page.get_by_role("heading", level=1)).to_have_text("Twoje partie")


@pytest.mark.long
def test_a_new_build_is_seen_at_once(comes: Comes, flickering: Flickering, built: Path) -> None:
    somebody = comes("hu")
    page = somebody.page
    (old,), _ = kept(page)
    worker = built / "sw.js"
    for index in built.glob("*.html"):
        index.write_text(index.read_text().replace("<html", '<html data-build="new"'))
    worker.write_text(worker.read_text().replace(old, "tenka-new"))
    for encoded in (*built.glob("sw.js.*"), *built.glob("*.html.*")):
        encoded.unlink()
    page.reload()
    assert page.locator("html").get_attribute("data-build") == "new"  # the worker gave nothing old
    until(lambda: kept_after_a_look(page) == ["tenka-new"])
    flickering.stop()
    page.reload()  # and what is kept is new, too
    expect(page.get_by_role("heading", level=1)).to_have_text("A Tenka nem érhető el")
    assert page.locator("html").get_attribute("data-build") == "new"


@pytest.mark.long
def test_a_server_without_the_app_takes_the_worker_back(comes: Comes, built: Path) -> None:
    page = comes("en").page
    for each in built.glob("sw.js*"):
        each.unlink()
    until(lambda: kept_after_a_look(page) == [])
    until(lambda: not page.evaluate(REGISTERED))
