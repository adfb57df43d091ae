"""The tree of a search: moves one after the other, and how those fared who made them."""

import math
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from tenka.core.chance import Draws

EXPLORATION: Final[float] = 0.7  # for shares of wins, from 0 to 1


@mypyc_attr(acyclic=True)
class Node:
    """A move, in all worlds in which it was made after the moves before it."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 1  # how often it could have been made, since it was first made
        self.won: float = 0.0  # the sum of the shares of the win
        # By their actions; as objects, which need not be unpacked to be looked up.
        self.after: dict[object, Node] = {}

    def next_move(self, legal: list[int], draws: Draws) -> "Node":
        """Of the moves that are legal in this world a new one, each equally likely; where all were
        made before, the best by UCB1."""
        untried: i64 = 0
        new: object = None
        found: Node | None = None
        best = -1.0
        for action in cast(list[object], legal):
            child = self.after.get(action)
            if child is None:
                untried += 1
                if draws.below(untried) == 0:
                    new = action
                continue
            child.available += 1
            if untried == 0:
                value = child.promise(EXPLORATION * math.sqrt(math.log(float(child.available))))
                if value > best:
                    found, best = child, value
        if untried == 0:
            assert found is not None
            return found
        assert isinstance(new, int)
        found = Node(new)
        self.after[new] = found
        return found

    def promise(self, bonus: float) -> float:
        """UCB1: how the move fared, and more the less often it was tried."""
        visits = float(self.visits)
        return self.won / visits + bonus / math.sqrt(visits)


class Root:
    """The decision that is thought about. Its moves are the same in all worlds: what a seat may do
    is no secret to it. So they need not be looked up one by one."""

    def __init__(self, legal: list[int], draws: Draws) -> None:
        self.tried: list[Node] = []
        self.untried = list(legal)
        self.visits: i64 = 0
        draws.shuffle(self.untried)

    def next_move(self) -> Node:
        """A new move as long as there is one, then the best by UCB1."""
        self.visits += 1
        if self.untried:
            new = Node(self.untried.pop())
            self.tried.append(new)
            return new
        bonus = EXPLORATION * math.sqrt(math.log(float(self.visits)))
        found = self.tried[0]
        best = -1.0
        for child in self.tried:
            value = child.promise(bonus)
            if value > best:
                found, best = child, value
        return found

    def most_visited(self) -> int:
        """The move that the search came back to most often; before the first iteration any."""
        if not self.tried:
            return self.untried[-1]
        found = self.tried[0]
        for child in self.tried:
            if child.visits > found.visits:
                found = child
        return found.action
