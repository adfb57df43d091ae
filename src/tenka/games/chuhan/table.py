"""What lies on the table and whose decision it is: the fields of a game in progress."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.core.base_state import BaseState
from tenka.core.chance import Chance
from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import count, different, one
from tenka.games.chuhan.data import (
    DRAW_PER_WRIT,
    EVENTS,
    SEATS,
    UNDRAWABLE,
    WRITS,
)

LEAD: Final[i64] = 0
COUNTER: Final[i64] = 1
REACT: Final[i64] = 2
GIVE: Final[i64] = 3
TAKE: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final[list[str]] = ["lead", "counter", "react", "give", "take", "over"]

NONE_USED: Final[i64] = 0
USED: Final[i64] = 1
CANCELLED: Final[i64] = 2

CALM: Final[i64] = 0
WARLORDS: Final[i64] = 2
HONGMEN: Final[i64] = 3
HANGU: Final[i64] = 4
GAIXIA: Final[i64] = 5
STABILIZATION: Final[i64] = 6
HONG_CANAL: Final[i64] = 7
MANDATE: Final[i64] = 8
SUDDEN_CHARGE: Final[i64] = 9
SOUND_ADVICE: Final[i64] = 10
EVENT_IDS: Final[list[str]] = [event.id for event in EVENTS]
WRITS_IN_ALL: Final[list[int]] = [WRITS - event.writs_removed for event in EVENTS]

NOBODY: Final[i64] = -1
# How a field begins; a plain 0 beside a machine word would make objects of both.
EMPTY: Final[i64] = 0
FIRST: Final[i64] = 1


# Nothing here refers back, so the garbage collector need not look at it.
@mypyc_attr(acyclic=True, free_list_len=1)
class Played:
    """A play that stands in the trick, and the one before it."""

    def __init__(self, seat: i64, action: i64, before: "Played | None") -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.before = before


@mypyc_attr(acyclic=True)
class Table(BaseState):
    """A game in progress. Cards are packed (cards.py), what each seat has in pairs (pairs.py)."""

    def __init__(self, chance: Chance, like: "Table | None" = None) -> None:
        super().__init__(chance, SEATS, like)
        self.hand_no: i64 = FIRST if like is None else like.hand_no
        self.event: i64 = CALM if like is None else like.event
        # Events to come, next first.
        self.event_deck: bytes = b"" if like is None else like.event_deck
        self.scores: i64 = EMPTY if like is None else like.scores
        self.lead: i64 = EMPTY if like is None else like.lead
        self.phase: i64 = LEAD if like is None else like.phase
        self.to_move: i64 = EMPTY if like is None else like.to_move
        self.hands: i64 = EMPTY if like is None else like.hands
        self.pile: bytes = b"" if like is None else like.pile
        # So many cards of `pile` are drawn already.
        self.drawn: i64 = EMPTY if like is None else like.drawn
        self.discard: i64 = EMPTY if like is None else like.discard
        self.row: i64 = EMPTY if like is None else like.row
        # Hangu: one bit for each card, lowest first: who placed it.
        self.row_by: i64 = EMPTY if like is None else like.row_by
        self.writs: i64 = EMPTY if like is None else like.writs
        self.doubled: bool = False if like is None else like.doubled
        self.open: i64 = EMPTY if like is None else like.open
        self.seen: i64 = EMPTY if like is None else like.seen
        self.known: i64 = EMPTY if like is None else like.known
        self.writ_used: bool = False if like is None else like.writ_used
        self.lead_ability: i64 = NONE_USED if like is None else like.lead_ability
        self.must_play: bool = False if like is None else like.must_play
        self.trick: Played | None = None if like is None else like.trick
        # Those that lie in the trick.
        self.trick_cards: i64 = EMPTY if like is None else like.trick_cards
        # The last set; 0 while there is none.
        self.set_size: i64 = EMPTY if like is None else like.set_size
        self.set_rank: i64 = EMPTY if like is None else like.set_rank
        # The use of an ability that may still be cancelled.
        self.pending: i64 = NOBODY if like is None else like.pending
        self.pending_by: i64 = EMPTY if like is None else like.pending_by
        self.lyu_zhi: i64 = NOBODY if like is None else like.lyu_zhi  # the answer to it
        self.last_out: i64 = NOBODY if like is None else like.last_out
        self.winner: i64 = NOBODY if like is None else like.winner


def hand(t: Table, seat: i64) -> i64:
    return pairs.at(t.hands, seat)


def score(t: Table, seat: i64) -> i64:
    return pairs.at(t.scores, seat)


def writs_left(t: Table) -> i64:
    return i64(WRITS_IN_ALL[t.event]) - pairs.at(t.writs, 0) - pairs.at(t.writs, 1)


def seen_by(t: Table, seat: i64) -> i64:
    """How many of the top cards of the pile the seat has seen; who must give one looks at two."""
    if seat == NOBODY:
        return 0
    seen = pairs.at(t.seen, seat)
    if t.phase == GIVE and seat == t.to_move:
        return max(seen, DRAW_PER_WRIT)
    return seen


def pile_length(writs: i64) -> i64:
    """The pile has this many cards while so many writs are left (CH-2.5)."""
    return UNDRAWABLE + DRAW_PER_WRIT * writs


def take_from_hand(t: Table, seat: i64, cards: i64) -> None:
    """Cards leave a hand openly: the rival no longer counts on them."""
    t.hands = pairs.added(t.hands, seat, -cards)
    known = pairs.at(t.known, 1 - seat)
    if known != 0:
        for card in different(cards):
            card_bit = one(card)
            n = count(cards, card)
            while n > 0 and count(known, card) > 0:
                known -= card_bit
                n -= 1
        t.known = pairs.put(t.known, 1 - seat, known)


def give_to_hand(t: Table, seat: i64, cards: i64) -> None:
    """Cards come into a hand openly: the rival knows them there."""
    t.hands = pairs.added(t.hands, seat, cards)
    t.known = pairs.added(t.known, 1 - seat, cards)


def fresh_turn(t: Table) -> None:
    """A new turn, of the lead or of a counter: its writ and its ability are free again."""
    t.writ_used = False
    t.lead_ability = NONE_USED
    t.must_play = False
