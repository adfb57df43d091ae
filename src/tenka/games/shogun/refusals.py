"""Which rule a move breaks, in the order of the page; "" is a legal move."""

from mypy_extensions import i64

from tenka.games.shogun.battle import own_targets, targets
from tenka.games.shogun.board import has
from tenka.games.shogun.draft import may_refresh
from tenka.games.shogun.legal import fitting_cards, may_be_empty, owes
from tenka.games.shogun.moves import (
    CHOOSE,
    DRAFT_GROUP,
    DRAFT_OPEN,
    DRAFT_REFRESH,
    MOVE,
    NO_MOVE,
    PLAN,
    REVOLT,
    STAY,
    first_of,
    number_of,
    second_of,
    verb_of,
)
from tenka.games.shogun.table import (
    ACTING,
    CHOOSING,
    DEPLOY1,
    DRAFT,
    NO_CARD,
    NOBODY,
    PLANNING,
    Table,
    card_of,
    field_now,
    in_game,
    near,
)


def broken_rule(t: Table, seat: i64, action: i64) -> str:
    """The first rule that the move of a seat breaks; NO_MOVE is no move at all."""
    if not owes(t, seat):
        return "SG-8.1"
    if action == NO_MOVE:
        return "SG-8.2"
    verb = verb_of(action)
    if t.phase == PLANNING:
        return plan_rule(t, seat, action) if verb == PLAN else "SG-8.2"
    if t.phase == ACTING:
        if verb == STAY:
            return "" if field_now(t) == DEPLOY1 else "SG-3.8"
        return move_rule(t, seat, action) if verb == MOVE else "SG-8.2"
    if t.phase == CHOOSING:
        if verb != CHOOSE:
            return "SG-8.2"
        return "SG-3.6" if first_of(action) in t.taken else ""
    if t.phase == DRAFT:
        return draft_rule(t, action) if verb <= DRAFT_REFRESH else "SG-8.2"
    if verb != REVOLT:
        return "SG-8.2"
    return "" if has(t.revolts, first_of(action)) else "SG-7.2"


def plan_rule(t: Table, seat: i64, action: i64) -> str:
    if first_of(action) != len(t.plans[seat]):
        return "SG-3.10"
    card = second_of(action)
    if card == NO_CARD:
        return "" if may_be_empty(t, seat) else "SG-3.11"
    if not has(t.hands[seat], card):
        return "SG-3.3"
    return "" if has(fitting_cards(t, seat), card) else "SG-3.4"


def draft_rule(t: Table, action: i64) -> str:
    verb = verb_of(action)
    if (t.drawn != NOBODY) != (verb == DRAFT_GROUP):
        return "SG-2.8"
    if verb == DRAFT_REFRESH:
        return "" if may_refresh(t) else "SG-2.4"
    if verb == DRAFT_OPEN and first_of(action) not in t.open:
        return "SG-2.3"
    if verb in (DRAFT_OPEN, DRAFT_GROUP):
        return "" if number_of(action) in t.groups[t.drafter] else "SG-2.3"
    return ""


def move_rule(t: Table, seat: i64, action: i64) -> str:
    field = field_now(t)
    own_rule = "SG-4.4" if field == DEPLOY1 else "SG-4.5"
    source = card_of(t, seat, field)
    target = second_of(action)
    if first_of(action) != source:
        return own_rule
    if not in_game(t, target):
        return "SG-1.2"
    if not has(near(t, source), target):
        return "SG-1.1"
    if field == DEPLOY1:
        if not has(own_targets(t, seat, source), target):
            return "SG-4.4"
    elif not has(targets(t, seat, source), target):
        return "SG-6.2"
    return own_rule if number_of(action) >= t.armies[source] else ""
