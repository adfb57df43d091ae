"""A legal move at random, each equally likely, without listing all of them."""

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.shogun.board import nth, size
from tenka.games.shogun.legal import legal_moves, march_goals, may_be_empty, may_stay, payable
from tenka.games.shogun.moves import MOVE, PLAN, STAY, pack
from tenka.games.shogun.table import (
    ACTING,
    BID,
    FIELD_COUNT,
    NO_CARD,
    PLANNING,
    Table,
    card_of,
    field_now,
)


def random_move(t: Table, seat: i64, draws: Draws) -> i64:
    """A move of a seat that owes a decision."""
    if t.phase == PLANNING:
        return _random_plan(t, seat, draws)
    if t.phase == ACTING:
        return _random_march(t, seat, draws)
    moves = legal_moves(t, seat)
    return moves[draws.below(len(moves))]


def _random_plan(t: Table, seat: i64, draws: Draws) -> i64:
    field: i64 = len(t.plans[seat])
    cards: i64 = t.hands[seat]
    n = size(cards)
    empty = n < FIELD_COUNT - field
    if field == BID:
        cards &= payable(t, seat)
        n = size(cards)
        empty = may_be_empty(t, seat)
    number = draws.below(n + 1 if empty else n)
    return pack(PLAN, field, nth(cards, number) if number < n else NO_CARD)


def _random_march(t: Table, seat: i64, draws: Draws) -> i64:
    source = card_of(t, seat, field_now(t))
    goals = march_goals(t, seat)
    most: i64 = t.armies[source] - 1
    n = size(goals) * most
    number = draws.below(n + 1 if may_stay(t) else n)
    if number == n:
        return pack(STAY)
    return pack(MOVE, source, nth(goals, number // most), number % most + 1)
