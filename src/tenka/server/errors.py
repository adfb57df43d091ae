"""Why the server refuses a request: errors with an HTTP status, and how any error is told.

The same body goes out by HTTP and by WebSocket:
`{"error": {"kind": "IllegalMove", "rule": "CH-3.4", "message": "..."}}`.
"""

import math
from typing import ClassVar

from tenka.bots import UnknownBot
from tenka.core.contract import Json
from tenka.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    IllegalMove,
    TenkaError,
    UnknownGame,
)
from tenka.server.botpool import BotsStopped
from tenka.server.clock import BadClock
from tenka.server.store.errors import Conflict, StoreUnavailable


class Refusal(TenkaError):
    """A request that is not granted; the base of all errors with a status of their own."""

    status: ClassVar[int] = 400


class BadRequest(Refusal):
    """A request that is not of the form it should have."""

    status = 422


class BadToken(Refusal):
    """An API token, or the lack of one, that does not say who is there."""

    status = 401


class NotYours(Refusal):
    """Something that this person may not do."""

    status = 403


class WrongPassword(Refusal):
    """A password that does not fit, or a name that nobody has: which of them is not told."""

    status = 403


class ForeignOrigin(Refusal):
    """A request that another site's page has made its visitor send."""

    status = 403


class NotFound(Refusal):
    """There is no such thing here."""

    status = 404


class Stale(Refusal):
    """The request answers something that is not asked any more."""

    status = 409


class NotNow(Refusal):
    """Something that cannot be done as things stand."""

    status = 409


class Full(Refusal):
    """There is no room left."""

    status = 409


class Closed(Refusal):
    """It was there, and it is over."""

    status = 410


class TooLarge(Refusal):
    """More bytes than we take."""

    status = 413


class TooMany(Refusal):
    """Too many requests; after so many seconds the next one is welcome."""

    status = 429

    def __init__(self, message: str, retry_after: float = 1.0) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class TooManyPasswords(TooMany):
    """Too many wrong passwords; after so many seconds the next one is welcome."""


class Stopping(Refusal):
    """The server is going down; it may be back soon."""

    status = 503
    retry_after = 5.0


# The statuses of errors that know nothing of HTTP; the first class that fits counts.
STATUSES: tuple[tuple[type[TenkaError], int], ...] = (
    (IllegalMove, 422),
    (BadOption, 422),
    (BadSeat, 422),
    (BadPosition, 422),
    (BadRecord, 422),
    (BadClock, 422),
    (UnknownBot, 422),
    (UnknownGame, 404),
    (Conflict, 409),
    (StoreUnavailable, 503),
    (BotsStopped, 503),
)


def status_of(error: TenkaError) -> int:
    """The HTTP status that an error is answered with."""
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status in STATUSES if isinstance(error, kind)), 400)


def body_of(error: TenkaError) -> Json:
    """The error as a client is told it."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    message = error.message if isinstance(error, IllegalMove) else str(error)
    return told(type(error).__name__, message, rule)


def told(kind: str, message: str, rule: str | None = None) -> Json:
    """The body of every answer that is no success."""
    sendable = message.encode(errors="replace").decode()  # it may quote what is no text
    return {"error": {"kind": kind, "rule": rule, "message": sendable}}


def headers_of(error: TenkaError) -> dict[str, str]:
    """The headers that belong to an error."""
    headers = {}
    if isinstance(error, TooMany | Stopping):
        headers["Retry-After"] = str(max(1, math.ceil(error.retry_after)))
    elif status_of(error) == 503:
        headers["Retry-After"] = "1"
    elif isinstance(error, BadToken):
        headers["WWW-Authenticate"] = "Bearer"
    return headers
