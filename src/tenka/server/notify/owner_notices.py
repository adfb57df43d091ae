"""What those who look after the server should know: reports and appeals that wait, results that
were set aside, mail that does not arrive, a disk that is nearly full. It stands on their page; by
the ways that they have set they are told once a day of each kind, never by mail that mail fails."""

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

import orjson

from tenka.server.notify.notifier import Notifier
from tenka.server.ops.logs import SELDOM
from tenka.server.people.appeals import MANY, Appeals
from tenka.server.ratings.aside import set_aside_now
from tenka.server.store import Store

OwnerNoticeKind = Literal["reports", "appeals", "ratings", "mail", "disk"]
KINDS: tuple[OwnerNoticeKind, ...] = get_args(OwnerNoticeKind)

EVERY = 60.0
DAY = 86_400.0
LEAST_ROOM = 1 << 30  # bytes on the disk of the data
LASTS = 600.0  # seconds that a server's word about its disk holds
LOW_DISK = "low_disk"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class OwnerNotice:
    """Something to know; `count`: of what waits, or the MiB that are left on the disk."""

    kind: OwnerNoticeKind
    count: int


class OwnerNotices:
    """Finds them out. What one server has seen is written down for all; `directory` is that of the
    data, and of several servers one tells the owners: `ours` says whether it is this one."""

    def __init__(
        self,
        store: Store,
        appeals: Appeals,
        notifier: Notifier,
        directory: Path,
        now: Callable[[], float],
        ours: Callable[[], bool],
    ) -> None:
        self._store = store
        self._notifier = notifier
        self._directory = directory
        self._now = now
        self._ours = ours
        self._counts: dict[OwnerNoticeKind, Callable[[], Awaitable[int]]] = {
            "reports": store.reports.unsettled,
            "appeals": appeals.count,
            "ratings": self._set_aside,
            "mail": notifier.mail_failures.count,
            "disk": self._room_seen,
        }

    async def all(self) -> list[OwnerNotice]:
        """What there is to know just now."""
        found = [OwnerNotice(kind, await self._counts[kind]()) for kind in KINDS]
        return [each for each in found if each.count]

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("owners could not be told what there is to know", extra=SELDOM)

    async def look(self) -> None:
        """Look at the disk, and tell the owners what they were not told for a day."""
        room = shutil.disk_usage(self._directory).free
        if room < LEAST_ROOM:
            log.warning("the disk is nearly full; %d MiB are left", room >> 20, extra=SELDOM)
            seen = orjson.dumps({"at": self._now(), "room": max(1, room >> 20)}).decode()
            await self._store.settings.set(LOW_DISK, seen)
        if self._ours():
            for notice in await self.all():
                await self._tell(notice)

    async def _tell(self, notice: OwnerNotice) -> None:
        name, now = f"owners_told_{notice.kind}", self._now()
        if float(await self._store.settings.get(name) or 0) > now - DAY:
            return
        # First, so that one who dies here tells them too seldom rather than without end.
        await self._store.settings.set(name, f"{now:.0f}")
        told = {"about": notice.kind, "count": notice.count}
        for owner in await self._store.people.owners():
            but: Literal["mail"] | None = "mail" if notice.kind == "mail" else None
            await self._notifier.news(owner.id, "owner", told, but=but)

    async def _set_aside(self) -> int:
        """How many games were, as if they were bought."""
        return len(await set_aside_now(self._store, MANY))

    async def _room_seen(self) -> int:
        """The MiB that are left where there is little, as a server has seen it lately."""
        found = await self._store.settings.get(LOW_DISK)
        seen = {"at": 0.0, "room": 0} if found is None else orjson.loads(found)
        return int(seen["room"]) if seen["at"] > self._now() - LASTS else 0
