"""The tree of a search: moves one after the other, and how those fared who made them."""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.core.chance import Draws

EXPLORATION: Final[float] = 0.7  # for shares of wins, from 0 to 1
NOT_FOUND: Final[int] = -1


@mypyc_attr(acyclic=True)
class Node:
    """A move, in all worlds in which it was made after the moves before it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been made
        self.won: float = 0.0  # the sum of the shares of the win
        self.after: dict[int, Node] = {}


def next_move(node: Node, legal: list[int], draws: Draws) -> int:
    """Of the moves that are legal in this world one that was never made here, each equally likely;
    where all were made, the best by UCB1."""
    untried: i64 = 0
    found = NOT_FOUND
    best = -1.0
    for action in legal:
        child = node.after.get(action)
        if child is None:
            untried += 1
            if draws.below(untried) == 0:
                found = action
            continue
        child.available += 1
        if untried == 0:
            visits = float(child.visits)
            bonus = EXPLORATION * math.sqrt(math.log(float(child.available)) / visits)
            value = child.won / visits + bonus
            if value > best:
                found, best = action, value
    return found


def most_visited(node: Node, legal: list[int]) -> int:
    """The move that the search came back to most often, the first of equals; NOT_FOUND where it
    has made none."""
    found = NOT_FOUND
    most: i64 = 0
    for action in legal:
        child = node.after.get(action)
        if child is not None and child.visits > most:
            found, most = action, child.visits
    return found
