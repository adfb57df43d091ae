"""Where I am told of my turn while I am not here: by mail, by webhook, and by my browsers."""

import secrets
from dataclasses import replace
from typing import Annotated, Literal, get_args

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from tenka.server.api.dependencies import ByCookie, address_of
from tenka.server.api.schemas.common import Strict
from tenka.server.errors import BadRequest, NotNow
from tenka.server.notify.channels import NotDelivered, Why
from tenka.server.notify.mail import checked_mail
from tenka.server.notify.settings import Mail, NotifySettings, Quiet, Webhook
from tenka.server.notify.webhook import Webhooks
from tenka.server.notify.zones import is_zone
from tenka.server.services import Services, Use
from tenka.server.store import Person
from tenka.server.store.rows import Channel
from tenka.texts import Language

router = APIRouter(tags=["me"])

SetByHand = Literal["mail", "webhook"]
Time = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:00"])]


class QuietHours(Strict):
    """From one time of the day to another, by my own clock."""

    start: Time
    end: Time


class NotifyIn(Strict):
    """What I want; what is null is not wanted."""

    language: Language = "en"
    zone: str = Field(default="UTC", max_length=64, examples=["Europe/Budapest"])
    quiet: QuietHours | None = None
    mail: str | None = Field(default=None, max_length=300, examples=["me@example.org"])
    webhook: str | None = Field(default=None, max_length=600, examples=["https://example.org/turn"])


class FailureView(BaseModel):
    """The last notice by this way did not arrive, however often it was tried."""

    channel: Channel
    at: float
    why: Why


class NotifyView(BaseModel):
    """What is set, and what can be set here."""

    available: list[Channel] = Field(description="The ways that the host allows.")
    language: str
    zone: str
    quiet: QuietHours | None
    mail: str | None
    mail_confirmed: bool = Field(description="Before that only the question is sent there.")
    webhook: str | None
    webhook_secret: str | None = Field(
        description="Shown once, when the webhook is new: it signs what is sent."
    )
    failed: list[FailureView]


class TrialIn(Strict):
    """Which way is to be tried."""

    channel: Channel


class TrialView(BaseModel):
    """Did it arrive, and if not, why?"""

    delivered: bool
    why: Why | None


@router.get("/api/me/notify")
async def notify_settings(me: ByCookie, use: Use) -> NotifyView:
    """Where I am told of my turn."""
    return _shown(NotifySettings.of(me.notify), use)


@router.put("/api/me/notify")
async def change_notify_settings(
    wanted: NotifyIn, request: Request, me: ByCookie, use: Use
) -> NotifyView:
    """Set it. A new address is sent an e-mail first that asks whether it is mine."""
    _check_zone(wanted.zone)
    before = NotifySettings.of(me.notify)

    def as_wanted(current: NotifySettings) -> NotifySettings:
        nonlocal before
        before = current  # at another server he may have confirmed his address meanwhile
        mail = _mail(wanted.mail, current, use)
        webhook = _webhook(wanted.webhook, current, use)
        return replace(
            current,
            language=wanted.language,
            zone=wanted.zone,
            quiet=None if wanted.quiet is None else _quiet(wanted.quiet),
            mail=mail,
            webhook=webhook,
            failed={
                channel: told
                for channel, told in current.failed.items()
                if channel == "push"
                or getattr(current, channel) == {"mail": mail, "webhook": webhook}[channel]
            },
        )

    mail = as_wanted(before).mail
    if mail is not None and mail != before.mail:
        use.limits.message_on_request(me.id, address_of(request), mail.address)
    settings = await use.notifier.change(me.id, as_wanted)
    for channel in get_args(SetByHand):
        if getattr(settings, channel) is None:
            await use.store.notices.drop_all(me.id, channel)
    if settings.mail is not None and settings.mail != before.mail:
        await use.notifier.ask_to_confirm(me.id, settings.mail.address)
    new_secret = settings.webhook if settings.webhook != before.webhook else None
    return _shown(settings, use, new_secret)


@router.post("/api/me/notify/test")
async def send_trial(wanted: TrialIn, request: Request, me: ByCookie, use: Use) -> TrialView:
    """Send something now, to see that it arrives; to an address that is not confirmed the
    question again."""
    settings = NotifySettings.of(me.notify)
    receiver = await _receiver(me, settings, wanted.channel, use)
    if receiver is None or wanted.channel not in use.notifier.channels:
        raise NotNow("this way is not set")
    use.limits.message_on_request(me.id, address_of(request), receiver)
    if wanted.channel == "mail" and settings.mail is not None and not settings.mail.confirmed:
        await use.notifier.ask_to_confirm(me.id, settings.mail.address)
        return TrialView(delivered=True, why=None)
    try:
        await use.notifier.test(me, wanted.channel)
    except NotDelivered as error:
        return TrialView(delivered=False, why=error.why)
    return TrialView(delivered=True, why=None)


def _mail(wanted: str | None, before: NotifySettings, use: Services) -> Mail | None:
    if wanted is None:
        return None
    if "mail" not in use.notifier.channels:
        raise NotNow("this server sends no mail")
    address = checked_mail(wanted.strip())
    same = before.mail is not None and before.mail.address == address
    return before.mail if same else Mail(address)


def _webhook(wanted: str | None, before: NotifySettings, use: Services) -> Webhook | None:
    if wanted is None:
        return None
    way = use.notifier.channels.get("webhook")
    if not isinstance(way, Webhooks):
        raise NotNow("this server sends no webhooks")
    url = way.check(wanted.strip())
    same = before.webhook is not None and before.webhook.url == url
    return before.webhook if same else Webhook(url, secrets.token_urlsafe(32))


async def _receiver(
    me: Person, settings: NotifySettings, channel: Channel, use: Services
) -> str | None:
    """Who is sent it, so that nobody is sent too much; None if nothing is set."""
    if channel == "push":
        devices = await use.store.push_devices.of(me.id)
        return devices[0].id if devices else None
    if channel == "mail":
        return None if settings.mail is None else settings.mail.address
    return None if settings.webhook is None else settings.webhook.url


def _check_zone(name: str) -> None:
    if not is_zone(name):
        raise BadRequest("a time zone has a name such as Europe/Budapest")


def _quiet(wanted: QuietHours) -> Quiet:
    return Quiet(_minute(wanted.start), _minute(wanted.end))


def _minute(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])


def _time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _shown(
    settings: NotifySettings, use: Services, new_secret: Webhook | None = None
) -> NotifyView:
    quiet = settings.quiet
    return NotifyView(
        available=[channel for channel in get_args(Channel) if channel in use.notifier.channels],
        language=settings.language,
        zone=settings.zone,
        quiet=None if quiet is None else QuietHours(start=_time(quiet.start), end=_time(quiet.end)),
        mail=None if settings.mail is None else settings.mail.address,
        mail_confirmed=settings.mail is not None and settings.mail.confirmed,
        webhook=None if settings.webhook is None else settings.webhook.url,
        webhook_secret=None if new_secret is None else new_secret.secret,
        failed=[
            FailureView(channel=channel, at=told["at"], why=_why(told["why"]))
            for channel, told in settings.failed.items()
        ],
    )


def _why(stored: str) -> Why:
    """Why a notice was given up; a reason of an older release that is not told any more is the
    common one."""
    return next((why for why in get_args(Why) if why == stored), "unreachable")
