"""The legal moves of a seat that owes a decision, sorted by text."""

from typing import Final

from mypy_extensions import i64

from tenka.games.shogun.battle import own_targets, targets
from tenka.games.shogun.board import bit, members, size
from tenka.games.shogun.data import ARMIES, CHEST_CARDS
from tenka.games.shogun.draft import may_refresh
from tenka.games.shogun.moves import (
    CHOOSE,
    DRAFT_GROUP,
    DRAFT_OPEN,
    DRAFT_REFRESH,
    DRAFT_TOP,
    MOVE,
    NUMBER,
    PLAN,
    REVOLT,
    SECOND,
    STAY,
    pack,
    text_of,
)
from tenka.games.shogun.table import (
    ACTING,
    BID,
    CHOOSING,
    DEPLOY1,
    DRAFT,
    FIELD_COUNT,
    NO_CARD,
    NOBODY,
    PLANNING,
    SPECIAL_COUNT,
    WINTER,
    Table,
    acting,
    card_of,
    field_now,
    planned,
)

# 1, 10, 11, ... 19, 2, 20, ...: numbers in the order of their texts.
BY_TEXT: Final[list[int]] = sorted(range(1, ARMIES + 1), key=str)
CHEST_SHIFT: Final[i64] = 45


def owes(t: Table, seat: i64) -> bool:
    """Does the seat owe a decision now?"""
    if t.phase == PLANNING:
        return not planned(t, seat)
    return seat == lone_mover(t)


def lone_mover(t: Table) -> i64:
    """The one seat at turn outside the planning; NOBODY when the game is over."""
    if t.phase == ACTING:
        return acting(t)
    if t.phase == CHOOSING:
        return i64(t.choosing[0])
    if t.phase == WINTER:
        return i64(t.order[t.winter_at])
    return t.drafter if t.phase == DRAFT else NOBODY


def first_mover(t: Table) -> i64:
    """The first seat that owes a decision; NOBODY when the game is over."""
    if t.phase != PLANNING:
        return lone_mover(t)
    seat: i64 = 0
    while planned(t, seat):
        seat += 1
    return seat


def movers(t: Table) -> list[int]:
    """The seats that owe a decision, ascending."""
    if t.phase == PLANNING:
        return [seat for seat, plan in enumerate(t.plans) if len(plan) < FIELD_COUNT]
    mover = lone_mover(t)
    return [] if mover == NOBODY else [mover]


def payable(t: Table, seat: i64) -> i64:
    """The cards that the seat may bid: any province, and chests that it has (SG-3.4)."""
    least_too_much: i64 = min(t.chests[seat] + 1, CHEST_CARDS)
    return bit(CHEST_SHIFT + least_too_much) - 1


def fitting_cards(t: Table, seat: i64) -> i64:
    """The cards in hand that may be laid on the seat's next field."""
    hand: i64 = t.hands[seat]
    return hand & payable(t, seat) if len(t.plans[seat]) == BID else hand


def may_be_empty(t: Table, seat: i64) -> bool:
    """May the seat's next field stay empty? (SG-3.11)"""
    if fitting_cards(t, seat) == 0:
        return True
    return size(t.hands[seat]) < FIELD_COUNT - len(t.plans[seat])


def legal_moves(t: Table, seat: i64) -> list[int]:
    """All moves of a seat that owes a decision."""
    if t.phase == PLANNING:
        return plan_moves(t, seat)
    if t.phase == ACTING:
        return march_moves(t, seat)
    if t.phase == CHOOSING:
        found = [pack(CHOOSE, s) for s in range(SPECIAL_COUNT) if s not in t.taken]
        return _by_text(found)
    if t.phase == WINTER:
        return [pack(REVOLT, province) for province in members(t.revolts)]
    return draft_moves(t)


def plan_moves(t: Table, seat: i64) -> list[int]:
    bare = pack(PLAN, len(t.plans[seat]))
    found: list[int] = [bare + (card << SECOND) for card in members(fitting_cards(t, seat))]
    if may_be_empty(t, seat):
        found.append(bare + (NO_CARD << SECOND))
    return found


def march_goals(t: Table, seat: i64) -> i64:
    """Where the armies may march that the acting seat is asked about."""
    field = field_now(t)
    source = card_of(t, seat, field)
    return own_targets(t, seat, source) if field == DEPLOY1 else targets(t, seat, source)


def may_stay(t: Table) -> bool:
    """May the armies stay that the acting seat is asked about?"""
    return field_now(t) == DEPLOY1


def march_moves(t: Table, seat: i64) -> list[int]:
    source = card_of(t, seat, field_now(t))
    most: i64 = t.armies[source] - 1
    numbers = [number << NUMBER for number in BY_TEXT if number <= most]
    found: list[int] = []
    for goal in members(march_goals(t, seat)):
        bare = pack(MOVE, source, goal)
        for number in numbers:
            found.append(bare + number)
    if may_stay(t):
        found.append(pack(STAY))
    return found


def draft_moves(t: Table) -> list[int]:
    sizes = sorted(set(t.groups[t.drafter]), key=str)
    if t.drawn != NOBODY:
        return [pack(DRAFT_GROUP, 0, 0, n) for n in sizes]
    found: list[int] = [pack(DRAFT_OPEN, card, 0, n) for card in sorted(t.open) for n in sizes]
    if may_refresh(t):
        found.append(pack(DRAFT_REFRESH))
    found.append(pack(DRAFT_TOP))
    return found


def _by_text(moves: list[int]) -> list[int]:
    return sorted(moves, key=text_of)
