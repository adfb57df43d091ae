"""How a bot sees the game."""

from tenka.core.chance import Chance
from tenka.core.contract import Json, State


class Perspective:
    """One seat's game, built from a world dealt anew: there is nothing in it to peek at.

    >>> perspective = tenka.Perspective(state, seat=0, chance=tenka.FastChance(1))
    >>> move = perspective.legal[0]
    >>> possible = perspective.world(tenka.FastChance(2))   # a State to search in
    """

    def __init__(self, state: State, seat: int, chance: Chance) -> None:
        self._world = state.redeal(seat, chance)
        self.seat = seat

    @property
    def view(self) -> Json:
        """All that the seat may know."""
        return self._world.view(self.seat)

    @property
    def legal(self) -> list[int]:
        """The seat's legal actions."""
        return self._world.legal(self.seat)

    def text(self, action: int) -> str:
        """The text of an action."""
        return self._world.text(action)

    def parse(self, text: str) -> int:
        """The action of a text."""
        return self._world.parse(self.seat, text)

    def world(self, chance: Chance) -> State:
        """A world that this seat cannot tell from the true one, each equally likely."""
        return self._world.redeal(self.seat, chance)
