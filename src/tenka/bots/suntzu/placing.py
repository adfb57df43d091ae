"""The cards that the greedy bot lays: the best plan for all provinces that are left."""

from tenka.bots.suntzu.sight import SIX
from tenka.bots.suntzu.value import Values
from tenka.games.suntzu.data import PROVINCES


def worth_of_cards(values: Values, allowed: set[str]) -> dict[str, float]:
    """What the best plan is worth that begins with each of the allowed cards."""
    sight = values.sight
    provinces = [name for name in PROVINCES if name not in sight.laid]
    hand = sight.hand
    table = [[_expected(values, name, card) for card in hand] for name in provinces]
    # The best that the last provinces can bring with the cards of a set, by the set's bits.
    best: dict[int, float] = {0: 0.0}
    for row in reversed(table[1:]):
        longer: dict[int, float] = {}
        for used, worth in best.items():
            for at, more in enumerate(row):
                bit = 1 << at
                if not used & bit and worth + more > longer.get(used | bit, -1e9):
                    longer[used | bit] = worth + more
        best = longer
    found = dict.fromkeys(allowed, -1e9)
    for at, card in enumerate(hand):
        if card in allowed:
            rest = max(worth for used, worth in best.items() if not used >> at & 1)
            found[card] = max(found[card], table[0][at] + rest)
    return found


def _expected(values: Values, province: str, card: str) -> float:
    """What a card brings there on average, less what it was worth in hand."""
    sight = values.sight
    worth = -values.card(card)
    if card == SIX and province in sight.my_marks:
        return worth - 100.0  # barred
    for his, likely in sight.may_lay(province).items():
        worth += likely * values.battle(province, card, his)
    return worth
