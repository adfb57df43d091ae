"""Worlds that a seat cannot tell apart (ST-9.6)."""

from mypy_extensions import i64

from tenka.core.chance import Chance, Draws
from tenka.games.suntzu import pairs
from tenka.games.suntzu.cards import (
    FRAMED_BITS,
    LOOSE_BITS,
    SIX,
    bits,
    each,
    in_list,
    length,
    listed,
    one,
    packed,
    size,
)
from tenka.games.suntzu.data import DRAWN_WITH_ONE, KEPT_WITH_ONE, WARLORDS
from tenka.games.suntzu.provinces import COUNT, mark_at, with_card, without_card
from tenka.games.suntzu.table import (
    BATTLES,
    DOUBLE_SIX,
    HEAD_START,
    OF_SEAT,
    WARLORD,
    Table,
    deck,
    has_kept_one,
    is_laying,
    is_turned,
    keeps_two,
    laid,
    put_deck,
)


def deal_anew(t: Table, seat: i64, chance: Chance) -> None:
    """Shuffle all that the seat (NOBODY: a spectator) cannot know.

    Worlds are drawn as if all cards were different, each equally likely: hands, cards face down,
    decks, how many cards a rival has laid so far, whether he has kept one of two, his Warlords,
    and the events.
    """
    draws = chance.draws("redeal")
    other: i64 = 0
    while other < 2:
        if other == seat:
            _shuffle_own_deck(t, other, draws)
        else:
            _deal_plan(t, other, _deal_loose(t, other, draws), draws)
        other += 1
    if length(t.events) > 2:
        pile = listed(t.events >> 4)
        pile.sort()
        draws.shuffle(pile)
        t.events = (t.events & 15) | (in_list(pile) << 4)


def _shuffle_own_deck(t: Table, seat: i64, draws: Draws) -> None:
    """The cards that the seat put at the bottom stay, and so does a recycled one."""
    cards = listed(deck(t, seat))
    top: i64 = len(cards) - pairs.at(t.known, seat)
    fixed = _recycled_at(t, seat, len(cards))
    unknown = [card for at, card in enumerate(cards) if at < top and at != fixed]
    unknown.sort()
    draws.shuffle(unknown)
    if fixed >= top:
        fixed = -1
    put_deck(t, seat, in_list(_around(unknown, cards, fixed) + cards[top:]))


def _recycled_at(t: Table, seat: i64, n: i64) -> i64:
    """Where in the deck the openly recycled card is; -1: nowhere."""
    under = pairs.at(t.recycled, seat)
    return n - under if under > 0 else -1


def _around(dealt: list[int], cards: list[int], fixed: i64) -> list[int]:
    """The cards dealt, with the one that has its place among them there."""
    if fixed < 0:
        return dealt
    return [*dealt[:fixed], cards[fixed], *dealt[fixed:]]


def _deal_loose(t: Table, seat: i64, draws: Draws) -> list[int]:
    """Loose cards to the cards drawn and to the deck; gives those for hand and table."""
    own = each((pairs.at(t.hands, seat) + _face_down(t, seat)) & LOOSE_BITS)
    drawn = listed(pairs.at(t.drawn, seat))
    cards = listed(deck(t, seat))
    fixed = _recycled_at(t, seat, len(cards))
    unknown = [card for at, card in enumerate(cards) if at != fixed] + own + drawn
    unknown.sort()
    draws.shuffle(unknown)
    held: i64 = len(own)
    out: i64 = len(own) + len(drawn)
    if keeps_two(t, seat) and out - held == DRAWN_WITH_ONE - pairs.at(t.kept_one, seat):
        held = _keep_anew(t, seat, held, draws)
    t.drawn = pairs.put(t.drawn, seat, in_list(unknown[held:out]))
    put_deck(t, seat, in_list(_around(unknown[out:], cards, fixed)))
    return unknown[:held]


def _keep_anew(t: Table, seat: i64, held: i64, draws: Draws) -> i64:
    """Whether one of three cards drawn is kept; gives how many loose cards are then in hand.

    With n of them in hand before, so many ways with none kept are one way with a card kept: the
    n + 1 in hand may be any, and which one of them was drawn is not told.
    """
    before = held - pairs.at(t.kept_one, seat)
    kept: i64 = 1 if draws.below(before + 2) == 0 else 0
    t.kept_one = pairs.put(t.kept_one, seat, kept)
    t.keep = pairs.put(t.keep, seat, KEPT_WITH_ONE - kept)
    return before + kept


def _face_down(t: Table, seat: i64) -> i64:
    """The cards that the seat has laid face down, as a set."""
    found: i64 = 0
    province: i64 = 0
    while province < COUNT:
        card = laid(t, seat, province)
        if card >= 0 and not is_turned(t, province):
            found += one(card)
        province += 1
    return found


def _deal_plan(t: Table, seat: i64, loose: list[int], draws: Draws) -> None:
    """Cards to hand and table, and Warlords, so that no 6 lies where it is barred (ST-3.2)."""
    framed = (pairs.at(t.hands, seat) + _face_down(t, seat)) & FRAMED_BITS
    own = each(framed) + loose
    placed = pairs.at(t.placed, seat)
    slots: list[int] = []
    province: i64 = 0
    while province < COUNT:
        if laid(t, seat, province) >= 0 and not is_turned(t, province):
            placed = without_card(placed, province)
            slots.append(province)
        province += 1
    held = _warlords_in_turn(t, seat)
    count = bits(pairs.at(t.warlords, seat))
    while True:
        if is_laying(t, seat):
            slots = list(range(_cards_laid(len(own), draws)))
        draws.shuffle(own)
        draws.shuffle(held)
        if _is_allowed(t, seat, own, slots, held[:count]):
            break
    at: i64 = 0
    for slot in slots:
        placed = with_card(placed, slot, own[at])
        at += 1
    t.placed = pairs.put(t.placed, seat, placed)
    t.hands = pairs.put(t.hands, seat, packed(own[at:]))
    hidden: i64 = 0
    single: i64 = 1
    for warlord in held[:count]:
        hidden |= single << i64(warlord)
    t.warlords = pairs.put(t.warlords, seat, hidden)


def _warlords_in_turn(t: Table, seat: i64) -> list[int]:
    """The Warlords that the seat may hide."""
    used = pairs.at(t.used, seat)
    return [
        number
        for number in range(len(WARLORDS))
        if (OF_SEAT[seat] >> number) & 1
        and (used >> number) & 1 == 0
        and (number != HEAD_START or t.phase == WARLORD)
    ]


def _cards_laid(n: i64, draws: Draws) -> i64:
    """How many of his n cards a seat that has not finished has laid: each order of each number
    of them is one world."""
    ways: list[int] = []
    total: i64 = 0
    orders: i64 = 1
    laid_so_far: i64 = 0
    while laid_so_far < COUNT:
        ways.append(orders)
        total += orders
        orders *= n - laid_so_far
        laid_so_far += 1
    pick = draws.below(total)
    found: i64 = 0
    while pick >= i64(ways[found]):
        pick -= i64(ways[found])
        found += 1
    return found


def _is_allowed(t: Table, seat: i64, own: list[int], slots: list[int], held: list[int]) -> bool:
    if t.phase > BATTLES or DOUBLE_SIX in held:
        return True
    marks = pairs.at(t.marks, seat)
    return not any(own[at] == SIX and mark_at(marks, slot) >= 0 for at, slot in enumerate(slots))


def told_hand_size(t: Table, seat: i64) -> i64:
    """How many hand cards the rival is told: as before, while something is under way in secret."""
    n = size(pairs.at(t.hands, seat))
    if is_laying(t, seat):
        return n + size(_face_down(t, seat))
    return n - 1 if has_kept_one(t, seat) else n
