"""When people were seen last, and where, for the host and owners alone: a ban needs something to go
on, and guests who do not come any more are forgotten."""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from tenka.server.settings import Settings
from tenka.server.store import Store, StoreError

NOTED = 3600.0  # the same address is written down once an hour
REMEMBERED = 20_000


class Addresses:
    """Notes them; the time alone, if the host keeps none."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self._store = store
        self._wanted = settings.keep_addresses > 0
        self._now = now
        self._noted: OrderedDict[str, tuple[str | None, float]] = OrderedDict()

    async def seen(self, person: str, address: str | None) -> None:
        """A person came from there."""
        address = address if self._wanted else None
        now = self._now()
        noted = self._noted.get(person)
        if noted is not None and noted[0] == address and now - noted[1] < NOTED:
            return
        self._noted[person] = (address, now)
        self._noted.move_to_end(person)
        if len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)
        with suppress(StoreError):  # a note is no reason to refuse anybody
            await self._store.last_addresses.note(person, address, now)
