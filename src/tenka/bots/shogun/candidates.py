"""The moves of Shogun that are thought about: all of them, but not every number of a march."""

from typing import Final

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.shogun.board import bit, has
from tenka.games.shogun.legal import legal_moves
from tenka.games.shogun.moves import MOVE, number_of, second_of, verb_of
from tenka.games.shogun.table import Table

LEAST: Final[i64] = 2  # numbers of armies for each goal


def candidates(t: Table, seat: i64, most: i64, draws: Draws) -> list[int]:
    """About so many moves: of a long list of marches all goals, with fewer numbers of armies, from
    one to all that can go."""
    moves = legal_moves(t, seat)
    if len(moves) <= most:
        return moves
    goals: i64 = 0
    goal: i64 = -1
    armies: i64 = 0
    for move in moves:
        if verb_of(move) == MOVE:
            if second_of(move) != goal:
                goal = second_of(move)
                goals += 1
            armies = max(armies, number_of(move))
    if goals == 0:
        return moves
    n = max(LEAST, most // goals)
    if n >= armies:
        return moves
    numbers: i64 = 0
    at: i64 = 0
    while at < n:
        numbers |= bit(1 + at * (armies - 1) // (n - 1))
        at += 1
    return [move for move in moves if verb_of(move) != MOVE or has(numbers, number_of(move))]
