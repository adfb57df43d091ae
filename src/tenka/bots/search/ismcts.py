"""A yardstick: information-set Monte Carlo tree search of one observer, as in the textbook.

Each iteration deals a world anew in which the seat sees what it sees now, walks down the tree by
UCB1 over the moves that are legal in that world, adds a node and plays on at random to the end.
The tree is the seat's own: rivals choose in it openly. What they choose in secret, while several
seats are asked at once, is drawn and has no place in the tree.

It stays as it is, so that what is measured by it can be compared.
"""

from tenka.bots.search.tree import NOT_FOUND, Node, most_visited, next_move
from tenka.bots.search.worlds import NOBODY, Worlds
from tenka.core.chance import Chance, Draws, FastChance
from tenka.core.perspective import Perspective


class Ismcts:
    """Plays every game there is, for as many seconds or iterations as the budget gives."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.choices = 0

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
        root = Node()
        budget = perspective.budget
        # A plan is asked for part by part, on one budget: the parts share it.
        parts = max(1, len(perspective.choices))
        for_the_other_parts = budget.left() * (parts - 1) / parts
        while budget.left() > for_the_other_parts:
            iterate(root, worlds, draws)
            budget.count()
        found = most_visited(root, legal)
        return legal[draws.below(len(legal))] if found == NOT_FOUND else found


def iterate(root: Node, worlds: Worlds, draws: Draws) -> None:
    """Walk down the tree in a world of its own, add a node, and play on at random."""
    chance = FastChance((draws.word() << 30) ^ draws.word())
    worlds.deal(chance)
    node = root
    made: list[Node] = []
    movers: list[int] = []
    grown = False
    while not grown:
        mover = worlds.mover(draws)
        if mover == NOBODY:
            break
        action = next_move(node, worlds.legal(mover), draws)
        child = node.after.get(action)
        if child is None:
            grown = True
            child = Node()
            child.available = 1
            node.after[action] = child
        worlds.apply(mover, action)
        made.append(child)
        movers.append(mover)
        node = child
    worlds.play_on(chance)
    shares = worlds.shares()
    for number, child in enumerate(made):
        child.visits += 1
        child.won += shares[movers[number]]
