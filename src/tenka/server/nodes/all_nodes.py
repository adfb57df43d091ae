"""What all nodes must know at once: who is shut out, logged out, renamed or gone.

It is done here, then told to the others by the bus, in the order in which it happened. A node that
may have missed something reads all anew and has its listeners come back, which they do by
themselves, if need be when the store is there again; one that could not tell something has the
others do so.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tenka.core.contract import Json
from tenka.server.bus.contract import Bus, BusError, Subscription
from tenka.server.people.admission import Admission
from tenka.server.people.bans import Bans
from tenka.server.people.identity import Identity
from tenka.server.store import StoreError
from tenka.server.tables.lobby import Lobby

SUBJECT = "tenka.nodes"
FIRST_RETRY, LAST_RETRY = 0.2, 5.0
FAREWELL = 1.0  # seconds for telling what is left, when a node stops

log = logging.getLogger(__name__)


class AllNodes:
    """Acts on this node and tells the others. `lobby` is asked for when it is needed: it is made
    later."""

    def __init__(
        self,
        bus: Bus,
        bans: Bans,
        identity: Identity,
        admission: Admission,
        lobby: Callable[[], Lobby],
    ) -> None:
        self._bus = bus
        self._bans = bans
        self._identity = identity
        self._admission = admission
        self._lobby = lobby
        self._id = secrets.token_urlsafe(6)
        self._to_tell: asyncio.Queue[Json] = asyncio.Queue()
        self._telling: asyncio.Task[None] | None = None
        self._unread = False  # is there something that could not be read?
        self._reading: asyncio.Task[None] | None = None
        self._listening: Subscription | None = None
        self._acts: dict[str, Callable[[Json], Awaitable[None]]] = {
            "person": self._person,
            "token": self._token,
            "cut_off": self._cut_off,
            "cut_off_all": self._cut_off_all,
            "cut_off_addresses": self._cut_off_addresses,
            "renamed": self._renamed,
            "bans": self._read_bans,
            "admission": self._read_admission,
            "resynchronise": self._resynchronise,
        }

    async def start(self) -> None:
        """Listen to the others, and tell them from now on."""
        self._listening = await self._bus.subscribe(SUBJECT, self._hear, gap=self._missed)
        self._telling = asyncio.ensure_future(self._tell_all())

    async def stop(self) -> None:
        """Tell what is left to tell, unless the bus is away."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._to_tell.join()
        for task in (self._telling, self._reading):
            if task is not None:
                task.cancel()
        if self._listening is not None:
            await self._listening.end()

    # What happens here

    def person_changed(self, id: str) -> None:
        """What is stored of a person is not what it was."""
        self._tell("person", person=id)

    def token_revoked(self, hash: str) -> None:
        """A token is worth nothing any more."""
        self._tell("token", hash=hash)

    def cut_off(self, person: str) -> None:
        """All their sockets and streams end; they may come back if they still can."""
        self._lobby().cut_off(person)
        self._tell("cut_off", person=person)

    def cut_off_all(self) -> None:
        """All sockets and streams end; who still may come comes back."""
        self._lobby().cut_off_all()
        self._tell("cut_off_all")

    def renamed(self, person: str, name: str) -> None:
        """A person has another name now."""
        self._lobby().renamed(person, name)
        self._tell("renamed", person=person, name=name)

    def bans_changed(self) -> None:
        """Somebody is shut out, or let in again."""
        self._tell("bans")

    def cut_off_banned_addresses(self) -> None:
        """All sockets from addresses that are banned end."""
        self._lobby().cut_off_from(self._bans.of_address)
        self._tell("cut_off_addresses")

    def admission_changed(self) -> None:
        """Others may come than before."""
        self._tell("admission")

    # What others tell

    async def _hear(self, message: Json) -> None:
        act = self._acts.get(message.get("kind", ""))
        if message.get("node") != self._id and act is not None:
            await act(message)

    async def _person(self, message: Json) -> None:
        self._identity.remember_not(message["person"])

    async def _token(self, message: Json) -> None:
        self._identity.tokens.remember_not(message["hash"])

    async def _cut_off(self, message: Json) -> None:
        self._lobby().cut_off(message["person"])

    async def _cut_off_all(self, message: Json) -> None:
        self._lobby().cut_off_all()

    async def _renamed(self, message: Json) -> None:
        self._lobby().renamed(message["person"], message["name"])

    async def _cut_off_addresses(self, message: Json) -> None:
        self._lobby().cut_off_from(self._bans.of_address)

    async def _read_bans(self, message: Json) -> None:
        await self._read(self._bans.open)

    async def _read_admission(self, message: Json) -> None:
        await self._read(self._admission.open)

    async def _resynchronise(self, message: Json) -> None:
        await self._missed()

    async def _missed(self) -> None:
        """Nobody knows what happened meanwhile."""
        self._identity.remember_nobody()
        await self._read(self._read_all)

    async def _read_all(self) -> None:
        await self._bans.open()
        await self._admission.open()
        self._lobby().cut_off_all()

    async def _read(self, what: Callable[[], Awaitable[None]]) -> None:
        """From the store; if it is away, all of it when it is back."""
        try:
            await what()
        except StoreError:
            log.warning("what another server has told cannot be read now; it is tried again")
            self._unread = True
            if self._reading is None or self._reading.done():
                self._reading = asyncio.ensure_future(self._read_later())

    async def _read_later(self) -> None:
        pause = FIRST_RETRY
        while self._unread:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LAST_RETRY)
            self._unread = False
            try:
                await self._read_all()
            except StoreError:
                self._unread = True

    # Telling

    def _tell(self, kind: str, **more: str) -> None:
        self._to_tell.put_nowait({"node": self._id, "kind": kind, **more})

    async def _tell_all(self) -> None:
        while True:
            message = await self._to_tell.get()
            try:
                await self._bus.publish(SUBJECT, message)
            except BusError:
                await self._tell_later()
            self._to_tell.task_done()

    async def _tell_later(self) -> None:
        """The bus is away: when it is back, all have to read what they may have missed."""
        pause = FIRST_RETRY
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LAST_RETRY)
            while not self._to_tell.empty():
                self._to_tell.get_nowait()
                self._to_tell.task_done()
            with suppress(BusError):
                await self._bus.publish(SUBJECT, {"node": self._id, "kind": "resynchronise"})
                return
