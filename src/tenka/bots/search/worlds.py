"""The worlds that a search plays in: dealt anew for a seat, one after the other."""

from tenka.core.chance import Chance, Draws
from tenka.core.contract import State
from tenka.core.perspective import Perspective

NOBODY = -1


class Worlds:
    """By the contract of a game, whichever it is, to the end of the game.

    A game's own can be quicker, or end where the search is not to look any further.
    """

    def __init__(self, perspective: Perspective) -> None:
        self.perspective = perspective
        self.seat: int = perspective.seat
        self.world: State = perspective.dealt

    def deal(self, chance: Chance) -> None:
        """The next world: all that the seat cannot know is dealt anew, and all chance to come."""
        self.world = self.perspective.world(chance)

    def mover(self, draws: Draws) -> int:
        """Who chooses next, or NOBODY at the end. Where several are asked at once, what the others
        choose in secret is drawn first."""
        world = self.world
        turn = world.turn
        while len(turn) > 1:
            rival = turn[1] if turn[0] == self.seat else turn[0]
            legal = world.legal(rival)
            world.apply(rival, legal[draws.below(len(legal))])
            turn = world.turn
        return turn[0] if turn else NOBODY

    def legal(self, mover: int) -> list[int]:
        """What the mover may choose here."""
        return self.world.legal(mover)

    def apply(self, mover: int, action: int) -> None:
        """The mover chooses."""
        self.world.apply(mover, action)

    def play_on(self, chance: Chance) -> None:
        """Random moves to the end."""
        self.world.playout(chance)

    def shares(self) -> list[float]:
        """At the end: what each seat has of the win."""
        outcome = self.world.outcome
        assert outcome is not None
        found = [0.0] * len(outcome.scores)
        for winner in outcome.winners:
            found[winner] = 1.0 / len(outcome.winners)
        return found
