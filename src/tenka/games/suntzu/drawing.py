"""Phase 5: played cards leave or return, cards are drawn and kept (ST-6.4, ST-6.5)."""

from mypy_extensions import i64

from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import (
    FRAMED_BITS,
    IDS,
    first,
    length,
    listed,
    one,
    with_last,
    without,
)
from tenka.games.suntzu.data import DRAWN, DRAWN_WITH_ONE, KEPT, KEPT_WITH_ONE
from tenka.games.suntzu.provinces import COUNT, card_at
from tenka.games.suntzu.table import (
    DRAWING,
    NOBODY,
    START,
    Table,
    deck,
    put_deck,
)


def draw(t: Table) -> None:
    """Framed cards return to the hands, the others leave the game; then both draw."""
    seat: i64 = 0
    while seat < 2:
        played: i64 = 0
        province: i64 = 0
        placed = pairs.at(t.placed, seat)
        while province < COUNT:
            card = card_at(placed, province)
            if card >= 0:
                played += one(card)
            province += 1
        t.hands = pairs.added(t.hands, seat, played & FRAMED_BITS)
        t.removed = pairs.added(t.removed, seat, played & ~FRAMED_BITS)
        seat += 1
    used_one = t.used_one
    t.placed = 0
    t.fought = 0
    t.decider = NOBODY
    t.total_plague = False
    t.used_one = 0
    t.phase = DRAWING
    seat = 0
    while seat < 2:
        _draw(t, seat, pairs.at(used_one, seat) != 0)
        seat += 1


def _draw(t: Table, seat: i64, with_one: bool) -> None:
    cards = deck(t, seat)
    wanted: i64 = DRAWN_WITH_ONE if with_one else DRAWN
    n = min(wanted, length(cards))
    if n == 0:
        return
    low: i64 = 1
    drawn = cards & ((low << (4 * n)) - 1)
    cards >>= 4 * n
    put_deck(t, seat, cards)
    left = length(cards)
    if pairs.at(t.known, seat) > left:
        t.known = pairs.put(t.known, seat, left)
    if pairs.at(t.recycled, seat) > left:
        t.recycled = pairs.put(t.recycled, seat, 0)
    keep = min(n, KEPT_WITH_ONE if with_one else KEPT)
    if t.log is not None:
        names = [IDS[card] for card in listed(drawn)]
        t.log.add("drawn", {"seat": seat, "count": n, "keep": keep}, {seat: {"cards": names}})
    if keep == n:
        while drawn != 0:
            t.hands = pairs.added(t.hands, seat, one(first(drawn)))
            drawn >>= 4
        return
    t.drawn = pairs.put(t.drawn, seat, drawn)
    t.keep = pairs.put(t.keep, seat, keep)


def go_on(t: Table) -> None:
    """Ask who still has to keep; nobody: the next round begins."""
    asked: i64 = 0
    if pairs.at(t.keep, 0) > 0:
        asked = 1
    if pairs.at(t.keep, 1) > 0:
        asked |= 2
    t.asked = asked
    if asked == 0:
        start_round(t, t.round + 1)


def start_round(t: Table, number: i64) -> None:
    t.round = number
    t.phase = START
    t.window_asks = NOBODY
    t.passed = 0
    if t.log is not None:
        t.log.add("round_started", {"round": number})


def keep(t: Table, seat: i64, card: i64) -> None:
    """A drawn card is kept; after the last one the rest goes under the deck."""
    t.drawn = pairs.put(t.drawn, seat, without(pairs.at(t.drawn, seat), card))
    t.hands = pairs.added(t.hands, seat, one(card))
    t.keep = pairs.added(t.keep, seat, -1)
    if pairs.at(t.keep, seat) > 0:
        # So that the rival is told what he was told before, until the last card is kept.
        t.kept_one = pairs.put(t.kept_one, seat, 1)
        return
    t.kept_one = pairs.put(t.kept_one, seat, 0)
    rest = pairs.at(t.drawn, seat)
    cards = deck(t, seat)
    while rest != 0:
        cards = with_last(cards, first(rest))
        rest >>= 4
        t.known = pairs.added(t.known, seat, 1)
        if pairs.at(t.recycled, seat) > 0:
            t.recycled = pairs.added(t.recycled, seat, 1)
    put_deck(t, seat, cards)
    t.drawn = pairs.put(t.drawn, seat, 0)
    if t.log is not None:
        t.log.add("kept", {"seat": seat})
