"""Carrying out a legal move: from the verb to the phase of play it belongs to."""

from mypy_extensions import i64

from tenka.games.chuhan.abilities import allow, react, use
from tenka.games.chuhan.moves import (
    ALLOW,
    DECLINE,
    GIVE,
    PASS,
    PLACE,
    PLAY,
    SWAP,
    TAKE,
    USE,
    verb_of,
)
from tenka.games.chuhan.table import REACT, Table
from tenka.games.chuhan.trick import decline, pass_turn, play, take
from tenka.games.chuhan.writs import give, place, swap, take_writ


def carry_out(t: Table, action: i64) -> None:
    """A legal move of the seat to move happens."""
    verb = verb_of(action)
    seat = t.to_move
    if verb == PLAY:
        play(t, seat, action)
    elif verb == USE:
        if t.phase == REACT:
            react(t, seat, action)
        else:
            use(t, seat, action)
    elif verb == PASS:
        pass_turn(t, seat)
    elif verb == ALLOW:
        allow(t)
    elif verb == SWAP:
        swap(t, seat, action)
    elif verb == PLACE:
        place(t, seat, action)
    elif verb == GIVE:
        give(t, seat, action)
    elif verb == TAKE:
        take(t, seat, action)
    elif verb == DECLINE:
        decline(t, seat)
    else:
        take_writ(t, seat)
