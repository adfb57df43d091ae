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
    return Window(now + row.window if is_timed(row) else None)


def is_timed(row: Row) -> bool:
    """Do windows of this table last a fixed time? Else they end with their answer."""
    return row.pace == "live" and row.window > 0


def is_over(window: Window, row: Row, asked: Sequence[Seat], default: str, now: float) -> bool:
    """Are the answers due? In correspondence at once, by standing orders alone. In a window of a
    fixed time at its end, or where all who are asked have left the order to let everything pass;
    in one without when all have left an order."""
    if row.pace == "correspondence":
        return True
    orders = [standing_answer(seat, ASK) for seat in asked]
    if window.ends is None:
        return ASK not in orders
    return now >= window.ends or all(order == default for order in orders)


def standing_answer(seat: Seat, otherwise: str) -> str:
    """The answer that a seat has left for windows."""
    return str((seat.standing or {}).get("answer", otherwise))
