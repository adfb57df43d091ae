"""Time zones by their names."""

from datetime import UTC, tzinfo
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo


def is_zone(name: str) -> bool:
    """Is it known everywhere? A machine may know others (`localtime`, `right/...`), and the
    database may move to one that does not."""
    return name in _names()


def zone_of(name: str) -> tzinfo:
    """UTC, if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (OSError, KeyError, ValueError):
        return UTC


@cache
def _names() -> frozenset[str]:
    return frozenset(files("tzdata").joinpath("zones").read_text(encoding="utf-8").split())
