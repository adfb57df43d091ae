"""Worlds that a seat cannot tell apart."""

from typing import Final

from mypy_extensions import i64

from tenka.core.chance import Chance, Draws
from tenka.games.shogun.board import LANDS, bit, has, members
from tenka.games.shogun.data import CHEST_CARDS, OPEN_ACTIONS
from tenka.games.shogun.legal import payable
from tenka.games.shogun.table import (
    BID,
    CHEST_HAND,
    CHOOSING,
    FIELD_COUNT,
    NO_CARD,
    PLANNING,
    Table,
    planned,
)
from tenka.games.shogun.view import hidden_fields

SCALE: Final[int] = 1 << 29


def _beginnings(cards: int) -> list[tuple[int, int, int]]:
    """Plans that are not finished, by fields filled and cards among them, with the share of each
    kind and all before it: uniform over the plans that a player with so many cards can have."""
    counted: list[tuple[int, int, int]] = []
    for filled in range(FIELD_COUNT):
        ways = 1  # to put so many cards on so many fields
        for laid in range(min(filled, cards) + 1):
            if laid:
                ways = ways * (filled - laid + 1) // laid * (cards - laid + 1)
            if filled - laid <= max(0, FIELD_COUNT - cards):
                counted.append((filled, laid, ways))
    total = sum(ways for _, _, ways in counted)
    found: list[tuple[int, int, int]] = []
    so_far = 0
    for filled, laid, ways in counted:
        so_far += ways
        found.append((filled, laid, SCALE * so_far // total))
    return found


BEGINNINGS: Final[list[list[tuple[int, int, int]]]] = [
    _beginnings(cards) for cards in range(LANDS + CHEST_CARDS + 1)
]


def deal_anew(t: Table, seat: i64, chance: Chance) -> None:
    """Shuffle all that the seat (NOBODY: a spectator) cannot know, and all chance to come."""
    draws = chance.draws("redeal")
    other: i64 = 0
    while other < t.seats:
        if other != seat:
            if t.phase == PLANNING:
                _plan_anew(t, other, draws)
            else:
                _fill_anew(t, seat, other, draws)
        other += 1
    t.actions = _tail_shuffled(t.actions, OPEN_ACTIONS + t.action, len(t.actions), draws)
    t.event_stack = _tail_shuffled(t.event_stack, 0, len(t.event_stack), draws)
    t.stack = _tail_shuffled(t.stack, 0, len(t.stack) - t.known, draws)


def _tail_shuffled(cards: bytes, start: i64, end: i64, draws: Draws) -> bytes:
    """The cards of this part in another order; sorted first, so that only chance decides."""
    if end - start < 2:
        return cards
    part = sorted(cards[start:end])
    draws.shuffle(part)
    return cards[:start] + bytes(part) + cards[end:]


def _fill_anew(t: Table, observer: i64, seat: i64, draws: Draws) -> None:
    """After the planning: other cards on the fields that the observer cannot see.

    What the position does not note is not known: a card won this season may lie there, too.
    """
    hidden = hidden_fields(t, observer, seat)
    if not hidden:
        return
    plan = list(t.plans[seat])
    free: i64 = t.lands[seat] | CHEST_HAND
    for field, card in enumerate(plan):
        if card != NO_CARD and field not in hidden:
            free &= ~bit(card)
    cards = members(free)
    over: i64 = len(cards) - len(hidden)
    if over > 0 and t.phase == CHOOSING and plan[BID] == NO_CARD:
        cards = _without_unpayable(cards, over, payable(t, seat), draws)
    draws.shuffle(cards)
    for number, field in enumerate(hidden):
        plan[field] = cards[number]
    t.plans[seat] = bytes(plan)


def _without_unpayable(cards: list[int], over: i64, may_bid: i64, draws: Draws) -> list[int]:
    """The cards on the mat, where so many are left over and the bid is empty all the same: those
    left are chests that could not be paid (SG-3.4, SG-3.11)."""
    left = [card for card in cards if not has(may_bid, card)]
    if len(left) < over:
        return cards  # a plan that nobody could make
    draws.shuffle(left)
    found = set(left[:over])
    return [card for card in cards if card not in found]


def _plan_anew(t: Table, seat: i64, draws: Draws) -> None:
    """While they plan: any plan, each equally likely, finished if the seat has finished; how far
    it has come if not is hidden, too."""
    hand: i64 = t.lands[seat] | CHEST_HAND
    plan = _whole_plan(t, seat, hand, draws) if planned(t, seat) else _beginning(hand, draws)
    for card in plan:
        if card != NO_CARD:
            hand -= bit(card)
    t.plans[seat] = bytes(plan)
    t.hands[seat] = hand


def _whole_plan(t: Table, seat: i64, hand: i64, draws: Draws) -> list[int]:
    cards = members(hand)
    may_bid = payable(t, seat)
    empty = max(0, FIELD_COUNT - len(cards))
    held = len(cards)
    cards.extend([int(NO_CARD)] * empty)
    while True:
        draws.shuffle(cards)
        plan = cards[:FIELD_COUNT]
        bid = plan[BID]
        if bid == NO_CARD or has(may_bid, bid):
            return plan
        plan[BID] = NO_CARD
        if held <= FIELD_COUNT:
            return plan  # the card that could not be bid is the one left over
        # With more left over the bid is empty only if none of them can be paid, and such a plan
        # must come no more often than any other: for one of the cards left over.
        left = sorted(cards[BID:])
        if bid == left[0] and not has(may_bid, left[0]):
            payable_left = False
            for card in left:
                if has(may_bid, card):
                    payable_left = True
            if not payable_left:
                return plan


def _beginning(hand: i64, draws: Draws) -> list[int]:
    cards = members(hand)
    number = draws.below(SCALE)
    filled = 0
    laid = 0
    for filled, laid, limit in BEGINNINGS[len(cards)]:  # noqa: B007
        if number < limit:
            break
    draws.shuffle(cards)
    fields = list(range(filled))
    draws.shuffle(fields)
    plan = [int(NO_CARD)] * filled
    for place, field in enumerate(fields[:laid]):
        plan[field] = cards[place]
    return plan
