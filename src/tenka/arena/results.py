"""The file of a contest: a line that says which contest it is, then a line for each game.

It is written as the games end, in their order, so a run that was interrupted leaves the beginning
of what it would have written, and the next run goes on there.
"""

import fcntl
import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from tenka.arena.contest import Contest
from tenka.arena.errors import BadResults
from tenka.arena.played import Played
from tenka.core.contract import Json
from tenka.version import VERSION

FORMAT = "tenka-arena/1"


class ResultFile:
    """Open for one run; no other one may write meanwhile.

    >>> with ResultFile("results.jsonl", contest) as file:
    ...     before = list(file.games())
    """

    def __init__(self, name: str | os.PathLike[str], contest: Contest) -> None:
        self.name = os.fspath(name)
        self.contest = contest
        self._file: IO[bytes] | None = None

    def __enter__(self) -> "ResultFile":
        path = Path(self.name)
        try:
            if path.exists() and not path.is_file():
                raise BadResults(f"{self.name}: not a file")
            self._file = path.open("r+b" if path.exists() else "x+b")
            self._lock()
            self._check()
        except OSError as error:
            self._close()
            raise BadResults(f"{self.name}: {error.strerror}") from error
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    def games(self) -> Iterator[Played]:
        """The games that are in it. A last line that was cut off is taken away."""
        assert self._file is not None
        self._file.seek(0)
        self._file.readline()
        number, end = 1, self._file.tell()
        for line in self._file:
            number += 1
            if not line.endswith(b"\n"):
                break
            end += len(line)
            try:
                yield Played.from_json(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise self.broken(number, "no game") from error
        self._file.truncate(end)
        self._file.seek(end)

    def add(self, played: Played) -> None:
        """Write a game; it is kept whatever becomes of this process."""
        assert self._file is not None
        try:
            self._file.write(json.dumps(played.to_json()).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(f"{self.name}: {error.strerror}") from error

    def broken(self, line: int, what: str) -> BadResults:
        """What is wrong with a line."""
        return BadResults(f"{self.name}: line {line} is {what} of this contest; it is left alone")

    def _lock(self) -> None:
        assert self._file is not None
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadResults(f"{self.name}: another run is writing it") from error

    def _check(self) -> None:
        assert self._file is not None
        first = self._file.readline()
        if not first:
            self._file.write(json.dumps(header(self.contest)).encode() + b"\n")
            self._file.flush()
            return
        try:
            found = json.loads(first) if first.endswith(b"\n") else None
        except ValueError:
            found = None
        check_header(self.name, found, header(self.contest))

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def header(contest: Contest) -> Json:
    """The first line of a contest's file."""
    about = {"format": FORMAT, "tenka": VERSION, "rules": contest.engine.rules_version}
    return {**about, **contest.to_json()}


def check_header(name: str, found: Any, wanted: Json) -> None:
    """BadResults if a file is of another version or contest, and in what."""
    if not isinstance(found, dict) or not str(found.get("format")).startswith("tenka-arena/"):
        raise BadResults(f"{name}: there is a file that holds no results; it is left alone")
    differing = [key for key in wanted if found.get(key) != wanted[key]]
    if differing:
        kind = "version" if {"format", "tenka", "rules"} & {*differing} else "contest"
        said = "; ".join(f"{key}: {found.get(key)!r}, not {wanted[key]!r}" for key in differing)
        raise BadResults(
            f"{name}: results of another {kind} ({said}); it is left alone, so name another file"
        )
