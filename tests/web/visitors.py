"""People with browsers: each has cookies, a screen, a language and a taste of his own."""

from types import TracebackType
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
)

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHORT_PHONE: ViewportSize = {"width": 360, "height": 640}


class Visitor:
    """Somebody at a browser. What his console complains about fails the test."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        # Parts of complaints that the test provokes.
        self.expected = ["Service Worker registration blocked by Playwright"]
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of his."""
        page = self.context.new_page()
        page.set_default_timeout(10_000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._leaves_nothing)
        return page

    def open(self, path: str = "/") -> Page:
        """Go there."""
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

    def unexpected(self) -> list[str]:
        """Complaints that the test did not provoke."""
        return [c for c in self.complaints if not any(part in c for part in self.expected)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _leaves_nothing(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"asked for {request.url}")


class Visitors:
    """All who come in one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self._browser = browser
        self._here: list[Visitor] = []

    def come(
        self, *, phone: bool = False, language: str = "en", dark: bool = False, **more: Any
    ) -> Visitor:
        """Somebody new; nothing moves on his screen unless he asks for it."""
        context = self._browser.new_context(
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            # A worker would take requests that a test wants to hold back or to answer itself.
            **{
                "viewport": PHONE if phone else DESKTOP,
                "reduced_motion": "reduce",
                "service_workers": "block",
                **more,
            },
        )
        self._here.append(Visitor(context, self.url))
        return self._here[-1]

    def __enter__(self) -> "Visitors":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        for visitor in self._here:
            visitor.context.close()
        if kind is None:
            complaints = [each for visitor in self._here for each in visitor.unexpected()]
            assert not complaints, complaints
