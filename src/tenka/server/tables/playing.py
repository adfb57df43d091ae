"""What players do in a game: moves, undo, offers that are granted, orders, ends.

Commands: plain functions from a situation, the time and a request to a change, or a refusal. `by`
is the person who asks: if another sits there by now, it is refused.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from tenka.core.contract import State
from tenka.core.errors import IllegalMove
from tenka.core.plan import next_moves, parts_of
from tenka.server.errors import BadRequest, NotNow, Stale
from tenka.server.store.rows import Held, RowChange
from tenka.server.tables.change import Change
from tenka.server.tables.idempotency import Ack, already_used
from tenka.server.tables.offers import Kind, agreed_to, kept, open_offer
from tenka.server.tables.permissions import must_be_played, must_decide, must_sit
from tenka.server.tables.played_game import Play
from tenka.server.tables.seating import left_to_a_bot
from tenka.server.tables.situation import Situation
from tenka.server.tables.undo import since_asked
from tenka.server.tables.windows import ASK


def move(
    situation: Situation,
    now: float,
    seat: int,
    decision: int,
    key: str,
    texts: Sequence[str],
    by: str | None = None,
) -> Change | Ack:
    """A seat's move, or its whole plan: all of it or nothing."""
    must_sit(situation, seat, by)
    known = _repeated(situation, seat, decision, key, texts)
    if known is not None:
        return known
    must_decide(situation, seat, by)
    _must_be_open(situation, seat, decision)
    play = _whole_decision(situation.play, seat, list(texts))
    if situation.window is not None and situation.window.ends is not None:
        if not situation.waits_for(seat):
            raise NotNow("you have answered; it is released when the window ends")
        text = play.record.entries[-1]["move"]
        return Change(hold=Held(situation.id, seat, decision, text, key))
    return Change(play=play, decided=seat, decision=decision, key=key)


def _must_be_open(situation: Situation, seat: int, decision: int) -> None:
    """What was asked about an older decision is not meant for this one."""
    current = situation.play.decision(seat)
    if decision != current:
        raise Stale(f"decision {decision} is not the one that is asked: {current} is")


def _repeated(
    situation: Situation, seat: int, decision: int, key: str, texts: Sequence[str]
) -> Ack | None:
    """What became of this request, if it came before; KeyUsed, if its key was another's."""
    waiting = situation.held.get(seat)
    known = situation.requests.known(seat, decision, key, situation.version, waiting)
    if known is None:
        return None
    if not situation.play.reads_as(known.after, seat, texts, known.moves):
        raise already_used(known)
    return Ack(known.version, held=known.held, repeated=True)


def _whole_decision(play: Play, seat: int, texts: list[str]) -> Play:
    """After one move, or a plan of many parts that is complete."""
    try:
        after = play.moves(seat, texts[: parts_of(play.state, seat)])
    except IllegalMove as refused:
        raise _with_the_part(refused, play.state, seat, texts) from refused
    wrong = _not_whole(play.state, seat, texts)  # a wrong part comes first
    if wrong is not None:
        raise wrong
    return after


def _not_whole(state: State, seat: int, texts: Sequence[str]) -> BadRequest | None:
    """Why these are not as many moves as the seat's decision takes."""
    parts = parts_of(state, seat)
    if len(texts) == parts:
        return None
    wanted = "one move" if state.plan(seat) is None else f"a plan of {parts} moves"
    return BadRequest(f"this decision is {wanted}, not {len(texts)}")


def _with_the_part(
    refused: IllegalMove, state: State, seat: int, texts: Sequence[str]
) -> IllegalMove:
    """The same; of a plan it also says which part was due where it went wrong."""
    parts = list(state.choices(seat))
    right = 0
    while right < min(len(texts), len(parts)) and not state.check(seat, texts[: right + 1]):
        right += 1
    if right == len(parts):
        return refused
    due = f"part {right + 1} of {len(parts)} is due there: {parts[right]}"
    return IllegalMove(refused.rule, f"{refused.message}; {due}")


@dataclass(frozen=True)
class Checked:
    """What would become of moves: why they are not a whole decision, if they are not; and if they
    are the first parts of a plan, the moves for the next part."""

    refused: IllegalMove | BadRequest | None = None
    next: Sequence[str] = ()


def check(state: State, seat: int, texts: Sequence[str]) -> Checked:
    """Would these moves be taken? Nothing is played."""
    parts = parts_of(state, seat)
    illegal = state.check(seat, texts[:parts])
    if illegal is not None:
        return Checked(_with_the_part(illegal, state, seat, texts))
    following = next_moves(state, seat, texts) if len(texts) < parts else ()
    return Checked(_not_whole(state, seat, texts), following)


def undo_moves(
    situation: Situation,
    now: float,
    seat: int,
    by: str | None = None,
    decision: int | None = None,
) -> Change:
    """Take back one's last move, where nobody has to be asked. `decision`: the one that was open
    when this was asked, so that asking twice takes back one move."""
    must_decide(situation, seat, by)
    if decision is not None:
        _must_be_open(situation, seat, decision)
    moves = situation.free_undo(seat)
    if moves == 0:
        raise NotNow("this can no longer be taken back")
    clocks = situation.clocks.copy()
    clocks.take_back(seat, now)
    return Change(play=situation.play.undoing(moves, seat), clocks=clocks)


def offer(
    situation: Situation,
    now: float,
    kind: Kind,
    seat: int,
    by: str | None = None,
    version: int | None = None,
) -> Change:
    """Offer what needs the consent of the others, or agree to what was offered at that version;
    it is done once all have agreed."""
    must_decide(situation, seat, by)
    made = agreed_to(situation, kind, seat, version)
    if not made.is_granted(situation.deciding()):
        return Change(row={"offer": kept(situation, made)})
    if kind == "draw":
        return Change(play=situation.play.event("draw_agreed"))
    clocks = situation.clocks.copy()
    clocks.take_back(made.seat, now)
    clocks.come_back(made.seat, now)  # it was to please them, not to have their time run out
    undone = situation.play.undoing(since_asked(situation.play, made.seat), made.seat)
    return Change(play=undone, clocks=clocks)


def decline(situation: Situation, now: float, seat: int, by: str | None = None) -> Change:
    """Say no to another's offer, or withdraw one's own."""
    must_decide(situation, seat, by)
    if open_offer(situation) is None:
        raise NotNow("there is no offer any more")
    return Change(row={"offer": kept(situation, None)})


def resign(situation: Situation, now: float, seat: int, by: str | None = None) -> Change:
    """Give up: with two seats the game is over, with more a bot goes on, if anybody else is there
    or the game counts; a game of bots alone would be nobody's."""
    must_sit(situation, seat, by)
    must_be_played(situation)
    if situation.row.seats == 2:
        return Change(play=situation.play.event("resigned", seat=seat))
    if not (situation.row.counts or situation.people_seats() - {seat}):
        return end_without_result(situation, now)
    change = left_to_a_bot(situation, seat, "resigned")
    gone = replace(change.seats[0], person_id=None)
    return replace(change, seats=(gone,), release=(seat,))


def claim(
    situation: Situation,
    now: float,
    seat: int,
    absent: int,
    gone: Callable[[int, float], float | None],
    what: Literal["game", "bot"],
    by: str | None = None,
) -> Change:
    """Wait no longer for one who owes a decision and is gone: the game is won, or a bot plays on.
    `gone` says for how many seconds a seat's player is gone, if they are."""
    must_decide(situation, seat, by)
    after = situation.row.claim_after
    if after is None:
        raise NotNow("at this table everybody is waited for")
    # Whether they have answered in a secret window is nobody's business.
    if absent == seat or absent not in situation.owing():
        raise NotNow("nobody waits for that seat")
    seconds = gone(absent, now)
    if seconds is None or seconds < after:
        raise NotNow(f"only who is gone for {after:.0f} seconds need not be waited for")
    if what == "bot":
        return left_to_a_bot(situation, absent, "left")
    if situation.row.seats > 2:
        raise NotNow("with more than two players a bot plays on instead")
    return Change(play=situation.play.event("left", seat=absent))


def end_of_round(situation: Situation, now: float) -> Change:
    """The round of a tournament lasts no longer: whose turn it is has lost, with more than two
    players a bot plays on for them. If it is the turn of both, the game is closed."""
    must_be_played(situation)
    owing = situation.owing()
    if not owing:
        raise NotNow("bots are about to move")
    if situation.row.seats > 2:
        return left_to_a_bot(situation, owing[0], "time")
    if len(owing) > 1:
        return end_without_result(situation, now)
    return Change(play=situation.play.event("left", seat=owing[0]))


def abort(situation: Situation, now: float, seat: int = 0, by: str | None = None) -> Change:
    """End it without a result, before the second move; a guided hand at any time, a game that
    counts never, since the deal is seen by then. Who does so to other people is remembered."""
    must_sit(situation, seat, by)
    must_be_played(situation)
    refused = _why_no_abort(situation)
    if refused is not None:
        raise NotNow(refused)
    change = end_without_result(situation, now)
    if situation.people_seats() - {seat}:
        return replace(change, row={**change.row, "aborted_by": by})
    return change


def may_abort(situation: Situation, seat: int | None) -> bool:
    """Could this seat's player end it without a result? It depends on the terms and on how many
    moves there were, which everybody is told."""
    return seat is not None and situation.playing and _why_no_abort(situation) is None


def _why_no_abort(situation: Situation) -> str | None:
    if situation.row.counts:
        return "this game counts from the deal on; resign instead"
    if len(situation.play.movers) >= 2 and situation.row.lesson is None:
        return "after the second move a game cannot be aborted; resign instead"
    return None


def end_without_result(situation: Situation, now: float) -> Change:
    """It ends without a result: at any time, if the host wants it so."""
    if situation.over:
        raise NotNow("the game is over")
    ended: RowChange = {"status": "aborted", "ended": now}
    if not situation.playing:
        return Change(row=ended)
    return Change(play=situation.play.event("aborted"), row=ended)


def set_standing_order(
    situation: Situation, now: float, seat: int, answer: str, by: str | None = None
) -> Change:
    """A standing order for secret windows: `ask`, or the answer to be given."""
    must_decide(situation, seat, by)
    order = None if answer == ASK else {"answer": answer}
    ordered = replace(situation.seats[seat], standing=order)
    # Nobody else is told, not even that something was ordered.
    return Change(seats=(ordered,), only=seat)
