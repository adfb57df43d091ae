"""Logs: one JSON object a line, and nothing in it that a reader of logs should not know.

What is logged are names of things and figures, never what people sent or what they hold: no
cookies, tokens, links, moves or cards. Of an error its kind and its places in the source are
logged, not its words, which may quote any of those.
"""

import json
import logging
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, TextIO

import orjson

OURS = "tenka"
PLACES = 20
ERRORS = "errors.log"
ERRORS_SIZE = 1 << 18  # bytes, and as many of those before
# `log.error("...", extra=SELDOM)`: one line in a while, however often it happens.
SELDOM = {"seldom": True}
A_WHILE = 60.0  # seconds
access = logging.getLogger("tenka.server.access")


class JsonLines(logging.Formatter):
    """A record as one line of JSON; `extra={"fields": {...}}` adds fields to it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["places"] = places(record.exc_info[1])
        try:
            return orjson.dumps(line, default=str).decode()
        except orjson.JSONEncodeError:  # half a character, or a very large number
            return json.dumps(line, ensure_ascii=False, default=str)


def _message(record: logging.LogRecord) -> str:
    """Ours as it is; of a library's the first line, since what follows may quote an error."""
    message = record.getMessage()
    return message if record.name.startswith(OURS) else message.partition("\n")[0]


class Seldom(logging.Filter):
    """Keeps back what was logged a moment ago; the next line says how often that was."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[str, float] = {}
        self._kept_back: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if not getattr(record, "seldom", False):
            return True
        now, line = self._clock(), record.msg
        if now - self._last.get(line, -A_WHILE) < A_WHILE:
            self._kept_back[line] += 1
            return False
        self._last[line] = now
        if more := self._kept_back.pop(line, 0):
            record.fields = {**getattr(record, "fields", {}), "more_of_them": more}
        return True


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


class Errors(RotatingFileHandler):
    """The last errors, in a file that is the host's alone. A disk that is full stops nothing."""

    def __init__(self, directory: Path) -> None:
        super().__init__(
            directory / ERRORS, maxBytes=ERRORS_SIZE, backupCount=1, encoding="utf-8", delay=True
        )
        self.setLevel(logging.ERROR)
        self.setFormatter(JsonLines())
        self.addFilter(Seldom())

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", opener=_private)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        pass


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


@contextmanager
def kept_errors(directory: Path) -> Iterator[None]:
    """Errors are kept there, besides what is logged elsewhere, as long as this lasts."""
    handler = Errors(directory)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()


def last_errors(directory: Path, count: int) -> list[dict[str, Any]]:
    """The last errors that were kept there, oldest first."""
    lines: list[str] = []
    for name in (f"{ERRORS}.1", ERRORS):
        with suppress(FileNotFoundError):
            lines += (directory / name).read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        with suppress(ValueError):  # a killed server may have left half a line
            found.append(json.loads(line))
    return found[-count:]


def start_logging(level: str, stream: TextIO | None = None) -> None:
    """Log as JSON to stderr from now on; of libraries only what is wrong."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())
