"""What a listener is sent: a table as one seat may know it."""

from typing import TYPE_CHECKING

from tenka.core.contract import Json
from tenka.server.store.rows import Seat
from tenka.server.tables.lessons import told
from tenka.server.tables.offers import may_offer, shown
from tenka.server.tables.windows import ASK, standing_answer

if TYPE_CHECKING:
    from tenka.server.tables.table import Table


def snapshot(table: "Table", seat: int | None, since: int) -> Json:
    """The table now; of the journal what comes after the first `since` events."""
    play = table.play
    started = table.row.started is not None
    since = min(max(since, 0), play.told) if started else 0
    now = table.services.timers.now()
    return {
        "type": "state",
        "table": table.id,
        "version": play.version,
        "status": table.row.status,
        "seat": seat,
        "seats": [_seat(table, each) for each in table.seats],
        "view": play.state.view(seat) if started else None,
        "forecast": play.state.forecast(seat) if started else None,
        "my_turn": table.waits_for(seat),
        "decision": None if seat is None else play.decision(seat),
        "journal_from": since,
        "journal": play.state.journal(seat, since) if started else [],
        "lesson": _lesson(table, seat),
        "clocks": table.clocks.view(now),
        "window": _window(table, now),
        "standing": None if seat is None else standing_answer(table.seats[seat], ASK),
        "can_undo": table.free_undo(seat) > 0,
        "offer": shown(table),
        "may_offer": may_offer(table, seat),
        "result": table.row.result,
        "rematch": None if seat is None else table.rematch,
        "fairness": _fairness(table),
    }


def _seat(table: "Table", seat: Seat) -> Json:
    name = None if seat.person_id is None else table.names.get(seat.person_id)
    return {"seat": seat.seat, "kind": seat.kind, "name": name, "bot": seat.bot}


def _window(table: "Table", now: float) -> Json | None:
    if table.window is None:
        return None
    ends = table.window.ends
    return {"ends_in": None if ends is None else round(max(0.0, ends - now), 3)}


def _lesson(table: "Table", seat: int | None) -> Json | None:
    if table.row.lesson is None or table.row.status == "aborted":
        return None
    return told(table.row.lesson, table.play.record.moves(), seat)


def _fairness(table: "Table") -> Json:
    """The secret is shown when nothing more can come of it."""
    over = table.row.status in ("over", "aborted")
    return {
        "commitment": table.play.record.commitment,
        "nonces": table.nonces(),
        "secret": table.play.record.secret.hex() if over else None,
    }
