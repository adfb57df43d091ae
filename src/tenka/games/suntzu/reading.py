"""Reading a position: a table from JSON, defaults filled in, or BadPosition saying why not."""

from typing import Any, Final

from mypy_extensions import i64

from tenka.core.contract import Json
from tenka.core.errors import BadPosition
from tenka.core.fields import (
    a_choice,
    a_flag,
    a_name,
    a_number,
    a_pair,
    a_pair_of_flags,
    a_pair_of_numbers,
    a_seat_or_nobody,
    an_object,
    names_once,
)
from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import COPIES, IDS, KINDS, LOOSE_BITS, in_list, packed
from tenka.games.suntzu.data import (
    ARMIES,
    CARDS,
    DISPLAYS,
    DRAWN_WITH_ONE,
    EVENTS,
    KEPT_WITH_ONE,
    MOST_ON_MARK,
    PROVINCES,
    ROUNDS,
    SEATS,
    TRACK_END,
)
from tenka.games.suntzu.deal import in_list_of_displays, set_aside_at_first
from tenka.games.suntzu.fields import a_card, by_province, card_lists, warlord_sets
from tenka.games.suntzu.order import decider_now
from tenka.games.suntzu.progress import carry_on
from tenka.games.suntzu.provinces import in_provinces, moved, on_marks, with_card, with_mark
from tenka.games.suntzu.reading_battle import read_battle, read_window
from tenka.games.suntzu.table import (
    AFTER,
    BATTLES,
    BEFORE,
    CHOOSES_WARLORD,
    DOUBLE_SIX,
    DRAWING,
    ENDINGS,
    HEAD_START,
    LAST_CALL,
    NOBODY,
    OF_SEAT,
    OVER,
    PHASES,
    PLACING,
    WARLORD,
    Table,
    holds,
    is_turned,
    laid,
    put_deck,
)

FIELDS: Final[tuple[str, ...]] = (
    "options", "round", "phase", "marker", "displays", "armies", "marks", "pool", "set_aside",
    "hands", "decks", "drawn", "keep", "kept_one", "removed", "known", "recycled", "placed",
    "fought", "warlords", "used_warlords", "total_plague", "used_one", "events", "plagues_played",
    "decider", "last_decider", "counts", "battle", "window", "pending", "outcome",
)  # fmt: skip
MOST_PLAGUES: Final = 99


def read_position(t: Table, position: Json) -> None:
    """Fill an empty table, whose options are set, and carry it on to the next decision."""
    an_object(position, "position", FIELDS)
    t.round = a_number(position.get("round", 1), "round", 1, ROUNDS)
    t.phase = a_name(position.get("phase", PHASES[PLACING]), "phase", PHASES)
    t.marker = a_number(position.get("marker", 0), "marker", -TRACK_END, TRACK_END)
    t.total_plague = a_flag(position.get("total_plague", False), "total_plague")
    plagues = position.get("plagues_played", 0)
    t.plagues = a_number(plagues, "plagues_played", 0, MOST_PLAGUES)
    _read_displays(t, position.get("displays", {}))
    _read_armies(t, position)
    _read_fought(t, position)
    _read_cards(t, position)
    _read_decks(t, position)
    _read_warlords(t, position)
    _read_events(t, position)
    _read_order(t, position)
    read_battle(t, position)
    read_window(t, position)
    _read_outcome(t, position)
    _check_laid(t)
    carry_on(t)


def _read_displays(t: Table, value: Any) -> None:
    numbers = list(range(len(PROVINCES)))
    for province, display in by_province(value, "displays").items():
        values = tuple(display) if isinstance(display, list) else ()
        if any(type(part) is not int for part in values) or values not in DISPLAYS:
            raise BadPosition(f"displays: {display!r} is none of the displays")
        numbers[province] = DISPLAYS.index(values)
    if len(set(numbers)) < len(numbers):
        raise BadPosition("displays: one display at two provinces")
    t.displays = in_list_of_displays(numbers)


def _read_armies(t: Table, position: Json) -> None:
    for province, n in by_province(position.get("armies", {}), "armies").items():
        armies = a_number(n, "armies", -ARMIES, ARMIES)
        t.armies = moved(t.armies, 0, province, armies)
    for seat, named in enumerate(a_pair(position.get("marks", [{}, {}]), "marks")):
        marks: i64 = 0
        for province, n in by_province(named, "marks").items():
            marks = with_mark(marks, province, a_number(n, "marks", 0, MOST_ON_MARK))
        t.marks = pairs.put(t.marks, seat, marks)
    free: list[int] = []
    for seat in range(2):
        standing = in_provinces(t.armies, seat) + on_marks(pairs.at(t.marks, seat))
        free.append(ARMIES - standing)
    both = "pool" not in position and "set_aside" not in position
    first = set_aside_at_first(t)
    aside = [first, first]
    if "set_aside" in position:
        aside = a_pair_of_numbers(position["set_aside"], "set_aside", 0, ARMIES)
    pool = [free[0] - aside[0], free[1] - aside[1]]
    if "pool" in position:
        pool = a_pair_of_numbers(position["pool"], "pool", 0, ARMIES)
        if "set_aside" not in position:
            aside = [free[0] - pool[0], free[1] - pool[1]]
    for seat in range(2):
        if pool[seat] < 0 or aside[seat] < 0 or pool[seat] + aside[seat] != free[seat]:
            where = "armies" if both else "pool, set_aside"
            raise BadPosition(f"{where}: the armies of seat {seat} are not {ARMIES}")
    t.pool = pairs.of(pool[0], pool[1])
    t.aside = pairs.of(aside[0], aside[1])


def _read_fought(t: Table, position: Json) -> None:
    fought = names_once(position.get("fought", []), "fought", list(PROVINCES))
    if fought and t.phase not in (BATTLES, AFTER, LAST_CALL, OVER):
        raise BadPosition(f"fought: nothing is fought yet in the phase {PHASES[t.phase]}")
    t.fought = in_list(fought)


def _read_cards(t: Table, position: Json) -> None:
    """Whose cards are where: each seat has its 20, in the beginner game 18."""
    placed = a_pair(position.get("placed", [{}, {}]), "placed")
    decks = card_lists(position.get("decks", [[], []]), "decks")
    drawn = card_lists(position.get("drawn", [[], []]), "drawn")
    hands = card_lists(position["hands"], "hands") if "hands" in position else None
    removed = card_lists(position["removed"], "removed") if "removed" in position else None
    for seat in range(2):
        rest = [
            0 if t.beginner and not card.beginner else COPIES[number]
            for number, card in enumerate(CARDS)
        ]
        cards: i64 = 0
        for province, name in by_province(placed[seat], "placed").items():
            card = a_card(name, "placed")
            cards = with_card(cards, province, card)
            _take(rest, card, seat)
        t.placed = pairs.put(t.placed, seat, cards)
        for card in decks[seat] + drawn[seat]:
            if CARDS[card].framed:
                raise BadPosition(f"decks, drawn: {IDS[card]!r} is framed and never leaves")
            _take(rest, card, seat)
        if hands is None:
            hand = [card for card in range(KINDS) if CARDS[card].framed and rest[card]]
        else:
            hand = hands[seat]
        for card in hand:
            _take(rest, card, seat)
        gone = [card for card in range(KINDS) for _ in range(rest[card])]
        if removed is not None:
            for card in removed[seat]:
                _take(rest, card, seat)
            if sum(rest):
                missing = [IDS[card] for card in range(KINDS) for _ in range(rest[card])]
                raise BadPosition(f"the cards of seat {seat}: missing {', '.join(missing)}")
            gone = removed[seat]
        if any(CARDS[card].framed for card in gone):
            raise BadPosition(f"removed: a framed card of seat {seat} is not in the game")
        t.hands = pairs.put(t.hands, seat, packed(hand))
        t.removed = pairs.put(t.removed, seat, packed(gone))
        put_deck(t, seat, in_list(decks[seat]))
        if len(drawn[seat]) > DRAWN_WITH_ONE:
            raise BadPosition(f"drawn: {len(drawn[seat])} cards; {DRAWN_WITH_ONE} at most")
        t.drawn = pairs.put(t.drawn, seat, in_list(drawn[seat]))


def _take(rest: list[int], card: int, seat: int) -> None:
    rest[card] -= 1
    if rest[card] < 0:
        raise BadPosition(f"the cards of seat {seat}: {IDS[card]!r} too often")


def _read_decks(t: Table, position: Json) -> None:
    decks = card_lists(position.get("decks", [[], []]), "decks")
    drawn = card_lists(position.get("drawn", [[], []]), "drawn")
    keep = a_pair_of_numbers(position.get("keep", [0, 0]), "keep", 0, KEPT_WITH_ONE)
    kept_one = a_pair_of_flags(position.get("kept_one", [False, False]), "kept_one")
    used_one = a_pair_of_flags(position.get("used_one", [False, False]), "used_one")
    known = a_pair(position.get("known", [0, 0]), "known")
    recycled = a_pair(position.get("recycled", [None, None]), "recycled")
    for seat in range(2):
        n = len(decks[seat])
        t.known = pairs.put(t.known, seat, a_number(known[seat], "known", 0, n))
        if recycled[seat] is not None:
            under = a_number(recycled[seat], "recycled", 0, n - 1)
            t.recycled = pairs.put(t.recycled, seat, under + 1)
        if t.phase != DRAWING and (drawn[seat] or keep[seat]):
            raise BadPosition("drawn, keep: only in the phase drawing")
        if keep[seat] > len(drawn[seat]) or (drawn[seat] and not keep[seat]):
            raise BadPosition(f"keep: {keep[seat]} of {len(drawn[seat])} cards drawn")
    t.keep = pairs.of(keep[0], keep[1])
    if t.phase != DRAWING:  # which begins with it cleared
        t.used_one = pairs.of(int(used_one[0]), int(used_one[1]))
    for seat in range(2):
        if kept_one[seat]:
            _check_kept_one(t, seat, len(drawn[seat]))
    t.kept_one = pairs.of(int(kept_one[0]), int(kept_one[1]))


def _check_kept_one(t: Table, seat: int, drawn: int) -> None:
    """One of two cards is kept: it is in the hand, and the others lie there still."""
    if pairs.at(t.keep, seat) != KEPT_WITH_ONE - 1 or drawn != DRAWN_WITH_ONE - 1:
        raise BadPosition(f"kept_one: seat {seat} has not kept one of {KEPT_WITH_ONE} cards")
    if pairs.at(t.hands, seat) & LOOSE_BITS == 0:
        raise BadPosition(f"kept_one: the card that seat {seat} has kept is not in its hand")


def _read_warlords(t: Table, position: Json) -> None:
    hidden = warlord_sets(position.get("warlords", [[], []]), "warlords")
    used = warlord_sets(position.get("used_warlords", [[], []]), "used_warlords")
    head_start = 1 << HEAD_START
    if t.phase != WARLORD and hidden[0] & head_start:
        if used[0] & head_start:
            raise BadPosition("warlords: 'head_start' both hidden and used")
        hidden[0] -= head_start
        used[0] |= head_start
    for seat in range(2):
        if (hidden[seat] | used[seat]) & ~OF_SEAT[seat]:
            raise BadPosition(f"warlords, used_warlords: seat {seat} has one of its rival")
        if hidden[seat] & used[seat]:
            raise BadPosition(f"warlords: seat {seat} has one both hidden and used")
        if not t.with_warlords and (hidden[seat] or used[seat]):
            raise BadPosition("warlords, used_warlords: the game is played without Warlords")
    if t.phase == WARLORD and not (t.with_warlords and CHOOSES_WARLORD[t.edition]):
        raise BadPosition("phase: no Warlord is chosen in this game")
    t.warlords = pairs.of(hidden[0], hidden[1])
    t.used = pairs.of(used[0], used[1])


def _read_events(t: Table, position: Json) -> None:
    events = names_once(position.get("events", []), "events", list(EVENTS))
    if events and not t.with_events:
        raise BadPosition("events: the game is played without events")
    if t.with_events and not events and t.phase not in (LAST_CALL, OVER):
        raise BadPosition("events: none is left, so the game is over")
    t.events = in_list(events)


def _read_order(t: Table, position: Json) -> None:
    t.last_decider = a_seat_or_nobody(position.get("last_decider"), "last_decider", SEATS)
    if position.get("counts") is not None:
        counts = a_pair_of_numbers(position["counts"], "counts", 0, ARMIES)
        t.counts = pairs.of(counts[0], counts[1])
    t.decider = a_seat_or_nobody(position.get("decider"), "decider", SEATS)
    if t.phase == BATTLES and "decider" not in position:
        t.decider = decider_now(t)
        if t.decider != NOBODY and "last_decider" not in position:
            t.last_decider = t.decider


def _read_outcome(t: Table, position: Json) -> None:
    outcome = position.get("outcome")
    if (outcome is not None) != (t.phase == OVER):
        raise BadPosition("outcome: it goes with the phase over, and that with an outcome")
    if outcome is None:
        return
    found = an_object(outcome, "outcome", ("winners", "reason"), needed=True)
    winners = [[0], [1], [0, 1]]
    t.winners = 1 + winners.index(a_choice(found["winners"], "outcome", winners))
    t.ending = a_name(found["reason"], "outcome", ENDINGS)


def _check_laid(t: Table) -> None:
    """Cards lie where they can lie."""
    for seat in range(2):
        gap = False
        for province in range(len(PROVINCES)):
            card = laid(t, seat, province)
            if t.phase in (BEFORE, BATTLES):
                if card < 0 and not is_turned(t, province):
                    raise BadPosition(f"placed: seat {seat} has no card at {PROVINCES[province]}")
            elif t.phase < BEFORE or t.phase == DRAWING:
                if card >= 0 and gap:
                    raise BadPosition("placed: cards are laid from qin on, without a gap")
                gap = gap or card < 0
            six = card >= 0 and IDS[card] == "6" and not is_turned(t, province)
            marked = (pairs.at(t.marks, seat) >> (3 * province)) & 7 != 0
            barred = seat == 0 or not holds(t, 1, DOUBLE_SIX)
            if six and marked and barred and t.phase <= BATTLES:
                raise BadPosition(f"placed: a 6 at the 6-mark of seat {seat}")
