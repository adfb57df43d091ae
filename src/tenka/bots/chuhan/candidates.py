"""The moves of Chu Han that are thought about: all of them, but where Zhongli Mo has hundreds."""

from typing import Final

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.chuhan.cards import ZHONGLI_MO, size
from tenka.games.chuhan.legal import unsorted_moves
from tenka.games.chuhan.moves import USE, cards_of, other_of, verb_of
from tenka.games.chuhan.table import Table

LEAST: Final[i64] = 24  # of Zhongli Mo's sets
LARGEST: Final[i64] = 8


def candidates(t: Table, seat: i64, most: i64, draws: Draws) -> list[int]:
    """About so many moves: of Zhongli Mo's sets some large ones and a random choice."""
    moves = unsorted_moves(t)
    if len(moves) <= most:
        return moves
    kept: list[int] = []
    mixed: list[int] = []
    for move in moves:
        if verb_of(move) == USE and other_of(move) == ZHONGLI_MO:
            mixed.append(move)
        else:
            kept.append(move)
    room = max(LEAST, most - len(kept))
    n: i64 = len(mixed)
    if n <= room:
        return moves
    best: i64 = 0
    for move in mixed:
        best = max(best, size(cards_of(move)))
    at: i64 = 0
    large: i64 = 0
    while at < n and large < LARGEST:
        if size(cards_of(mixed[at])) == best:
            mixed[at], mixed[large] = mixed[large], mixed[at]
            large += 1
        at += 1
    at = large
    while at < room:
        other = at + draws.below(n - at)
        mixed[at], mixed[other] = mixed[other], mixed[at]
        at += 1
    kept.extend(mixed[:room])
    return kept
