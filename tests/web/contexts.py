"""Profiles of a browser, lent to one visitor after the other.

What the app is made of is fetched and compiled once for each of them; cookies, storage and
permissions of the last visitor are gone before the next one comes.
"""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SHORT_PHONE: ViewportSize = {"width": 360, "height": 640}

# Nothing is played back or asked again unless a test is about that.
AT_ONCE = """
    if (location.protocol.startsWith('http') && !localStorage.getItem('tenka-settings')) {
        localStorage.setItem('tenka-settings', JSON.stringify(
            { playback: 'off', confirmReveals: false }
        ));
    }
"""


class Contexts:
    """Those of one browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[tuple[bool, str], list[BrowserContext]] = {}
        self._lent: dict[BrowserContext, tuple[bool, str]] = {}

    def lend(self, *, phone: bool, language: str, **more: Any) -> BrowserContext:
        """One that nobody uses; with special wishes a new one."""
        kind = (phone, language)
        if not more and self._idle.get(kind):
            context = self._idle[kind].pop()
        else:
            context = self._new(phone=phone, language=language, **more)
            if not more:
                self._park(context)
        if not more:
            self._lent[context] = kind
        return context

    def take_back(self, context: BrowserContext) -> None:
        """Its visitor has gone."""
        kind = self._lent.pop(context, None)
        if kind is None:
            context.close()
            return
        for page in context.pages[1:]:  # the first one is parked
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        context.set_offline(False)
        self._idle.setdefault(kind, []).append(context)

    def _new(self, *, phone: bool, language: str, **more: Any) -> BrowserContext:
        context = self._browser.new_context(
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            # A worker would take requests that a test wants to hold back or to answer itself.
            **{
                "viewport": PHONE if phone else DESKTOP,
                "reduced_motion": "reduce",
                "service_workers": "block",
                **more,
            },
        )
        context.add_init_script(AT_ONCE)
        return context

    def _park(self, context: BrowserContext) -> None:
        """A page of the server's site, whatever its port, that nobody sees: it keeps the process in
        which all others of this profile are drawn."""
        page = context.new_page()
        page.route("**", lambda route: route.fulfill(content_type="text/html", body=""))
        page.goto("http://127.0.0.1/")
