"""A yardstick: information-set Monte Carlo tree search of one observer, as in the textbook.

Each iteration deals a world anew in which the seat sees what it sees now, walks down the tree by
UCB1 over the moves that are legal in that world, adds a node and plays on at random to the end.
The tree is the seat's own: rivals choose in it openly. What they choose in secret, while several
seats are asked at once, is drawn and has no place in the tree.

It stays as it is, so that what is measured by it can be compared.
"""

from tenka.bots.search.tree import Node, Root
from tenka.bots.search.worlds import NOBODY, Worlds
from tenka.core.chance import Chance, Draws, FastChance
from tenka.core.perspective import Perspective


class Ismcts:
    """Plays every game there is, for as many seconds or iterations as the budget gives."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.choices = 0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.chance,), self.choices

    def __setstate__(self, choices: int) -> None:
        self.choices = choices

    def worlds(self, perspective: Perspective) -> Worlds:
        """Where it searches."""
        return Worlds(perspective)

    def choose(self, perspective: Perspective) -> int:
        """The legal action that was tried most often."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        self.choices += 1
        draws = self.chance.draws(f"search/{self.choices}")
        worlds = self.worlds(perspective)
        root = Root(legal, draws)
        budget = perspective.budget
        # A plan is asked for part by part, on one budget: the parts share it.
        parts = max(1, len(perspective.choices))
        for_the_other_parts = budget.left() * (parts - 1) / parts
        while budget.left() > for_the_other_parts:
            iterate(root, worlds, draws)
            budget.count()
        return root.most_visited()


def iterate(root: Root, worlds: Worlds, draws: Draws) -> None:
    """Walk down the tree in a world of its own, add a node, and play on at random."""
    chance = FastChance(draws.word())
    worlds.deal(chance)
    mover = worlds.mover(draws)
    node = root.next_move()
    made: list[Node] = [node]
    movers: list[int] = [mover]
    worlds.apply(mover, node.action)
    while node.visits > 0:
        mover = worlds.mover(draws)
        if mover == NOBODY:
            break
        node = node.next_move(worlds.legal(mover), draws)
        made.append(node)
        movers.append(mover)
        worlds.apply(mover, node.action)
    worlds.play_on(chance)
    shares = worlds.shares()
    for number, node in enumerate(made):
        node.visits += 1
        node.won += shares[movers[number]]
