"""A yardstick: information-set Monte Carlo tree search of one observer, as in the textbook.

Each iteration deals a world anew in which the seat sees what it sees now, walks down the tree by
UCB1 over the moves that are legal in that world, adds a node and plays on at random to the end of
the game. The tree is the seat's own: rivals choose in it openly. What they choose in secret, while
several seats are asked at once, is drawn and has no place in the tree.

It stays as it is, so that what is measured by it can be compared.
"""


from tenka.bots.search.tree import NOT_FOUND, Node, most_visited, next_move
from tenka.core.chance import Chance, Draws, FastChance
from tenka.core.contract import State
from tenka.core.perspective import Perspective

NOBODY = -1


class Ismcts:
    """Plays every game there is, for as many seconds or iterations as the budget gives."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.choices = 0

    def choose(self, perspective: Perspective) -> int:
        """The legal action that was tried most often."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        self.choices += 1
        draws = self.chance.draws(f"search/{self.choices}")
        root = Node()
        budget = perspective.budget
        # A plan is asked for part by part, on one budget: the parts share it.
        parts = max(1, len(perspective.choices))
        for_the_other_parts = budget.left() * (parts - 1) / parts
        while budget.left() > for_the_other_parts:
            chance = FastChance((draws.word() << 30) ^ draws.word())
            _iterate(root, perspective.world(chance), perspective.seat, chance, draws)
            budget.count()
        found = most_visited(root, legal)
        return legal[draws.below(len(legal))] if found == NOT_FOUND else found


def _iterate(root: Node, world: State, seat: int, chance: Chance, draws: Draws) -> None:
    """Walk down the tree in this world, add a node, and play on at random."""
    node = root
    made: list[Node] = []
    movers: list[int] = []
    grown = False
    while not grown:
        mover = _mover(world, seat, draws)
        if mover == NOBODY:
            break
        action = next_move(node, world.legal(mover), draws)
        child = node.after.get(action)
        if child is None:
            grown = True
            child = Node()
            child.available = 1
            node.after[action] = child
        world.apply(mover, action)
        made.append(child)
        movers.append(mover)
        node = child
    world.playout(chance)
    outcome = world.outcome
    assert outcome is not None
    share = 1.0 / len(outcome.winners)
    for n, child in enumerate(made):
        child.visits += 1
        if movers[n] in outcome.winners:
            child.won += share


def _mover(world: State, seat: int, draws: Draws) -> int:
    """Who chooses next in the tree, once the others of several who are asked have chosen."""
    turn = world.turn
    while len(turn) > 1:
        rival = turn[1] if turn[0] == seat else turn[0]
        legal = world.legal(rival)
        world.apply(rival, legal[draws.below(len(legal))])
        turn = world.turn
    return turn[0] if turn else NOBODY
