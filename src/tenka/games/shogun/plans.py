"""A plan of many parts: what may go into each field that is left (SG-3.10)."""

from mypy_extensions import i64

from tenka.games.shogun.board import members, size
from tenka.games.shogun.legal import payable
from tenka.games.shogun.table import (
    BID,
    CARD_NAMES,
    FIELD_COUNT,
    FIELD_NAMES,
    NO_CARD,
    PLANNING,
    Table,
)


def choices_of(t: Table, seat: i64) -> dict[str, list[str]]:
    """The cards that may go onto each field left, whatever goes onto the others."""
    if t.phase != PLANNING:
        return {}
    hand: i64 = t.hands[seat]
    field: i64 = len(t.plans[seat])
    empty = size(hand) < FIELD_COUNT - field
    found: dict[str, list[str]] = {}
    while field < FIELD_COUNT:
        cards = hand
        may_be_empty = empty
        if field == BID:
            cards &= payable(t, seat)
            # All that could be bid may lie on the fields before it.
            may_be_empty = empty or size(cards) <= FIELD_COUNT - 1 - len(t.plans[seat])
        names = [CARD_NAMES[card] for card in members(cards)]
        if may_be_empty:
            names.append(CARD_NAMES[NO_CARD])
        found[FIELD_NAMES[field]] = names
        field += 1
    return found
