"""What every other move of Sun Tzu is worth to the greedy bot, in points; to pass is 0."""

from collections.abc import Callable

from tenka.bots.suntzu.sight import CARD, PLAGUE
from tenka.bots.suntzu.value import (
    ARMY,
    SET_ASIDE,
    Values,
    after_battle,
    after_plague,
    margin,
)
from tenka.games.suntzu.data import SCORING_EVERY

# Warlords, the best first.
LIKED = [
    "move_army", "reinforce", "head_start", "recycle_minus", "high_as_six",
    "remove_army", "counter_plague", "total_plague", "double_six", "recycle_plague",
]  # fmt: skip
LAST_STARRED_ROUND = 6
SHORT = 3  # armies in the pool that are not to be paid lightly
CHALLENGED = {"champion_challenge": "9", "hero_challenge": "10"}


class Choices:
    """Weighs the moves of one decision."""

    def __init__(self, values: Values) -> None:
        self.sight = values.sight
        self.values = values
        self.by_verb: dict[str, Callable[[list[str]], float]] = {
            "warlord": self._taken,
            "take": self._taken,
            "reveal": self._reveal,
            "transfer": self._transfer,
            "pay": self._pay,
            "support": self._support,
            "keep": self._keep,
            "infantry": self._infantry,
            "use": self._use,
        }
        self.warlords: dict[str, Callable[[list[str]], float]] = {
            "remove_army": self._remove_army,
            "move_army": self._move_army,
            "reinforce": self._reinforce,
            "total_plague": self._total_plague,
            "counter_plague": self._counter_plague,
            "high_as_six": self._high_as_six,
            "recycle_plague": self._recycle_plague,
        }

    def worth(self, text: str) -> float:
        """What a move brings; those that are not weighed are as good as to pass."""
        verb, *words = text.split()
        weigh = self.by_verb.get(verb)
        return weigh(words) if weigh is not None else 0.0

    def _taken(self, words: list[str]) -> float:
        return float(len(LIKED) - LIKED.index(words[0]))

    def _reveal(self, words: list[str]) -> float:
        """First what matters most: the armies of the pool may not last."""
        column = self.sight.scorings()[0][0]
        return float(self.sight.displays[words[0]][column])

    def _keep(self, words: list[str]) -> float:
        return self.values.card(words[0]) + 0.1

    # Armies

    def _transfer(self, words: list[str]) -> float:
        assert self.sight.battle is not None
        here = self.sight.battle["province"]
        return self.values.gain(here, 1) + self.values.gain(words[0], -1) + 100.0  # no choice

    def _pay(self, words: list[str]) -> float:
        if words[0] == "pool":
            return -SET_ASIDE if self.sight.pools[0] > SHORT else -2 * SET_ASIDE
        return self.values.gain(words[0], -1) - ARMY

    def _support(self, words: list[str]) -> float:
        if self.sight.phase == "last_call":
            return 1.0
        cost = self.values.card(words[0]) + ARMY
        if not self.sight.pending:
            return -cost  # a window: an army for reinforce
        if self.sight.pending[0]["do"] == "transfer":
            assert self.sight.battle is not None
            return self.values.gain(self.sight.battle["province"], 1) - cost
        return -cost

    def _infantry(self, words: list[str]) -> float:
        assert self.sight.battle is not None
        return self.values.gain(self.sight.battle["province"], 1) - ARMY

    # Warlords

    def _use(self, words: list[str]) -> float:
        weigh = self.warlords.get(words[0])
        return weigh(words[1:]) if weigh is not None else -1.0

    def _patience(self) -> float:
        """What a Warlord of rounds 1-6 may still bring later."""
        if self.sight.phase == "after" and self.sight.round == LAST_STARRED_ROUND:
            return 0.0
        if self.sight.phase == "after" and self.sight.round % SCORING_EVERY == 0:
            return 2.0
        return 3.0

    def _remove_army(self, words: list[str]) -> float:
        step = 1 if self.sight.armies[words[0]] < 0 else -1
        return self.values.gain(words[0], step) - self._patience()

    def _move_army(self, words: list[str]) -> float:
        start, end = words
        return self.values.gain(start, -1) + self.values.gain(end, 1) - self._patience()

    def _reinforce(self, words: list[str]) -> float:
        late = self.sight.round >= LAST_STARRED_ROUND - 1
        return self.values.gain(words[0], 1) - (0.0 if late else self._patience())

    def _total_plague(self, words: list[str]) -> float:
        laid = [name for name, card in self.sight.laid.items() if card == PLAGUE]
        if self.sight.phase == "start":
            laid = list(self.sight.armies) if PLAGUE in self.sight.hand else []
        gains = [self._more_plague(name) for name in laid]
        return max(gains, default=-1.0) - self.values.future

    def _more_plague(self, province: str) -> float:
        there = self.sight.armies[province]
        total, half = after_plague(there, True), after_plague(there, False)
        return self.values.of(province, total) - self.values.of(province, half)

    def _counter_plague(self, words: list[str]) -> float:
        assert self.sight.battle is not None
        here = self.sight.battle["province"]
        mine = self.sight.laid[here]
        if mine == PLAGUE:
            return -1.0
        there = self.sight.armies[here]
        left = after_plague(there, self.sight.total_plague)
        if self.sight.edition == "hu":
            fought = there
        else:
            card = CARD[mine]
            won = card.bonus or card.value
            fought = after_battle(there, won, self.sight.pools)
        gain = self.values.of(here, fought) - self.values.of(here, left)
        return gain - 0.8 * self.values.future

    def _high_as_six(self, words: list[str]) -> float:
        """Only where a 9 or 10 that does not win would cost armies."""
        assert self.sight.battle is not None
        mine = self.sight.laid[self.sight.battle["province"]]
        his = self.sight.his_turned
        if his is None or CHALLENGED.get(self.sight.event or "") != mine:
            return -1.0
        lost = his != PLAGUE and margin(mine, his) <= 0 and margin("6", his) == margin(mine, his)
        return 0.1 if his == PLAGUE or lost else -1.0

    def _recycle_plague(self, words: list[str]) -> float:
        return 0.1 if self.sight.deck > 0 else -0.1
