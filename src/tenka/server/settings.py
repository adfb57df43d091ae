"""All that can be set: by the environment (TENKA_PORT=8000) or on the command line."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tenka.core.errors import TenkaError

PREFIX = "TENKA_"
LOG_LEVELS = ("debug", "info", "warning", "error")


class BadSetting(TenkaError):
    """A setting that cannot be; the sentence says what is allowed."""


def data_directory() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tenka"


def _path(text: str) -> Path:
    return Path(text).expanduser().absolute()


def _yes(text: str) -> bool:
    words = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}
    return words[text.casefold()]


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _setting(
    default: Any,
    meaning: str,
    read: Callable[[str], Any] = str,
    allowed: tuple[float, float] | None = None,
    hint: str = "",
) -> Any:
    """A field: how its text is read, and the least and the greatest value it may have."""
    return field(default=default, metadata=_told(meaning, read, allowed, hint))


def _told(
    meaning: str,
    read: Callable[[str], Any],
    allowed: tuple[float, float] | None = None,
    hint: str = "",
) -> dict[str, Any]:
    return {"meaning": meaning, "read": read, "allowed": allowed, "hint": hint}


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How this server runs. Each field is the variable TENKA_ and its name in capitals."""

    data: Path = field(
        default_factory=data_directory,
        metadata=_told("the data directory", _path, hint="a directory"),
    )
    host: str = _setting("127.0.0.1", "the address to listen at")
    port: int = _setting(8380, "the port to listen at; 0: any free one", int, (0, 65535))
    url: str = _setting("", "the address that people see, if a proxy stands before the server")
    origins: tuple[str, ...] = _setting((), "more origins whose pages may use the server", _words)
    proxies: tuple[str, ...] = _setting(
        (), "addresses of proxies whose X-Forwarded headers are believed", _words
    )
    https: bool = _setting(
        False, "people come by https: cookies are for https alone", _yes, hint="yes or no"
    )
    window: float = _setting(6.0, "seconds that a secret window lasts", float, (0, 60))
    bot_workers: int = _setting(2, "processes in which bots think", int, (1, 256))
    bot_budget: float = _setting(5.0, "seconds that a bot may think", float, (0.1, 600))
    body_limit: int = _setting(256 * 1024, "bytes of a request at most", int, (1024, 1 << 26))
    message_limit: int = _setting(
        64 * 1024, "bytes of a socket's message at most", int, (1024, 1 << 26)
    )
    person_rate: float = _setting(
        20.0, "requests and messages a second for each person; 0: no limit", float, (0, 1e6)
    )
    person_burst: int = _setting(100, "how many of them at once", int, (1, 1 << 20))
    address_rate: float = _setting(
        100.0, "requests a second from each address; 0: no limit", float, (0, 1e6)
    )
    address_burst: int = _setting(500, "how many of them at once", int, (1, 1 << 20))
    guest_rate: float = _setting(
        0.5, "new guests a second from each address; 0: no limit", float, (0, 1e6)
    )
    guest_burst: int = _setting(60, "how many of them at once", int, (1, 1 << 20))
    password_rate: float = _setting(
        0.05,
        "wrong passwords a second for each name from one address; 0: no limit",
        float,
        (0, 1e6),
    )
    password_burst: int = _setting(20, "how many of them at once", int, (1, 1 << 20))
    hashing_rate: float = _setting(
        0.5, "passwords a second from each address, wrong or right; 0: no limit", float, (0, 1e6)
    )
    hashing_burst: int = _setting(60, "how many of them at once", int, (1, 1 << 20))
    connections: int = _setting(
        500, "connections from each address at once; 0: no limit", int, (0, 1 << 20)
    )
    request_time: float = _setting(
        20.0, "seconds in which a request has to arrive whole", float, (0.1, 3600)
    )
    listeners: int = _setting(
        100, "sockets and streams of one person at once; 0: no limit", int, (0, 1 << 20)
    )
    tables: int = _setting(
        200, "unfinished tables of one person at once; 0: no limit", int, (0, 1 << 20)
    )
    smtp_url: str = field(
        default="",
        repr=False,
        metadata=_told("the server for mail, as smtps://user:password@host or smtp://host", str),
    )
    mail_from: str = _setting("", "the sender of mail, as Tenka <tenka@example.org>")
    webhooks: bool = _setting(
        True, "players may be told of their turn by webhooks", _yes, hint="yes or no"
    )
    webhooks_private: bool = _setting(
        False, "webhooks may reach into the host's own network", _yes, hint="yes or no"
    )
    metrics_token: str = field(
        default="",
        repr=False,
        metadata=_told("who shows it may read /metrics; without one only this machine may", str),
    )
    grace: float = _setting(10.0, "seconds that a stopping server waits", float, (0, 600))
    log_level: str = _setting("info", "the least level that is logged", str.casefold)

    def __post_init__(self) -> None:
        for each in fields(self):
            allowed = each.metadata["allowed"]
            value = getattr(self, each.name)
            if allowed is not None and not allowed[0] <= value <= allowed[1]:
                raise _bad(each.name, value, _range(allowed))
        if self.log_level not in LOG_LEVELS:
            raise _bad("log_level", self.log_level, ", ".join(LOG_LEVELS))
        if self.smtp_url:
            self._check_mail()
        for name, urls in (("url", (self.url,) if self.url else ()), ("origins", self.origins)):
            for url in urls:
                if origin_of(url) is None:
                    raise _bad(name, url, "an address such as https://tenka.example.org")

    def _check_mail(self) -> None:
        server = urlsplit(self.smtp_url)
        if server.scheme not in ("smtp", "smtps") or not server.hostname:
            raise _bad("smtp_url", "...", "smtps://user:password@host:465 or smtp://host:587")
        if "@" not in self.mail_from or not self.mail_from.isprintable():
            raise _bad("mail_from", self.mail_from, "an address, if TENKA_SMTP_URL is set")
        if not self.url:
            raise _bad("url", "", "the address that people see, if TENKA_SMTP_URL is set")

    @classmethod
    def load(cls, environment: Mapping[str, str] = os.environ, **overrides: Any) -> "Settings":
        """From the environment; an override that is not None comes first, as text or as it is."""
        chosen: dict[str, Any] = {}
        for each in fields(cls):
            value = overrides.get(each.name)
            if value is None:
                value = environment.get(_variable(each.name), "").strip() or None
            if isinstance(value, str):
                value = _read(each.name, value, each.metadata)
            if value is not None:
                chosen[each.name] = value
        return cls(**chosen)

    @property
    def secure(self) -> bool:
        """Do people come by https?"""
        return self.https or self.url.casefold().startswith("https:")

    @property
    def address(self) -> str:
        """Where people find the server, for links that are sent to them."""
        return self.url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def known_origins(self) -> frozenset[str]:
        """The origins that were set, in the form in which browsers send them."""
        set_here = (self.url, *self.origins) if self.url else self.origins
        return frozenset(origin for each in set_here if (origin := origin_of(each)))


def origin_of(url: str) -> str | None:
    """The origin of a URL as a browser sends it, or None if it is no address of the web."""
    try:
        parts = urlsplit(url.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not host:
        return None
    shown = f"[{host}]" if ":" in host else host
    usual = 443 if parts.scheme == "https" else 80
    return f"{parts.scheme}://{shown}" + (f":{port}" if port not in (None, usual) else "")


def described() -> Iterator[tuple[str, str]]:
    """The variable of each setting, and what it means."""
    for each in fields(Settings):
        default = each.default
        if default is MISSING:
            shown = "this user's"
        elif isinstance(default, bool):
            shown = "yes" if default else "no"
        else:
            shown = f"{default:g}" if isinstance(default, float) else str(default or "none")
        yield _variable(each.name), f"{each.metadata['meaning']} ({shown})"


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _read(name: str, text: str, told: Mapping[str, Any]) -> Any:
    try:
        return told["read"](text)
    except (ValueError, KeyError, RuntimeError) as error:
        allowed = told["hint"] or _range(told["allowed"])
        raise _bad(name, text, allowed) from error


def _range(allowed: tuple[float, float]) -> str:
    return f"{allowed[0]:g} to {allowed[1]:g}"


def _bad(name: str, value: object, allowed: str) -> BadSetting:
    return BadSetting(f"{_variable(name)}={value}; allowed: {allowed}")
