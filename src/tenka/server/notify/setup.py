"""The notifier of a server, with the channels that its host has allowed."""

from collections.abc import Callable

from tenka.server.notify.channels import DeliveryChannel
from tenka.server.notify.links import Links
from tenka.server.notify.mail import Mails
from tenka.server.notify.notifier import Notifier
from tenka.server.notify.push import Pushes
from tenka.server.notify.push_keys import PushKeys
from tenka.server.notify.webhook import Webhooks
from tenka.server.people.identity import Identity
from tenka.server.settings import Settings
from tenka.server.store import Store
from tenka.server.store.rows import Channel
from tenka.server.tables.lobby import Lobby


def notifier_of(
    settings: Settings,
    store: Store,
    identity: Identity,
    wall: Callable[[], float],
    lobby: Callable[[], Lobby],
) -> Notifier:
    """One for these settings; the tables may come later."""
    links = Links(settings.address)
    channels: dict[Channel, DeliveryChannel] = {}
    if settings.webhooks:
        channels["webhook"] = Webhooks(wall, private=settings.webhooks_private)
    if settings.push:
        contact = settings.address if settings.secure else "mailto:tenka@localhost"
        channels["push"] = Pushes(PushKeys(contact, wall), private=settings.webhooks_private)
    if settings.smtp_url:

        def stop_url(person: str, address: str) -> str:
            return links.to("stop", person, address)

        channels["mail"] = Mails(settings.smtp_url.get_secret_value(), settings.mail_from, stop_url)
    return Notifier(store, identity, channels, links, settings.address, wall, lobby)
