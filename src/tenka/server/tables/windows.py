"""Secret windows: who is asked is open to all, what he answers comes out at a fixed time."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenka.server.store.rows import Seat
from tenka.server.store.rows import Table as Row

ASK = "ask"  # the standing order to be asked in every window


@dataclass(frozen=True)
class Window:
    """A secret window; `ends` is None when it ends with its answer."""

    ends: float | None


def opened(row: Row, now: float) -> Window:
    """A window that opens now. Its end is fixed by nothing but the time and the table's terms."""
    timed = row.pace == "live" and row.window > 0
    return Window(now + row.window if timed else None)


def is_over(window: Window, row: Row, asked: Sequence[Seat], default: str, now: float) -> bool:
    """Are the answers due? In correspondence at once, by standing orders alone; and where all who
    are asked have left the order to let everything pass."""
    if row.pace == "correspondence":
        return True
    if all(standing_answer(seat, ASK) == default for seat in asked):
        return True
    return window.ends is not None and now >= window.ends


def standing_answer(seat: Seat, otherwise: str) -> str:
    """The answer that a seat has left for windows."""
    return str((seat.standing or {}).get("answer", otherwise))
