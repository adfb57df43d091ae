"""What lies on the table and whose decision it is: the fields of a game in progress."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.core.base_state import BaseState
from tenka.core.chance import Chance
from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import length
from tenka.games.suntzu.data import KEPT_WITH_ONE, SEATS, WARLORDS
from tenka.games.suntzu.editions import EDITIONS
from tenka.games.suntzu.provinces import COUNT, NO_ARMIES, card_at

WARLORD: Final[i64] = 0
START: Final[i64] = 1
PLACING: Final[i64] = 2
BEFORE: Final[i64] = 3
BATTLES: Final[i64] = 4
AFTER: Final[i64] = 5
LAST_CALL: Final[i64] = 6
DRAWING: Final[i64] = 7
OVER: Final[i64] = 8
PHASES: Final[list[str]] = [
    "warlord", "start", "placing", "before", "battles", "after", "last_call", "drawing", "over",
]  # fmt: skip

REVEAL: Final[i64] = 0
MARKS: Final[i64] = 1
FIGHT: Final[i64] = 2
COSTS: Final[i64] = 3
RECYCLE: Final[i64] = 4
EVENT: Final[i64] = 5
STEPS: Final[list[str]] = ["reveal", "marks", "fight", "costs", "recycle", "event"]

DOUBLE_SIX: Final[i64] = 0
REMOVE_ARMY: Final[i64] = 1
COUNTER_PLAGUE: Final[i64] = 2
TOTAL_PLAGUE: Final[i64] = 3
RECYCLE_PLAGUE: Final[i64] = 4
MOVE_ARMY: Final[i64] = 5
HIGH_AS_SIX: Final[i64] = 6
HEAD_START: Final[i64] = 7
RECYCLE_MINUS: Final[i64] = 8
REINFORCE: Final[i64] = 9
WARLORD_IDS: Final[list[str]] = [warlord.id for warlord in WARLORDS]
LAST_ROUND: Final[list[int]] = [warlord.last_round for warlord in WARLORDS]
# The five of each seat, one bit each.
OF_SEAT: Final[list[int]] = [
    sum(1 << n for n, warlord in enumerate(WARLORDS) if warlord.seat == seat) for seat in range(2)
]

PANDEMIC: Final[i64] = 0
WAR_CHARIOT: Final[i64] = 1
CHAMPION: Final[i64] = 2
HERO: Final[i64] = 3
LIGHT_INFANTRY: Final[i64] = 4

EDITION_IDS: Final[list[str]] = [edition.id for edition in EDITIONS]
CHOOSES_WARLORD: Final[list[bool]] = [e.warlord_deal == "choose" for e in EDITIONS]
BETWEEN: Final[list[bool]] = ["between" in e.windows for e in EDITIONS]
TOTAL_AT_START: Final[list[bool]] = [e.total_plague_window == "start" for e in EDITIONS]

# The rules by which a game can end.
ENDINGS: Final[list[str]] = ["ST-6.2", "ST-6.3", "ST-8.8"]
END_SPACE: Final[i64] = 0
NINE_ROUNDS: Final[i64] = 1
FIFTH_EVENT: Final[i64] = 2

NOBODY: Final[i64] = -1
# How a field begins; a plain 0 beside a machine word would make objects of both.
EMPTY: Final[i64] = 0
FIRST: Final[i64] = 1
BOTH: Final[i64] = 3


@mypyc_attr(acyclic=True)
class Table(BaseState):
    """A game in progress. What each seat has is in pairs (pairs.py); cards are packed (cards.py),
    and so is what stands and lies at provinces (provinces.py)."""

    def __init__(self, chance: Chance, like: "Table | None" = None) -> None:
        super().__init__(chance, SEATS, like)
        self.edition: i64 = EMPTY if like is None else like.edition
        self.with_warlords: bool = True if like is None else like.with_warlords
        self.with_events: bool = False if like is None else like.with_events
        self.beginner: bool = False if like is None else like.beginner
        self.round: i64 = FIRST if like is None else like.round
        self.phase: i64 = PLACING if like is None else like.phase
        # Who owes a decision: bit 1 Sun Tzu, bit 2 Chu.
        self.asked: i64 = EMPTY if like is None else like.asked
        self.marker: i64 = EMPTY if like is None else like.marker
        self.displays: i64 = EMPTY if like is None else like.displays  # four bits for each province
        self.armies: i64 = NO_ARMIES if like is None else like.armies
        self.marks: i64 = EMPTY if like is None else like.marks
        self.pool: i64 = EMPTY if like is None else like.pool
        self.aside: i64 = EMPTY if like is None else like.aside
        self.hands: i64 = EMPTY if like is None else like.hands
        self.deck0: i64 = EMPTY if like is None else like.deck0
        self.deck1: i64 = EMPTY if like is None else like.deck1
        self.drawn: i64 = EMPTY if like is None else like.drawn
        self.keep: i64 = EMPTY if like is None else like.keep
        # One of two cards, before the second.
        self.kept_one: i64 = EMPTY if like is None else like.kept_one
        self.removed: i64 = EMPTY if like is None else like.removed
        self.known: i64 = EMPTY if like is None else like.known
        # Cards under the recycled card + 1; 0: none.
        self.recycled: i64 = EMPTY if like is None else like.recycled
        self.placed: i64 = EMPTY if like is None else like.placed
        # A list of provinces, like a list of cards.
        self.fought: i64 = EMPTY if like is None else like.fought
        self.warlords: i64 = EMPTY if like is None else like.warlords  # hidden ones, a bit each
        self.used: i64 = EMPTY if like is None else like.used
        self.total_plague: bool = False if like is None else like.total_plague
        self.used_one: i64 = EMPTY if like is None else like.used_one
        # A list like a deck, the face-up one first.
        self.events: i64 = EMPTY if like is None else like.events
        self.plagues: i64 = EMPTY if like is None else like.plagues
        self.decider: i64 = NOBODY if like is None else like.decider
        self.last_decider: i64 = NOBODY if like is None else like.last_decider
        self.counts: i64 = NOBODY if like is None else like.counts  # a pair, if there is one
        self.province: i64 = NOBODY if like is None else like.province  # where the battle is
        self.battle_step: i64 = REVEAL if like is None else like.battle_step
        self.countered: bool = False if like is None else like.countered
        self.as_six: bool = False if like is None else like.as_six
        self.winner: i64 = NOBODY if like is None else like.winner  # of the battle
        self.window_asks: i64 = NOBODY if like is None else like.window_asks
        self.passed: i64 = EMPTY if like is None else like.passed  # a bit for each seat
        self.pending: i64 = EMPTY if like is None else like.pending  # two entries (pending.py)
        # Of the game, a bit for each seat.
        self.winners: i64 = EMPTY if like is None else like.winners
        # The number of the rule by which it ended.
        self.ending: i64 = EMPTY if like is None else like.ending


def bit(seat: i64) -> i64:
    return seat + 1


def deck(t: Table, seat: i64) -> i64:
    return t.deck0 if seat == 0 else t.deck1


def put_deck(t: Table, seat: i64, cards: i64) -> None:
    if seat == 0:
        t.deck0 = cards
    else:
        t.deck1 = cards


def laid(t: Table, seat: i64, province: i64) -> i64:
    """The card that a seat has laid at a province, -1 if none."""
    return card_at(pairs.at(t.placed, seat), province)


def next_province(t: Table, seat: i64) -> i64:
    """The first province of the fixed order at which the seat has not laid."""
    return length(pairs.at(t.placed, seat))


def is_turned(t: Table, province: i64) -> bool:
    """Do the cards at the province lie face up?"""
    if province == t.province or t.phase == AFTER:
        return True
    fought = t.fought
    while fought != 0:
        if (fought & 15) - 1 == province:
            return True
        fought >>= 4
    return False


def is_laying(t: Table, seat: i64) -> bool:
    """Has the seat still cards to lay? How many it has laid is then hidden."""
    return t.phase == PLACING and next_province(t, seat) < COUNT


def first_asked(t: Table) -> i64:
    """The first seat that owes a decision; NOBODY when the game is over."""
    if t.asked == 0:
        return NOBODY
    return 0 if t.asked & 1 != 0 else 1


def has_kept_one(t: Table, seat: i64) -> bool:
    """Has the seat kept one of two cards, which its rival does not know yet?"""
    return pairs.at(t.kept_one, seat) != 0


def keeps_two(t: Table, seat: i64) -> bool:
    """Is the seat to keep two cards, of which it may have kept one?"""
    return pairs.at(t.keep, seat) == KEPT_WITH_ONE or has_kept_one(t, seat)


def holds(t: Table, seat: i64, warlord: i64) -> bool:
    """Is this Warlord one of the seat's hidden ones?"""
    return (pairs.at(t.warlords, seat) >> warlord) & 1 != 0


def may_hide(t: Table, seat: i64, warlord: i64) -> bool:
    """Could the rival think that the seat holds this Warlord? (ST-7.13)"""
    return pairs.at(t.warlords, seat) != 0 and (pairs.at(t.used, seat) >> warlord) & 1 == 0


def use_up(t: Table, seat: i64, warlord: i64) -> None:
    """A hidden Warlord is shown and leaves the game."""
    one: i64 = 1
    t.warlords = pairs.added(t.warlords, seat, -(one << warlord))
    t.used = pairs.added(t.used, seat, one << warlord)


def first_seat(t: Table) -> i64:
    """Who is asked first where both owe something (ST-9.4)."""
    return 0 if t.decider == NOBODY else t.decider
