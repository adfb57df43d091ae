"""A machine has slept while its server ran: what is agreed with others goes by the wall, and who
plays has lost no time."""

import base64
import json
import time
from pathlib import Path

import pytest

from tenka.server.app import create_app
from tenka.server.notify.push_keys import GOOD_FOR
from tenka.server.settings import Settings
from tests.server.api.serving import until
from tests.server.api.site import Site
from tests.server.api.test_ratings import account
from tests.server.api.test_tournaments import look
from tests.server.notify.receivers import receiving
from tests.server.notify.test_notifier import idle, notifying, put
from tests.server.notify.test_reminders import HOUR, timed


class Sleep:
    """How long it was in all."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def beat(site: Site) -> None:
    assert site.client.portal is not None
    site.client.portal.call(site.services.beat)
    until(lambda: idle(site))


def test_what_people_have_agreed_on_takes_place(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slept = Sleep()
    with receiving() as receiver, notifying(tmp_path, slept=slept) as site:
        ann = account(site, "Ann")
        put(ann, webhook=receiver.url)
        id = timed(site, ann)
        ann.post(f"/tournaments/{id}/remind")
        table, han, _ = site.pair(clock={"bank": 600})
        slept.seconds = HOUR - 800
        beat(site)
        beat(site)
        until(lambda: receiver.heads)
        assert receiver.told[0]["event"] == "begins"
        assert receiver.heads[0]["x-tenka-timestamp"] == f"{site.timers.now() + slept():.0f}"
        assert caplog.text.count("tables are 2800 seconds behind") == 1
        assert ann.get(f"/tournaments/{id}")["status"] == "open"
        slept.seconds = HOUR + 1
        look(site)
        assert ann.get(f"/tournaments/{id}")["status"] != "open"
        assert han.get(f"/tables/{table}")["status"] == "playing"


def test_a_push_service_knows_us(tmp_path: Path) -> None:
    slept = Sleep()
    with notifying(tmp_path, slept=slept) as site:
        slept.seconds = 16 * HOUR
        pushes = site.services.notifier.pushes
        assert pushes is not None
        told = pushes.keys.authorization("https://push.example")["Authorization"]
        claims = told.removeprefix("vapid t=").split(".")[1]
        until_when = json.loads(base64.urlsafe_b64decode(claims + "=="))["exp"]
        assert until_when == site.timers.now() + 16 * HOUR + GOOD_FOR


def test_the_only_server_has_both_clocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept, real = Sleep(), time.time
    monkeypatch.setattr(time, "time", lambda: real() + slept())
    services = create_app(Settings(data=tmp_path)).state.services
    slept.seconds = 16 * HOUR
    assert services.notifier._now() - services.now() == pytest.approx(16 * HOUR, abs=10)
