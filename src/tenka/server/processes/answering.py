"""What runs in a process of the server's own: a line comes in, a line goes out."""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from io import BufferedReader, BufferedWriter


def answer_lines(
    answer: Callable[[bytes], bytes], *, niceness: int, greeting: Callable[[], bytes]
) -> None:
    """Answer until the server closes the pipe; the first line out is the greeting. The process's
    argument: seconds that an answer may take."""
    limit = float(sys.argv[1])
    lines, answers = _channel()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    os.nice(niceness)  # the server's own loop comes first
    _tell(answers, greeting())
    for line in lines:
        # The server kills whoever stalls; this is for the day when the server itself was killed.
        signal.setitimer(signal.ITIMER_REAL, limit)
        _tell(answers, answer(line))
        signal.setitimer(signal.ITIMER_REAL, 0)


def place_of(error: Exception) -> str:
    """The kind of error and its place in the source, and nothing of the game."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {place.filename}:{place.lineno}"


def _channel() -> tuple[BufferedReader, BufferedWriter]:
    """Our pipes; whatever is printed or read by others is kept away from them."""
    lines, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return open(lines, "rb"), open(answers, "wb")


def _tell(answers: BufferedWriter, line: bytes) -> None:
    answers.write(line + b"\n")
    answers.flush()
