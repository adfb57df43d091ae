"""This browser tells me though no page is open: switched on, tried, shown by our worker, off."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.server.api.serving import served, until
from tests.server.notify.browsers import PushedTo
from tests.server.notify.receivers import receiving
from tests.web.contexts import Contexts
from tests.web.visitors import Visitor, Visitors

# A browser without a network gets no address from its maker; here it has one of ours.
SUBSCRIBES = """(given) => {
    const made = {
        endpoint: given.endpoint,
        toJSON: () => given,
        unsubscribe: async () => sessionStorage.removeItem('subscribed'),
    };
    PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem('subscribed') ? made : null;
    PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        if (!/^[\\w-]{87}$/.test(key)) throw new Error('no key');
        sessionStorage.setItem('subscribed', 'yes');
        return made;
    };
}"""
# Which notifications it shows a browser may forget at its start: what our worker asks of it counts.
HEAR = """() => {
    self.told ??= [];
    self.registration.showNotification = async (title, { body, tag, data }) => {
        self.told.push({ title, body, tag, url: data.url });
    };
}"""


def shown_after(visitor: Visitor, words: Any) -> Any:
    """What is shown once the maker of the browser has delivered it."""
    page = visitor.page
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    devtools = visitor.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    told: list[Any] = []

    def is_shown() -> bool:
        page.wait_for_timeout(100)
        if not found or not visitor.context.service_workers:
            return False
        worker = visitor.context.service_workers[-1]
        worker.evaluate(HEAR)
        whereto = {"origin": visitor.url, "registrationId": found[0], "data": json.dumps(words)}
        devtools.send("ServiceWorker.deliverPushMessage", whereto)
        page.wait_for_timeout(100)
        told[:] = worker.evaluate("() => self.told")
        return bool(told)

    until(is_shown)
    return told[0]


def test_from_the_switch_to_the_notification(whole_browser: Browser, tmp_path: Path) -> None:
    allowed: Any = {"service_workers": "allow", "permissions": ["notifications"]}
    with (
        receiving() as service,
        served(tmp_path, webhooks_private=True) as server,
        Visitors(Contexts(whole_browser), server.url) as visitors,
    ):
        browser = PushedTo(service)
        somebody = visitors.come(language="hu", **allowed)
        given = json.dumps(browser.subscription)
        somebody.page.add_init_script(f"({SUBSCRIBES})({given})")
        page = somebody.open("/settings")
        switch = page.get_by_role("group", name="Értesítések ezen az eszközön")
        expect(switch.get_by_role("radio", name="Ki")).to_be_checked()
        switch.get_by_role("radio", name="Be").check()
        page.get_by_role("button", name="Próbaértesítés küldése").click()
        expect(page.get_by_text("Megérkezett.")).to_be_visible()
        (body,) = service.bodies
        words = browser.read(body)
        assert words["title"] == "Próbaüzenet a Tenkától"
        assert shown_after(somebody, words) == words
        page.reload()
        expect(switch.get_by_role("radio", name="Be")).to_be_checked()
        switch.get_by_role("radio", name="Ki").check()
        expect(page.get_by_role("button", name="Próbaértesítés küldése")).to_have_count(0)
        until(lambda: not somebody.api("GET", "/me/push")["devices"])
