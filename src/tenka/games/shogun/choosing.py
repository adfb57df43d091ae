"""After the planning: the event, the bids, the special cards and the turn order (SG-3.5, 3.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenka.games.shogun.data import CHEST_CARDS, OPEN_ACTIONS
from tenka.games.shogun.forced_chance import drawn_event, lot
from tenka.games.shogun.table import (
    ACTING,
    ACTION_NAMES,
    BID,
    CARD_NAMES,
    CHEST,
    CHOOSING,
    EVENT_IDS,
    FIELD_NAMES,
    NO_CARD,
    NOBODY,
    SINGLE,
    SPECIAL_NAMES,
    Table,
    card_of,
    taker,
)

# The places of bids: the chests, highest first, any province before the one of 0; then no card.
PROVINCE_RANK: Final[int] = CHEST_CARDS - 1
RANKS: Final[int] = CHEST_CARDS + 2


def end_planning(t: Table) -> None:
    """An event is drawn, bids are shown and paid, lots decide ties."""
    t.hands = vec[i64]([0] * t.seats)
    t.event = drawn_event(t)
    t.events = t.events.replace(bytes([t.event]), b"")
    note_plans(t)
    ranked: list[list[int]] = [[] for _ in range(RANKS)]
    seat: i64 = 0
    while seat < t.seats:
        card = card_of(t, seat, BID)
        ranked[bid_rank(card)].append(seat)
        if CHEST <= card < NO_CARD:
            t.chests[seat] -= card - CHEST
        seat += 1
    order: list[int] = []
    for rank, seats in enumerate(ranked):
        order.extend(lot(t, seats, rank) if len(seats) > 1 else seats)
    t.choosing = bytes(order)
    t.phase = CHOOSING
    if t.log is not None:
        for bidder in order:
            bid = card_of(t, bidder, BID)
            t.log.add(
                "bid",
                {
                    "seat": bidder,
                    "card": CARD_NAMES[bid],
                    "paid": bid - CHEST if CHEST <= bid < NO_CARD else 0,
                    "tied": len(ranked[bid_rank(bid)]),
                },
            )


def bid_rank(card: i64) -> i64:
    """The place of a bid, the highest first."""
    if card < CHEST:
        return PROVINCE_RANK
    if card == NO_CARD:
        return RANKS - 1
    return PROVINCE_RANK + 1 if card == CHEST else PROVINCE_RANK - (card - CHEST)


def note_plans(t: Table) -> None:
    """The journal tells the event, the bids and the empty fields; to each seat its own plan."""
    if t.log is None:
        return
    t.log.add("drawn", {"what": "event", "event": EVENT_IDS[t.event], "n": t.event})
    plans = [[CARD_NAMES[card] for card in plan] for plan in t.plans]
    own = [dict(zip(FIELD_NAMES, plan, strict=True)) for plan in plans]
    t.log.add(
        "revealed",
        {
            "what": "bids",
            "bids": [plan[BID] for plan in plans],
            "empty": [
                [FIELD_NAMES[field] for field, card in enumerate(plan) if card == "none"]
                for plan in plans
            ],
        },
        {seat: {"plan": plan} for seat, plan in enumerate(own)},
    )


def choose(t: Table, special: i64) -> None:
    """The first to choose takes a special card."""
    seat: i64 = i64(t.choosing[0])
    t.taken[seat] = special
    t.choosing = t.choosing[1:]
    if t.log is not None:
        t.log.add("chose", {"seat": seat, "special": SPECIAL_NAMES[special]})


def turn_order(t: Table) -> bytes:
    """The order of the spaces; empty ones are skipped."""
    found = b""
    for special in t.specials:
        seat = taker(t, special)
        if seat != NOBODY:
            found += SINGLE[seat]
    return found


def begin_actions(t: Table) -> None:
    """All have chosen."""
    t.order = turn_order(t)
    t.phase = ACTING
    if t.log is not None:
        t.log.add(
            "order_set",
            {
                "order": list(t.order),
                "actions": [ACTION_NAMES[a] for a in t.actions[:OPEN_ACTIONS]],
            },
        )
