"""Set-up of a game and of each hand (CH-2)."""

from typing import Final

from mypy_extensions import i64

from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import DECK, ids, one, packed
from tenka.games.chuhan.data import EVENTS, FIRST_LEAD, HAND_SIZE, SEATS, START_VP
from tenka.games.chuhan.table import (
    CALM,
    EVENT_IDS,
    LEAD,
    NONE_USED,
    Table,
)

EVENT_CARDS: Final[list[int]] = [
    number for number, event in enumerate(EVENTS) for _ in range(event.copies)
]


def set_up(t: Table, events: bool) -> None:
    """A new game, its first hand dealt."""
    t.scores = pairs.of(START_VP[0], START_VP[1])
    t.lead = FIRST_LEAD
    if events:
        t.event_deck = shuffled_events(t, CALM)
    deal(t)


def shuffled_events(t: Table, in_force: i64) -> bytes:
    """All event cards but the one in force, in random order."""
    others = EVENT_CARDS.copy()
    others.remove(in_force)
    t.chance.draws("events").shuffle(others)
    return bytes(others)


def next_hand(t: Table, lead: i64) -> None:
    """The next event is turned, then the next hand is dealt."""
    t.hand_no += 1
    t.lead = lead
    if t.event_deck:
        t.event = i64(t.event_deck[0])
        t.event_deck = t.event_deck[1:]
    else:
        t.event = CALM
    deal(t)


def deal(t: Table) -> None:
    """Shuffle all 46 cards; 15 to Han, 15 to Chu, 16 for the pile, top first (CH-2.6)."""
    deck = DECK.copy()
    t.chance.draws("deal/hand" + str(t.hand_no)).shuffle(deck)
    han: i64 = 0
    chu: i64 = 0
    i: i64 = 0
    while i < HAND_SIZE:
        han += one(deck[i])
        chu += one(deck[i + HAND_SIZE])
        i += 1
    face_up: i64 = EVENTS[t.event].face_up
    t.hands = pairs.of(han, chu)
    t.row = packed(deck[SEATS * HAND_SIZE : SEATS * HAND_SIZE + face_up]) if face_up > 0 else 0
    t.row_by = 0
    t.pile = bytes(deck[2 * HAND_SIZE + face_up :])
    t.drawn = 0
    t.discard = 0
    t.writs = 0
    t.doubled = False
    t.open = 0
    t.seen = 0
    t.known = 0
    t.writ_used = False
    t.lead_ability = NONE_USED
    t.must_play = False
    t.trick = None
    t.trick_cards = 0
    t.set_size = 0
    t.set_rank = 0
    t.phase = LEAD
    t.to_move = t.lead
    if t.log is not None:
        t.log.add(
            "dealt",
            {
                "hand": t.hand_no,
                "lead": t.lead,
                "event": EVENT_IDS[t.event],
                "row": ids(t.row),
                "scores": pairs.listed(t.scores),
            },
            {0: {"cards": ids(han)}, 1: {"cards": ids(chu)}},
        )
