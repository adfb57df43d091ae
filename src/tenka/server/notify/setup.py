"""The notifier of a server, with the channels that its host has allowed."""

from typing import TYPE_CHECKING

from tenka.server.notify.channels import DeliveryChannel
from tenka.server.notify.links import Links
from tenka.server.notify.mail import Mails
from tenka.server.notify.notifier import Notifier
from tenka.server.notify.webhook import Webhooks
from tenka.server.store.rows import Channel

if TYPE_CHECKING:
    from tenka.server.services import Services


def notifier_of(services: "Services") -> Notifier:
    """One for these settings; the tables may come later."""
    settings = services.settings
    links = Links(settings.address)
    channels: dict[Channel, DeliveryChannel] = {}
    if settings.webhooks:
        channels["webhook"] = Webhooks(services.now, private=settings.webhooks_private)
    if settings.smtp_url:

        def stop_url(person: str, address: str) -> str:
            return links.to("stop", person, address)

        channels["mail"] = Mails(settings.smtp_url.get_secret_value(), settings.mail_from, stop_url)
    return Notifier(
        services.store,
        services.identity,
        channels,
        links,
        settings.address,
        lambda: services.lobby,
    )
