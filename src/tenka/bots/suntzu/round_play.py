"""A round of Sun Tzu to its end, for those who think about what to lay in it."""

from typing import Final

from mypy_extensions import i64

from tenka.bots.suntzu.greedy import worth_of_moves
from tenka.bots.suntzu.sight import Sight
from tenka.bots.suntzu.value import Values
from tenka.games.suntzu import pairs
from tenka.games.suntzu.apply import carry_out
from tenka.games.suntzu.cards import one
from tenka.games.suntzu.data import TRACK_END
from tenka.games.suntzu.legal import legal_moves
from tenka.games.suntzu.provinces import COUNT
from tenka.games.suntzu.state import State
from tenka.games.suntzu.table import BOTH, DRAWING, OVER, PLACING, Table, laid

RESULT: Final[float] = 0.85  # of what an end is worth; the rest is by how much


def take_back(t: Table, seat: i64) -> None:
    """A seat has laid nothing yet."""
    province: i64 = 0
    while province < COUNT:
        card = laid(t, seat, province)
        if card >= 0:
            t.hands = pairs.added(t.hands, seat, one(card))
        province += 1
    t.placed = pairs.put(t.placed, seat, 0)
    t.asked = BOTH


def rounds(world: State, seat: i64, mine: list[list[int]], theirs: list[list[int]]) -> list[State]:
    """What becomes of the round in a world, by its last decisions before the next one: for each
    of the seat's ways to lay its cards each of the rival's."""
    found: list[State] = []
    for own in mine:
        laid_mine = world.copy()
        lay_all(laid_mine, seat, own)
        for other in theirs:
            state = laid_mine.copy()
            lay_all(state, 1 - seat, other)
            battle(state)
            found.append(state)
    return found


def lay_all(t: Table, seat: i64, moves: list[int]) -> None:
    for move in moves:
        carry_out(t, seat, move)


def battle(t: Table) -> None:
    """All battles, and what else is asked in them; both decide greedily."""
    while t.phase != OVER and t.phase != DRAWING and t.phase != PLACING:
        seat: i64 = 0 if t.asked & 1 != 0 else 1
        legal = legal_moves(t, seat)
        if len(legal) == 1:
            carry_out(t, seat, legal[0])
            continue
        worth = worth_of_moves(Values(Sight(t, seat)), legal)
        carry_out(t, seat, legal[worth.index(max(worth))])


def worth_of_end(winners: i64, marker: i64) -> float:
    """What a game that is over is worth to the first seat, from -1 to 1."""
    result = 0.0
    if winners == 1:
        result = 1.0
    elif winners == 2:
        result = -1.0
    return RESULT * result + (1.0 - RESULT) * float(marker) / TRACK_END
