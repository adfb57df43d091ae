"""Set-up (ST-2). All chance of the game falls here (ST-9.7)."""

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import FRAMED, ids, in_list, packed
from tenka.games.suntzu.data import (
    ARMIES,
    BEGINNER_SET_ASIDE,
    CARDS,
    DEALT,
    DISPLAYS,
    EVENTS,
    PROVINCES,
    SET_ASIDE,
    WARLORDS,
)
from tenka.games.suntzu.data import HEAD_START as HEAD_START_SPACES
from tenka.games.suntzu.drawing import start_round
from tenka.games.suntzu.provinces import COUNT
from tenka.games.suntzu.scoring import move_marker
from tenka.games.suntzu.table import (
    CHOOSES_WARLORD,
    HEAD_START,
    OF_SEAT,
    WARLORD,
    Table,
    holds,
    put_deck,
)
from tenka.games.suntzu.warlords import show


def set_up(t: Table) -> None:
    """A new game of the table's options."""
    aside = set_aside_at_first(t)
    t.aside = pairs.of(aside, aside)
    t.pool = pairs.of(ARMIES - aside, ARMIES - aside)
    t.displays = in_list_of_displays(_shuffled(t.chance.draws("displays"), len(DISPLAYS))[:COUNT])
    seat: i64 = 0
    while seat < 2:
        loose = loose_cards(t.beginner)
        t.chance.draws("deck/seat" + str(seat)).shuffle(loose)
        t.hands = pairs.put(t.hands, seat, FRAMED + packed(loose[:DEALT]))
        put_deck(t, seat, in_list(loose[DEALT:]))
        seat += 1
    if t.with_events:
        t.events = in_list(_shuffled(t.chance.draws("events"), len(EVENTS)))
    _tell(t)
    t.phase = WARLORD
    if t.with_warlords and not CHOOSES_WARLORD[t.edition]:
        seat = 0
        while seat < 2:
            own = [number for number in range(len(WARLORDS)) if (OF_SEAT[seat] >> number) & 1]
            drawn: i64 = own[t.chance.draws("warlord/seat" + str(seat)).below(len(own))]
            take_warlord(t, seat, drawn)
            seat += 1


def set_aside_at_first(t: Table) -> i64:
    return BEGINNER_SET_ASIDE if t.beginner else SET_ASIDE


def loose_cards(beginner: bool) -> list[int]:
    """The cards of a deck before it is shuffled."""
    return [
        number
        for number, card in enumerate(CARDS)
        if not card.framed and (card.beginner or not beginner)
        for _ in range(card.copies)
    ]


def in_list_of_displays(numbers: list[int]) -> i64:
    """The displays of the provinces, in fixed order."""
    found: i64 = 0
    at: i64 = 0
    for display in numbers:
        number: i64 = display
        found |= number << at
        at += 4
    return found


def display_at(t: Table, province: i64) -> i64:
    return (t.displays >> (4 * province)) & 15


def _shuffled(draws: Draws, n: int) -> list[int]:
    numbers = list(range(n))
    draws.shuffle(numbers)
    return numbers


def _tell(t: Table) -> None:
    if t.log is None:
        return
    displays: dict[str, list[int]] = {}
    province: i64 = 0
    while province < COUNT:
        displays[PROVINCES[province]] = list(DISPLAYS[display_at(t, province)])
        province += 1
    event = EVENTS[(t.events & 15) - 1] if t.with_events else None
    t.log.add(
        "dealt",
        {"displays": displays, "event": event},
        {seat: {"cards": ids(pairs.at(t.hands, seat))} for seat in range(2)},
    )


def take_warlord(t: Table, seat: i64, warlord: i64) -> None:
    """A Warlord is taken in secret (ST-2.3)."""
    one: i64 = 1
    t.warlords = pairs.added(t.warlords, seat, one << warlord)
    if t.log is not None:
        t.log.add("took", {"seat": seat})


def go_on(t: Table) -> None:
    """Ask who still has to take a Warlord; nobody: the first round (ST-7.8)."""
    asked: i64 = 0
    if t.with_warlords and CHOOSES_WARLORD[t.edition]:
        if pairs.at(t.warlords, 0) == 0:
            asked = 1
        if pairs.at(t.warlords, 1) == 0:
            asked |= 2
    t.asked = asked
    if asked == 0:
        if t.log is not None and t.with_warlords:
            # That no head start is shown is news to Chu.
            t.log.add("warlords_taken", {}, {1: {}})
        if holds(t, 0, HEAD_START):
            show(t, 0, HEAD_START)
            move_marker(t, HEAD_START_SPACES)
        start_round(t, 1)
