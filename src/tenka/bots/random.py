"""A bot that plays any legal move, each equally likely."""

from tenka.core.chance import Chance
from tenka.core.perspective import Perspective


class RandomBot:
    """Plays every game there is."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.choices = 0

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal
        self.choices += 1
        return legal[self.chance.draws(f"choose/{self.choices}").below(len(legal))]
