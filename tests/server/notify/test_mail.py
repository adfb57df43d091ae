"""E-mails as they leave: what mail programs read has to be there as it is."""

import gc
import smtplib
from collections.abc import Iterator
from email.message import EmailMessage

import pytest

from tenka.server.notify.channels import Message
from tenka.server.notify.mail import Mails
from tenka.server.notify.settings import Mail, NotifySettings
from tests.server.notify.receivers import post_box

STOP = "https://tenka.example.org/notify/stop/" + "kS9vXq2LmA0Z.bGl1QGV4YW1wbGUub3Jn." * 4


@pytest.fixture
def mails() -> Iterator[Mails]:
    made = Mails("smtp://localhost", "Tenka <tenka@x.example>", lambda person, address: STOP)
    yield made
    made.close()


def lines(mails: Mails, language: str) -> list[bytes]:
    settings = NotifySettings(language=language, mail=Mail("liu@example.org", True))
    message = Message("turn", "Te lépsz: Chu Han " * 6, "Te lépsz.", "https://tenka.example.org/")
    return mails.written("somebody", settings, message).as_bytes().splitlines()


def test_the_link_that_ends_them_is_in_one_line_as_it_is(mails: Mails) -> None:
    sent = lines(mails, "hu")
    assert f"List-Unsubscribe: <{STOP}>".encode() in sent
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in sent
    # All others are folded as ever.
    head = sent[: sent.index(b"")]
    assert all(len(line) <= 78 for line in head if not line.startswith(b"List-Unsubscribe:"))


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_language_is_told(mails: Mails, language: str) -> None:
    assert f"Content-Language: {language}".encode() in lines(mails, language)


def test_a_server_that_may_not_have_the_password_is_hung_up() -> None:
    """A connection that is left open warns when it is collected, and that fails the test."""
    with post_box() as box:
        url = f"smtp://liu:secret@127.0.0.1:{box.port}"
        mails = Mails(url, "Tenka <tenka@x.example>", lambda person, address: STOP)
        with pytest.raises(smtplib.SMTPNotSupportedError):
            mails._send(EmailMessage())
        mails.close()
        gc.collect()
