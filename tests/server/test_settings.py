"""Settings from the environment and the command line."""

from collections.abc import Callable
from pathlib import Path
from traceback import format_exception
from typing import Any

import pytest

from tenka.server.settings import (
    NO_SETTINGS,
    BadSetting,
    Settings,
    check_names,
    data_directory,
    described,
    origin_of,
)
from tenka.server.write_settings import page

Load = Callable[..., Settings]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    """Loads the settings in an environment that has these variables and no others of ours."""

    def loaded(environment: dict[str, str], **given: Any) -> Settings:
        for each in described():
            monkeypatch.delenv(each.variable, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        return Settings.load(**given)

    return loaded


def test_defaults(load: Load) -> None:
    settings = load({})
    assert (settings.host, settings.port, settings.window) == ("127.0.0.1", 8380, 6.0)
    assert settings.data == data_directory()
    assert settings.known_origins == frozenset()


def test_the_environment_is_read(load: Load) -> None:
    settings = load(
        {
            "TENKA_DATA": "/srv/tenka",
            "TENKA_PORT": "80",
            "TENKA_URL": "https://tenka.example.org/",
            "TENKA_ORIGINS": "http://localhost:5173, https://other.example:444",
            "TENKA_PROXIES": "10.0.0.1 10.0.0.2",
            "TENKA_HTTPS": "Yes",
            "TENKA_WINDOW": "0.5",
            "TENKA_LOG_LEVEL": "WARNING",
            "TENKA_COMPILE": "1",
        }
    )
    assert settings.data == Path("/srv/tenka")
    assert settings.port == 80
    assert settings.proxies == ("10.0.0.1", "10.0.0.2")
    assert settings.https is True
    assert settings.window == 0.5
    assert settings.log_level == "warning"
    assert settings.known_origins == {
        "https://tenka.example.org",
        "http://localhost:5173",
        "https://other.example:444",
    }


def test_the_command_line_comes_first(load: Load) -> None:
    environment = {"TENKA_PORT": "80", "TENKA_HOST": "0.0.0.0"}
    settings = load(environment, port="9000", host=None, data="~/games")
    assert (settings.port, settings.host) == (9000, "0.0.0.0")
    assert settings.data == Path.home() / "games"


def test_mail_needs_a_sender_and_an_address_for_its_links(load: Load) -> None:
    server = {"TENKA_SMTP_URL": "smtps://user:hush@mail.example.org"}
    sender = {"TENKA_MAIL_FROM": "Tenka <tenka@example.org>"}
    url = {"TENKA_URL": "https://tenka.example.org"}
    for given, missing in ((server | url, "TENKA_MAIL_FROM"), (server | sender, "TENKA_URL")):
        with pytest.raises(BadSetting, match=missing):
            load(given)
    settings = load(server | sender | url)
    assert settings.smtp_url.get_secret_value() == server["TENKA_SMTP_URL"]
    assert settings.address == "https://tenka.example.org"
    assert load({}).address == "http://127.0.0.1:8380"


@pytest.mark.parametrize(
    "environment",
    [
        {"TENKA_METRICS_TOKEN": "hush", "TENKA_PORT": "http"},
        {"TENKA_SMTP_URL": "smtp://user:hush@mail.example.org"},  # no sender
        {"TENKA_SMTP_URL": "http://user:hush@mail.example.org"},
        {"TENKA_SMTP_URL": "smtp://[hush"},
        {"TENKA_SMTP_URL": "smtp://mail.example.org:hush"},
    ],
)
def test_no_secret_is_told_by_an_error(load: Load, environment: dict[str, str]) -> None:
    with pytest.raises(BadSetting) as refused:
        load(environment)
    assert "hush" not in "".join(format_exception(refused.value))


def test_no_secret_is_told_by_the_settings(load: Load) -> None:
    settings = load(
        {
            "TENKA_METRICS_TOKEN": "hush",
            "TENKA_SMTP_URL": "smtp://user:hush@mail.example.org",
            "TENKA_MAIL_FROM": "tenka@example.org",
            "TENKA_URL": "https://tenka.example.org",
        }
    )
    for told in (repr(settings), str(settings), settings.model_dump_json()):
        assert "hush" not in told


def test_an_empty_variable_is_none(load: Load) -> None:
    assert load({"TENKA_PORT": "", "TENKA_HOST": " "}) == load({})


@pytest.mark.parametrize(
    ("variable", "value", "allowed"),
    [
        ("TENKA_PORT", "http", "0 to 65535"),
        ("TENKA_PORT", "70000", "0 to 65535"),
        ("TENKA_PORT", "-1", "0 to 65535"),
        ("TENKA_WINDOW", "nan", "0 to 60"),
        ("TENKA_WINDOW", "61", "0 to 60"),
        ("TENKA_BOT_WORKERS", "0", "1 to 256"),
        ("TENKA_BOT_WORKERS", "two", "1 to 256"),
        ("TENKA_HTTPS", "perhaps", "yes or no"),
        ("TENKA_LOG_LEVEL", "loud", "debug, info, warning, error"),
        ("TENKA_URL", "tenka.example.org", "https://tenka.example.org"),
        ("TENKA_URL", "ftp://tenka.example.org", "https://tenka.example.org"),
        ("TENKA_URL", "https://example.org/tenka", "without a path"),
        ("TENKA_URL", "https://example.org/?tenka", "without a path"),
        ("TENKA_ORIGINS", "http://good.example *", "https://tenka.example.org"),
        ("TENKA_PROXIES", "127.0.0.1 caddy", "127.0.0.1 or 10.42.0.0/24"),
        ("TENKA_PROXIES", "10.0.0.1/8", "127.0.0.1 or 10.42.0.0/24"),
        ("TENKA_SIGNUP", "invite", "open, invitation, host"),
        ("TENKA_SMTP_URL", "mail.example.org", "smtp://host:587"),
        ("TENKA_SMTP_URL", "http://mail.example.org", "smtp://host:587"),
        ("TENKA_WEBHOOKS", "some", "yes or no"),
        ("TENKA_DATA", "~nobody-of-that-name/tenka", "a directory"),
    ],
)
def test_a_bad_setting_is_named_in_one_sentence(
    load: Load, variable: str, value: str, allowed: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        load({variable: value})
    assert f"{variable}=" in str(refused.value)
    assert allowed in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("wrong", [{"port": 99999}, {"person_rate": -1.0}, {"log_level": "x"}])
def test_settings_made_by_hand_are_checked_too(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetting):
        Settings(**wrong)


def test_a_setting_that_is_none() -> None:
    with pytest.raises(BadSetting, match="no setting TENKA_TABELS"):
        Settings(tabels=3)


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Tenka.Example:443/path?x", "https://tenka.example"),
        ("http://tenka.example:80", "http://tenka.example"),
        ("http://127.0.0.1:8380", "http://127.0.0.1:8380"),
        ("http://[::1]:8380/", "http://[::1]:8380"),
        ("null", None),
        ("http://", None),
        ("http://a:b", None),
        ("http://[", None),
        ("javascript:alert(1)", None),
    ],
)
def test_origins(url: str, origin: str | None) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"XDG_DATA_HOME": "/xdg"}, "/xdg/tenka"),
        ("linux", {}, "/home/me/.local/share/tenka"),
        ("darwin", {}, "/home/me/Library/Application Support/tenka"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/tenka"),
    ],
)
def test_the_data_directory_is_the_users(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: str
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/me", **variables}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert data_directory() == Path(expected)


def test_every_setting_is_described() -> None:
    told = {each.variable: (each.allowed, each.default) for each in described()}
    assert told["TENKA_PORT"] == ("0 to 65535", "8380")
    assert told["TENKA_HTTPS"] == ("yes or no", "no")
    assert told["TENKA_SIGNUP"] == ("open, invitation, host", "open")
    assert told["TENKA_URL"] == ("", "none")
    assert told["TENKA_SMTP_URL"] == ("", "none")
    assert told["TENKA_DATA"] == ("", "this user's")
    assert told["TENKA_TABLES"] == ("0 to 1048576", "200")
    assert len(told) == len(Settings.model_fields)


def test_the_page_of_settings_is_up_to_date() -> None:
    """If not: python -m tenka.server.write_settings > docs/settings.md"""
    assert (Path(__file__).parents[2] / "docs" / "settings.md").read_text() == page()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("TENKA_GUEST", "did you mean TENKA_GUESTS?"),
        ("TENKA_SIGN_UP", "did you mean TENKA_SIGNUP?"),
        ("tenka_prot", "did you mean TENKA_PORT?"),
    ],
)
def test_a_misspelt_name_is_told(name: str, told: str) -> None:
    with pytest.raises(BadSetting) as refused:
        check_names(["PATH", "TENKA_COMPILE", "TENKA_GUESTS", name])
    assert name in str(refused.value)
    assert told in str(refused.value)


def test_names_that_are_known() -> None:
    named = ["PATH", "TENKA", *NO_SETTINGS, *(each.variable for each in described())]
    assert check_names(named) == []


def test_a_name_like_none_is_told_and_stops_nothing() -> None:
    """A network of containers may set variables by the name of its services."""
    assert check_names(["TENKA_SERVICE_HOST", "TENKA_DATA"]) == ["TENKA_SERVICE_HOST"]
