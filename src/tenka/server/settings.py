"""All that can be set: by the environment (TENKA_PORT=8000) or on the command line."""

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, Self, get_args, get_origin
from urllib.parse import urlsplit

from annotated_types import Ge, Le
from pydantic import (
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from tenka.core.errors import TenkaError

PREFIX = "TENKA_"
USUAL_WINDOW = 6.0  # seconds, unless a host or a table wants another
LONGEST_WINDOW = 60.0  # seconds, whatever they want
# They are for those who build and test.
NO_SETTINGS = frozenset(
    (
        "TENKA_CHROMIUM",
        "TENKA_COMPILE",
        "TENKA_FAULT_SEED",
        "TENKA_KILLS",
        "TENKA_KILL_SEED",
        "TENKA_LONG",
        "TENKA_TEST_DATABASE",
        "TENKA_TEST_POSTGRES",
        "TENKA_WEB",
    )
)


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


def _path(value: str | Path) -> Path:
    try:
        return Path(value).expanduser().absolute()
    except RuntimeError as error:  # the home of a user that is none
        raise ValueError("a directory") from error


def _words(value: object) -> object:
    return tuple(value.replace(",", " ").split()) if isinstance(value, str) else value


def _small(value: object) -> object:
    return value.casefold() if isinstance(value, str) else value


Directory = Annotated[Path, BeforeValidator(_path)]
Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)]
SignUp = Literal["open", "invitation", "host"]
LogLevel = Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_small)]
Rate = Annotated[float, Ge(0), Le(1e6)]
Burst = Annotated[int, Ge(1), Le(1 << 20)]
Count = Annotated[int, Ge(0), Le(1 << 20)]
Days = Annotated[int, Ge(0), Le(36500)]
Bytes = Annotated[int, Ge(1024), Le(1 << 26)]


class Settings(BaseSettings):
    """How this server runs. Each field is the variable TENKA_ and its name in capitals; what is
    given by name comes first."""

    # The words of an error could tell a password.
    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, hide_input_in_errors=True)

    data: Directory = Field(default_factory=data_directory, description="the data directory")
    database_url: SecretStr = Field(
        SecretStr(""),
        description="the PostgreSQL database, as postgresql://user:password@host/name; without "
        "one SQLite keeps all in the data directory",
    )
    host: str = Field("127.0.0.1", description="the address to listen at")
    port: Annotated[int, Ge(0), Le(65535)] = Field(
        8380, description="the port to listen at; 0: any free one"
    )
    url: str = Field(
        "",
        description="the address that people see, without a path, if a proxy stands before the "
        "server",
    )
    origins: Words = Field((), description="more origins whose pages may use the server")
    proxies: Words = Field(
        (), description="addresses or networks of proxies whose X-Forwarded headers are believed"
    )
    https: bool = Field(False, description="people come by https: cookies are for https alone")
    signup: Annotated[SignUp, BeforeValidator(_small)] = Field(
        "open", description="who may make an account: open (all), invitation, or host (nobody else)"
    )
    guests: bool = Field(True, description="people may look on and play without an account")
    owners_second_factor: bool = Field(
        False, description="owners may look after the server only with a second factor"
    )
    keep_addresses: Days = Field(
        30,
        description="days that the last address of a person is kept, for bans; 0: none is kept or "
        "logged",
    )
    keep_guests: Days = Field(
        90, description="days after which guests who never played are forgotten; 0: never"
    )
    keep_games: Days = Field(0, description="days after which finished games are deleted; 0: never")
    window: Annotated[float, Ge(0), Le(LONGEST_WINDOW)] = Field(
        USUAL_WINDOW, description="seconds that a secret window lasts"
    )
    bot_workers: Annotated[int, Ge(1), Le(256)] = Field(
        2, description="processes in which bots think"
    )
    bot_budget: Annotated[float, Ge(0.1), Le(600)] = Field(
        5.0, description="seconds after which a bot that has not answered is stopped"
    )
    bot_pace: Annotated[float, Ge(0), Le(10)] = Field(
        0.3,
        description="seconds that a bot's answer takes at least; 0: it is there at once, and how "
        "long the bot thought tells what it holds",
    )
    substitute: str = Field(
        "greedy", description="the level of the bot that plays on for a player who has left"
    )
    rated_bots: bool = Field(True, description="rated games may be played against bots")
    body_limit: Bytes = Field(256 * 1024, description="bytes of a request at most")
    message_limit: Bytes = Field(64 * 1024, description="bytes of a socket's message at most")
    person_rate: Rate = Field(
        20.0, description="requests and messages a second for each person; 0: no limit"
    )
    person_burst: Burst = Field(100, description="how many of them at once")
    address_rate: Rate = Field(
        100.0, description="requests and messages a second from each address; 0: no limit"
    )
    address_burst: Burst = Field(500, description="how many of them at once")
    guest_rate: Rate = Field(0.5, description="new guests a second from each address; 0: no limit")
    guest_burst: Burst = Field(60, description="how many of them at once")
    password_rate: Rate = Field(
        0.05, description="wrong passwords a second for each name from one address; 0: no limit"
    )
    password_burst: Burst = Field(20, description="how many of them at once")
    hashing_rate: Rate = Field(
        0.5, description="passwords a second from each address, wrong or right; 0: no limit"
    )
    hashing_burst: Burst = Field(60, description="how many of them at once")
    connections: Count = Field(
        500, description="connections from each address at once; 0: no limit"
    )
    request_time: Annotated[float, Ge(0.1), Le(3600)] = Field(
        20.0, description="seconds in which a request has to arrive whole"
    )
    listeners: Count = Field(
        100, description="sockets and streams of one person at once; 0: no limit"
    )
    tables: Count = Field(200, description="unfinished tables of one person at once; 0: no limit")
    table_rate: Rate = Field(
        0.05, description="tables a second that one person opens in the long run; 0: no limit"
    )
    table_burst: Burst = Field(60, description="how many of them at once")
    listed: Count = Field(
        3, description="open tables of one person in the list at once; 0: no limit"
    )
    listed_guests: Count = Field(
        10,
        description="those of all guests of one network together, and of all its accounts without "
        "a game that counts; 0: no limit",
    )
    tournaments: Count = Field(
        3, description="unfinished tournaments that one person has opened at once; 0: no limit"
    )
    tournament_players: Annotated[int, Ge(2), Le(1000)] = Field(
        1000, description="players of a tournament at most"
    )
    tournament_wait: Annotated[float, Ge(1), Le(3600)] = Field(
        300.0, description="seconds in which all have to come to a live table of a tournament"
    )
    smtp_url: SecretStr = Field(
        SecretStr(""),
        description="the server for mail, as smtps://user:password@host or smtp://host",
    )
    mail_from: str = Field("", description="the sender of mail, as Tenka <tenka@example.org>")
    webhooks: bool = Field(True, description="players may be told of their turn by webhooks")
    webhooks_private: bool = Field(
        False, description="webhooks and pushes may reach into the host's own network"
    )
    push: bool = Field(True, description="players may be told of their turn by their browsers")
    bus_url: SecretStr = Field(
        SecretStr(""),
        description="the NATS server that connects nodes and bot workers, as "
        "tls://user:password@host:4222; several of them with commas",
    )
    bus_credentials: str = Field("", description="a file with credentials for NATS")
    metrics_token: SecretStr = Field(
        SecretStr(""),
        description="who shows it may read /metrics; without one only this machine may, and only "
        "if neither TENKA_URL nor TENKA_PROXIES tells of a proxy",
    )
    grace: Annotated[float, Ge(0), Le(600)] = Field(
        10.0, description="seconds that a stopping server waits"
    )
    log_level: LogLevel = Field("info", description="the least level that is logged")
    development: bool = Field(
        False, description="the pages for those who build Tenka are there: /dev/moments"
    )

    def __init__(self, **given: Any) -> None:
        try:
            super().__init__(**given)
        except ValidationError as error:
            raise _first_wrong(error) from None

    @classmethod
    def load(cls, **given: Any) -> Self:
        """From the environment; what is given and not None comes first, as text or as it is."""
        return cls(**{name: value for name, value in given.items() if value is not None})

    @model_validator(mode="before")
    @classmethod
    def _without_blanks(cls, values: Mapping[str, Any]) -> dict[str, Any]:
        """A variable with nothing in it is as good as none."""
        return {
            name: stripped
            for name, value in values.items()
            if (stripped := value.strip() if isinstance(value, str) else value) != ""
        }

    @field_validator("url", "origins")
    @classmethod
    def _addresses(cls, value: str | tuple[str, ...]) -> str | tuple[str, ...]:
        for url in (value,) if isinstance(value, str) else value:
            if url and (origin_of(url) is None or _has_more(url)):
                raise ValueError("an address such as https://tenka.example.org, without a path")
        return value

    @field_validator("proxies")
    @classmethod
    def _networks(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for proxy in value:
            try:
                ip_network(proxy)
            except ValueError as error:
                if proxy != "*":
                    raise ValueError(
                        "addresses or networks such as 127.0.0.1 or 10.42.0.0/24; *: all"
                    ) from error
        return value

    @model_validator(mode="after")
    def _postgres(self) -> Self:
        """Anything else is most likely a mistake, which must not end in a new, empty database."""
        url = self.database_url.get_secret_value()
        if url and not url.startswith(("postgresql://", "postgres://")):
            raise _bad("database_url", "...", "postgresql://user:password@host/name")
        return self

    @model_validator(mode="after")
    def _mail(self) -> Self:
        """Mail needs a server, a sender, and an address for its links."""
        if not self.smtp_url:
            if self.mail_from:
                raise _bad("mail_from", self.mail_from, "nothing, unless TENKA_SMTP_URL is set")
            return self
        if not _is_mail_server(self.smtp_url.get_secret_value()):
            raise _bad("smtp_url", "...", "smtps://user:password@host:465 or smtp://host:587")
        if "@" not in self.mail_from or not self.mail_from.isprintable():
            raise _bad("mail_from", self.mail_from, "an address, if TENKA_SMTP_URL is set")
        if not self.url:
            raise _bad("url", "", "the address that people see, if TENKA_SMTP_URL is set")
        return self

    @model_validator(mode="after")
    def _bus(self) -> Self:
        """Credentials that are named have to be there."""
        if not all(map(_is_nats_server, self.bus_urls)):
            raise _bad("bus_url", "...", "tls://user:password@host:4222 or nats://host:4222")
        if self.bus_credentials and not Path(self.bus_credentials).is_file():
            raise _bad("bus_credentials", self.bus_credentials, "a file that can be read")
        return self

    @property
    def bus_urls(self) -> list[str]:
        """The addresses of NATS; none: all is in one process."""
        return self.bus_url.get_secret_value().replace(",", " ").split()

    @property
    def database(self) -> str | Path:
        """Where everything is kept: the URL of a database, or the data directory."""
        return self.database_url.get_secret_value() or self.data

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


def _has_more(url: str) -> bool:
    """Has it a path, or what comes after one? The page is at the root of its address."""
    parts = urlsplit(url.strip())
    return parts.path not in ("", "/") or bool(parts.query or parts.fragment)


def check_names(environment: Iterable[str]) -> list[str]:
    """The variables that look like settings and are none. BadSetting, if one seems to be misspelt:
    whoever did it must not believe that it holds."""
    known = {name.upper() for name in Settings.model_fields}
    others = []
    for variable in sorted(environment):
        name = variable.upper().removeprefix(PREFIX)
        if name == variable.upper() or name in known or variable.upper() in NO_SETTINGS:
            continue
        if near := get_close_matches(name, known, 1):
            raise BadSetting(f"there is no setting {variable}; did you mean {PREFIX}{near[0]}?")
        others.append(variable)
    return others


def _is_mail_server(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _is_nats_server(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


@dataclass(frozen=True)
class Described:
    """A setting in words; `allowed` is empty where any text is."""

    variable: str
    meaning: str
    allowed: str
    default: str


def described() -> Iterator[Described]:
    """All settings."""
    for name, field in Settings.model_fields.items():
        default = field.default
        if field.default_factory is not None:
            shown = "this user's"
        elif isinstance(default, bool):
            shown = "yes" if default else "no"
        else:
            shown = _number(default) if isinstance(default, int | float) else str(default)
            shown = shown if shown.strip("*()") else "none"
        yield Described(_variable(name), field.description or "", _allowed(field), shown)


def _variable(name: str) -> str:
    return PREFIX + name.upper()


def _first_wrong(error: ValidationError) -> BadSetting:
    """The first thing that is wrong, in one sentence that tells no secret."""
    wrong = error.errors(include_url=False)[0]
    name = str(wrong["loc"][0])
    field = Settings.model_fields.get(name)
    if field is None:
        return BadSetting(f"there is no setting {_variable(name)}")
    value = "..." if field.annotation is SecretStr else wrong["input"]
    why = wrong.get("ctx", {}).get("error", wrong["msg"])
    return _bad(name, value, _allowed(field) or str(why))


def _allowed(field: FieldInfo) -> str:
    """What the type of a setting allows; empty, if that is all that can be said of it."""
    if field.annotation is bool:
        return "yes or no"
    if get_origin(field.annotation) is Literal:
        return ", ".join(get_args(field.annotation))
    least = next((each.ge for each in field.metadata if isinstance(each, Ge)), None)
    most = next((each.le for each in field.metadata if isinstance(each, Le)), None)
    return "" if least is None or most is None else f"{_number(least)} to {_number(most)}"


def _number(value: Any) -> str:
    return str(int(value)) if value == int(value) else f"{value:g}"


def _bad(name: str, value: object, allowed: str) -> BadSetting:
    return BadSetting(f"{_variable(name)}={value}; allowed: {allowed}")
