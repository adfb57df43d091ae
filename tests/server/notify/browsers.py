"""Browsers to which something is pushed: they alone read it."""

import base64
import os
from typing import Any

import http_ece
import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.notify.receivers import Receiver


class PushedTo:
    """A browser that is reached by way of a push service."""

    def __init__(self, service: Receiver, name: str = "browser") -> None:
        self.service = service
        self.endpoint = f"{service.url}/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """As its page sends it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, body: bytes) -> Any:
        """What it shows of what has come."""
        words = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret)
        return orjson.loads(words)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
