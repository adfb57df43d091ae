"""Telling a program of a person's: a small signed request to an address of his."""

import hashlib
import hmac
from collections.abc import Callable
from typing import ClassVar

import orjson

from tenka.server.errors import BadRequest
from tenka.server.notify.channels import Message, Recipient
from tenka.server.notify.posting import BadUrl, Posting, check_taken, parsed

SIGNATURE = "X-Tenka-Signature"
TIMESTAMP = "X-Tenka-Timestamp"


class BadWebhook(BadRequest):
    """An address that no webhook can have; the sentence says what is allowed."""


class Webhooks:
    """Sends them. `private`: they may reach into the host's own network."""

    one_receiver: ClassVar = False

    def __init__(self, now: Callable[[], float], *, private: bool = False) -> None:
        self._now = now
        self._posting = Posting("tenka-webhooks", private=private)

    def check(self, text: str) -> str:
        """The address of a webhook; BadWebhook if it cannot be one."""
        try:
            return str(self._posting.check(text))
        except BadUrl as error:
            raise BadWebhook(str(error)) from error

    def receiver(self, to: Recipient) -> str:
        """The host and its port: at another one, which never answers, nobody stops the rest."""
        assert to.settings.webhook is not None
        return parsed(to.settings.webhook.url).netloc.decode()

    async def send(self, to: Recipient, message: Message) -> None:
        """Return when it was taken; NotDelivered says why not."""
        assert to.settings.webhook is not None
        body = orjson.dumps(
            {
                "event": message.kind,
                "table": message.table,
                "game": message.game,
                "url": message.url,
                "text": message.sentence,
            }
        )
        timestamp = f"{self._now():.0f}"
        headers = {
            "Content-Type": "application/json",
            TIMESTAMP: timestamp,
            SIGNATURE: signature(to.settings.webhook.secret, timestamp, body),
        }
        url = parsed(to.settings.webhook.url)
        check_taken(await self._posting.post(url, body, headers, trial=message.is_trial))

    def close(self) -> None:
        """Nothing is sent any more."""
        self._posting.close()


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """What shows the receiver that it was us, and when."""
    signed = timestamp.encode() + b"." + body
    return "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
