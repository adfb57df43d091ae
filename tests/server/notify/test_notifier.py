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
from tests.server.api.parlour import Guest, Parlour, parlour_in
from tests.server.api.serving import until
from tests.server.notify.receivers import (
    BROKEN,
    PostBox,
    Receiver,
    free_port,
    post_box,
    receiving,
    redirect,
)
from tests.server.place import query
from tests.server.shell import ADDRESS, fault

HUGE = b"HTTP/1.1 200 OK\r\nContent-Length: 100000000000\r\n\r\n"
MAIL = "liu@han.example"


@contextmanager
def house(data: Path, box: PostBox | int | None = None, **set: Any) -> Iterator[Parlour]:
    """Webhooks may reach this machine here; with a post box there is mail."""
    if box is not None:
        port = box if isinstance(box, int) else box.port
        set |= {"smtp_url": f"smtp://127.0.0.1:{port}", "mail_from": "Tenka <tenka@x.example>"}
    with parlour_in(data, **{"webhooks_private": True, "url": ADDRESS, **set}) as parlour:
        yield parlour


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


def opened(parlour: Parlour, **wanted: Any) -> tuple[str, Guest, Guest]:
    """A table of correspondence; Chu is told of his turn as he wants it, and Han is to lead."""
    han, chu = parlour.guest(), parlour.guest()
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


def waiting(parlour: Parlour) -> int:
    """How many notices have not arrived."""
    portal = parlour.client.portal
    assert portal is not None
    return len(portal.call(parlour.services.store.notices.due, 1e12))


def was_tried(parlour: Parlour, tries: int) -> bool:
    return tries_of(parlour) == [tries]


def wait_for(let: threading.Event, connection: socket.socket) -> None:
    """Answers nothing until it is let, and then nothing either."""
    let.wait(10 * PATIENCE)


def fails_in_tokyo(settings: NotifySettings, now: float) -> float:
    """In the place of `told_at`."""
    if settings.zone == "Asia/Tokyo":
        raise ValueError(settings.zone)
    return now


def idle(parlour: Parlour) -> bool:
    return not parlour.services.notifier._delivery._tasks


class TestWebhook:
    def test_it_is_told_once_and_signed(self, tmp_path: Path, receiver: Receiver) -> None:
        with house(tmp_path) as parlour:
            han, chu = parlour.guest(), parlour.guest()
            secret = put(chu, webhook=receiver.url, language="pl")["webhook_secret"]
            table = han.post("/tables", game="chuhan", seat=0, pace="correspondence")["table"]
            chu.post(f"/tables/{table}/join")
            lead(table, han)
            until(lambda: receiver.heads and not waiting(parlour))
            parlour.pass_time(90_000)
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
        with house(tmp_path) as parlour:
            table, han, chu = opened(parlour, webhook=receiver.url)
            with chu.live(table) as socket:
                socket.receive_json()
                lead(table, han)
                until(lambda: idle(parlour))
            assert waiting(parlour) == 0
        assert receiver.heads == []

    def test_a_live_table_tells_nobody(self, tmp_path: Path, receiver: Receiver) -> None:
        with house(tmp_path) as parlour:
            han, chu = parlour.guest(), parlour.guest()
            put(chu, webhook=receiver.url)
            table = han.post("/tables", game="chuhan", seat=0, window=0)["table"]
            chu.post(f"/tables/{table}/join")
            lead(table, han)
            until(lambda: idle(parlour))
            assert waiting(parlour) == 0
        assert receiver.heads == []

    def test_down_for_hours_then_given_up(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        port = free_port()
        url = f"http://127.0.0.1:{port}/my-hidden-path"
        caplog.set_level(logging.DEBUG)
        with house(tmp_path) as parlour:
            table, han, chu = opened(parlour, webhook=url)
            lead(table, han)
            for tries, pause in enumerate(PAUSES, 1):
                until(partial(was_tried, parlour, tries))
                assert chu.get("/me/notify")["failed"] == []
                parlour.pass_time(pause)
            until(lambda: chu.get("/me/notify")["failed"])
            (failed,) = chu.get("/me/notify")["failed"]
            assert (failed["channel"], failed["why"]) == ("webhook", "unreachable")
            assert waiting(parlour) == 0
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

        with house(tmp_path) as parlour, receiving() as elsewhere:
            guest = parlour.guest()
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
        with house(tmp_path) as parlour, receiving() as stuck:
            stuck.answer = partial(wait_for, let)
            # Another port of the same host.
            tables = [opened(parlour, webhook=stuck.url) for _ in range(3)]
            for table, han, _ in tables:
                lead(table, han)
            until(lambda: stuck.heads)
            table, han, _ = opened(parlour, webhook=receiver.url)
            lead(table, han)
            until(lambda: receiver.heads)
            assert len(stuck.heads) == 1
            let.set()
            until(lambda: len(stuck.heads) == 3)
            assert stuck.most_at_once == 1

    def test_a_turn_that_is_over_is_not_told(self, tmp_path: Path, receiver: Receiver) -> None:
        receiver.answer = BROKEN
        with house(tmp_path) as parlour:
            table, han, chu = opened(parlour, webhook=receiver.url)
            lead(table, han)
            until(lambda: tries_of(parlour) == [1])
            chu.post(f"/tables/{table}/resign")
            parlour.pass_time(PAUSES[0])
            until(lambda: waiting(parlour) == 0)
        assert len(receiver.heads) == 1

    def test_it_waits_over_a_restart(self, tmp_path: Path, receiver: Receiver) -> None:
        receiver.answer = BROKEN
        with house(tmp_path) as parlour:
            table, han, _ = opened(parlour, webhook=receiver.url)
            lead(table, han)
            until(lambda: tries_of(parlour) == [1])
        receiver.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
        with house(tmp_path) as parlour:
            until(lambda: idle(parlour))
            assert len(receiver.heads) == 1
            parlour.pass_time(PAUSES[0])
            until(lambda: waiting(parlour) == 0)
        assert [told["table"] for told in receiver.told] == [table] * 2
        with house(tmp_path) as parlour:  # and is not told again
            until(lambda: idle(parlour))
            assert waiting(parlour) == 0

    def test_one_that_cannot_be_told_keeps_nobody_waiting(
        self, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with house(tmp_path) as parlour:
            for zone in ("Asia/Tokyo", "UTC"):
                table, han, _ = opened(parlour, webhook=receiver.url, zone=zone)
                receiver.answer = BROKEN
                lead(table, han)
                until(lambda: waiting(parlour) and idle(parlour))
            assert tries_of(parlour) == [1, 1]
            monkeypatch.setattr(NotifySettings, "told_at", fails_in_tokyo)
            receiver.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"
            heard = len(receiver.heads)
            parlour.pass_time(PAUSES[0])
            until(lambda: len(receiver.heads) == heard + 1)
            until(lambda: tries_of(parlour) == [2])

    def test_one_for_whom_no_notice_can_be_made_keeps_nobody_waiting(
        self, tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with house(tmp_path) as parlour:
            first, second = (
                opened(parlour, webhook=receiver.url, zone=zone) for zone in ("Asia/Tokyo", "UTC")
            )
            with monkeypatch.context() as patched:
                patched.setattr(NotifySettings, "told_at", fails_in_tokyo)
                for table, han, _ in (first, second):
                    lead(table, han)
                until(lambda: receiver.heads and idle(parlour))
                assert [told["table"] for told in receiver.told] == [second[0]]
            assert parlour.client.portal is not None
            parlour.client.portal.call(parlour.services.notifier.owed)
            until(lambda: len(receiver.heads) == 2)
            assert receiver.told[1]["table"] == first[0]

    def test_quiet_hours(self, tmp_path: Path, receiver: Receiver) -> None:
        # The clock begins at 13:46:40 UTC.
        quiet = {"start": "13:00", "end": "15:00"}
        with house(tmp_path) as parlour:
            table, han, chu = opened(parlour, webhook=receiver.url, quiet=quiet)
            lead(table, han)
            until(lambda: waiting(parlour) and idle(parlour))
            parlour.pass_time(73 * 60)
            until(lambda: idle(parlour))
            assert receiver.heads == []
            parlour.pass_time(60)
            until(lambda: receiver.heads)
            assert chu.get("/me/notify")["quiet"] == quiet

    def test_private_addresses_are_like_those_where_nobody_is(
        self, tmp_path: Path, receiver: Receiver
    ) -> None:
        with house(tmp_path, webhooks_private=False) as parlour:
            url = f"http://localhost:{receiver.port}/"
            table, han, chu = opened(parlour, webhook=url)
            lead(table, han)
            for tries, pause in enumerate(PAUSES, 1):
                until(partial(was_tried, parlour, tries))
                assert chu.get("/me/notify")["failed"] == []
                parlour.pass_time(pause)
            until(lambda: chu.get("/me/notify")["failed"])
            assert chu.get("/me/notify")["failed"][0]["why"] == "unreachable"
            answer = chu.client.put("/api/me/notify", json={"webhook": receiver.url})
            assert fault(answer) == (422, "BadWebhook")
        assert receiver.heads == []

    def test_nothing_is_allowed(self, tmp_path: Path) -> None:
        with house(tmp_path, webhooks=False, push=False) as parlour:
            guest = parlour.guest()
            assert guest.get("/me/notify")["available"] == []
            for wanted in ({"webhook": "https://example.org/"}, {"mail": MAIL}):
                answer = guest.client.put("/api/me/notify", json=wanted)
                assert fault(answer) == (409, "NotNow")
            for channel in ("webhook", "mail", "push"):
                assert guest.refused("/me/notify/test", channel=channel) == (409, "NotNow")


class TestMail:
    def test_from_the_question_to_the_end(self, tmp_path: Path, box: PostBox) -> None:
        with house(tmp_path, box) as parlour:
            table, han, chu = opened(parlour, mail=MAIL, language="hu")
            assert chu.get("/me/notify")["mail_confirmed"] is False
            until(lambda: box.mails)
            lead(table, han)
            until(lambda: idle(parlour) and waiting(parlour) == 0)
            (question,) = box.mails
            assert (question["To"], question["Subject"]) == (MAIL, "A tiéd ez a cím?")
            confirm, stop = links(question)
            # A program that follows links confirms nothing.
            page = parlour.client.get(confirm)
            assert "Igen, írjatok" in page.text
            assert chu.get("/me/notify")["mail_confirmed"] is False
            assert parlour.client.post(confirm).status_code == 200
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
            assert "Leiratkozom" in parlour.client.get(stop).text
            assert chu.get("/me/notify")["mail"] == MAIL
            done = parlour.nobody().post(stop, content=b"List-Unsubscribe=One-Click")
            assert done.status_code == 200
            assert chu.get("/me/notify")["mail"] is None
            for old in (confirm, stop):
                assert fault(parlour.client.post(old)) == (404, "NotFound")

    def test_an_address_that_was_confirmed_at_another_server_stays_confirmed(
        self, tmp_path: Path, box: PostBox
    ) -> None:
        with house(tmp_path, box) as parlour:
            guest = parlour.guest()
            put(guest, mail=MAIL)
            until(lambda: box.mails)
            ((known,),) = query(tmp_path, "SELECT CAST(notify AS text) FROM people")
            assert '"confirmed":false' in known
            theirs = known.replace('"confirmed":false', '"confirmed":true')
            query(tmp_path, "UPDATE people SET notify = :theirs", theirs=theirs)
            assert guest.get("/me/notify")["mail_confirmed"] is False  # nobody has told us
            assert put(guest, mail=MAIL, language="hu")["mail_confirmed"] is True
            until(lambda: idle(parlour) and waiting(parlour) == 0)
            assert len(box.mails) == 1  # nor is it asked again

    def test_links_are_signed_and_for_one_address(self, tmp_path: Path, box: PostBox) -> None:
        with house(tmp_path, box) as parlour:
            guest = parlour.guest()
            put(guest, mail=MAIL)
            until(lambda: box.mails)
            confirm, stop = links(box.mails[0])
            for bad in (confirm[:-1], confirm + "x", confirm.replace("confirm", "stop")):
                assert fault(parlour.client.post(bad)) == (404, "NotFound")
            put(guest, mail="xiang@chu.example")
            assert fault(parlour.client.post(confirm)) == (404, "NotFound")
            assert guest.get("/me/notify")["mail_confirmed"] is False
            assert MAIL not in confirm + stop

    def test_a_server_that_is_down(self, tmp_path: Path) -> None:
        port = free_port()
        with house(tmp_path, port) as parlour:
            guest = parlour.guest()
            put(guest, mail=MAIL)
            until(lambda: tries_of(parlour) == [1])
            with post_box(port) as box:
                parlour.pass_time(PAUSES[0])
                until(lambda: box.mails)

    def test_an_address_that_the_server_refuses(self, tmp_path: Path, box: PostBox) -> None:
        box.refusal = "550 no such user"
        with house(tmp_path, box) as parlour:
            guest = parlour.guest()
            put(guest, mail=MAIL)
            until(lambda: guest.get("/me/notify")["failed"])
            assert guest.get("/me/notify")["failed"][0]["why"] == "mail"
            assert waiting(parlour) == 0

    def test_nobody_is_flooded(self, tmp_path: Path, box: PostBox) -> None:
        with house(tmp_path, box) as parlour:
            for _ in range(5):
                put(parlour.guest(), mail=MAIL)
            other = parlour.guest()
            answer = other.client.put("/api/me/notify", json={"mail": MAIL})
            assert fault(answer) == (429, "TooMany")
            assert other.get("/me/notify")["mail"] is None
            assert "retry-after" in answer.headers

    def test_a_club_is_no_flood(self, tmp_path: Path, box: PostBox) -> None:
        """Ten who come from one address; not without end."""
        with house(tmp_path, box) as parlour:
            for number in range(25):
                put(parlour.guest(), mail=f"{number}.{MAIL}")
            answer = parlour.guest().client.put("/api/me/notify", json={"mail": MAIL})
            assert fault(answer) == (429, "TooMany")

    def test_webhooks_that_never_answer_do_not_delay_it(
        self, tmp_path: Path, box: PostBox, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tenka.server.notify.delivery.AT_ONCE", 1)
        let = threading.Event()
        receiver.answer = partial(wait_for, let)
        with house(tmp_path, box) as parlour:
            table, han, _ = opened(parlour, webhook=receiver.url)
            lead(table, han)
            until(lambda: receiver.heads)
            put(parlour.guest(), mail=MAIL)
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
        with house(tmp_path, box) as parlour:
            try:
                for address in addresses:
                    put(parlour.guest(), mail=address)
                until(lambda: begun and len(parlour.services.notifier._delivery._tasks) == 1)
                assert len(begun) == 1
            finally:
                box.let.set()
            until(lambda: len(box.mails) == len(addresses) and idle(parlour))
            assert waiting(parlour) == 0
        assert sorted(mail["To"] for mail in box.mails) == sorted(addresses)
        assert len(begun) == len(addresses)

    def test_the_head_of_a_letter_has_no_more_lines(self, tmp_path: Path, box: PostBox) -> None:
        with house(tmp_path, box) as parlour:
            guest = parlour.guest()
            for bad in (f"{MAIL}\r\nBcc: x@y.example", f"{MAIL}, x@y.example", f"A <{MAIL}>"):
                answer = guest.client.put("/api/me/notify", json={"mail": bad})
                assert fault(answer) == (422, "BadAddress")
            assert waiting(parlour) == 0


def test_all_who_ask_for_a_look_at_once_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []
    with house(tmp_path) as parlour:
        notifier, notices = parlour.services.notifier, parlour.services.store.notices
        found = notices.next_due

        async def noted(now: float) -> float | None:
            looks.append(now)
            return await found(now)

        until(lambda: idle(parlour))
        monkeypatch.setattr(notices, "next_due", noted)

        async def many_moves() -> None:
            for _ in range(5):
                for _ in range(20):
                    notifier.owed()
                await asyncio.sleep(0)  # the first look has begun, and others wait for it

        assert parlour.client.portal is not None
        parlour.client.portal.call(many_moves)
        until(lambda: idle(parlour))
    assert 2 <= len(looks) <= 5


def test_who_is_deleted_is_told_nothing(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answer = BROKEN
    with house(tmp_path) as parlour:
        table, han, chu = opened(parlour, webhook=receiver.url)
        lead(table, han)
        until(lambda: tries_of(parlour) == [1])
        chu.post("/me/delete")
        assert waiting(parlour) == 0


def test_bad_settings(tmp_path: Path) -> None:
    with house(tmp_path) as parlour:
        guest = parlour.guest()
        token = guest.post("/me/tokens", name="bot")["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        for how, path in (("GET", ""), ("PUT", ""), ("POST", "/test")):
            answer = parlour.nobody().request(
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


def tries_of(parlour: Parlour) -> list[int]:
    """How often those that wait were tried."""
    portal = parlour.client.portal
    assert portal is not None
    return [each.tries for each in portal.call(parlour.services.store.notices.due, 1e12)]
