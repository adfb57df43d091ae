"""How any error is told: its HTTP status, its body, its headers.

The same body goes out by HTTP and by WebSocket:
`{"error": {"kind": "IllegalMove", "rule": "CH-3.4", "message": "..."}}`.
"""

import math

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
from tenka.server.bots.pool import BotsStopped
from tenka.server.errors import BadToken, Refusal, Stopping, TooMany
from tenka.server.store.errors import Conflict, StoreUnavailable
from tenka.server.tables.clock import BadClock

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
