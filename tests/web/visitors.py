"""People with browsers: each has cookies, a screen, a language and a taste of his own."""

from json import dumps
from time import monotonic
from types import TracebackType
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, ViewportSize

from tests.patient import PATIENCE
from tests.web.contexts import Contexts

# What every page hears where service workers are blocked (contexts.py).
NO_WORKER = "Service Worker registration blocked by Playwright"
FOLLOW = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
}"""


def _usually(phone: bool) -> pytest.MarkDecorator:
    other = pytest.param(not phone, marks=pytest.mark.long)
    names = {False: "desktop", True: "phone"}
    return pytest.mark.parametrize("phone", [phone, other], ids=names.get)


# For a test that takes the same way on both: on the other one in the long form.
ON_A_DESKTOP, ON_A_PHONE = _usually(phone=False), _usually(phone=True)


class Visitor:
    """Somebody at a browser. What his console complains about fails the test."""

    def __init__(self, context: BrowserContext, url: str, dark: bool = False) -> None:
        self.context = context
        self.url = url
        self.dark = dark
        self.complaints: list[str] = []
        self.expected: list[str] = []  # parts of complaints that the test provokes
        self.page = self.tab()
        storage = {"origin": url, "storageTypes": "local_storage"}
        context.new_cdp_session(self.page).send("Storage.clearDataForOrigin", storage)

    def tab(self) -> Page:
        """Another tab of his."""
        page = self.context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        if self.dark:
            page.emulate_media(color_scheme="dark")
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._leaves_nothing)
        return page

    def open(self, path: str = "/") -> Page:
        """Go there; from page to page as by a link, without loading all of it again."""
        if self.page.url.startswith(self.url):
            self.page.evaluate(FOLLOW, path)
        else:
            self.page.goto(self.url + path)
        return self.page

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """The same person, past the page: to set a scene."""
        answer = self.context.request.fetch(
            f"{self.url}/api{path}", method=method, data=body, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    def quick(self, **wanted: Any) -> Page:
        """At a table against a bot."""
        return self.open(f"/table/{self.api('POST', '/quick', {'window': 0, **wanted})['table']}")

    def move(self, table: str, text: str) -> None:
        """A move past the page."""
        decision = self.api("GET", f"/tables/{table}")["decision"]
        body = {"decision": decision, "key": f"{decision}", "moves": [text]}
        self.api("POST", f"/tables/{table}/moves", body)

    def turn(self, table: str, since: int = 0) -> Any:
        """The table as soon as it is this person's turn, or the game is over; after a version."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            state = self.api("GET", f"/tables/{table}")
            if state["version"] > since and (state["my_turn"] or state["status"] == "over"):
                return state
            self.page.wait_for_timeout(50)
        raise AssertionError("the others do not move")

    def settings(self) -> str:
        """What has been set for this browser."""
        return str(self.page.evaluate("localStorage.getItem('tenka-settings')"))

    def set(self, **wanted: Any) -> None:
        """Settings of this browser, as they were kept the last time."""
        self.page.goto(f"{self.url}/healthz")  # the app would keep its own as soon as it stands
        self.page.evaluate("(kept) => localStorage.setItem('tenka-settings', kept)", dumps(wanted))
        self.page.goto("about:blank")

    def unexpected(self) -> list[str]:
        """Complaints that the test did not provoke."""
        return [c for c in self.complaints if not any(part in c for part in self.expected)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def _leaves_nothing(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"asked for {request.url}")


class Visitors:
    """All who come in one test."""

    def __init__(self, contexts: Contexts, url: str) -> None:
        self.url = url
        self._contexts = contexts
        self._here: list[Visitor] = []

    def come(
        self,
        *,
        phone: bool = False,
        language: str = "en",
        dark: bool = False,
        viewport: ViewportSize | None = None,
        **more: Any,
    ) -> Visitor:
        """Somebody new; nothing moves on their screen unless they ask for it."""
        context = self._contexts.lend(phone=phone, language=language, **more)
        visitor = Visitor(context, self.url, dark)
        if viewport is not None:
            visitor.page.set_viewport_size(viewport)
        self._here.append(visitor)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """One of them goes before the others."""
        self._here.remove(visitor)
        self._contexts.take_back(visitor.context)
        assert not visitor.unexpected(), visitor.unexpected()

    def __enter__(self) -> "Visitors":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        for visitor in self._here:
            self._contexts.take_back(visitor.context)
        if kind is None:
            complaints = [each for visitor in self._here for each in visitor.unexpected()]
            assert not complaints, complaints
