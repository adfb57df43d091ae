"""The cards that the greedy bot lays: the best plan for all provinces that are left."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.bots.suntzu.sight import NONE
from tenka.bots.suntzu.value import Values
from tenka.games.suntzu.cards import KINDS, SIX
from tenka.games.suntzu.provinces import COUNT, mark_at

BARRED: Final[float] = 100.0
NOTHING: Final[float] = -1e9
ROUNDING: Final[float] = 1e-9


def worth_of_cards(values: Values) -> list[float]:
    """What the best plan is worth that begins with each kind of card."""
    sight = values.sight
    hand = sight.hand
    rows: list[list[float]] = []
    for province in range(COUNT):
        if sight.laid[province] == NONE:
            rows.append(_row(values, province))
    found = [NOTHING] * KINDS
    following = Following(rows[1:])
    for at, card in enumerate(hand):
        if at == 0 or hand[at - 1] != card:
            found[card] = rows[0][at] + following.best_without(at)
    return found


@mypyc_attr(acyclic=True)
class Following:
    """The provinces after the first: each gets one of the cards that are left."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows[::-1]
        # The cards of each row, the best first, and the best that this row and all after it offer.
        self.orders: list[list[int]] = []
        self.bounds: list[float] = [0.0] * (len(rows) + 1)
        for row in self.rows:
            self.orders.append(_best_first(row))
        for number in range(len(rows) - 1, -1, -1):
            self.bounds[number] = self.bounds[number + 1] + max(self.rows[number])
        self.best: float = NOTHING

    def best_without(self, at: i64) -> float:
        """The most that they can bring without that card of the hand."""
        single: i64 = 1
        self.best = NOTHING
        self._fill(0, single << at, 0.0)
        return self.best

    def _fill(self, number: i64, used: i64, worth: float) -> None:
        if number == len(self.rows):
            self.best = max(self.best, worth)
            return
        row = self.rows[number]
        single: i64 = 1
        for place in self.orders[number]:
            at: i64 = place
            if worth + row[at] + self.bounds[number + 1] <= self.best - ROUNDING:
                return
            if used & (single << at) == 0:
                self._fill(number + 1, used | (single << at), worth + row[at])


def _best_first(row: list[float]) -> list[int]:
    return sorted(range(len(row)), key=lambda at: -row[at])


def _row(values: Values, province: i64) -> list[float]:
    """What each card of the hand brings there on average, less what it was worth in hand."""
    sight = values.sight
    likely = sight.may_lay(province)
    found: list[float] = []
    before: i64 = NONE
    for card in sight.hand:
        if card == before:
            found.append(found[-1])
            continue
        before = card
        worth = -values.card(card)
        if card == SIX and mark_at(sight.my_marks, province) >= 0:
            found.append(worth - BARRED)
            continue
        for his, chance in likely:
            worth += chance * values.battle(province, card, his)
        found.append(worth)
    return found
