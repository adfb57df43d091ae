"""Messages as bytes, with the version of their form: one that is of another version, or none at
all, is dropped."""

import logging
from typing import Any

import orjson

from tenka.core.contract import Json

VERSION = 1

log = logging.getLogger(__name__)


def encoded(message: Json) -> bytes:
    """A message."""
    return orjson.dumps({"version": VERSION, "message": message})


def failed(why: str) -> bytes:
    """The answer of one who has none."""
    return orjson.dumps({"version": VERSION, "failed": why})


def decoded(raw: bytes) -> Json | None:
    """The message; None if there is none to be read, which is logged now and then."""
    message = _envelope(raw).get("message")
    if isinstance(message, dict):
        return message
    log.warning("a message on the bus cannot be read; it is dropped", extra={"seldom": True})
    return None


def failure(raw: bytes) -> str | None:
    """Why somebody has no answer, if that is what the bytes say."""
    why = _envelope(raw).get("failed")
    return why if isinstance(why, str) else None


def _envelope(raw: bytes) -> dict[str, Any]:
    try:
        envelope = orjson.loads(raw)
    except orjson.JSONDecodeError:
        return {}
    known = isinstance(envelope, dict) and envelope.get("version") == VERSION
    return envelope if known else {}
