"""Every error has a status and one form."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

import tenka
from tenka.bots import UnknownBot
from tenka.core.errors import TenkaError
from tenka.server import errors
from tenka.server.api.error_answers import SOON, STATUSES, body_of, headers_of, status_of
from tenka.server.bots.pool import BotsStopped
from tenka.server.errors import Refusal
from tenka.server.store import BadDatabase, Conflict, DatabaseLocked, StoreUnavailable
from tenka.server.tables.clock import BadClock
from tenka.texts import LANGUAGES, folders
from tests.server.shell import app_in, browsing, fault

# What no form of the page can bring about.
FOR_PROGRAMS = {"BadRecord", "HeadersTooLarge", "KeyUsed"}


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (tenka.IllegalMove("CH-3.4", "no"), 422),
        (tenka.BadOption("no"), 422),
        (tenka.BadSeat("no"), 422),
        (tenka.BadPosition("no"), 422),
        (tenka.BadRecord("no"), 422),
        (BadClock("no"), 422),
        (UnknownBot("no"), 422),
        (tenka.UnknownGame("no"), 404),
        (TenkaError("no"), 400),
        (errors.BadToken("no"), 401),
        (errors.NotYours("no"), 403),
        (errors.ForeignOrigin("no"), 403),
        (errors.NotFound("no"), 404),
        (errors.Stale("no"), 409),
        (errors.KeyUsed("no"), 409),
        (errors.Full("no"), 409),
        (errors.TooLarge("no"), 413),
        (errors.TooSlow("no"), 408),
        (errors.HeadersTooLarge("no"), 431),
        (errors.TooMany("no", 2.5), 429),
        (errors.Stopping("no"), 503),
        (errors.Unavailable("no"), 503),
    ],
)
def test_statuses(error: TenkaError, status: int) -> None:
    assert status_of(error) == status
    rule = "CH-3.4" if isinstance(error, tenka.IllegalMove) else None
    wait = {"TooMany": 2.5, "Stopping": 5.0, "Unavailable": 1.0}.get(type(error).__name__)
    told = {"kind": type(error).__name__, "rule": rule, "why": None, "message": "no"}
    assert body_of(error) == {"error": {**told, "retry_after": wait}}
    assert ("Retry-After" in headers_of(error)) == (status in (429, 503))


@pytest.mark.parametrize(
    "error",
    [
        Conflict("table kS9vXq2LmA0Z is not stored as expected"),
        StoreUnavailable("the disk is full"),
        DatabaseLocked("the database is locked by another process"),
        BadDatabase("the database is damaged"),
        BotsStopped("the bots are not running"),
    ],
)
def test_what_is_wrong_with_us_is_not_told(
    error: TenkaError, caplog: pytest.LogCaptureFixture
) -> None:
    """All look alike, say when to come back, and the host can read what it was."""
    fault = {"kind": "Unavailable", "rule": None, "why": None, "message": SOON, "retry_after": 1.0}
    assert body_of(error) == {"error": fault}
    assert status_of(error) == 503
    assert headers_of(error) == {"Retry-After": "1"}
    if isinstance(error, StoreUnavailable | BadDatabase):
        assert str(error) in caplog.text
    assert "kS9vXq2LmA0Z" not in caplog.text


def test_when_to_come_back_is_told_in_whole_seconds() -> None:
    assert headers_of(errors.TooMany("no", 2.1)) == {"Retry-After": "3"}
    assert headers_of(errors.TooMany("no", 0.01)) == {"Retry-After": "1"}
    assert body_of(errors.TooMany("no", 2.11))["error"]["retry_after"] == 2.2
    assert body_of(errors.TooMany("no", 0.0))["error"]["retry_after"] == 0.1


def test_every_refusal_is_the_clients_or_passes() -> None:
    for kind in Refusal.__subclasses__():
        assert 400 <= kind.status < 500 or kind.status == 503


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_on_the_page(language: str) -> None:
    """The page tells the kind in the player's language; the sentence is for programs."""
    path = folders(None)[0].joinpath("web", f"{language}.ftl")
    told = {
        entry.id.name
        for entry in FluentResource(path.read_text("utf-8")).body
        if hasattr(entry, "id")
    }
    kinds = {kind.__name__ for kind in kinds_of(Refusal)} | {kind.__name__ for kind, _ in STATUSES}
    kinds |= {"ServerError"}
    assert {kind for kind in kinds - FOR_PROGRAMS if f"web-refused-{kind}" not in told} == set()


def kinds_of(base: type[Refusal]) -> Iterator[type[Refusal]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_errors_of_routes_are_told(tmp_path: Path) -> None:
    app = app_in(tmp_path)

    @app.get("/refused")
    async def refuse() -> None:
        raise tenka.IllegalMove("CH-3.4", "the lead is yours")

    with browsing(app) as client:
        answer = client.get("/refused")
        assert fault(answer) == (422, "IllegalMove")
        assert answer.json()["error"]["rule"] == "CH-3.4"
        assert answer.json()["error"]["message"] == "the lead is yours"
        assert fault(client.get("/nowhere")) == (404, "NotFound")
        wrong = client.put("/api/me")
        assert fault(wrong) == (405, "NotAllowed")
        assert "GET" in wrong.headers["allow"]


def test_what_is_no_text_can_be_told() -> None:
    told = body_of(errors.NotFound("no \ud800 here"))
    assert told["error"]["message"] == "no ? here"
