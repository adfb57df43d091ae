"""What armies in a province of Sun Tzu are worth, and what two cards make of them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.bots.suntzu.sight import Sight
from tenka.games.suntzu.battles import AGAINST, MARGINS
from tenka.games.suntzu.cards import COST, NUMBERS, ONE, PLAGUE, SIX
from tenka.games.suntzu.data import PLAGUE_SHARE, ROUNDS, TOTAL_PLAGUE_LEAVES
from tenka.games.suntzu.provinces import COUNT

# Points. A lead of so many armies, for each round to the scoring, is as good as half held.
WEARING: Final[float] = 1.3
LATER: Final[float] = 0.6  # what a scoring counts when another comes before it
ARMY: Final[float] = 0.06  # an army in the pool rather than in a province
SET_ASIDE: Final[float] = 0.2  # an army in the pool rather than set aside
MARK: Final[float] = 0.35  # the 6 is barred from the province
EXTRA_CARD: Final[float] = 0.7
# What a card in hand will bring, at the beginning of the game; framed ones come back.
CARD_WORTH: Final[dict[int, float]] = {
    NUMBERS[id]: worth
    for id, worth in {
        "7": 0.5, "8": 0.65, "9": 0.8, "10": 1.0,
        "+1": 0.6, "+2": 0.75, "+3": 0.9, "-1": 0.3, "plague": 0.7,
    }.items()
}  # fmt: skip
MOST: Final[i64] = 64  # armies of both, and more
UNKNOWN: Final[float] = -1e9


@mypyc_attr(acyclic=True)
class Values:
    """The values of one decision. The `near_sighted` think of the next scoring alone, and of no
    round after this one."""

    def __init__(self, sight: Sight, near_sighted: bool = False) -> None:
        self.sight = sight
        self.future: float = 0.0
        if not near_sighted:
            self.future = float(sight.rounds_left) / (ROUNDS - 1)
        self._scorings: list[tuple[int, float, float]] = []
        weight = 1.0
        for column, rounds in sight.scorings():
            self._scorings.append((column, WEARING * rounds, weight))
            weight *= LATER
            if near_sighted:
                break
        self._known: list[float] = [UNKNOWN] * (2 * MOST * COUNT)

    def of(self, province: i64, armies: i64) -> float:
        """Points to be expected of a province with so many armies of mine (below 0: the
        rival's)."""
        if armies == 0:
            return 0.0
        at = (2 * province + 1) * MOST + armies
        held = self._known[at]
        if held == UNKNOWN:
            held = 0.0
            display = self.sight.displays[province]
            n = armies if armies > 0 else -armies
            for column, wear, weight in self._scorings:
                held += weight * display[column] * float(armies) / (float(n) + wear)
            self._known[at] = held
        return held

    def gain(self, province: i64, more: i64) -> float:
        """What more armies of mine in a province, or fewer, would change."""
        there: i64 = self.sight.armies[province]
        return self.of(province, there + more) - self.of(province, there)

    def card(self, card: i64) -> float:
        """What it costs to part with a card."""
        return CARD_WORTH.get(card, 0.0) * self.future

    def battle(self, province: i64, mine: i64, his: i64) -> float:
        """What these two cards would change, with their costs and effects."""
        there: i64 = self.sight.armies[province]
        now = self.of(province, there)
        if mine == PLAGUE or his == PLAGUE:
            return self.of(province, after_plague(there, self.sight.total_plague)) - now
        won = margin(mine, his)
        after = after_battle(there, won, self.sight.my_pool, self.sight.his_pool)
        change = self.of(province, after) - now
        change -= ARMY * float(after - there)
        change += self._effects(mine) - self._effects(his)
        return change

    def _effects(self, card: i64) -> float:
        if card == SIX:
            return -ARMY - MARK * self.future
        if card == ONE:
            return EXTRA_CARD * self.future
        return -SET_ASIDE * COST[card]


def margin(mine: i64, his: i64) -> i64:
    """By how much my card wins (below 0: loses); neither is a plague (ST-4.1 to ST-4.5)."""
    return i64(MARGINS[mine * AGAINST + his])


def after_battle(there: i64, won: i64, my_pool: i64, his_pool: i64) -> i64:
    """The armies in a province after a battle; what the pool lacks is not counted (ST-4.6)."""
    if won < 0:
        return -after_battle(-there, -won, his_pool, my_pool)
    if there < 0:
        return there + won if there + won <= 0 else min(there + won, my_pool)
    return there + min(won, my_pool)


def after_plague(there: i64, total: bool) -> i64:
    """The armies that a plague leaves (ST-4.10)."""
    n = there if there > 0 else -there
    left = min(n, TOTAL_PLAGUE_LEAVES) if total else n - n // PLAGUE_SHARE
    return left if there > 0 else -left
