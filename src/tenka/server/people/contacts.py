"""Whom somebody follows, mutes or blocks, and who is here, of those who let others see it."""

from collections.abc import Callable
from contextlib import suppress

from tenka.server.errors import BadRequest, CannotInvite, ListFull, NotFound
from tenka.server.people.identity import Identity
from tenka.server.store import Store, StoreError
from tenka.server.store.rows import ContactKind

MOST = 500  # contacts of one person
NOTED = 30.0  # seconds after which it is written down again that somebody is here
HERE = 90.0  # seconds for which they then count as being here


class Contacts:
    """All contacts; whether people are here is noted only of those who want it."""

    def __init__(self, store: Store, identity: Identity, now: Callable[[], float]) -> None:
        self._store = store
        self._identity = identity
        self._now = now
        self._noted: dict[str, float] = {}

    async def put(self, person_id: str, other_id: str, kind: ContactKind | None) -> None:
        """Follow, mute or block somebody, or none of it any more."""
        await self.check_other(person_id, other_id)
        others = {each.other_id for each in await self._store.contacts.of(person_id)}
        if kind is not None and len(others - {other_id}) >= MOST:
            raise ListFull(f"you follow, mute and block {MOST} people already")
        await self._store.contacts.put(person_id, other_id, kind)

    async def check_invitation(self, person_id: str, other_id: str) -> None:
        """May one invite the other? Not themselves, nobody who is gone, and not if either has
        blocked the other: CannotInvite, whichever it is."""
        known = other_id != person_id and await self._is_known(other_id)
        if not known or await self._store.contacts.blocks([person_id, other_id]):
            raise CannotInvite("this person cannot be invited")

    async def show(self, person_id: str, visible: bool) -> None:
        """May others see when this person is here?"""
        if visible:
            await self._store.contacts.show(person_id, self._now())
        else:
            await self._store.contacts.hide(person_id)
        self._noted.pop(person_id, None)

    async def check_other(self, person_id: str, other_id: str) -> None:
        """NotFound or BadRequest, if that is nobody else who is here."""
        if not await self._is_known(other_id):
            raise NotFound("there is nobody of that id")
        if other_id == person_id:
            raise BadRequest("that is yourself")

    async def is_here(self, person_id: str) -> None:
        """This person has just asked for something: it is noted now and then, if they want it."""
        now = self._now()
        if now - self._noted.get(person_id, float("-inf")) < NOTED:
            return
        if len(self._noted) > 10 * MOST:
            self._noted = {id: at for id, at in self._noted.items() if now - at < NOTED}
        self._noted[person_id] = now
        with suppress(StoreError):  # a note is no reason to refuse anything
            if await self._store.contacts.last_here([person_id]):
                await self._store.contacts.is_here(person_id, now)

    async def here(self, people: set[str]) -> dict[str, bool]:
        """Whether these people are here; nothing is told of those who do not want it."""
        now = self._now()
        last = await self._store.contacts.last_here(people)
        return {id: now - at < HERE for id, at in last.items()}

    async def _is_known(self, id: str) -> bool:
        person = await self._identity.person(id)
        return person is not None and person.deleted is None
