"""Records in files."""

import argparse
import os
from pathlib import Path

from tenka.core.errors import BadRecord, TenkaError
from tenka.core.record import FORMAT, Record
from tenka.texts import Texts

LARGEST = 1 << 26  # no record is longer, and a device may never end


class BadFile(TenkaError):
    """A file that cannot be read or written."""


def add_file(parser: argparse.ArgumentParser) -> None:
    """The argument of the commands that read a record."""
    parser.add_argument(
        "file", metavar="FILE", help="a record, as `tenka play --save FILE` writes it"
    )


def read_record(name: str, texts: Texts) -> Record:
    """The record in a file, replayed and checked; BadFile or BadRecord says what is wrong."""
    text = _read(name)
    if FORMAT not in text:
        raise BadRecord(texts.say("shell-not-a-record", file=name))
    try:
        return Record.from_json(text)
    except BadRecord as error:
        raise BadRecord(f"{name}: {error}") from error


def check_target(name: str) -> None:
    """May a record be saved here? Asked before a game: a file that is no record is not lost."""
    path = Path(name)
    if path.is_file() and path.stat().st_size and FORMAT not in _read(name):
        raise BadFile(f"{name}: there is a file that is no record; it is left alone")


def save_record(name: str, record: Record) -> None:
    """Write a record: the whole of it, or the file stays as it was."""
    path = Path(name).resolve()
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        if path.exists() and not path.is_file():  # a device is written, never replaced
            path.write_text(record.to_json() + "\n", encoding="utf-8")
            return
        draft.write_text(record.to_json() + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadFile(f"{name}: {error.strerror}") from error


def _read(name: str) -> str:
    try:
        with open(name, encoding="utf-8", errors="replace") as file:
            return file.read(LARGEST)
    except OSError as error:
        raise BadFile(f"{name}: {error.strerror}") from error
