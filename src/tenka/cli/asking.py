"""Reading what a person types, at a terminal or from a pipe."""

import contextlib
import sys

from tenka.cli.screen import Screen

PROMPT = "> "


def ask(screen: Screen) -> str | None:
    """The next line, without spaces around it; None at the end of the input."""
    if sys.stdin is None:
        return None
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (lines can be edited, and fetched again)
        try:
            return input(PROMPT).strip()
        except EOFError:
            screen.put()
            return None
    screen.file.flush()
    line = sys.stdin.readline()
    if not line:
        return None
    # What is not typed at a terminal is not seen there: it is told, so that the log can be read.
    screen.put(f"{PROMPT}{printable(line.strip())}")
    return line.strip()


def printable(text: str) -> str:
    """Text without what could steer a terminal, and not too long to be repeated."""
    clean = "".join(sign if sign.isprintable() else "?" for sign in text)
    return clean if len(clean) <= 80 else clean[:79] + "…"
