"""Owners hear of what waits for them: on their page, and by their own ways once a day."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tenka.server.notify import owner_notices
from tenka.server.notify.channels import NotDelivered
from tests.server.api.serving import until
from tests.server.api.site import Guest, Site
from tests.server.api.test_admin import Host
from tests.server.api.test_ratings import account
from tests.server.notify.receivers import receiving
from tests.server.notify.test_notifier import idle, notifying, put, waiting

DAY = 86_400.0


def look(site: Site) -> None:
    assert site.client.portal is not None
    site.client.portal.call(site.services.owner_notices.look)


def fail_mail(site: Site) -> None:
    assert site.client.portal is not None
    error = NotDelivered("unreachable")
    site.client.portal.call(site.services.notifier.mail_failures.note, "mail", error)


def owner(site: Site) -> Guest:
    found = account(site, "Fan Zeng")
    Host(site).post("/owners", name="Fan Zeng")
    return found


def test_what_waits_is_told_once_a_day(tmp_path: Path) -> None:
    with receiving() as receiver, notifying(tmp_path) as site:
        keeper, guest, other = owner(site), site.guest(), site.guest()
        put(keeper, webhook=receiver.url)
        assert keeper.get("/admin/notices") == []
        look(site)
        assert waiting(site) == 0
        bad = other.get("/me")["id"]
        guest.post(f"/people/{bad}/reports", reason="words")
        Host(site).post("/bans", kind="person", value=bad)
        other.post("/me/appeal", words="Sorry.")
        found = {each["kind"]: each["count"] for each in keeper.get("/admin/notices")}
        assert found == {"reports": 1, "appeals": 1}
        for _ in range(3):
            look(site)
        until(lambda: len(receiver.heads) == 2 and idle(site))
        assert {each["event"] for each in receiver.told} == {"owner"}
        site.pass_time(DAY + 1)
        look(site)
        until(lambda: len(receiver.heads) == 4 and idle(site))


def test_failed_mail_is_not_told_by_mail(tmp_path: Path, monkeypatch: Any) -> None:
    with receiving() as receiver, notifying(tmp_path) as site:
        keeper = owner(site)
        put(keeper, webhook=receiver.url)
        told: list[Any] = []
        news = site.services.notifier.news

        async def heard(*given: Any, **more: Any) -> None:
            told.append(more)
            await news(*given, **more)

        monkeypatch.setattr(site.services.notifier, "news", heard)
        fail_mail(site)
        fail_mail(site)
        assert keeper.get("/admin/notices") == [{"kind": "mail", "count": 2}]
        look(site)
        until(lambda: len(receiver.heads) == 1 and idle(site))
        assert told == [{"but": "mail"}]
        site.pass_time(DAY + 1)
        assert keeper.get("/admin/notices") == []


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with notifying(tmp_path) as site:
        keeper = owner(site)
        free = shutil.disk_usage(tmp_path).free
        monkeypatch.setattr(owner_notices, "LEAST_ROOM", 2 * free)
        look(site)
        (told,) = keeper.get("/admin/notices")
        assert told["kind"] == "disk"
        monkeypatch.setattr(owner_notices, "LEAST_ROOM", 0)
        site.pass_time(601)
        look(site)
        assert keeper.get("/admin/notices") == []
