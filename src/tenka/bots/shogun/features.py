"""What a seat sees of Shogun, as whole numbers.

Made only from what the seat's view holds. Seats are told clockwise from the one who looks.
`net_inputs.py` says what the bits mean to a net.
"""

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from tenka.bots.shogun.move_features import DONE, cost_to_come
from tenka.bots.shogun.move_features import MOVE_FIELDS as MOVE_FIELDS
from tenka.bots.shogun.move_features import describe as describe
from tenka.bots.shogun.surroundings import (
    MOST_2,
    MOST_3,
    MOST_4,
    building_counts,
    most_of_others,
    opposed,
    points_of,
    relative,
    standing,
)
from tenka.games.shogun.board import LANDS, bit, out_of_game, size
from tenka.games.shogun.data import MOST_SEATS, OPEN_ACTIONS
from tenka.games.shogun.draft import may_refresh
from tenka.games.shogun.table import (
    ACTING,
    BID,
    CHEST,
    DRAFT,
    FIELD_COUNT,
    NO_CARD,
    NOBODY,
    PEASANT,
    PLANNING,
    SPECIAL_COUNT,
    WINTER,
    WINTER_LOSS,
    Table,
    card_of,
    field_now,
)
from tenka.games.shogun.winter import missing_rice

PROVINCES_AT: Final = 0  # two in a number
SEATS_AT: Final = 23  # two numbers for each
REGIONS_AT: Final = 33
COURSE_AT: Final = 35
CARDS_AT: Final = 36
PLAN_AT: Final = 37
ASKED_AT: Final = 38
STATE_FIELDS: Final = 39
OUT: Final[i64] = 6  # an owner's number: the province is out of the game
MOST_5: Final[i64] = 31
MOST_6: Final[i64] = 63
PROVINCE_BITS: Final[i64] = 31
LAID_SHIFT: Final[i64] = 18  # within a province
REGION_BITS: Final[i64] = 6
REGIONS_IN_ONE: Final[i64] = 10
FILLED: Final[i64] = 15  # of the number at PLAN_AT: how many fields
SURPLUS_EVEN: Final[i64] = 11  # as many cards as fields left
LARGEST_GROUP: Final[i64] = 5
SMALLEST_GROUP: Final[i64] = 2


def observe(t: Table, me: i64, out: BytesWriter) -> None:
    """Write what the seat may know, as STATE_FIELDS numbers."""
    counts = building_counts(t)
    _provinces(t, me, out)
    _seats(t, me, points_of(t, counts), out)
    _regions(t, me, counts, out)
    write_i64_le(out, _course(t))
    write_i64_le(out, _cards(t, me))
    write_i64_le(out, _plan(t, me))
    write_i64_le(out, _asked(t, me))


def observe_plan(t: Table, me: i64, before: bytes, out: BytesWriter) -> None:
    """The same while the seat lays its plan, where `before` was observed in the same planning: the
    cards laid since then, and what is asked, are all that has changed."""
    start: i64 = len(out)
    out.write(before)
    out.truncate(start + 8 * PLAN_AT)
    plan = t.plans[me]
    field: i64 = read_i64_le(before, 8 * PLAN_AT) & FILLED
    while field < len(plan):
        card: i64 = plan[field]
        field += 1
        if card < CHEST:
            # Where it lies is said by four bits of one byte, which were 0.
            shift = LAID_SHIFT + PROVINCE_BITS * (card & 1)
            at = start + 8 * (card >> 1) + (shift >> 3)
            out[at] = u8(i64(out[at]) | (field << (shift & 7)))
    write_i64_le(out, _plan(t, me))
    write_i64_le(out, _asked(t, me))


def _provinces(t: Table, me: i64, out: BytesWriter) -> None:
    laid = _laid(t, me)
    shown = _shown(t, me)
    gone = out_of_game(t.board, t.seats)
    strongest = opposed(t, me)
    names = _relative_seats(t, me)
    owners = t.owner
    all_armies = t.armies
    markers = t.markers
    pair: i64 = 0
    land: i64 = 0
    while land < LANDS:
        owner = owners[land]
        armies = min(MOST_5, all_armies[land])
        seen = names[owner] if owner != NOBODY else 0
        if (gone >> land) & 1 != 0:
            seen = OUT
        mine: i64 = armies if owner == me else 0
        number = (
            seen
            | (mine << 3)
            | ((armies - mine) << 8)
            | (min(MOST_2, markers[land]) << 13)
            | (((t.castles >> land) & 1) << 15)
            | (((t.temples >> land) & 1) << 16)
            | (((t.theatres >> land) & 1) << 17)
            | (laid[land] << LAID_SHIFT)
            | (((shown >> land) & 1) << 22)
            | (min(MOST_4, strongest[land]) << 23)
        )
        if land & 1 == 0:
            pair = number
        else:
            write_i64_le(out, pair | (number << PROVINCE_BITS))
            pair = 0
        land += 1
    write_i64_le(out, pair)


def _relative_seats(t: Table, me: i64) -> vec[i64]:
    """What each seat is called: 1 is me, then the others clockwise."""
    return vec[i64]([relative(t, seat, me) for seat in range(t.seats)])


def _laid(t: Table, me: i64) -> vec[i64]:
    """For each province the field of my plan on which its card lies, from 1 on, or 0."""
    found = vec[i64]([0] * LANDS)
    plan = t.plans[me]
    field: i64 = 0
    while field < len(plan):
        card: i64 = plan[field]
        field += 1
        if card < CHEST:
            found[card] = field
    return found


def _shown(t: Table, me: i64) -> i64:
    """The provinces whose cards I have seen in the plans of others."""
    if t.phase == PLANNING or len(t.plans[me]) == 0:
        return 0
    found: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if seat != me:
            found |= _as_set(card_of(t, seat, BID))
            if t.phase == ACTING:
                place: i64 = 0
                last: i64 = t.action if _place(t.order, seat) <= t.at + 1 else t.action - 1
                while place <= last:
                    found |= _as_set(card_of(t, seat, t.actions[place]))
                    place += 1
        seat += 1
    return found


def _as_set(card: i64) -> i64:
    return bit(card) if card < CHEST else 0


def _seats(t: Table, me: i64, points: vec[i64], out: BytesWriter) -> None:
    mildest: i64 = 0
    hardest: i64 = 0
    if t.phase != WINTER and len(t.events) > 0:
        mildest = MOST_5
        for event in t.events:
            loss: i64 = WINTER_LOSS[event]
            mildest = min(mildest, loss)
            hardest = max(hardest, loss)
    step: i64 = 0
    while step < MOST_SEATS:
        if step < t.seats:
            seat = (me + step) % t.seats
            write_i64_le(out, _belongings(t, seat, points[seat]))
            write_i64_le(out, _standing(t, me, seat, points, mildest, hardest))
        else:
            write_i64_le(out, 0)
            write_i64_le(out, 0)
        step += 1


def _belongings(t: Table, seat: i64, points: i64) -> i64:
    lands: i64 = t.lands[seat]
    reserve: i64 = t.reserve[seat]
    inside: i64 = t.inside[seat]
    tray: i64 = t.tray[seat]
    return (
        min(MOST_5, i64(t.chests[seat]))
        | (min(MOST_5, i64(t.rice[seat])) << 5)
        | (min(MOST_6, i64(t.vp[seat])) << 10)
        | (min(MOST_6, reserve) << 16)
        | (min(MOST_5, size(lands)) << 22)
        | (min(MOST_4, size(lands & t.castles)) << 27)
        | (min(MOST_4, size(lands & t.temples)) << 31)
        | (min(MOST_4, size(lands & t.theatres)) << 35)
        | (min(MOST_6, points) << 39)
        | (min(MOST_5, inside) << 45)
        | (min(MOST_4, tray) << 50)
    )


def _standing(t: Table, me: i64, seat: i64, points: vec[i64], mildest: i64, hardest: i64) -> i64:
    bid: i64 = 0
    if t.phase != PLANNING and len(t.plans[seat]) > 0:
        bid = _bid(card_of(t, seat, BID))
    rice: i64 = t.rice[seat]
    with_mild = missing_rice(t, seat, max(0, rice - mildest))
    with_hard = missing_rice(t, seat, max(0, rice - hardest))
    ahead: i64 = 0
    score: i64 = t.vp[seat] + points[seat]
    other: i64 = 0
    while other < t.seats:
        theirs: i64 = t.vp[other] + points[other]
        if theirs > score or (theirs == score and t.chests[other] > t.chests[seat]):
            ahead += 1
        other += 1
    return (
        1
        | (i64(t.taken[seat] + 1) << 1)
        | (_place(t.order, seat) << 4)
        | (bid << 7)
        | (_place(t.choosing, seat) << 10)
        | (min(MOST_4, i64(len(t.groups[seat]))) << 13)
        | (min(MOST_4, with_mild) << 17)
        | (min(MOST_4, with_hard) << 21)
        | (ahead << 25)
    )


def _bid(card: i64) -> i64:
    """1 no card, 2 a province, then the chests from 0 on."""
    if card == NO_CARD:
        return 1
    return 2 if card < CHEST else 3 + card - CHEST


def _place(order: bytes, wanted: i64) -> i64:
    """Where it is in an order, from 1 on; 0 if it is not there."""
    at: i64 = 0
    while at < len(order):
        if order[at] == wanted:
            return at + 1
        at += 1
    return 0


def _regions(t: Table, me: i64, counts: vec[i64], out: BytesWriter) -> None:
    number: i64 = 0
    at: i64 = 0
    n: i64 = len(counts) // MOST_SEATS
    while at < n:
        row = at * MOST_SEATS
        mine = counts[row + me]
        best = most_of_others(t, me, counts, row)
        found = min(MOST_2, mine) | (min(MOST_2, best) << 2) | (standing(mine, best) << 4)
        number |= found << (REGION_BITS * (at % REGIONS_IN_ONE))
        at += 1
        if at % REGIONS_IN_ONE == 0:
            write_i64_le(out, number)
            number = 0
    write_i64_le(out, number)


def _course(t: Table) -> i64:
    opened: i64 = 0
    for event in t.events:
        opened |= bit(i64(event) - 1)
    drafting = t.phase == DRAFT
    return (
        (t.seats - 3)
        | (t.board << 2)
        | ((t.year - 1) << 3)
        | (t.season << 4)
        | (t.phase << 6)
        | (t.action << 9)
        | (t.event << 13)
        | (opened << 17)
        | (t.peasants << 29)
        | (i64(t.inside[PEASANT]) << 34)
        | (min(MOST_4, i64(t.tray[PEASANT])) << 39)
        | (_flag(drafting and may_refresh(t)) << 43)
        | (_flag(drafting and t.drawn != NOBODY) << 44)
        | (min(MOST_2, size(t.revolts)) << 45)
        | (min(MOST_2, t.extra) << 47)
    )


def _cards(t: Table, me: i64) -> i64:
    """When each action comes, the place of each special card, the sizes of my groups."""
    found: i64 = 0
    opened: i64 = min(i64(len(t.actions)), OPEN_ACTIONS + t.action)
    at: i64 = 0
    while at < opened:
        found |= (DONE if at < t.action else 1 + at - t.action) << (3 * i64(t.actions[at]))
        at += 1
    special: i64 = 0
    while special < SPECIAL_COUNT:
        found |= _place(t.specials, special) << (30 + 3 * special)
        special += 1
    for group in t.groups[me]:
        # Of the sizes 5, 4, 3, 2 three bits each.
        start = 45 + 3 * (LARGEST_GROUP - max(SMALLEST_GROUP, min(LARGEST_GROUP, i64(group))))
        if (found >> start) & MOST_3 < MOST_3:
            found += bit(start)
    return found


def _plan(t: Table, me: i64) -> i64:
    """My plan: what kind of card lies on each field, what I still hold, what it will cost."""
    plan = t.plans[me]
    kinds: i64 = 0
    filled: i64 = 0
    while filled < len(plan):
        card: i64 = plan[filled]
        kind: i64 = 1 if card < CHEST else 2 if card < NO_CARD else 3
        kinds |= kind << (2 * filled)
        filled += 1
    hand: i64 = t.hands[me]
    cards = size(hand)
    left = FIELD_COUNT - filled
    surplus: i64 = 0
    if t.phase == PLANNING:
        surplus = max(1, min(MOST_5, cards - left + SURPLUS_EVEN))
    cost = cost_to_come(t, me)
    chests: i64 = t.chests[me]
    return (
        filled
        | (kinds << 4)
        | ((hand >> CHEST) << 26)
        | (surplus << 31)
        | (min(MOST_5, cost) << 36)
        | (min(MOST_5, max(0, chests - cost)) << 41)
        | (_flag(cost > chests) << 46)
    )


def _asked(t: Table, me: i64) -> i64:
    """The provinces that a decision is about: drawn or open in the draft, in revolt, or the one
    whose armies march."""
    if t.phase == DRAFT:
        if t.drawn != NOBODY:
            return bit(t.drawn)
        found: i64 = 0
        for card in t.open:
            found |= bit(card)
        return found
    if t.phase == WINTER:
        return t.revolts
    if t.phase == ACTING and t.order[t.at] == me:
        return _as_set(card_of(t, me, field_now(t)))
    return 0


def _flag(is_so: bool) -> i64:
    return 1 if is_so else 0
