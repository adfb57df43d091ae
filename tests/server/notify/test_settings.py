"""When a person may be told, by his own clock."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tenka.server.notify.settings import Mail, NotifySettings, Quiet, Webhook

NIGHT = Quiet(22 * 60, 7 * 60)
NOON = Quiet(12 * 60, 13 * 60 + 30)


def at(text: str, zone: str, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("quiet", "zone", "now", "told"),
    [
        (None, "Europe/Budapest", "2026-05-05 03:00", "2026-05-05 03:00"),
        (NIGHT, "Europe/Budapest", "2026-05-05 21:59", "2026-05-05 21:59"),
        (NIGHT, "Europe/Budapest", "2026-05-05 22:00", "2026-05-06 07:00"),
        (NIGHT, "Europe/Budapest", "2026-12-31 23:59", "2027-01-01 07:00"),
        (NIGHT, "Europe/Budapest", "2026-05-06 06:59", "2026-05-06 07:00"),
        (NIGHT, "Europe/Budapest", "2026-05-06 07:00", "2026-05-06 07:00"),
        (NIGHT, "Asia/Kathmandu", "2026-05-05 23:10", "2026-05-06 07:00"),
        (NOON, "America/New_York", "2026-05-05 12:30", "2026-05-05 13:30"),
        (NOON, "America/New_York", "2026-05-05 14:00", "2026-05-05 14:00"),
        (Quiet(300, 300), "UTC", "2026-05-05 05:00", "2026-05-05 05:00"),
        # Clocks go forward and back in this night; the hour of waking is that of his clock.
        (NIGHT, "Europe/Warsaw", "2026-03-28 23:00", "2026-03-29 07:00"),
        (NIGHT, "Europe/Warsaw", "2026-10-24 23:00", "2026-10-25 07:00"),
    ],
)
def test_quiet_hours(quiet: Quiet | None, zone: str, now: str, told: str) -> None:
    settings = NotifySettings(zone=zone, quiet=quiet)
    assert settings.told_at(at(now, zone)) == at(told, zone)


def test_a_night_of_change_is_an_hour_shorter_or_longer() -> None:
    settings = NotifySettings(zone="Europe/Warsaw", quiet=NIGHT)
    for day, hours in (("2026-03-28", 8), ("2026-05-05", 9), ("2026-10-24", 10)):
        now = at(f"{day} 22:00", "Europe/Warsaw")
        assert settings.told_at(now) - now == hours * 3600


def test_an_hour_that_does_not_come_or_comes_twice() -> None:
    for end in (150, 170):
        settings = NotifySettings(zone="Europe/Warsaw", quiet=Quiet(60, end))
        for text, fold in (
            ("2026-03-29 01:30", 0),
            ("2026-10-25 02:10", 0),
            ("2026-10-25 02:10", 1),
        ):
            now = at(text, "Europe/Warsaw", fold)
            assert now <= settings.told_at(now) <= now + 2 * 3600


@pytest.mark.parametrize("zone", ["Asia/Edo", "Europe", "../etc/passwd", ""])
def test_a_zone_that_this_machine_does_not_know_is_utc(zone: str) -> None:
    now = at("2026-05-05 23:10", "UTC")
    assert NotifySettings(zone=zone, quiet=NIGHT).told_at(now) == at("2026-05-06 07:00", "UTC")


def test_they_are_stored_whole() -> None:
    for settings in (
        NotifySettings(),
        NotifySettings("hu", "Europe/Budapest", NIGHT, Mail("a@b.example", True), Webhook("u", "s"),
               {"mail": {"at": 1.0, "why": "slow"}}),
    ):  # fmt: skip
        assert NotifySettings.of(settings.to_json()) == settings
    assert NotifySettings.of(None) == NotifySettings()


def test_what_is_private_is_in_no_repr() -> None:
    settings = NotifySettings(
        mail=Mail("a@b.example"), webhook=Webhook("https://their.example", "hush")
    )
    assert not any(part in repr(settings) for part in ("b.example", "their", "hush"))
