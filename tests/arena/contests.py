"""Contests for tests: quick bots, few deals."""

import json
from pathlib import Path
from typing import Any

from tenka.arena import Contest, ResultFile, Tally, local_workers, run
from tenka.arena.played import TIMES

FIRST = "tests.arena.odd_bots:First"
LAST = "tests.arena.odd_bots:Last"


def odd(name: str) -> str:
    """A bot of `odd_bots`."""
    return f"tests.arena.odd_bots:{name}"


def play(contest: Contest, deals: int, file: Path | None = None, workers: int = 1) -> Tally:
    """Play a contest, or what is left of it."""
    tally = Tally(contest)
    if file is None:
        run(tally, deals, local_workers(contest, workers))
        return tally
    with ResultFile(file, contest) as opened:
        run(tally, deals, local_workers(contest, workers), opened)
    return tally


def lines(file: Path) -> list[dict[str, Any]]:
    """The lines of a result file without times: those are other ones each time."""
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key != TIMES} for line in found]
