"""A browser and a server for all tests of a worker, and new visitors for each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.api.serving import Served, served
from tests.web.chromium import FLAGS, chromium
from tests.web.contexts import Contexts
from tests.web.visitors import PATIENCE, Visitors


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
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
    with served(tmp_path_factory.mktemp("web"), window=0.0) as running:
        yield running


@pytest.fixture
def visitors(contexts: Contexts, server: Served) -> Iterator[Visitors]:
    with Visitors(contexts, server.url) as all_of_them:
        yield all_of_them
