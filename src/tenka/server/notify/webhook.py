"""Telling a program of a person's: a small signed request to an address of his."""

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address

import httpx2
import orjson

from tenka.server.errors import BadRequest
from tenka.server.notify.addresses import LOOKING, checked_address, is_public
from tenka.server.notify.channels import Message, NotDelivered
from tenka.server.notify.settings import NotifySettings

AT_ONCE = 8
LONGEST = 500
PATIENCE = 10.0
SIGNATURE = "X-Tenka-Signature"
TIMESTAMP = "X-Tenka-Timestamp"
FAILURES = (httpx2.HTTPError, httpx2.InvalidURL, OSError, ValueError)
PORTS = {"http": 80, "https": 443}


class BadWebhook(BadRequest):
    """An address that no webhook can have; the sentence says what is allowed."""


class Webhooks:
    """Sends them. `private`: they may reach into the host's own network."""

    def __init__(self, now: Callable[[], float], *, private: bool = False) -> None:
        self._now = now
        self._private = private
        # Names that take long to look up keep no other threads.
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="tenka-names")

    def check(self, text: str) -> str:
        """The address of a webhook; BadWebhook if it cannot be one."""
        url = _parsed(text)
        if url.scheme not in PORTS or not url.host or not 0 < (url.port or 1) < 65536:
            raise BadWebhook("a webhook is an address such as https://example.org/turn")
        if url.userinfo:
            raise BadWebhook("the address of a webhook has no user and no password in it")
        try:
            literal = ip_address(url.host)
        except ValueError:
            return str(url)
        if not self._private and not is_public(literal):
            raise BadWebhook("a webhook is reached by the world, not only from this server")
        return str(url)

    def receiver(self, settings: NotifySettings) -> str:
        """The host."""
        assert settings.webhook is not None
        return _parsed(settings.webhook.url).host

    async def send(self, person_id: str, settings: NotifySettings, message: Message) -> None:
        """Return when it was taken; NotDelivered says why not."""
        assert settings.webhook is not None
        url = _parsed(settings.webhook.url)
        body = orjson.dumps(
            {
                "event": message.kind,
                "table": message.table,
                "game": message.game,
                "url": message.url,
                "text": message.sentence,
            }
        )
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._post(url, body, settings.webhook.secret)
        except TimeoutError as error:
            raise NotDelivered("slow") from error
        except (NotDelivered, *FAILURES) as error:
            if message.kind == "test":  # how long it took would tell who tries it which it was
                await asyncio.sleep(max(0.0, began + LOOKING - clock()))
            raise NotDelivered("unreachable") from error
        if 300 <= status < 400:
            raise NotDelivered("redirected")
        if not 200 <= status < 300:
            raise NotDelivered("refused")

    async def _post(self, url: httpx2.URL, body: bytes, secret: str) -> int:
        """The status; whatever else is answered is not read. The connection is made to the address
        that was checked: a name may mean another one by then."""
        port = url.port or PORTS[url.scheme]
        address = await checked_address(url.host, port, self._threads, private=self._private)
        timestamp = f"{self._now():.0f}"
        headers = {
            "Host": url.netloc.decode(),
            "Content-Type": "application/json",
            "User-Agent": "Tenka",
            TIMESTAMP: timestamp,
            SIGNATURE: signature(secret, timestamp, body),
        }
        there = url.copy_with(host=address)
        name = {"sni_hostname": url.raw_host.decode()}
        async with (
            httpx2.AsyncClient(timeout=PATIENCE, trust_env=False) as client,
            client.stream("POST", there, content=body, headers=headers, extensions=name) as answer,
        ):
            return answer.status_code

    def close(self) -> None:
        """Nothing is sent any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """What shows the receiver that it was us, and when."""
    signed = timestamp.encode() + b"." + body
    return "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()


def _parsed(text: str) -> httpx2.URL:
    if len(text) > LONGEST or any(sign.isspace() or not sign.isprintable() for sign in text):
        raise BadWebhook(f"the address of a webhook has {LONGEST} characters at most, no spaces")
    try:
        return httpx2.URL(text)
    except (httpx2.InvalidURL, ValueError) as error:
        raise BadWebhook("this is no address") from error
