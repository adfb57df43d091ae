"""What is pushed to browsers: encrypted for each of them, once, and no more to one that is gone."""

import asyncio
import hashlib
import threading
from functools import partial
from pathlib import Path
from typing import Any

import http_ece
import pytest
from py_vapid import Vapid02

from tenka.server.api import push as routes
from tenka.server.notify import posting
from tenka.server.notify.delivery import PAUSES
from tenka.server.notify.push_keys import PushKeys
from tenka.server.store import Store
from tests.patient import PATIENCE
from tests.server.api.serving import until
from tests.server.api.site import Guest, Site
from tests.server.databases import place, query
from tests.server.notify.browsers import PushedTo
from tests.server.notify.receivers import Receiver, receiving
from tests.server.notify.test_notifier import (
    idle,
    lead,
    notifying,
    opened,
    receiver,
    tries_of,
    wait_for,
    waiting,
    was_tried,
)
from tests.server.shell import fault

__all__ = ["receiver"]  # the fixture

GONE = b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n"
UNKNOWN = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"
TAKEN = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"


def subscribe(guest: Guest, browser: PushedTo, **more: Any) -> Any:
    answer = guest.client.put("/api/me/push", json={**browser.subscription, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def devices(guest: Guest) -> list[str]:
    found: list[str] = guest.get("/me/push")["devices"]
    return found


def test_the_browser_alone_reads_it_and_knows_who_has_sent_it(
    tmp_path: Path, receiver: Receiver
) -> None:
    receiver.answer = TAKEN
    browser, other = PushedTo(receiver), PushedTo(receiver, "other")
    with notifying(tmp_path) as site:
        table, han, chu = opened(site)
        told = subscribe(chu, browser, language="pl")
        assert told["devices"] == [hashlib.sha256(browser.endpoint.encode()).hexdigest()]
        lead(table, han)
        until(lambda: receiver.heads and not waiting(site))
        site.pass_time(90_000)
    (body,), (head,) = receiver.bodies, receiver.heads
    # All of it: nothing of the game but that it is his turn.
    assert browser.read(body) == {
        "title": "Twój ruch: Chu Han",
        "body": "Przy twoim stole (Chu Han) przyszła twoja kolej.",
        "url": f"/table/{table}",
        "tag": table,
    }
    with pytest.raises(http_ece.ECEException):
        other.read(body)
    assert head["content-encoding"] == "aes128gcm"
    assert head["topic"] == f"{table}-turn"
    assert int(head["ttl"]) > 86_400
    assert Vapid02.verify(head["authorization"])
    assert head["authorization"].endswith(f"k={told['key']}")


def test_each_device_is_told_once_and_one_that_is_gone_no_more(
    tmp_path: Path, receiver: Receiver
) -> None:
    for answer in (GONE, UNKNOWN):
        with notifying(tmp_path) as site, receiving() as left:
            left.answer = answer
            table, han, chu = opened(site)
            here, there = PushedTo(receiver), PushedTo(left, "gone")
            heard = len(receiver.heads)
            subscribe(chu, there)
            subscribe(chu, here)
            lead(table, han)
            until(lambda: idle(site) and not waiting(site))
            assert (len(receiver.heads) - heard, len(left.heads)) == (1, 1)
            assert len(devices(chu)) == 1
            assert chu.get("/me/notify")["failed"] == []
            assert here.read(receiver.bodies[-1])["tag"] == table


def test_one_that_is_away_is_tried_again_and_then_given_up(
    tmp_path: Path, receiver: Receiver
) -> None:
    receiver.answer = b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n"
    with notifying(tmp_path) as site:
        table, han, chu = opened(site)
        subscribe(chu, PushedTo(receiver))
        lead(table, han)
        until(lambda: was_tried(site, 1) and idle(site))
        receiver.answer = TAKEN
        site.pass_time(PAUSES[0])
        until(lambda: not waiting(site))
        assert len(receiver.heads) == 2
    receiver.server.shutdown()
    receiver.server.server_close()
    with notifying(tmp_path) as site:  # where nobody listens any more
        table, han, chu = opened(site)
        subscribe(chu, PushedTo(receiver))
        lead(table, han)
        for tries, pause in enumerate(PAUSES, 1):
            until(lambda: was_tried(site, tries) and idle(site))  # noqa: B023
            site.pass_time(pause)
        until(lambda: chu.get("/me/notify")["failed"])
        (failed,) = chu.get("/me/notify")["failed"]
        assert (failed["channel"], failed["why"]) == ("push", "unreachable")
        assert len(devices(chu)) == 1  # it may come back


def test_a_slow_service_delays_nobody_and_outlives_a_restart(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    let = threading.Event()
    with receiving() as slow:
        slow.answer = partial(wait_for, let)
        with notifying(tmp_path) as site:
            table, han, chu = opened(site)
            subscribe(chu, PushedTo(slow))
            lead(table, han)
            until(lambda: slow.heads)
            second, liu, xiang = opened(site)
            subscribe(xiang, PushedTo(receiver))
            lead(second, liu)
            until(lambda: receiver.heads and waiting(site) == 1)
        monkeypatch.setattr(posting, "PATIENCE", 0.2)
        with notifying(tmp_path) as site:  # whoever had taken it may have died
            until(lambda: idle(site))
            site.pass_time(60)
            until(lambda: tries_of(site) == [1] and idle(site))
            monkeypatch.setattr(posting, "PATIENCE", PATIENCE)
            let.set()
            slow.answer = TAKEN
            site.pass_time(PAUSES[0])
            until(lambda: not waiting(site))
        assert len(receiver.heads) == 1


def test_a_service_serves_several_people_at_once_but_each_of_them_one_at_a_time(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 10 * PATIENCE)
    let = threading.Event()
    receiver.answer = partial(wait_for, let)
    with notifying(tmp_path) as site:
        for names in (["first", "second"], ["third"]):
            table, han, chu = opened(site)
            for name in names:
                subscribe(chu, PushedTo(receiver, name))
            lead(table, han)
        until(lambda: receiver.busy == 2 and len(site.services.notifier._delivery._tasks) == 2)
        assert waiting(site) == 3
        assert receiver.most_at_once == 2
        let.set()


def test_it_can_be_tried(tmp_path: Path, receiver: Receiver) -> None:
    browser = PushedTo(receiver)
    with notifying(tmp_path) as site:
        guest = site.guest()
        assert guest.refused("/me/notify/test", channel="push") == (409, "NotNow")
        subscribe(guest, browser, language="hu")
        assert guest.post("/me/notify/test", channel="push") == {"delivered": True, "why": None}
        assert browser.read(receiver.bodies[0])["title"] == "Próbaüzenet a Tenkától"
        receiver.answer = GONE
        assert guest.post("/me/notify/test", channel="push") == {"delivered": False, "why": "gone"}
        assert devices(guest) == []


BAD: list[dict[str, Any]] = [
    {"endpoint": "nowhere"},
    {"endpoint": "ftp://example.org/push"},
    {"endpoint": "https://liu:geese@example.org/push"},
    {"endpoint": "http://10.0.0.1/push"},
    {"endpoint": "http://127.0.0.1:9/push"},
    {"endpoint": "https://[::1]/push"},
    {"endpoint": "https://example.org/" + "x" * 500},
    {"p256dh": ""},
    {"p256dh": "A" * 87},  # no point of the curve
    {"p256dh": "B" + "A" * 85},
    {"p256dh": "ł" * 87},
    {"auth": ""},
    {"auth": "A" * 23},
]


def test_what_is_no_subscription_is_told_and_not_kept(tmp_path: Path, receiver: Receiver) -> None:
    good = {**PushedTo(receiver).subscription, "endpoint": "https://push.example.org/x"}
    with notifying(tmp_path, webhooks_private=False) as site:
        guest = site.guest()
        for wrong in BAD:
            keys = {**good["keys"], **{name: wrong[name] for name in wrong if name != "endpoint"}}
            body = {"endpoint": wrong.get("endpoint", good["endpoint"]), "keys": keys}
            answer = guest.client.put("/api/me/push", json=body)
            assert fault(answer) == (422, "BadSubscription"), wrong
        for form in (
            {},
            {"endpoint": good["endpoint"]},
            {**good, "expires": 1},
            {**good, "keys": 1},
        ):
            assert fault(guest.client.put("/api/me/push", json=form)) == (422, "BadRequest")
        assert devices(guest) == []
        # A name may mean this machine, and is nowhere then.
        inside = {**good, "endpoint": f"http://localhost:{receiver.port}/"}
        assert guest.client.put("/api/me/push", json=inside).status_code == 200
        told = guest.post("/me/notify/test", channel="push")
        assert told == {"delivered": False, "why": "unreachable"}
    assert receiver.heads == []


def test_a_browser_is_of_one_person_and_there_are_not_too_many(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "MOST", 2)
    browsers = [PushedTo(receiver, str(number)) for number in range(3)]
    with notifying(tmp_path) as site:
        han, chu = site.guest(), site.guest()
        for browser in (*browsers[:2], browsers[0]):
            subscribe(han, browser)
        answer = han.client.put("/api/me/push", json=browsers[2].subscription)
        assert fault(answer) == (409, "ListFull")
        subscribe(chu, browsers[0])
        assert (len(devices(han)), len(devices(chu))) == (1, 1)
        for device in (devices(han)[0], "nobody"):  # not hers
            assert chu.client.delete(f"/api/me/push/{device}").status_code == 204
        assert len(devices(han)) == 1
        han.client.delete(f"/api/me/push/{devices(han)[0]}")
        assert devices(han) == []
        subscribe(han, browsers[1])
        han.post("/me/logout-everywhere")
        assert devices(han) == []
        chu.post("/me/delete")
    assert query(tmp_path, "SELECT count(*) FROM push_devices") == [(0,)]


def test_all_servers_have_one_key_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        keys = [PushKeys("mailto:tenka@localhost", lambda: 0.0) for _ in range(8)]
        async with Store(place(tmp_path)) as store:
            await asyncio.gather(*(each.open(store) for each in keys[:6]))
        async with Store(place(tmp_path)) as store:
            await asyncio.gather(*(each.open(store) for each in keys[6:]))
        assert len({each.public for each in keys}) == 1
        assert "push_key" not in str(vars(keys[0]))

    asyncio.run(story())


class TestWhatElseIsTold:
    def test_a_draw_is_offered(self, tmp_path: Path, receiver: Receiver) -> None:
        with notifying(tmp_path) as site:
            table, first, second = _of_suntzu(site)
            second.client.put("/api/me/notify", json={"webhook": receiver.url})
            first.post(f"/tables/{table}/draw")
            until(lambda: receiver.heads and not waiting(site))
            assert [told["event"] for told in receiver.told] == ["draw"]
            assert receiver.told[0]["text"] == "You are offered a draw in your game of Sun Tzu."
            first.post(f"/tables/{table}/draw")  # once more says nothing new
            until(lambda: idle(site))
            assert len(receiver.heads) == 1

    def test_nothing_of_an_offer_that_is_withdrawn(
        self, tmp_path: Path, receiver: Receiver
    ) -> None:
        quiet = {"start": "13:00", "end": "15:00"}
        with notifying(tmp_path) as site:
            table, first, second = _of_suntzu(site)
            wanted = {"webhook": receiver.url, "quiet": quiet}
            second.client.put("/api/me/notify", json=wanted)
            first.post(f"/tables/{table}/draw")
            until(lambda: waiting(site) and idle(site))
            first.post(f"/tables/{table}/decline")
            site.pass_time(2 * 3600)
            until(lambda: not waiting(site))
        assert receiver.heads == []

    def test_a_takeback_is_asked_for_and_who_is_there_is_not_told(
        self, tmp_path: Path, receiver: Receiver
    ) -> None:
        with notifying(tmp_path) as site:
            table, han, chu = site.pair(friendly=True, pace="correspondence")
            han.move(table, "play 2 2")
            chu.move(table, "pass")
            until(lambda: idle(site))
            for guest in (han, chu):
                guest.client.put("/api/me/notify", json={"webhook": receiver.url})
            with chu.live(table) as socket:
                socket.receive_json()
                han.post(f"/tables/{table}/takeback")
                han.post(f"/tables/{table}/decline")
                until(lambda: idle(site))
                assert not waiting(site)
            assert receiver.heads == []
            lead(table, han)
            chu.move(table, "pass")
            han.post(f"/tables/{table}/takeback")
            until(lambda: "takeback" in [told["event"] for told in receiver.told])

    def test_an_invitation_at_any_pace_and_with_its_table(
        self, tmp_path: Path, receiver: Receiver
    ) -> None:
        browser = PushedTo(receiver)
        with notifying(tmp_path) as site:
            han, chu = site.guest(), site.guest()
            subscribe(chu, browser)
            table = han.post("/tables", game="chuhan", invite=chu.get("/me")["id"])["table"]
            until(lambda: receiver.heads and not waiting(site))
            assert browser.read(receiver.bodies[0]) == {
                "title": "Invitation: Chu Han",
                "body": f"{han.name} invites you to a game of Chu Han. A seat is kept for you.",
                "url": f"/table/{table}",
                "tag": table,
            }


def _of_suntzu(site: Site) -> tuple[str, Guest, Guest]:
    first, second = site.guest(), site.guest()
    form = {"game": "suntzu", "seat": 0, "pace": "correspondence"}
    table = str(first.post("/tables", **form)["table"])
    second.post(f"/tables/{table}/join")
    until(lambda: idle(site))  # that it is their turn is told to nobody
    return table, first, second
