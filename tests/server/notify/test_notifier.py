"""People are told outside of their turn, by receivers that are well, ill, slow or gone."""

import asyncio
import logging
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tenka.server.notify import posting
from tenka.server.notify.delivery import PAUSES, Delivery
from tenka.server.notify.settings import NotifySettings
from tenka.server.notify.webhook import signature
from tenka.server.store.rows import Notice
from tests.patient import PATIENCE
from tests.server.api.serving import until
from tests.server.api.site import Guest, Site, site_in
from tests.server.databases import query
from tests.server.notify.receivers import (
    BROKEN,
    PostBox,
    Receiver,
    free_port,
    post_box,
    receiving,
    redirect,
)
from tests.server.shell import ADDRESS, fault

HUGE = b"HTTP/1.1 200 OK\r\nContent-Length: 100000000000\r\n\r\n"
MAIL = "liu@han.example"


@contextmanager
def notifying(data: Path, box: PostBox | int | None = None, **set: Any) -> Iterator[Site]:
    """Webhooks may reach this machine here; with a post box there is mail."""
    if box is not None:
        port = box if isinstance(box, int) else box.port
        set |= {"smtp_url": f"smtp://127.0.0.1:{port}", "mail_from": "Tenka <tenka@x.example>"}
    with site_in(data, **{"webhooks_private": True, "url": ADDRESS, **set}) as site:
        yield site


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def box() -> Iterator[PostBox]:
    with post_box() as box:
        yield box


def put(guest: Guest, **wanted: Any) -> Any:
    answer = guest.client.put("/api/me/notify", json=wanted)
    assert answer.status_code == 200, answer.text
    return answer.json()


def opened(site: Site, **wanted: Any) -> tuple[str, Guest, Guest]:
    """A table of correspondence; Chu is told of his turn as he wants it, and Han is to lead."""
    han, chu = site.guest(), site.guest()
    if wanted:
        put(chu, **wanted)
    form = {"game": "chuhan", "seat": 0, "pace": "correspondence"}
    table = str(han.post("/tables", **form)["table"])
    chu.post(f"/tables/{table}/join")
    return table, han, chu


def lead(table: str, han: Guest) -> None:
    """Han leads the first card that leaves the turn to Chu."""
    text = next(text for text in han.legal(table) if text.startswith("play"))
    han.move(table, text)


def links(mail: EmailMessage) -> list[str]:
    return re.findall(rf"{re.escape(ADDRESS)}(/\S*)", mail.get_content())


def waiting(site: Site) -> int:
    """How many notices have not arrived."""
    portal = site.client.portal
    assert portal is not None
    return len(portal.call(site.services.store.notices.due, 1e12))


def was_tried(site: Site, tries: int) -> bool:
    return tries_of(site) == [tries]


def wait_for(let: threading.Event, connection: socket.socket) -> None:
    """Answers nothing until it is let, and then nothing either."""
    let.wait(10 * PATIENCE)


def fails_in_tokyo(settings: NotifySettings, now: float) -> float:
    """In the place of `told_at`."""
    if settings.zone == "Asia/Tokyo":
        raise ValueError(settings.zone)
    return now


def idle(site: Site) -> bool:
    return not site.services.notifier._delivery._tasks


class TestWebhook:
    def test_it_is_told_once_and_signed(self, tmp_path: Path, receiver: Receiver) -> None:
        with notifying(tmp_path) as site:
            han, chu = site.guest(), site.guest()
            secret = put(chu, webhook=receiver.url, language="pl")["webhook_secret"]
            table = han.post("/tables", game="chuhan", seat=0, pace="correspondence")["table"]
            chu.post(f"/tables/{table}/join")
            lead(table, han)
            until(lambda: receiver.heads and not waiting(site))
            site.pass_time(90_000)
        assert receiver.told == [
            {
                "event": "turn",
                "table": table,
                "game": "chuhan",
                "url": f"{ADDRESS}/table/{table}",
                "text": "Przy twoim stole (Chu Han) przyszła twoja kolej.",
            }
        ]
        head = receiver.heads[0]
        assert head["host"] == f"127.0.0.1:{receiver.port}"
        expected = signature(secret, head["x-tenka-timestamp"], receiver.bodies[0])
        assert head["x-tenka-signature"] == expected
        assert signature("other", head["x-tenka-timestamp"], receiver.bodies[0]) != expected

    def test_who_listens_is_not_told(self, tmp_path: Path, receiver: Receiver) -> None:
        with notifying(tmp_path) as site:
            table, han, chu = opened(site, webhook=receiver.url)
            with chu.live(table) as socket:
                socket.receive_json()
                lead(table, han)
                until(lambda: idle(site))
            assert waiting(site) == 0
        assert receiver.heads == []

    def test_a_live_table_tells_nobody(self, tmp_path: Path, receiver: Receiver) -> None:
        with notifying(tmp_path) as site:
            han, chu = site.guest(), site.guest()
            put(chu, webhook=receiver.url)
            table = han.post("/tables", game="chuhan", seat=0, window=0)["table"]
            chu.post(f"/tables/{table}/join")
            lead(table, han)
            until(lambda: idle(site))
            assert waiting(site) == 0
        assert receiver.heads == []

    def test_down_for_hours_then_given_up(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}/my-hidden-path"
        caplog.set_level(logging.DEBUG)
        with notifying(tmp_path) as site:
            table, han, chu = opened(site, webhook=url)
            lead(table, han)
            for tries, pause in enumerate(PAUSES, 1):
                until(partial(was_tried, site, tries))
                assert chu.get("/me/notify")["failed"] == []
                site.pass_time(pause)
            until(lambda: chu.get("/me/notify")["failed"])
            (failed,) = chu.get("/me/notify")["failed"]
            assert (failed["channel"], failed["why"]) == ("webhook", "unreachable")
            assert waiting(site) == 0
            # The next one that arrives takes the mark away.
            assert put(chu, webhook=url)["failed"] == [failed]
            assert put(chu, webhook=url + "2")["failed"] == []
        assert "given up: unreachable" in caplog.text
        assert "hidden-path" not in "".join(
            record.getMessage() for record in caplog.records if record.name.startswith("tenka")
        )

    def test_ill_ones(
        self, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        let = threading.Event()

        def huge(connection: socket.socket) -> None:
            connection.sendall(HUGE)
            while True:
                connection.sendall(bytes(65536))

        with notifying(tmp_path) as site, receiving() as elsewhere:
            guest = site.guest()
            put(guest, webhook=receiver.url)
            tests: list[tuple[Any, str | None]] = [
                (BROKEN, "refused"),
                (redirect(elsewhere.url), "redirected"),
                (partial(wait_for, let), "slow"),
                (b"nonsense\r\n\r\n", "unreachable"),
                (huge, None),
            ]
            for answer, why in tests:
                receiver.answer = answer
                monkeypatch.setattr(posting, "PATIENCE", 0.3 if why == "slow" else PATIENCE)
                told = guest.post("/me/notify/test", channel="webhook")
                assert told == {"delivered": why is None, "why": why}
            let.set()
            assert guest.refused("/me/notify/test", channel="webhook") == (429, "TooMany")
            assert elsewhere.heads == []

    def test_one_that_never_answers_delays_nobody(
        self, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(posting, "PATIENCE", 10 * PATIENCE)
        monkeypatch.setattr("tenka.server.notify.delivery.PAGE", 1)
        let = threading.Event()
        with notifying(tmp_path) as site, receiving() as stuck:
            stuck.answer = partial(wait_for, let)
            # Another port of the same host.
            tables = [opened(site, webhook=stuck.url) for _ in range(3)]
            for table, han, _ in tables:
                lead(table, han)
            until(lambda: stuck.heads)
            table, han, _ = opened(site, webhook=receiver.url)
            lead(table, han)
            until(lambda: receiver.heads)
            assert len(stuck.heads) == 1
            let.set()
            until(lambda: len(stuck.heads) == 3)
            assert stuck.most_at_once == 1

    def test_a_turn_that_is_over_is_not_told(self, tmp_path: Path, receiver: Receiver) -> None:
        receiver.answer = BROKEN
        with notifying(tmp_path) as site:
            table, han, chu = opened(site, webhook=receiver.url)
            lead(table, han)
            until(lambda: tries_of(site) == [1])
            chu.post(f"/tables/{table}/resign")
            site.pass_time(PAUSES[0])
            until(lambda: waiting(site) == 0)
        assert len(receiver.heads) == 1

    def test_it_waits_over_a_restart(self, tmp_path: Path, receiver: Receiver) -> None:
        receiver.answer = BROKEN
        with notifying(tmp_path) as site:
            table, han, _ = opened(site, webhook=receiver.url)
            lead(table, han)
            until(lambda: tries_of(site) == [1])
        receiver.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
        with notifying(tmp_path) as site:
            until(lambda: idle(site))
            assert len(receiver.heads) == 1
            site.pass_time(PAUSES[0])
            until(lambda: waiting(site) == 0)
        assert [told["table"] for told in receiver.told] == [table] * 2
        with notifying(tmp_path) as site:  # and is not told again
            until(lambda: idle(site))
            assert waiting(site) == 0

    def test_one_that_cannot_be_told_keeps_nobody_waiting(
        self, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with notifying(tmp_path) as site:
            for zone in ("Asia/Tokyo", "UTC"):
                table, han, _ = opened(site, webhook=receiver.url, zone=zone)
                receiver.answer = BROKEN
                lead(table, han)
                until(lambda: waiting(site) and idle(site))
            assert tries_of(site) == [1, 1]
            monkeypatch.setattr(NotifySettings, "told_at", fails_in_tokyo)
            receiver.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
            heard = len(receiver.heads)
            site.pass_time(PAUSES[0])
            until(lambda: len(receiver.heads) == heard + 1)
            until(lambda: tries_of(site) == [2])

    def test_one_for_whom_no_notice_can_be_made_keeps_nobody_waiting(
        self, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with notifying(tmp_path) as site:
            first, second = (
                opened(site, webhook=receiver.url, zone=zone) for zone in ("Asia/Tokyo", "UTC")
            )
            with monkeypatch.context() as patched:
                patched.setattr(NotifySettings, "told_at", fails_in_tokyo)
                for table, han, _ in (first, second):
                    lead(table, han)
                until(lambda: receiver.heads and idle(site))
                assert [told["table"] for told in receiver.told] == [second[0]]
            assert site.client.portal is not None
            site.client.portal.call(site.services.notifier.owed)
            until(lambda: len(receiver.heads) == 2)
            assert receiver.told[1]["table"] == first[0]

    def test_quiet_hours(self, tmp_path: Path, receiver: Receiver) -> None:
        # The clock begins at 13:46:40 UTC.
        quiet = {"start": "13:00", "end": "15:00"}
        with notifying(tmp_path) as site:
            table, han, chu = opened(site, webhook=receiver.url, quiet=quiet)
            lead(table, han)
            until(lambda: waiting(site) and idle(site))
            site.pass_time(73 * 60)
            until(lambda: idle(site))
            assert receiver.heads == []
            site.pass_time(60)
            until(lambda: receiver.heads)
            assert chu.get("/me/notify")["quiet"] == quiet

    def test_private_addresses_are_like_those_where_nobody_is(
        self, tmp_path: Path, receiver: Receiver
    ) -> None:
        with notifying(tmp_path, webhooks_private=False) as site:
            url = f"http://localhost:{receiver.port}/"
            table, han, chu = opened(site, webhook=url)
            lead(table, han)
            for tries, pause in enumerate(PAUSES, 1):
                until(partial(was_tried, site, tries))
                assert chu.get("/me/notify")["failed"] == []
                site.pass_time(pause)
            until(lambda: chu.get("/me/notify")["failed"])
            assert chu.get("/me/notify")["failed"][0]["why"] == "unreachable"
            answer = chu.client.put("/api/me/notify", json={"webhook": receiver.url})
            assert fault(answer) == (422, "BadWebhook")
        assert receiver.heads == []

    def test_nothing_is_allowed(self, tmp_path: Path) -> None:
        with notifying(tmp_path, webhooks=False, push=False) as site:
            guest = site.guest()
            assert guest.get("/me/notify")["available"] == []
            for wanted in ({"webhook": "https://example.org/"}, {"mail": MAIL}):
                answer = guest.client.put("/api/me/notify", json=wanted)
                assert fault(answer) == (409, "NotNow")
            for channel in ("webhook", "mail", "push"):
                assert guest.refused("/me/notify/test", channel=channel) == (409, "NotNow")


class TestMail:
    def test_from_the_question_to_the_end(self, tmp_path: Path, box: PostBox) -> None:
        with notifying(tmp_path, box) as site:
            table, han, chu = opened(site, mail=MAIL, language="hu")
            assert chu.get("/me/notify")["mail_confirmed"] is False
            until(lambda: box.mails)
            lead(table, han)
            until(lambda: idle(site) and waiting(site) == 0)
            (question,) = box.mails
            assert (question["To"], question["Subject"]) == (MAIL, "A tiéd ez a cím?")
            confirm, stop = links(question)
            # A program that follows links confirms nothing.
            page = site.client.get(confirm)
            assert "Igen, írjatok" in page.text
            assert chu.get("/me/notify")["mail_confirmed"] is False
            assert site.client.post(confirm).status_code == 200
            assert chu.get("/me/notify")["mail_confirmed"] is True
            assert chu.post("/me/notify/test", channel="mail")["delivered"] is True
            text = chu.legal(table)[0]
            chu.move(table, text)
            while not chu.get(f"/tables/{table}")["my_turn"]:
                han.move(table, han.legal(table)[0])
            until(lambda: len(box.mails) == 3)
            mail = box.mails[2]
            assert mail["Subject"] == "Te lépsz: Chu Han"
            assert f"{ADDRESS}/table/{table}" in mail.get_content()
            assert mail["From"] == "Tenka <tenka@x.example>"
            assert mail["List-Unsubscribe"] == f"<{ADDRESS}{stop}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert "Leiratkozom" in site.client.get(stop).text
            assert chu.get("/me/notify")["mail"] == MAIL
            done = site.nobody().post(stop, content=b"List-Unsubscribe=One-Click")
            assert done.status_code == 200
            assert chu.get("/me/notify")["mail"] is None
            for old in (confirm, stop):
                assert fault(site.client.post(old)) == (404, "NotFound")

    def test_an_address_that_was_confirmed_at_another_server_stays_confirmed(
        self, tmp_path: Path, box: PostBox
    ) -> None:
        with notifying(tmp_path, box) as site:
            guest = site.guest()
            put(guest, mail=MAIL)
            until(lambda: box.mails)
            ((known,),) = query(tmp_path, "SELECT CAST(notify AS text) FROM people")
            assert '"confirmed":false' in known
            theirs = known.replace('"confirmed":false', '"confirmed":true')
            query(tmp_path, "UPDATE people SET notify = :theirs", theirs=theirs)
            assert guest.get("/me/notify")["mail_confirmed"] is False  # nobody has told us
            assert put(guest, mail=MAIL, language="hu")["mail_confirmed"] is True
            until(lambda: idle(site) and waiting(site) == 0)
            assert len(box.mails) == 1  # nor is it asked again

    def test_links_are_signed_and_for_one_address(self, tmp_path: Path, box: PostBox) -> None:
        with notifying(tmp_path, box) as site:
            guest = site.guest()
            put(guest, mail=MAIL)
            until(lambda: box.mails)
            confirm, stop = links(box.mails[0])
            for bad in (confirm[:-1], confirm + "x", confirm.replace("confirm", "stop")):
                assert fault(site.client.post(bad)) == (404, "NotFound")
            put(guest, mail="xiang@chu.example")
            assert fault(site.client.post(confirm)) == (404, "NotFound")
            assert guest.get("/me/notify")["mail_confirmed"] is False
            assert MAIL not in confirm + stop

    def test_a_server_that_is_down(self, tmp_path: Path) -> None:
        port = free_port()
        with notifying(tmp_path, port) as site:
            guest = site.guest()
            put(guest, mail=MAIL)
            until(lambda: tries_of(site) == [1])
            with post_box(port) as box:
                site.pass_time(PAUSES[0])
                until(lambda: box.mails)

    def test_an_address_that_the_server_refuses(self, tmp_path: Path, box: PostBox) -> None:
        box.refusal = "550 no such user"
        with notifying(tmp_path, box) as site:
            guest = site.guest()
            put(guest, mail=MAIL)
            until(lambda: guest.get("/me/notify")["failed"])
            assert guest.get("/me/notify")["failed"][0]["why"] == "mail"
            assert waiting(site) == 0

    def test_nobody_is_flooded(self, tmp_path: Path, box: PostBox) -> None:
        with notifying(tmp_path, box) as site:
            for _ in range(5):
                put(site.guest(), mail=MAIL)
            other = site.guest()
            answer = other.client.put("/api/me/notify", json={"mail": MAIL})
            assert fault(answer) == (429, "TooMany")
            assert other.get("/me/notify")["mail"] is None
            assert "retry-after" in answer.headers

    def test_a_club_is_no_flood(self, tmp_path: Path, box: PostBox) -> None:
        """Ten who come from one address; not without end."""
        with notifying(tmp_path, box) as site:
            for number in range(25):
                put(site.guest(), mail=f"{number}.{MAIL}")
            answer = site.guest().client.put("/api/me/notify", json={"mail": MAIL})
            assert fault(answer) == (429, "TooMany")

    def test_webhooks_that_never_answer_do_not_delay_it(
        self, tmp_path: Path, box: PostBox, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tenka.server.notify.delivery.AT_ONCE", 1)
        let = threading.Event()
        receiver.answer = partial(wait_for, let)
        with notifying(tmp_path, box) as site:
            table, han, _ = opened(site, webhook=receiver.url)
            lead(table, han)
            until(lambda: receiver.heads)
            put(site.guest(), mail=MAIL)
            try:
                until(lambda: box.mails)
            finally:
                let.set()

    def test_many_letters_to_a_slow_server_arrive_once_and_keep_nobody_busy(
        self, tmp_path: Path, box: PostBox, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tenka.server.notify.delivery.PAGE", 3)
        monkeypatch.setattr("tenka.server.notify.mail.PATIENCE", 10 * PATIENCE)
        begun: list[str] = []
        begin = Delivery._begin

        async def noted(self: Delivery, notice: Notice) -> None:
            begun.append(notice.person_id)
            await begin(self, notice)

        monkeypatch.setattr(Delivery, "_begin", noted)
        addresses = [f"{number}.{MAIL}" for number in range(12)]
        box.let.clear()
        with notifying(tmp_path, box) as site:
            try:
                for address in addresses:
                    put(site.guest(), mail=address)
                until(lambda: begun and len(site.services.notifier._delivery._tasks) == 1)
                assert len(begun) == 1
            finally:
                box.let.set()
            until(lambda: len(box.mails) == len(addresses) and idle(site))
            assert waiting(site) == 0
        assert sorted(mail["To"] for mail in box.mails) == sorted(addresses)
        assert len(begun) == len(addresses)

    def test_the_head_of_a_letter_has_no_more_lines(self, tmp_path: Path, box: PostBox) -> None:
        with notifying(tmp_path, box) as site:
            guest = site.guest()
            for bad in (f"{MAIL}\r\nBcc: x@y.example", f"{MAIL}, x@y.example", f"A <{MAIL}>"):
                answer = guest.client.put("/api/me/notify", json={"mail": bad})
                assert fault(answer) == (422, "BadAddress")
            assert waiting(site) == 0


def test_all_who_ask_for_a_look_at_once_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []
    with notifying(tmp_path) as site:
        notifier, notices = site.services.notifier, site.services.store.notices
        found = notices.next_due

        async def noted(now: float) -> float | None:
            looks.append(now)
            return await found(now)

        until(lambda: idle(site))
        monkeypatch.setattr(notices, "next_due", noted)

        async def many_moves() -> None:
            for _ in range(5):
                for _ in range(20):
                    notifier.owed()
                await asyncio.sleep(0)  # the first look has begun, and others wait for it

        assert site.client.portal is not None
        site.client.portal.call(many_moves)
        until(lambda: idle(site))
    assert 2 <= len(looks) <= 5


def test_who_is_deleted_is_told_nothing(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answer = BROKEN
    with notifying(tmp_path) as site:
        table, han, chu = opened(site, webhook=receiver.url)
        lead(table, han)
        until(lambda: tries_of(site) == [1])
        chu.post("/me/delete")
        assert waiting(site) == 0


def test_bad_settings(tmp_path: Path) -> None:
    with notifying(tmp_path) as site:
        guest = site.guest()
        token = guest.post("/me/tokens", name="bot")["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        for how, path in (("GET", ""), ("PUT", ""), ("POST", "/test")):
            answer = site.nobody().request(
                how, f"/api/me/notify{path}", json={"channel": "mail"}, headers=bearer
            )
            assert answer.status_code in (403, 422)
            assert "webhook" not in answer.text
        for bad in (
            {"zone": "Mars/Base"}, {"zone": "../../etc/passwd"}, {"zone": "Europe"}, {"zone": ""},
            {"zone": "localtime"}, {"zone": "posix/UTC"}, {"zone": "right/UTC"},
            {"language": "de"}, {"quiet": {"start": "24:00", "end": "07:00"}}, {"quiet": "night"},
            {"quiet": {"start": "22:00"}}, {"webhook": 3}, {"x": 1}, {"mail": ["a@b.example"]},
        ):  # fmt: skip
            answer = guest.client.put("/api/me/notify", json=bad)
            assert fault(answer) == (422, "BadRequest"), bad


def tries_of(site: Site) -> list[int]:
    """How often those that wait were tried."""
    portal = site.client.portal
    assert portal is not None
    return [each.tries for each in portal.call(site.services.store.notices.due, 1e12)]
