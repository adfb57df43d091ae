"""What runs in the process of an analysis: a record comes in, lines of JSON go out.

While it works `{"made": 12, "total": 95}`, at last `{"analysis": {...}}`, or `{"error": ...}`: the
kind of error and its place in the source.
"""

import json
import os
import signal
import sys
import traceback

from tenka.analysis.analyse import analyse
from tenka.core.contract import Json
from tenka.core.record import Record

NICENESS = 19  # everybody else comes first


def main() -> None:
    """Analyse the one record on standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    os.nice(NICENESS)
    _tell(answer(sys.stdin.read()))


def answer(text: str) -> Json:
    """The analysis of a record, or what went wrong."""
    try:
        found = analyse(Record.from_json(text), progress=_tell_progress)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return {"error": f"{type(error).__name__} at {place.filename}:{place.lineno}"}
    return {"analysis": found.to_json()}


def _tell_progress(made: int, total: int) -> None:
    _tell({"made": made, "total": total})


def _tell(line: Json) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
