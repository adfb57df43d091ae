"""Webhooks do not reach into the host's own network, by whatever name or notation."""

import asyncio
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from tenka.server.notify import allowed_targets, posting
from tenka.server.notify.allowed_targets import checked_address, is_public
from tenka.server.notify.channels import Message, NotDelivered, Recipient
from tenka.server.notify.mail import BadAddress, checked_mail
from tenka.server.notify.push import Pushes
from tenka.server.notify.push_keys import PushKeys
from tenka.server.notify.settings import NotifySettings, Webhook
from tenka.server.notify.webhook import BadWebhook, Webhooks
from tenka.server.store import Store
from tenka.server.store.rows import PushDevice
from tests.server.databases import place
from tests.server.notify.browsers import PushedTo
from tests.server.notify.receivers import receiving

SPECIAL = (
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1",
    "203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "fe80::1", "fec0::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1",
    "2002:7f00:1::", "2001:0:7f00:1::", "64:ff9b::7f00:1", "64:ff9b:1::a00:1",
)  # fmt: skip


MESSAGE = Message("test", "", "", "")


@pytest.mark.parametrize("address", SPECIAL)
def test_special_addresses(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8"]
)
def test_addresses_of_the_world(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "", "nonsense", "ftp://example.org/", "file:///etc/passwd", "//example.org", "http://",
        "https://user:secret@example.org/", "http://127.0.0.1/", "http://[::1]:8380/",
        "http://10.0.0.1/", "http://169.254.169.254/latest/meta-data", "http://a b.example/",
        "http://example.org/\r\nX: y", "http://example.org:99999/", "http://[::1", "gopher://x",
        "https://example.org/" + "x" * 500,
    ],
)  # fmt: skip
def test_no_address_for_a_webhook(url: str) -> None:
    with pytest.raises(BadWebhook):
        Webhooks(lambda: 0.0).check(url)


def test_an_address_for_a_webhook() -> None:
    webhooks = Webhooks(lambda: 0.0)
    for url in ("https://example.org/turn?x=1", "http://example.org:8000/", "https://1.1.1.1/"):
        assert webhooks.check(url) == url
    assert Webhooks(lambda: 0.0, private=True).check("http://127.0.0.1:9/") == "http://127.0.0.1:9/"


def test_a_name_that_means_this_machine_is_not_connected_to() -> None:
    async def refused(host: str) -> None:
        settings = NotifySettings(webhook=Webhook(f"http://{host}:9/", "secret"))
        with pytest.raises(NotDelivered, match=r"^unreachable$"):
            await Webhooks(lambda: 0.0).send(Recipient("liu", settings), MESSAGE)

    async def story() -> None:
        """All at once: each answer takes its time."""
        hosts = ("127.0.0.1", "localhost", "0x7f000001", "2130706433", "127.1")
        await asyncio.gather(*map(refused, hosts))

    asyncio.run(story())


def test_a_name_is_looked_up_once_and_its_address_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter([["10.0.0.1"], ["10.0.0.1", "1.1.1.1"], []])
    asked: list[str] = []

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", (address, port)) for address in next(answers)]

    async def story(threads: ThreadPoolExecutor) -> None:
        with pytest.raises(NotDelivered) as refused:
            await checked_address("evil.example", 80, threads, private=False)
        assert (refused.value.why, refused.value.final) == ("unreachable", False)
        assert await checked_address("both.example", 80, threads, private=False) == "1.1.1.1"
        with pytest.raises(NotDelivered):
            await checked_address("none.example", 80, threads, private=True)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with ThreadPoolExecutor(1) as threads:
        asyncio.run(story(threads))
    assert asked == ["evil.example", "both.example", "none.example"]


@pytest.mark.parametrize("way", ["webhook", "push"])
def test_who_tries_a_way_does_not_learn_which_names_there_are(
    way: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A name of the host's network, one that nobody has, one that is looked up for ever, one where
    nobody answers: all end alike, and none before the others."""
    hung = threading.Event()

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        if host == "nobody.example":
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        if host == "slow.example":
            hung.wait(60)
        return [(2, 1, 6, "", (host.replace("inside.example", "10.0.0.1"), port))]

    with receiving() as service:
        browser = PushedTo(service).subscription["keys"]

    async def told(keys: PushKeys, url: str, private: bool) -> tuple[str, bool]:
        clock = asyncio.get_running_loop().time
        channel: Webhooks | Pushes
        if way == "webhook":
            channel = Webhooks(lambda: 0.0, private=private)
            to = Recipient("liu", NotifySettings(webhook=Webhook(url, "s")))
        else:
            channel = Pushes(keys, private=private)
            to = Recipient(
                "liu", NotifySettings(), PushDevice("d", "liu", url, **browser, created=0.0)
            )
        began = clock()
        with pytest.raises(NotDelivered) as failed:
            await channel.send(to, MESSAGE)
        assert not failed.value.final
        return failed.value.why, clock() - began >= 0.3

    async def story() -> None:
        async with Store(place(tmp_path)) as store:
            keys = PushKeys("mailto:host@example.org", lambda: 0.0)
            await keys.open(store)
        for url, private in (
            ("http://inside.example/", False),
            ("http://nobody.example/", False),
            ("http://slow.example/", False),
            ("http://127.0.0.1:9/", True),
        ):
            assert await told(keys, url, private) == ("unreachable", True), url
        hung.set()

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    for module in (allowed_targets, posting):
        monkeypatch.setattr(module, "LOOKING", 0.3)
    asyncio.run(story())


@pytest.mark.parametrize(
    "text",
    [
        "", "nobody", "@example.org", "a@", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@c.d",
        "a@example.org\n", "<a@example.org>", "A <a@example.org>", "a@example.org,b@example.org",
        "a@exa mple.org", "é@example.org", "a@exämple.org", "a..b@example.org", "a@-x.org",
        "a@127.0.0.1", "x" * 250 + "@example.org", "a\0@example.org", '"a b"@example.org',
    ],
)  # fmt: skip
def test_no_address_for_mail(text: str) -> None:
    with pytest.raises(BadAddress):
        checked_mail(text)


@pytest.mark.parametrize("text", ["a@example.org", "liu.bang+tenka@mail.han-court.example"])
def test_an_address_for_mail(text: str) -> None:
    assert checked_mail(text) == text
