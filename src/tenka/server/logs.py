"""Logs: one JSON object a line, and nothing in it that a reader of logs should not know.

What is logged are names of things and figures, never what people sent or what they hold: no
cookies, tokens, links, moves or cards. Of an error its kind and its places in the source are
logged, not its words, which may quote any of those.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

OURS = "tenka"
PLACES = 20
access = logging.getLogger("tenka.server.access")


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"fields": {...}}` adds fields to it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["places"] = places(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def places(error: BaseException) -> list[str]:
    """Where an error went through, the innermost place first, then those of its causes."""
    found = [
        f"{frame.filename}:{frame.lineno} {frame.name}"
        for frame in reversed(traceback.extract_tb(error.__traceback__))
    ]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        found += [f"because of {type(cause).__name__}", *places(cause)]
    return found[:PLACES]


def start_logging(level: str, stream: TextIO | None = None) -> None:
    """Log as JSON to stderr from now on; of libraries only what is wrong."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())
