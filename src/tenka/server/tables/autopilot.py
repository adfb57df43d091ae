"""What happens at a table by itself: it begins, bots decide, windows close, time runs out, it ends.

Pure: what is to be done next, whom to ask, and when to look again.
"""

from dataclasses import dataclass, replace

from tenka.core.errors import IllegalMove
from tenka.server.store.records import HINTED, TAKEN_BACK
from tenka.server.store.rows import Held
from tenka.server.tables import nonces
from tenka.server.tables.change import Change
from tenka.server.tables.nonces import UNSEALING
from tenka.server.tables.played_game import Play
from tenka.server.tables.seating import left_to_a_bot
from tenka.server.tables.situation import Situation
from tenka.server.tables.windows import ASK, is_over, standing_answer


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot owes; no number of a decision comes twice."""

    seat: int
    decision: int


def next_change(situation: Situation, now: float) -> Change | None:
    """What follows by itself now; None if nothing does."""
    if situation.waiting:
        return _begin(situation, now) if situation.full else None
    if not situation.playing:
        return None
    if situation.play.record.closed:
        return _finish(situation, now)
    for seat in situation.clocks.timed_out(now):
        if situation.seats[seat].kind == "person":
            return _out_of_time(situation, seat)
    return _close_window(situation, now)


def bot_turns(situation: Situation) -> set[BotTurn]:
    """The decisions that bots are to be asked for."""
    if not situation.playing or situation.play.record.closed:
        return set()
    return {
        BotTurn(seat, situation.play.decision(seat))
        for seat in situation.play.state.turn
        if situation.seats[seat].kind == "bot" and situation.answer_of(seat) is None
    }


def bot_decided(situation: Situation, now: float, turn: BotTurn, texts: list[str]) -> Change | None:
    """What a bot's answer leads to; None if it is not asked any more."""
    if turn not in bot_turns(situation):
        return None
    if situation.window is not None and situation.window.ends is not None:
        return Change(hold=Held(situation.id, turn.seat, turn.decision, texts[0], ""))
    play = situation.play.moves(turn.seat, texts)
    return Change(play=play, decided=turn.seat, decision=turn.decision)


def next_moment(situation: Situation, now: float) -> float | None:
    """When to look again: at a time-out, a warning, the end of a window, or when those who
    hold back their nonces are waited for no longer."""
    if situation.awaited and situation.complete is not None:
        return situation.complete + UNSEALING
    if not situation.playing:
        return None
    moments = [situation.clocks.next_timeout(now), situation.clocks.next_warning(now)]
    times = [moment[1] for moment in moments if moment is not None]
    if situation.window is not None and situation.window.ends is not None:
        times.append(situation.window.ends)
    return min(times, default=None)


def _begin(situation: Situation, now: float) -> Change | None:
    """All nonces are in: the cards are dealt, and everybody may see theirs."""
    if situation.awaited:
        return nonces.held_back(situation, now)
    entries = nonces.entries(situation.seats)
    entries += [
        {"event": "bot_took_seat", "seat": seat.seat, "bot": seat.bot}
        for seat in situation.seats
        if seat.kind == "bot"
    ]
    return Change(
        play=Play(situation.play.record.with_entries(entries)),
        seats=tuple(
            replace(seat, standing=None, player_id=seat.person_id if situation.row.counts else None)
            for seat in situation.seats
        ),
        row={"status": "playing", "started": now},
    )


def _out_of_time(situation: Situation, seat: int) -> Change:
    """A bot plays on; but of two nobody needs to play with it for one who has never begun."""
    if situation.row.seats == 2 and not situation.clocks.has_begun(seat):
        return Change(play=situation.play.event("left", seat=seat))
    return left_to_a_bot(situation, seat, "time")


def _finish(situation: Situation, now: float) -> Change:
    result = situation.play.record.result
    assert result is not None
    result[TAKEN_BACK] = situation.play.taken_back
    result[HINTED] = situation.play.hinted
    return Change(row={"status": "over", "ended": now, "result": result})


def _close_window(situation: Situation, now: float) -> Change | None:
    """Release the answer of whoever was asked: given, left as a standing order, or none."""
    default = situation.play.state.window
    if default is None or situation.window is None:
        return None
    orders = [_order(situation, seat, default) for seat in situation.play.state.turn]
    if not is_over(situation.window, situation.row, orders, default, now):
        return None
    seat = situation.play.state.turn[0]
    answer = situation.answer_of(seat)
    if answer is not None:
        text, key = answer.text, answer.key or None  # a bot's has none
    else:
        text, key = standing_answer(situation.seats[seat], default), None
    try:
        play = situation.play.moves(seat, [text])
    except IllegalMove:
        play, key = situation.play.moves(seat, [default]), None
    decision = situation.play.decision(seat)
    return Change(play=play, decided=seat, decision=decision, key=key, release=(seat,))


def _order(situation: Situation, seat: int, default: str) -> str:
    """What a seat has said beforehand; who has nothing to say is not asked."""
    if situation.has_nothing_to_say(seat):
        return default
    return standing_answer(situation.seats[seat], ASK)
