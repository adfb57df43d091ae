"""Somebody is reported from the chat and from their profile, and an owner settles it."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.api.serving import served
from tests.web import positions
from tests.web.axe import violations
from tests.web.contexts import Contexts
from tests.web.table import Duel
from tests.web.test_owner import owner
from tests.web.visitors import Visitors


def send(page: Page, reason: str, words: str = "") -> None:
    dialog = page.get_by_role("dialog", name="Report")
    assert not violations(page)
    dialog.get_by_role("radio", name=reason).check()
    dialog.get_by_label("In your own words").fill(words)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you")
    dialog.get_by_role("button", name="Close").click()


@pytest.mark.long
def test_from_the_chat_to_the_word(contexts: Contexts, tmp_path: Path) -> None:
    with served(tmp_path, window=0.0) as server, Visitors(contexts, server.url) as visitors:
        here = visitors.come()
        duel = Duel(here, server, positions.LEAD)
        rude = duel.rival.get("/me")
        duel.rival.post(f"/tables/{duel.id}/chat", text="You play like a goose")
        page = here.open(f"/table/{duel.id}")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("button", name=f"Report {rude['name']}").click()
        send(page, "Insults or threats")
        page = here.open(f"/player/{rude['id']}")
        page.get_by_role("button", name="Report").click()
        send(page, "Something else", "He does it everywhere")
        host = owner(server, visitors)
        page = host.open("/owner")
        reports = page.get_by_role("region", name="Reports")
        expect(reports.get_by_role("button", name="Settle")).to_have_count(2)
        expect(reports).to_contain_text("He does it everywhere")
        reports.get_by_text("Chat around it").click()
        expect(reports).to_contain_text("You play like a goose")
        assert not violations(page)
        reports.get_by_role("button", name="Settle").first.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Your word on it").fill("warned")
        dialog.get_by_role("button", name="Settle").click()
        expect(reports.get_by_role("button", name="Settle")).to_have_count(1)
        reports.get_by_text("Other reports about").click()
        expect(reports).to_contain_text("warned")
        expect(page.get_by_role("region", name="Signs of unfair play")).to_contain_text("Nothing")
