"""Numbers that commands take."""

import argparse
from collections.abc import Callable


def from_to(kind: type[int] | type[float], low: float, high: float) -> Callable[[str], float]:
    """Numbers between two."""

    def number(text: str) -> float:
        try:
            found = kind(text)
        except ValueError:
            found = kind(0)
        if not low <= found <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is no number from {low:g} to {high:g}")
        return found

    return number
