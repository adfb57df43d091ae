"""The keys by which push services know this server (VAPID, RFC 8292): made once for ever."""

import base64
from collections.abc import Callable
from typing import Any

from tenka.server.store import Store

KEY_NAME = "push_key"
GOOD_FOR = 12 * 3600.0  # seconds; services allow a day at most


class PushKeys:
    """`contact` is whom a push service may turn to: an address of the web, or of mail."""

    def __init__(self, contact: str, now: Callable[[], float]) -> None:
        self._contact = contact
        self._now = now
        self._vapid: Any = None
        self.public = ""  # as browsers want it

    async def open(self, store: Store) -> None:
        """Get the key that all servers on this database have; the first one makes it."""
        from cryptography.hazmat.primitives import serialization
        from py_vapid import Vapid02

        new = Vapid02()
        new.generate_keys()
        number = new.private_key.private_numbers().private_value
        raw = await store.settings.get_or_set(KEY_NAME, _text(number.to_bytes(32)))
        # Services are stricter than it is about whom to turn to, or not at all.
        self._vapid = Vapid02(Vapid02.from_raw(raw.encode()).private_key, {"no-strict": True})
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public = _text(point)

    def authorization(self, origin: str) -> dict[str, str]:
        """What shows the push service there that it is us."""
        claims = {"aud": origin, "sub": self._contact, "exp": int(self._now() + GOOD_FOR)}
        return dict(self._vapid.sign(claims))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
