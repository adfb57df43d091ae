"""A greedy bot for Sun Tzu: it lays the plan of cards that promises most points, and answers
every question by what it would change on the board."""

from tenka.bots.suntzu.choices import Choices
from tenka.bots.suntzu.placing import worth_of_cards
from tenka.bots.suntzu.sight import Sight
from tenka.bots.suntzu.value import Values
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective


class Greedy:
    """Plays the move with the best prospect. It leaves nothing to chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions; of equally good ones the first."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        sight = Sight(perspective.view, perspective.seat)
        values = Values(sight)
        moves = {perspective.text(action): action for action in legal}
        worth = self._worth(sight, values, list(moves))
        return moves[max(moves, key=lambda text: worth[text])]

    def _worth(self, sight: Sight, values: Values, texts: list[str]) -> dict[str, float]:
        if texts[0].startswith("place "):
            cards = {text.split()[2]: text for text in texts}
            plans = worth_of_cards(sight, values, set(cards))
            return {text: plans[card] for card, text in cards.items()}
        choices = Choices(sight, values)
        return {text: choices.worth(text) for text in texts}
