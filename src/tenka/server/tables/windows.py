"""Secret windows: who is asked is open to all, what they answer comes out at a fixed time."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenka.server.store.rows import Seat
from tenka.server.store.rows import Table as Row

ASK = "ask"  # the standing order to be asked in every window
# So many seconds a bot takes, always: how long it thinks would tell what it holds.
BOT_ANSWERS_AFTER = 0.6
BOT_THINKS = 0.4  # of them at the most: an answer that comes later is none


@dataclass(frozen=True)
class Window:
    """A secret window; `ends` is None when it ends with its answer."""

    ends: float | None


def opened(row: Row, by_bots: bool, watched: bool, now: float) -> Window:
    """A window that opens now, to be answered by bots or not, with other people at the table or
    not. Its end is fixed by nothing else but the time and the table's terms."""
    if row.pace == "live" and by_bots:
        return Window(now + BOT_ANSWERS_AFTER)
    return Window(now + row.window if is_timed(row, watched) else None)


def is_timed(row: Row, watched: bool) -> bool:
    """Do windows in which people are asked last a fixed time? Else they end with the answer:
    because the table has it so, or because nobody but bots could read anything from the time."""
    return row.pace == "live" and row.window > 0 and watched


def is_over(window: Window, row: Row, orders: Sequence[str], default: str, now: float) -> bool:
    """Are the answers due, where those who are asked have left these orders? In correspondence at
    once, by the orders alone. In a window of a fixed time at its end, or where all have ordered to
    let everything pass; in one without when all have left an order."""
    if row.pace == "correspondence":
        return True
    if window.ends is None:
        return ASK not in orders
    return now >= window.ends or all(order == default for order in orders)


def standing_answer(seat: Seat, otherwise: str) -> str:
    """The answer that a seat has left for windows."""
    return str((seat.standing or {}).get("answer", otherwise))
