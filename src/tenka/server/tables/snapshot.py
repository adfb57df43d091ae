"""What a listener is sent: a table as one seat may know it."""

from tenka.core.contract import Json
from tenka.core.plan import OwedPlan, owed_plan
from tenka.server.store.rows import Seat
from tenka.server.tables.hints import may_hint
from tenka.server.tables.lessons import told
from tenka.server.tables.offers import may_offer, shown
from tenka.server.tables.playing import may_abort
from tenka.server.tables.revision import revision
from tenka.server.tables.seating import may_begin
from tenka.server.tables.situation import Situation
from tenka.server.tables.windows import ASK, standing_answer


def snapshot(situation: Situation, now: float, seat: int | None, since: int) -> Json:
    """The table now; of the journal what comes after the first `since` events."""
    play = situation.play
    started = situation.row.started is not None
    since = min(max(since, 0), play.told) if started else 0
    return {
        "type": "state",
        "table": situation.id,
        "version": situation.version,
        "revision": revision(situation, seat),
        "status": situation.row.status,
        "claim_after": situation.row.claim_after,
        "from_position": situation.row.position is not None,
        "rated": situation.row.rated,
        "tournament": situation.row.tournament_id,
        "club": situation.row.club_id,
        "seat": seat,
        "seats": [_seat(situation, each) for each in situation.seats],
        "view": play.state.view(seat) if started else None,
        "forecast": play.state.forecast(seat) if started else None,
        "my_turn": situation.waits_for(seat),
        "decision": None if seat is None else play.decision(seat),
        "plan": _plan(situation, seat),
        "journal_from": since,
        "journal": play.state.journal(seat, since) if started else [],
        "happenings": play.happenings if started else [],
        "lesson": _lesson(situation, seat),
        "clocks": situation.clocks.view(now),
        "window": _window(situation, now, seat),
        "standing": None if seat is None else standing_answer(situation.seats[seat], ASK),
        "can_undo": situation.free_undo(seat) > 0,
        "may_begin": may_begin(situation, seat),
        "may_abort": may_abort(situation, seat),
        "offer": shown(situation),
        "may_offer": may_offer(situation, seat),
        "may_hint": may_hint(situation, seat),
        "result": situation.row.result,
        "rematch": None if seat is None else situation.rematch,
        "fairness": _fairness(situation),
    }


def _seat(situation: Situation, seat: Seat) -> Json:
    person, people = seat.person_id, situation.people
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": None if person is None else people.names.get(person),
        "bot": seat.bot,
        "aborted": None if person is None else people.aborted.get(person, 0),
        "rating": None if person is None else people.ratings.get(person),
    }


def _plan(situation: Situation, seat: int | None) -> OwedPlan | None:
    """The plan that this seat's player owes now."""
    if seat is None or not situation.waits_for(seat):
        return None
    return owed_plan(situation.play.state, seat)


def _window(situation: Situation, now: float, seat: int | None) -> Json | None:
    """The open window; whoever has more than one answer, as they alone know, is really asked."""
    if situation.window is None:
        return None
    ends = situation.window.ends
    asked = situation.waits_for(seat) and len(situation.play.state.legal(seat or 0)) > 1
    return {"ends_in": None if ends is None else round(max(0.0, ends - now), 3), "asked": asked}


def _lesson(situation: Situation, seat: int | None) -> Json | None:
    if situation.row.lesson is None or situation.row.status == "aborted":
        return None
    return told(situation.row.lesson, situation.play.record.moves(), seat)


def _fairness(situation: Situation) -> Json:
    """The secret is shown when nothing more can come of it."""
    record = situation.play.record
    return {
        "commitment": record.commitment,
        "sealing": situation.sealing,
        "seals": situation.seals(),
        "nonces": situation.nonces(),
        "awaited": situation.awaited,
        "secret": record.secret.hex() if situation.over else None,
    }
