"""Carrying out a legal move: from the verb to the phase of play it belongs to."""

from mypy_extensions import i64

from tenka.games.shogun.actions import move, stay
from tenka.games.shogun.choosing import choose
from tenka.games.shogun.draft import choose_group, refresh, take_open, take_top
from tenka.games.shogun.moves import (
    CHOOSE,
    DRAFT_GROUP,
    DRAFT_OPEN,
    DRAFT_TOP,
    MOVE,
    PLAN,
    REVOLT,
    STAY,
    first_of,
    number_of,
    second_of,
    verb_of,
)
from tenka.games.shogun.progress import settle
from tenka.games.shogun.season import lay
from tenka.games.shogun.table import Table, planned
from tenka.games.shogun.winter import name_revolt


def carry_out(t: Table, seat: i64, action: i64) -> None:
    """A legal move of a seat happens, and all that follows by itself."""
    verb = verb_of(action)
    first = first_of(action)
    if verb == PLAN:
        lay(t, seat, second_of(action))
        if not planned(t, seat):
            return
    elif verb == MOVE:
        move(t, seat, first, second_of(action), number_of(action))
    elif verb == STAY:
        stay(t, seat)
    elif verb == CHOOSE:
        choose(t, first)
    elif verb == REVOLT:
        name_revolt(t, seat, first)
    elif verb == DRAFT_OPEN:
        take_open(t, first, number_of(action))
    elif verb == DRAFT_TOP:
        take_top(t)
    elif verb == DRAFT_GROUP:
        choose_group(t, number_of(action))
    else:
        refresh(t)
    settle(t)
