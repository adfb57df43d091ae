"""E-mails as they leave: what mail programs read has to be there as it is."""

from collections.abc import Iterator

import pytest

from tenka.server.notify.channels import Message
from tenka.server.notify.mail import Mails
from tenka.server.notify.settings import Mail, NotifySettings

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
