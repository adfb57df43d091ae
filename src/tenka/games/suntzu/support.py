"""Support: loose cards given up for armies that were set aside (ST-5)."""

from mypy_extensions import i64

from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import IDS, LOOSE_BITS, one
from tenka.games.suntzu.provinces import COUNT
from tenka.games.suntzu.table import Table, is_turned, laid


def loose_in_hand(t: Table, seat: i64) -> i64:
    """The loose cards of a hand, as a set."""
    return pairs.at(t.hands, seat) & LOOSE_BITS


def is_possible(t: Table, seat: i64) -> bool:
    """May the seat support, as far as its rival can tell? (ST-5.3)"""
    if pairs.at(t.aside, seat) == 0:
        return False
    if loose_in_hand(t, seat) != 0:
        return True
    province: i64 = 0
    while province < COUNT:
        card = laid(t, seat, province)
        if card >= 0 and one(card) & LOOSE_BITS != 0 and not is_turned(t, province):
            return True
        province += 1
    return False


def give_up(t: Table, seat: i64, card: i64) -> None:
    """A card leaves the game, and an army comes back to the pool."""
    t.hands = pairs.added(t.hands, seat, -one(card))
    t.removed = pairs.added(t.removed, seat, one(card))
    t.aside = pairs.added(t.aside, seat, -1)
    t.pool = pairs.added(t.pool, seat, 1)
    if t.log is not None:
        # What leaves a hidden hand is news to the rival.
        t.log.add("supported", {"seat": seat, "card": IDS[card]}, {1 - seat: {}})
