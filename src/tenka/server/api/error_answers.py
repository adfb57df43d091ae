"""How any error is told: its HTTP status, its body, its headers.

The same body goes out by HTTP and by WebSocket:
`{"error": {"kind": "IllegalMove", "rule": "CH-3.4", "why": "...", "message": "...",
"retry_after": null}}`.
What is wrong with the store or the bots is the host's to know, by the log; a client is told when to
come back.
"""

import logging
import math

from tenka.analysis.errors import CannotAnalyse
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
from tenka.server.api.rule_sentences import sentence_of
from tenka.server.bots.pool import BotsStopped
from tenka.server.errors import BadToken, Refusal, Stopping, TooMany, Unavailable
from tenka.server.ops.logs import SELDOM
from tenka.server.people.bans import Banned
from tenka.server.store.errors import Conflict, StoreError
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
    (CannotAnalyse, 409),
)
# How a socket is closed after a refusal, or after an error of ours.
POLICY_VIOLATION, INTERNAL_ERROR = 1008, 1011
REASON_LIMIT = 120  # bytes that the reason of a close may have, and a little less
SOON = "the server cannot do this just now; send the same again in a moment"

log = logging.getLogger(__name__)


def status_of(error: TenkaError) -> int:
    """The HTTP status that an error is answered with."""
    error = _shown(error)
    if isinstance(error, Refusal):
        return error.status
    return next((status for kind, status in STATUSES if isinstance(error, kind)), 400)


def body_of(error: TenkaError) -> Json:
    """The error as a client is told it."""
    _note(error)
    error = _shown(error)
    rule = error.rule if isinstance(error, IllegalMove) else None
    message = error.message if isinstance(error, IllegalMove) else str(error)
    body = told(type(error).__name__, message, rule, _retry_after(error))
    if isinstance(error, Banned):
        body["ban"] = {"reason": error.ban.reason, "until": error.ban.until}
    return body


async def explained(error: TenkaError, language: str) -> Json:
    """The same, with the sentence of the rule that a move breaks."""
    body = body_of(error)
    if isinstance(error, IllegalMove):
        body["error"]["why"] = await sentence_of(error.rule, language)
    return body


def told(
    kind: str, message: str, rule: str | None = None, retry_after: float | None = None
) -> Json:
    """The body of every answer that is no success."""
    sendable = message.encode(errors="replace").decode()  # it may quote what is no text
    fault = {"kind": kind, "rule": rule, "why": None, "message": sendable}
    return {"error": {**fault, "retry_after": retry_after}}


def reason_of(error: TenkaError) -> str:
    """The error as the reason why a socket is closed: its words, as far as they may go."""
    words: str = body_of(error)["error"]["message"]
    return words.encode()[:REASON_LIMIT].decode(errors="ignore")


def headers_of(error: TenkaError) -> dict[str, str]:
    """The headers that belong to an error."""
    headers = {}
    wait = _retry_after(_shown(error))
    if wait is not None:
        headers["Retry-After"] = str(math.ceil(wait))  # in whole seconds
    elif isinstance(error, BadToken):
        headers["WWW-Authenticate"] = "Bearer"
    return headers


def _shown(error: TenkaError) -> TenkaError:
    """What a client is shown: nothing of the store and of the bots' processes. A write that came
    too late (Conflict) passes as well: what is stored is read again meanwhile."""
    return Unavailable(SOON) if isinstance(error, StoreError | BotsStopped) else error


def _note(error: TenkaError) -> None:
    if isinstance(error, StoreError) and not isinstance(error, Conflict):
        log.error("the store does not work: %s", error, extra=SELDOM)
    elif isinstance(error, Conflict):
        log.warning("a write did not fit what is stored", extra=SELDOM)


def _retry_after(error: TenkaError) -> float | None:
    """Seconds, upwards to a tenth; None if to wait is of no use."""
    if not isinstance(error, TooMany | Stopping | Unavailable):
        return None
    return max(0.1, math.ceil(error.retry_after * 10) / 10)
