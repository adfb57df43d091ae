"""A second factor in the browser: turned on in the settings, asked for at the door; and the trial
of the way to the server, on the owners' page that it guards."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tenka.server.people.second_factor import STEP, code_at
from tests.server.api.serving import Served, served
from tests.web.axe import violations
from tests.web.contexts import Contexts
from tests.web.test_owner import host
from tests.web.visitors import Visitors
from tests.web.words import Words


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as running:
        yield running


@pytest.fixture
def visitors(server: Served, contexts: Contexts) -> Iterator[Visitors]:
    with Visitors(contexts, server.url) as all_of_them:
        yield all_of_them


def test_an_owner_has_a_second_factor(server: Served, visitors: Visitors) -> None:
    say = Words("pl")
    made = host(server, "/accounts", name="Fan Zeng")
    host(server, "/owners", name="Fan Zeng")
    here = visitors.come(language="pl")
    here.api("POST", "/login", made)
    page = here.open("/owner")
    expect(page.get_by_text(say("web-owner-second-factor"))).to_be_visible()
    try_the_way(page, say)
    page.get_by_role("main").get_by_role("link", name=say("web-second-factor")).click()
    page.locator("#second-factor").get_by_label(say("web-password"), exact=True).fill(
        made["password"]
    )
    page.get_by_role("button", name=say("web-second-factor-begin")).click()
    secret = page.get_by_role("textbox", name=say("web-second-factor-secret")).input_value()
    expect(page.get_by_role("img", name=say("web-second-factor-scan"))).to_be_visible()
    page.get_by_label(say("web-second-factor-code")).fill(code_at(secret, int(time.time()) // STEP))
    page.get_by_role("button", name=say("web-second-factor-begin")).click()
    expect(page.locator("#second-factor code")).to_have_count(10)
    recovery = page.locator("#second-factor code").all_inner_texts()
    assert not violations(page)

    there = visitors.come(language="pl", phone=True)
    there.expected += ["403"]
    page = there.open("/login")
    page.get_by_role("textbox", name=say("web-name"), exact=True).fill("Fan Zeng")
    page.get_by_label(say("web-password"), exact=True).fill(made["password"])
    page.get_by_role("main").get_by_role("button", name=say("web-log-in")).click()
    code = page.get_by_label(say("web-second-factor-code"))
    code.fill("123")
    page.get_by_role("main").get_by_role("button", name=say("web-log-in")).click()
    expect(page.get_by_text(say("web-refused-WrongCode"))).to_be_visible()
    assert not violations(page)
    code.fill(recovery[0])
    page.get_by_role("main").get_by_role("button", name=say("web-log-in")).click()
    expect(page.get_by_role("button", name="Fan Zeng")).to_be_visible()
    page = there.open("/owner")
    expect(page.get_by_role("region", name=say("web-owner-people"))).to_be_visible()


def try_the_way(page: Page, say: Words) -> None:
    """All is well where nothing stands between; the last trial is not waited for."""
    trial = page.get_by_role("region", name=say("web-owner-proxy"))
    trial.get_by_role("button", name=say("web-owner-proxy-try")).click()
    expect(trial.get_by_text(say("web-owner-proxy-socket", right="yes"))).to_be_visible()
    expect(trial.locator("li.wrong")).to_have_count(0)
    expect(trial.locator("li")).to_have_count(7)
