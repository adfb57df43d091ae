"""Tells people outside of their turn and the like; it waits in the store until it has arrived.

What is owed is written down as notices (`noting.py`), and they are sent when they are due
(`delivery.py`).
"""

from collections.abc import Callable, Mapping

from tenka.core.contract import Json
from tenka.server.errors import NotNow
from tenka.server.notify.channels import DeliveryChannel, NotDelivered
from tenka.server.notify.delivery import Delivery
from tenka.server.notify.links import Links
from tenka.server.notify.mail_failures import MailFailures
from tenka.server.notify.messages import Messages
from tenka.server.notify.noting import Noting
from tenka.server.notify.push import Pushes
from tenka.server.notify.recipients import Recipients
from tenka.server.notify.settings import NotifySettings
from tenka.server.notify.wording import a_test
from tenka.server.people.identity import Identity
from tenka.server.store import Person, Store
from tenka.server.store.rows import Channel, Notice
from tenka.server.tables.lobby import Lobby

SOON = 900.0  # seconds before a tournament begins


class Notifier:
    """The one who tells, by the clock on the wall; `lobby` is asked for when the tables are
    there."""

    def __init__(
        self,
        store: Store,
        identity: Identity,
        channels: Mapping[Channel, DeliveryChannel],
        links: Links,
        url: str,
        now: Callable[[], float],
        lobby: Callable[[], Lobby],
    ) -> None:
        self.channels = channels
        self.links = links
        self._store = store
        self._url = url
        self._now = now
        self._recipients = Recipients(store, identity)
        self.mail_failures = MailFailures(store, now)
        self._noting = Noting(store, self._recipients, channels, now)
        self._delivery = Delivery(
            *(store, self._recipients, self._noting, Messages(store, links, url)),
            *(channels, now, lobby, self.mail_failures),
        )

    @property
    def pushes(self) -> Pushes | None:
        """The channel to browsers, if the host allows it."""
        way = self.channels.get("push")
        return way if isinstance(way, Pushes) else None

    async def start(self) -> None:
        """Go on with what has not arrived yet."""
        await self.links.open(self._store)
        if self.pushes is not None:
            await self.pushes.keys.open(self._store)
        self._delivery.look_soon()

    async def stop(self) -> None:
        """Tell no more; what has not arrived waits in the store."""
        await self._delivery.stop()
        for way in self.channels.values():
            way.close()

    def owed(self) -> None:
        """Something is written down to be told to somebody, or may have fallen due."""
        self._delivery.look_soon()

    async def change(
        self, id: str, how: Callable[[NotifySettings], NotifySettings]
    ) -> NotifySettings:
        """Change what a person has set; `how` is asked again if another server was quicker."""
        return await self._recipients.change(id, how)

    async def ask_to_confirm(self, id: str, address: str) -> None:
        """Send the e-mail that asks whether an address is theirs."""
        now = self._now()
        notice = Notice(f"{id}.confirm", id, "mail", {"confirm": address}, now, 0)
        await self._store.notices.put(notice)
        self._delivery.look_soon()

    async def remind(self, person_id: str, tournament: str, begins: float) -> None:
        """Tell somebody shortly before a tournament begins; NotNow, if they have set no way."""
        due = max(begins - SOON, self._now())
        id = f"{tournament}.{person_id}.begins"
        made = await self._noting.notices(person_id, id, {"tournament": tournament}, due)
        if not made:
            raise NotNow("set first how you want to be told")
        for notice in made:
            await self._store.notices.put(notice)
        self._delivery.look_soon()

    async def news(
        self, person_id: str, kind: str, told: Json, *, but: Channel | None = None
    ) -> None:
        """Tell somebody by all the ways that they have set, except one."""
        now = self._now()
        id = f"{person_id}.{kind}.{told.get('about', '')}"
        for notice in await self._noting.notices(person_id, id, {kind: told}, now):
            if notice.channel != but:
                await self._store.notices.put(notice)
        self._delivery.look_soon()

    async def test(self, person: Person, channel: Channel) -> None:
        """Tell him something now, to see that it arrives; NotDelivered says why not."""
        settings = NotifySettings.of(person.notify)
        message = a_test(settings.language, self._url)
        for to in await self._recipients.by(channel, person.id, settings):
            try:
                await self.channels[channel].send(to, message)
            except NotDelivered as error:
                await self._recipients.forget_if_gone(to, error)
                raise
        await self.change(person.id, lambda current: current.marked(channel, None))
