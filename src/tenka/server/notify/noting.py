"""What people are to be told is written down: a notice for each way that they have set, due when
they want to be told."""

import logging
from collections.abc import Callable, Iterable

from tenka.core.contract import Json
from tenka.server.notify.recipients import Recipients
from tenka.server.ops.logs import SELDOM
from tenka.server.store import Store
from tenka.server.store.errors import Conflict, StoreError
from tenka.server.store.rows import Channel, Notice, Owed

log = logging.getLogger(__name__)


class Noting:
    """Makes the notices; `channels` are the ways that the host allows."""

    def __init__(
        self,
        store: Store,
        recipients: Recipients,
        channels: Iterable[Channel],
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._recipients = recipients
        self._channels = tuple(channels)
        self._now = now

    async def note_all(self) -> None:
        """Make notices of what is owed, by the channels that each person has set."""
        for told in await self._store.notices.owed():
            try:
                await self._store.notices.put_instead(told, await self._notices_of(told))
            except Conflict:  # another server was quicker
                continue
            except StoreError:
                raise
            except Exception:  # what is owed to one does not keep all others waiting
                log.exception("no notice could be made of what is owed", extra=SELDOM)

    async def _notices_of(self, told: Owed) -> list[Notice]:
        what = {"table": told.table_id, "seat": told.seat, "kind": told.kind}
        id = f"{told.table_id}.{told.seat}.{told.kind}"
        now = self._now()
        return await self.notices(told.person_id, id, what, now)

    async def notices(self, person_id: str, id: str, what: Json, when: float) -> list[Notice]:
        """One for each channel that a person has set, due then or when they want to be told."""
        settings = await self._recipients.settings_of(person_id)
        due = settings.told_at(when)
        made = []
        for channel in self._channels:
            for to in await self._recipients.by(channel, person_id, settings):
                device = {} if to.device is None else {"device": to.device.id}
                where = device.get("device", channel)
                body = {**what, **device}
                made.append(Notice(f"{id}.{where}", to.person_id, channel, body, due, 0))
        return made
