"""Carrying out a legal move: from the verb to the phase of play it belongs to."""

from mypy_extensions import i64

from tenka.games.suntzu import battles, events, moves, pending, support, windows
from tenka.games.suntzu.deal import take_warlord
from tenka.games.suntzu.drawing import keep
from tenka.games.suntzu.moves import to_of, verb_of, what_of, where_of
from tenka.games.suntzu.placing import lay
from tenka.games.suntzu.progress import carry_on
from tenka.games.suntzu.provinces import COUNT
from tenka.games.suntzu.table import NOBODY, WARLORD_IDS, Table


def carry_out(t: Table, seat: i64, action: i64) -> None:
    """A legal move of a seat happens, and all that follows from it."""
    verb = verb_of(action)
    what = what_of(action)
    if verb == moves.PLACE:
        lay(t, seat, where_of(action), what)
        if where_of(action) < COUNT - 1:
            return  # he is asked on
    elif verb == moves.REVEAL:
        battles.reveal(t, what)
    elif verb == moves.PASS:
        _pass(t, seat)
    elif verb == moves.PAY:
        why = pending.what_of(pending.head(t))
        if what == moves.POOL:
            pending.pay_from_pool(t, seat, why)
        else:
            pending.pay_from(t, seat, why, what)
    elif verb == moves.TRANSFER:
        pending.transfer(t, seat, what)
    elif verb == moves.SUPPORT:
        if t.pending != 0:
            support.give_up(t, seat, what)
        else:
            windows.give_up(t, seat, what)
    elif verb == moves.USE:
        if t.pending != 0:
            battles.use(t, seat, what)
        else:
            windows.use(t, seat, what, where_of(action), to_of(action))
    elif verb == moves.KEEP:
        keep(t, seat, what)
    elif verb == moves.INFANTRY:
        events.send_infantry(t, seat)
    elif verb == moves.TAKE:
        events.take(t, seat, what)
    elif verb == moves.DECLINE:
        events.decline(t, seat)
    else:
        take_warlord(t, seat, what)
    carry_on(t)


def _pass(t: Table, seat: i64) -> None:
    if t.window_asks != NOBODY:
        windows.pass_on(t, seat)
        return
    owed = pending.head(t)
    if t.log is not None:
        asked_for = "transfer"
        if pending.do_of(owed) == pending.USE:
            asked_for = WARLORD_IDS[pending.what_of(owed)]
        t.log.add("passed", {"seat": seat, "what": asked_for})
    pending.drop(t)
