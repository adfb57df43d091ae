"""Who is told by which ways: as people have set it, and at which of their browsers."""

from collections.abc import Callable
from typing import Any

from tenka.server.errors import NotFound
from tenka.server.notify.channels import NotDelivered, Recipient
from tenka.server.notify.settings import NotifySettings
from tenka.server.people.identity import Identity
from tenka.server.store import Person, Store
from tenka.server.store.rows import Channel


class Recipients:
    """All people, as those who are told."""

    def __init__(self, store: Store, identity: Identity) -> None:
        self._store = store
        self._identity = identity

    async def settings_of(self, person_id: str) -> NotifySettings:
        """What a person has set; nothing, if they are not here any more."""
        person = await self._identity.person(person_id)
        return NotifySettings.of(None if person is None else person.notify)

    async def change(
        self, id: str, how: Callable[[NotifySettings], NotifySettings]
    ) -> NotifySettings:
        """Change what a person has set; `how` is asked again if another server was quicker."""

        def changes(person: Person) -> dict[str, Any]:
            before = NotifySettings.of(person.notify)
            settings = how(before)
            return {} if settings == before else {"notify": settings.to_json()}

        person = await self._identity.revise(id, changes)
        if person is None:
            raise NotFound("this person is not here any more")
        return NotifySettings.of(person.notify)

    async def by(
        self, channel: Channel, person_id: str, settings: NotifySettings
    ) -> list[Recipient]:
        """Where a person is told by that channel: by push at each device."""
        if channel == "push":
            devices = await self._store.push_devices.of(person_id)
            return [Recipient(person_id, settings, device) for device in devices]
        return [Recipient(person_id, settings)] if channel in settings.channels else []

    async def forget_if_gone(self, to: Recipient | None, error: NotDelivered) -> None:
        """A browser that wants nothing any more is told nothing any more."""
        if error.why == "gone" and to is not None and to.device is not None:
            await self._store.push_devices.drop(to.device)
