"""Writs, and what two events allow instead: swaps and placements (CH-4.2, CH-7.4 to CH-7.8)."""

from mypy_extensions import i64

from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import IDS, ids, one, size
from tenka.games.chuhan.data import DRAW_PER_WRIT
from tenka.games.chuhan.moves import cards_of, other_of
from tenka.games.chuhan.scoring import ends
from tenka.games.chuhan.table import (
    COUNTER,
    GIVE,
    HONG_CANAL,
    LEAD,
    Table,
    give_to_hand,
    take_from_hand,
    writs_left,
)


def take_writ(t: Table, seat: i64) -> None:
    """Take a writ tile; draw two cards, or with Hong Canal look at them and give one away."""
    t.writs = pairs.added(t.writs, seat, 1)
    t.writ_used = True
    if t.log is not None:
        t.log.add(
            "took_writ",
            {"seat": seat, "left": writs_left(t)},
            {seat: {"cards": [IDS[card] for card in t.pile[t.drawn : t.drawn + DRAW_PER_WRIT]]}},
        )
    if t.event == HONG_CANAL:
        t.seen = pairs.put(t.seen, seat, max(pairs.at(t.seen, seat), DRAW_PER_WRIT))
        t.phase = GIVE
        return
    first = one(t.pile[t.drawn])
    second = one(t.pile[t.drawn + 1])
    draw(t, seat, first)
    draw(t, seat, second)


def draw(t: Table, seat: i64, card: i64) -> None:
    """The top card goes to a hand unseen, but for a rival who has seen it on the pile."""
    t.hands = pairs.added(t.hands, seat, card)
    if pairs.at(t.seen, 1 - seat) > 0:
        t.known = pairs.added(t.known, 1 - seat, card)
    leave_pile(t)


def leave_pile(t: Table) -> None:
    t.drawn += 1
    for seat in range(2):
        if pairs.at(t.seen, seat) > 0:
            t.seen = pairs.added(t.seen, seat, -1)


def give(t: Table, seat: i64, action: i64) -> None:
    """Hong Canal: one of the two drawn cards to the rival, the other into the own hand."""
    given = cards_of(action)
    first = one(t.pile[t.drawn])
    second = one(t.pile[t.drawn + 1])
    kept = second if given == first else first
    give_to_hand(t, 1 - seat, given)
    if pairs.at(t.seen, 1 - seat) > 0:
        t.known = pairs.added(t.known, 1 - seat, kept)
    t.hands = pairs.added(t.hands, seat, kept)
    leave_pile(t)
    leave_pile(t)
    t.phase = LEAD if t.set_size == 0 else COUNTER
    if t.log is not None:
        card = ids(given)[0]
        t.log.add(
            "gave",
            {"seat": seat},
            {seat: {"card": card, "kept": ids(kept)[0]}, 1 - seat: {"card": card}},
        )


def swap(t: Table, seat: i64, action: i64) -> None:
    """Hongmen: a hand card for a face-up one."""
    card = cards_of(action)
    wanted = one(other_of(action))
    take_from_hand(t, seat, card)
    give_to_hand(t, seat, wanted)
    t.row += card - wanted
    t.writ_used = True
    if t.log is not None:
        t.log.add("swapped", {"seat": seat, "card": ids(card)[0], "for": ids(wanted)[0]})


def place(t: Table, seat: i64, action: i64) -> None:
    """Hangu: a hand card into the common row."""
    card = cards_of(action)
    take_from_hand(t, seat, card)
    t.row_by |= seat << size(t.row)
    t.row += card
    t.writ_used = True
    if t.log is not None:
        t.log.add("placed", {"seat": seat, "card": ids(card)[0]})
    ends(t, seat)
