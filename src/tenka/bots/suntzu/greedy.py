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
        values = Values(Sight(perspective.view, perspective.seat))
        moves = {perspective.text(action): action for action in legal}
        worth = worth_of_moves(values, list(moves))
        return moves[max(moves, key=lambda text: worth[text])]


def worth_of_moves(values: Values, texts: list[str]) -> dict[str, float]:
    """What each of the moves of a decision promises."""
    if texts[0].startswith("place "):
        cards = {text.split()[2]: text for text in texts}
        plans = worth_of_cards(values, set(cards))
        return {text: plans[card] for card, text in cards.items()}
    choices = Choices(values)
    return {text: choices.worth(text) for text in texts}
