"""A greedy bot for Sun Tzu: it lays the plan of cards that promises most points, and answers
every question by what it would change on the board."""

from tenka.bots.suntzu.move_worth import MoveWorth
from tenka.bots.suntzu.placing import worth_of_cards
from tenka.bots.suntzu.sight import Sight, table_of
from tenka.bots.suntzu.value import Values
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective
from tenka.games.suntzu.moves import PLACE, verb_of, what_of


class Greedy:
    """Plays the move with the best prospect. It leaves nothing to chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.chance,)

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions; of equally good ones the first."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        values = Values(Sight(table_of(perspective), perspective.seat))
        worth = worth_of_moves(values, legal)
        return legal[worth.index(max(worth))]


def worth_of_moves(values: Values, legal: list[int]) -> list[float]:
    """What each of the moves of a decision promises."""
    if verb_of(legal[0]) == PLACE:
        cards = worth_of_cards(values)
        return [cards[what_of(action)] for action in legal]
    worth = MoveWorth(values)
    return [worth.of(action) for action in legal]
