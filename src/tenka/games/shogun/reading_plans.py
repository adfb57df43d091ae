"""Reading the plans of a position (SG-3.3, SG-3.4, SG-3.10)."""

from tenka.core.contract import Json
from tenka.core.errors import BadPosition
from tenka.core.fields import a_list, a_name, an_object
from tenka.games.shogun.board import BITS
from tenka.games.shogun.table import (
    ACTING,
    BID,
    CARD_NAMES,
    CHEST,
    CHEST_HAND,
    CHOOSING,
    FIELD_COUNT,
    FIELD_NAMES,
    NO_CARD,
    PHASES,
    PLANNING,
    Table,
)


def read_plans(t: Table, position: Json) -> None:
    """The plans of all seats, and while they plan the cards they have left."""
    plans = a_list(position.get("plans", [{} for _ in range(t.seats)]), "plans")
    if len(plans) != t.seats:
        raise BadPosition(f"plans: one for each seat, not {len(plans)}")
    for seat, given in enumerate(plans):
        plan = an_object(given, "plans", tuple(FIELD_NAMES))
        fields = FIELD_NAMES[: len(plan)]
        if set(plan) != set(fields):
            raise BadPosition(f"plans: fields are filled in order: {', '.join(FIELD_NAMES)}")
        if t.phase in (CHOOSING, ACTING):
            if len(plan) != FIELD_COUNT:
                raise BadPosition(f"plans: all fields in the phase {PHASES[t.phase]}")
        elif plan and t.phase != PLANNING:
            raise BadPosition(f"plans: none in the phase {PHASES[t.phase]}")
        cards = bytes([a_name(plan[field], "plans", CARD_NAMES) for field in fields])
        t.plans[seat] = cards
        hand = t.lands[seat] | CHEST_HAND
        for card in cards:
            if card == NO_CARD:
                continue
            if not hand & BITS[card]:
                raise BadPosition(f"plans: seat {seat} has not {CARD_NAMES[card]}, or not twice")
            hand -= BITS[card]
        if t.phase == PLANNING:
            t.hands[seat] = hand
            bid = cards[BID] if len(cards) == FIELD_COUNT else NO_CARD
            if CHEST <= bid < NO_CARD and bid - CHEST > t.chests[seat]:
                raise BadPosition(f"plans: seat {seat} cannot pay its bid")
