"""What lies on the table and whose decision it is: the fields of a game in progress.

Provinces, cards, events and seats are numbers. Short lists that are replaced as a whole are bytes,
so that copies may share them.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tenka.core.base_state import BaseState
from tenka.core.chance import Chance
from tenka.games.shogun.board import LANDS, NAMES, bit, has, neighbours, out_of_game, size
from tenka.games.shogun.data import (
    ACTIONS,
    ARMIES,
    CHEST_CARDS,
    EVENTS,
    FIELDS,
    PEASANTS,
    SEASONS,
    SPECIALS,
    SUPPLIES,
)

DRAFT: Final[i64] = 0
PLANNING: Final[i64] = 1
CHOOSING: Final[i64] = 2
ACTING: Final[i64] = 3
WINTER: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final[list[str]] = ["draft", "planning", "choosing", "actions", "winter", "over"]

AUTUMN: Final[i64] = 2
WINTER_SEASON: Final[i64] = 3

CASTLE: Final[i64] = 0
TEMPLE: Final[i64] = 1
THEATRE: Final[i64] = 2
GET_RICE: Final[i64] = 3
TAX: Final[i64] = 4
DEPLOY5: Final[i64] = 5
DEPLOY3: Final[i64] = 6
DEPLOY1: Final[i64] = 7
BATTLE_A: Final[i64] = 8
BATTLE_B: Final[i64] = 9
BID: Final[i64] = 10
FIELD_COUNT: Final[i64] = 11
ACTION_COUNT: Final[i64] = 10
FIELD_NAMES: Final[list[str]] = list(FIELDS)
ACTION_NAMES: Final[list[str]] = list(ACTIONS)

SPECIAL_NAMES: Final[list[str]] = list(SPECIALS)
SPECIAL_COUNT: Final[i64] = 5
CHEST_SPECIAL: Final[i64] = 0
RICE_SPECIAL: Final[i64] = 1
DEPLOY6_SPECIAL: Final[i64] = 2
ATTACK_SPECIAL: Final[i64] = 3
DEFENCE_SPECIAL: Final[i64] = 4

# Cards: the provinces, the chest cards, and no card.
CHEST: Final[i64] = 45
NO_CARD: Final[i64] = 50
CARD_NAMES: Final[list[str]] = [*NAMES, *[f"chest{n}" for n in range(CHEST_CARDS)], "none"]
CARD_NUMBERS: Final[dict[str, int]] = {name: n for n, name in enumerate(CARD_NAMES)}
CHEST_HAND: Final[int] = ((1 << CHEST_CARDS) - 1) << len(NAMES)
SINGLE: Final[list[bytes]] = [bytes([card]) for card in range(len(CARD_NAMES))]

EVENT_IDS: Final[list[str]] = ["", *[event.id for event in EVENTS]]  # by card number, from 1
WINTER_LOSS: Final[list[int]] = [0, *[event.winter_loss for event in EVENTS]]
SUPPLY: Final[list[int]] = list(SUPPLIES)

NOBODY: Final[i64] = -1
# How a field begins; a plain 0 beside a machine word would make objects of both.
EMPTY: Final[i64] = 0
FIRST: Final[i64] = 1
PEASANT: Final[i64] = 5  # the colour after those of the seats
COLOURS: Final[i64] = 6
COLOUR_NAMES: Final[list[str]] = ["0", "1", "2", "3", "4", "peasant"]


# Nothing here refers back, so the garbage collector need not look at it.
@mypyc_attr(acyclic=True)
class Table(BaseState):
    """A game in progress."""

    def __init__(self, chance: Chance, seats: i64, board: i64, like: "Table | None" = None) -> None:
        super().__init__(chance, seats, like)
        # Outcomes to come that a position gave.
        self.forced: list[Any] = [] if like is None else like.forced
        self.board: i64 = board
        self.year: i64 = FIRST if like is None else like.year
        self.season: i64 = EMPTY if like is None else like.season
        self.phase: i64 = PLANNING if like is None else like.phase
        self.owner: vec[i64] = vec[i64]([NOBODY] * LANDS) if like is None else like.owner[:]
        self.armies: vec[i64] = vec[i64]([0] * LANDS) if like is None else like.armies[:]
        self.markers: vec[i64] = vec[i64]([0] * LANDS) if like is None else like.markers[:]
        # The provinces of each seat.
        self.lands: vec[i64] = vec[i64]([0] * seats) if like is None else like.lands[:]
        self.castles: i64 = EMPTY if like is None else like.castles
        self.temples: i64 = EMPTY if like is None else like.temples
        self.theatres: i64 = EMPTY if like is None else like.theatres
        self.chests: vec[i64] = vec[i64]([0] * seats) if like is None else like.chests[:]
        self.rice: vec[i64] = vec[i64]([0] * seats) if like is None else like.rice[:]
        self.vp: vec[i64] = vec[i64]([0] * seats) if like is None else like.vp[:]
        self.reserve: vec[i64] = vec[i64]([ARMIES] * seats) if like is None else like.reserve[:]
        self.inside: vec[i64] = vec[i64]([0] * COLOURS) if like is None else like.inside[:]
        self.tray: vec[i64] = vec[i64]([0] * COLOURS) if like is None else like.tray[:]
        self.peasants: i64 = i64(PEASANTS) if like is None else like.peasants
        # Sizes still to place, largest first.
        self.groups: list[bytes] = [b""] * seats if like is None else like.groups.copy()
        self.stack: bytes = b"" if like is None else like.stack  # the draft's cards, top first
        self.open: bytes = b"" if like is None else like.open
        self.drafter: i64 = EMPTY if like is None else like.drafter
        self.drawn: i64 = NOBODY if like is None else like.drawn
        # The pair open at the seat's last pick, sorted.
        self.seen: list[bytes] = [b""] * seats if like is None else like.seen.copy()
        # So many cards at the bottom of the stack.
        self.known: i64 = EMPTY if like is None else like.known
        self.actions: bytes = b"" if like is None else like.actions
        self.action: i64 = EMPTY if like is None else like.action
        self.at: i64 = EMPTY if like is None else like.at
        self.placed: bool = False if like is None else like.placed
        self.specials: bytes = b"" if like is None else like.specials
        self.taken: vec[i64] = vec[i64]([NOBODY] * seats) if like is None else like.taken[:]
        self.choosing: bytes = b"" if like is None else like.choosing
        self.order: bytes = b"" if like is None else like.order
        self.events: bytes = b"" if like is None else like.events  # open ones
        self.event: i64 = EMPTY if like is None else like.event  # of this season; 0 is none
        self.event_stack: bytes = b"" if like is None else like.event_stack
        # The cards laid on the fields, in order.
        self.plans: list[bytes] = [b""] * seats if like is None else like.plans.copy()
        # While planning: the cards not laid yet.
        self.hands: vec[i64] = vec[i64]([0] * seats) if like is None else like.hands[:]
        self.winter_at: i64 = NOBODY if like is None else like.winter_at
        self.revolts: i64 = EMPTY if like is None else like.revolts
        self.extra: i64 = EMPTY if like is None else like.extra


def place(t: Table) -> str:
    """Where we are in the game, for the names of chance."""
    return f"year{t.year}/{SEASONS[t.season]}"


def event_is(t: Table, name: str) -> bool:
    """Is this the event of the season?"""
    return EVENT_IDS[t.event] == name


def acting(t: Table) -> i64:
    """The seat whose action it is."""
    return t.order[t.at]


def field_now(t: Table) -> i64:
    """The action going on."""
    return t.actions[t.action]


def card_of(t: Table, seat: i64, field: i64) -> i64:
    """What the seat has laid on a field."""
    return t.plans[seat][field]


def planned(t: Table, seat: i64) -> bool:
    """Has the seat filled all fields?"""
    return len(t.plans[seat]) == FIELD_COUNT


def near(t: Table, province: i64) -> i64:
    """The neighbours of a province."""
    return neighbours(t.board, t.seats, province)


def in_game(t: Table, province: i64) -> bool:
    return not has(out_of_game(t.board, t.seats), province)


def buildings_on(t: Table, province: i64) -> i64:
    """How many buildings stand in a province."""
    return (
        ((t.castles >> province) & 1)
        + ((t.temples >> province) & 1)
        + ((t.theatres >> province) & 1)
    )


def buildings(t: Table, kind: i64) -> i64:
    """The provinces with a building of this kind."""
    if kind == CASTLE:
        return t.castles
    return t.temples if kind == TEMPLE else t.theatres


def supply(t: Table, kind: i64) -> i64:
    """The buildings of a kind that are left (SG-4.1)."""
    return i64(SUPPLY[kind]) - size(buildings(t, kind))


def give(t: Table, province: i64, seat: i64, armies: i64) -> None:
    """A province becomes the seat's, or stays his, with so many armies."""
    before: i64 = t.owner[province]
    if before != seat:
        if before != NOBODY:
            t.lands[before] &= ~bit(province)
            take_off_mat(t, before, province)
        t.owner[province] = seat
        t.lands[seat] |= bit(province)
    t.armies[province] = armies


def make_neutral(t: Table, province: i64) -> None:
    """Armies, buildings and markers go, the card leaves the mat (SG-4.6, SG-5.7)."""
    seat: i64 = t.owner[province]
    others: i64 = ~bit(province)
    t.lands[seat] &= others
    t.owner[province] = NOBODY
    t.armies[province] = 0
    t.markers[province] = 0
    t.castles &= others
    t.temples &= others
    t.theatres &= others
    take_off_mat(t, seat, province)


def take_off_mat(t: Table, seat: i64, card: i64) -> None:
    """A card lost leaves the plan: its field is empty now."""
    plan = t.plans[seat]
    if card in plan:
        t.plans[seat] = plan.replace(SINGLE[card], SINGLE[NO_CARD])
        if t.log is not None:
            t.log.add(
                "taken_off",
                {
                    "seat": seat,
                    "action": FIELD_NAMES[plan.index(card)],
                    "card": CARD_NAMES[card],
                },
            )


def taker(t: Table, special: i64) -> i64:
    """The seat that has taken a special card, or NOBODY."""
    seat: i64 = 0
    while seat < t.seats:
        if t.taken[seat] == special:
            return seat
        seat += 1
    return NOBODY


def cubes(counts: vec[i64]) -> dict[str, int]:
    """Cubes by colour, as positions and journals write them."""
    return {COLOUR_NAMES[colour]: n for colour, n in enumerate(counts) if n}
