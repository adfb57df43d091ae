"""What armies in a province of Sun Tzu are worth, and what two cards make of them."""

from tenka.bots.suntzu.sight import CARD, PLAGUE, Sight
from tenka.games.suntzu.data import ROUNDS, TOTAL_PLAGUE_LEAVES

# Points. A lead of so many armies, for each round to the scoring, is as good as half held.
WEARING = 1.3
LATER = 0.6  # what a scoring counts when another comes before it
ARMY = 0.06  # an army in the pool rather than in a province
SET_ASIDE = 0.2  # an army in the pool rather than set aside
MARK = 0.35  # the 6 is barred from the province
EXTRA_CARD = 0.7
# What a card in hand will bring, at the beginning of the game; framed ones come back.
CARD_WORTH = {
    "7": 0.5, "8": 0.65, "9": 0.8, "10": 1.0,
    "+1": 0.6, "+2": 0.75, "+3": 0.9, "-1": 0.3, "plague": 0.7,
}  # fmt: skip


class Values:
    """The values of one decision."""

    def __init__(self, sight: Sight, near_sighted: bool = False) -> None:
        """The near-sighted think of the next scoring alone, and of no round after this."""
        self.sight = sight
        self.future: float = 0.0 if near_sighted else sight.rounds_left / (ROUNDS - 1)
        self._scorings: list[tuple[int, float, float]] = [
            (column, WEARING * rounds, LATER**at)
            for at, (column, rounds) in enumerate(sight.scorings()[: 1 if near_sighted else None])
        ]
        self._known: dict[tuple[str, int], float] = {}

    def of(self, province: str, armies: int) -> float:
        """Points to be expected of a province with so many armies of mine (below 0: his)."""
        key = (province, armies)
        if key not in self._known:
            display = self.sight.displays[province]
            held = 0.0
            for column, wear, weight in self._scorings:
                if armies != 0:
                    held += weight * display[column] * armies / (abs(armies) + wear)
            self._known[key] = held
        return self._known[key]

    def gain(self, province: str, more: int) -> float:
        """What more armies of mine in a province, or fewer, would change."""
        there = self.sight.armies[province]
        return self.of(province, there + more) - self.of(province, there)

    def card(self, card: str) -> float:
        """What it costs to part with a card."""
        return CARD_WORTH.get(card, 0.0) * self.future

    def battle(self, province: str, mine: str, his: str) -> float:
        """What these two cards would change, with their costs and effects."""
        there = self.sight.armies[province]
        if PLAGUE in (mine, his):
            left = after_plague(there, self.sight.total_plague)
            return self.of(province, left) - self.of(province, there)
        after = after_battle(there, margin(mine, his), self.sight.pools)
        change: float = self.of(province, after) - self.of(province, there)
        change -= ARMY * (after - there)
        change += self._effects(mine) - self._effects(his)
        return change

    def _effects(self, card: str) -> float:
        if card == "6":
            return -ARMY - MARK * self.future
        if card == "1":
            return EXTRA_CARD * self.future
        return -SET_ASIDE * CARD[card].cost


def margin(mine: str, his: str) -> int:
    """By how much my card wins (below 0: loses); neither is a plague (ST-4.1 to ST-4.5)."""
    one, other = CARD[mine], CARD[his]
    if one.bonus == 0 or other.bonus == 0:
        return (one.bonus - other.bonus) or (one.value - other.value)
    if one.bonus < 0 or other.bonus < 0:
        return max(one.bonus, 0) - max(other.bonus, 0)
    return one.bonus - other.bonus


def after_battle(there: int, won: int, pools: tuple[int, int]) -> int:
    """The armies in a province after a battle; what the pool lacks is not counted (ST-4.6)."""
    if won < 0:
        return -after_battle(-there, -won, (pools[1], pools[0]))
    if there < 0:
        return there + won if there + won <= 0 else min(there + won, pools[0])
    return there + min(won, pools[0])


def after_plague(there: int, total: bool) -> int:
    """The armies that a plague leaves (ST-4.10)."""
    n = abs(there)
    left = min(n, TOTAL_PLAGUE_LEAVES) if total else n - n // 2
    return left if there > 0 else -left
