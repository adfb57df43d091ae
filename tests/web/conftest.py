"""A browser and a server for all tests of a worker, and new visitors for each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.patient import PATIENCE
from tests.server.api.serving import Served, served
from tests.server.quick_hashes import quick_hashes
from tests.web.chromium import FLAGS, chromium
from tests.web.contexts import DESKTOP, Contexts
from tests.web.visitors import Visitor, Visitors

__all__ = ["quick_hashes"]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
    yield started
    started.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    started = playwright.chromium.launch(executable_path=chromium(whole=True), args=[*FLAGS])
    yield started
    started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("web"), window=0.0, development=True) as running:
        yield running


class Regular:
    """Somebody at a desktop, in English, who comes to test after test with the app loaded."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._visitor: Visitor | None = None
        self._settings = ""

    def come(self) -> Visitor:
        if self._visitor is None:
            self._visitor = self._visitors.come()
            expect(self._visitor.open().locator("h1")).to_be_visible()
            self._settings = self._visitor.settings()
        return self._visitor

    def go(self) -> None:
        """Who has changed a setting, or has something to complain about, does not come again."""
        visitor = self.come()
        visitor.page.set_viewport_size(DESKTOP)
        visitor.page.emulate_media(color_scheme="light")
        visitor.expected.clear()
        if visitor.complaints or visitor.settings() != self._settings:
            self._visitor = None
            self._visitors.leave(visitor)


@pytest.fixture(scope="session")
def regular(contexts: Contexts, server: Served) -> Iterator[Regular]:
    with Visitors(contexts, server.url) as visitors:
        yield Regular(visitors)


@pytest.fixture
def player(regular: Regular) -> Iterator[Visitor]:
    """The regular: to load the app anew for each test takes time."""
    yield regular.come()
    regular.go()


@pytest.fixture
def visitors(contexts: Contexts, server: Served) -> Iterator[Visitors]:
    with Visitors(contexts, server.url) as all_of_them:
        yield all_of_them
