"""What a person has set: where he wants to be told, in which language, and when not."""

from dataclasses import dataclass, field, replace
from datetime import datetime, time, timedelta
from typing import Any

from tenka.core.contract import Json
from tenka.server.notify.zones import zone_of
from tenka.server.store.rows import Channel


@dataclass(frozen=True)
class Mail:
    """Where messages go; nothing but a question goes to an address that is not confirmed."""

    address: str = field(repr=False)
    confirmed: bool = False


@dataclass(frozen=True)
class Webhook:
    """Where requests go, and the secret that signs them."""

    url: str = field(repr=False)
    secret: str = field(repr=False)


@dataclass(frozen=True)
class Quiet:
    """From one minute of the day to another, both counted from midnight."""

    start: int
    end: int


@dataclass(frozen=True)
class NotifySettings:
    """All of it. `failed`: by channel when and why the last notice was given up."""

    language: str = "en"
    zone: str = "UTC"
    quiet: Quiet | None = None
    mail: Mail | None = None
    webhook: Webhook | None = None
    failed: dict[Channel, Json] = field(default_factory=dict)

    @classmethod
    def of(cls, stored: Json | None) -> "NotifySettings":
        """From what is stored of a person."""
        kept: dict[str, Any] = dict(stored or {})
        for name, kind in (("quiet", Quiet), ("mail", Mail), ("webhook", Webhook)):
            kept[name] = None if kept.get(name) is None else kind(**kept[name])
        return cls(**kept)

    def to_json(self) -> Json:
        """For the store."""
        parts = {
            name: None if part is None else dict(vars(part))
            for name, part in (
                ("quiet", self.quiet),
                ("mail", self.mail),
                ("webhook", self.webhook),
            )
        }
        return {
            "language": self.language,
            "zone": self.zone,
            **parts,
            "failed": {channel: dict(told) for channel, told in self.failed.items()},
        }

    @property
    def channels(self) -> tuple[Channel, ...]:
        """By which channels he is told of his turn."""
        by_mail = self.mail is not None and self.mail.confirmed
        channels: tuple[tuple[Channel, bool], ...] = (
            ("mail", by_mail),
            ("webhook", self.webhook is not None),
        )
        return tuple(channel for channel, wanted in channels if wanted)

    def marked(self, channel: Channel, told: Json | None) -> "NotifySettings":
        """With that said of the last notice by this way, or nothing."""
        rest = {each: how for each, how in self.failed.items() if each != channel}
        return replace(self, failed=rest if told is None else {**rest, channel: told})

    def told_at(self, now: float) -> float:
        """When he may be told: now, or at the end of his quiet hours."""
        if self.quiet is None:
            return now
        zone = zone_of(self.zone)
        local = datetime.fromtimestamp(now, zone)
        start, end = self.quiet.start, self.quiet.end
        minute = local.hour * 60 + local.minute
        over_midnight = start > end and (minute >= start or minute < end)
        if not (start <= minute < end or over_midnight):
            return now
        day = local.date() + timedelta(days=minute >= end)
        # On the day when clocks are changed this hour may come twice, or not at all.
        at = datetime.combine(day, time(end // 60, end % 60), zone).timestamp()
        return max(now, at)
