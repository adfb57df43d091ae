"""How many e-mails were given up lately because the server for mail does not take them, at whatever
server of ours: for those who look after it."""

from collections.abc import Callable

import orjson

from tenka.server.notify.channels import NotDelivered
from tenka.server.store import Store
from tenka.server.store.rows import Channel

NAME = "mail_failures"
DAY = 86_400.0
OURS = frozenset(("unreachable", "slow"))  # else it is the receiver's


class MailFailures:
    """Those of a day."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._settings = store.settings
        self._now = now

    async def note(self, channel: Channel, error: NotDelivered) -> None:
        """Something was given up."""
        if channel == "mail" and error.why in OURS:
            seen = {"at": self._now(), "count": await self.count() + 1}
            await self._settings.set(NAME, orjson.dumps(seen).decode())

    async def count(self) -> int:
        """How many, until there was none for a day."""
        found = await self._settings.get(NAME)
        seen = {"at": 0.0, "count": 0} if found is None else orjson.loads(found)
        return int(seen["count"]) if seen["at"] > self._now() - DAY else 0
