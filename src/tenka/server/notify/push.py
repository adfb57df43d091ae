"""Telling a person's browser, which shows it though no page is open: Web Push (RFC 8030, 8291)."""

import asyncio
import hashlib
import re
from typing import ClassVar
from urllib.parse import urlsplit

import httpx2
import orjson

from tenka.server.errors import BadRequest
from tenka.server.notify.channels import Message, NotDelivered, Recipient
from tenka.server.notify.posting import BadUrl, Posting, check_taken, parsed
from tenka.server.notify.push_keys import PushKeys
from tenka.server.store.rows import PushDevice

LASTS = 3 * 24 * 3600  # seconds for which a service keeps it for a device that is switched off
GONE = (404, 410)
# As browsers write the 65 bytes of a public key, and the 16 of a secret.
KEYS = {"p256dh": re.compile(r"[A-Za-z0-9_-]{87}"), "auth": re.compile(r"[A-Za-z0-9_-]{22}")}


class BadSubscription(BadRequest):
    """What no browser can be reached by; the sentence says what is wrong with it."""


class Pushes:
    """Sends them. `private`: they may reach into the host's own network."""

    one_receiver: ClassVar = False

    def __init__(self, keys: PushKeys, *, private: bool = False) -> None:
        self.keys = keys
        self._posting = Posting("tenka-push", private=private)

    async def check(self, device: PushDevice) -> None:
        """BadSubscription, if nothing can be sent to that device."""
        if not all(form.fullmatch(getattr(device, name)) for name, form in KEYS.items()):
            raise BadSubscription("the keys are not those of a browser's subscription")
        try:
            self._posting.check(device.endpoint)
            await self._sealed(device, b"{}")
        except BadUrl as error:
            raise BadSubscription(str(error)) from error
        except Exception as error:  # the libraries raise all kinds
            raise BadSubscription("nothing can be encrypted for this subscription") from error

    def receiver(self, to: Recipient) -> str:
        """The browser: a push service is shared by too many people to serve them one at a time."""
        assert to.device is not None
        return to.device.id

    async def send(self, to: Recipient, message: Message) -> None:
        """Return when the service has taken it; NotDelivered says why not."""
        assert to.device is not None
        shown = {
            "title": message.subject,
            "body": message.sentence,
            "url": _page_of(message),
            "tag": message.table or message.kind,
        }
        body, headers = await self._sealed(to.device, orjson.dumps(shown))
        if message.table is not None:
            # Of what waits for a device that is off, the newest is shown.
            headers["Topic"] = f"{message.table}-{message.kind}"[:32]
        endpoint = parsed(to.device.endpoint)
        status = await self._posting.post(endpoint, body, headers, trial=message.is_trial)
        if status in GONE:
            raise NotDelivered("gone", final=True)
        check_taken(status)

    def close(self) -> None:
        """Nothing is sent any more."""
        self._posting.close()

    async def _sealed(self, device: PushDevice, words: bytes) -> tuple[bytes, dict[str, str]]:
        """What is sent, and its head: readable for that device alone."""
        loop = asyncio.get_running_loop()
        body = await loop.run_in_executor(self._posting.threads, _encrypted, device, words)
        return body, {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Urgency": "normal",
            **self.keys.authorization(_origin(parsed(device.endpoint))),
        }


def device_id(endpoint: str) -> str:
    """The same for the same browser, as its page can work it out, too."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _encrypted(device: PushDevice, words: bytes) -> bytes:
    from pywebpush import WebPusher  # takes half a second, and few need it at once

    keys = {"p256dh": device.p256dh, "auth": device.auth}
    sealed = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(words)
    return bytes(sealed["body"])


def _origin(url: httpx2.URL) -> str:
    return f"{url.scheme}://{url.netloc.decode()}"


def _page_of(message: Message) -> str:
    """Where it leads, on the site from which it comes."""
    if message.kind in ("begins", "appeal", "owner"):
        return urlsplit(message.url).path
    return f"/table/{message.table}" if message.table else "/settings"
