"""What the Warlords of Sun Tzu are worth to the greedy bot, in points: to have one, to use it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.bots.suntzu.sight import NONE
from tenka.bots.suntzu.value import Values, after_battle, after_plague, margin
from tenka.games.suntzu.cards import NINE, PLAGUE, SIX, TEN
from tenka.games.suntzu.data import CARDS, SCORING_EVERY
from tenka.games.suntzu.provinces import COUNT
from tenka.games.suntzu.table import (
    AFTER,
    CHAMPION,
    COUNTER_PLAGUE,
    DOUBLE_SIX,
    EDITION_IDS,
    HEAD_START,
    HERO,
    HIGH_AS_SIX,
    LAST_ROUND,
    MOVE_ARMY,
    RECYCLE_MINUS,
    RECYCLE_PLAGUE,
    REINFORCE,
    REMOVE_ARMY,
    START,
    TOTAL_PLAGUE,
)

# Warlords, the best first.
LIKED: Final[list[i64]] = [
    MOVE_ARMY, REINFORCE, HEAD_START, RECYCLE_MINUS, HIGH_AS_SIX,
    REMOVE_ARMY, COUNTER_PLAGUE, TOTAL_PLAGUE, DOUBLE_SIX, RECYCLE_PLAGUE,
]  # fmt: skip
LAST_STARRED_ROUND: Final[i64] = i64(LAST_ROUND[REMOVE_ARMY])  # ST-7.2, 7.6, 7.10
# Points. To pass is worth nothing.
KEPT: Final[float] = 3.0  # a Warlord of rounds 1-6 that is not used yet
KEPT_AT_A_SCORING: Final[float] = 2.0  # the same where its army would count at once
COUNTER_LATER: Final[float] = 0.8  # `counter_plague` for a plague to come, at the beginning
LITTLE: Final[float] = 0.1  # rather than to pass, when nothing is lost by it
NO_USE: Final[float] = -1.0  # rather pass
HUNGARIAN: Final[i64] = EDITION_IDS.index("hu")
WINS_BY: Final[list[int]] = [card.bonus or card.value for card in CARDS]


@mypyc_attr(acyclic=True)
class WarlordWorth:
    """Weighs the Warlords at one decision."""

    def __init__(self, values: Values) -> None:
        self.sight = values.sight
        self.values = values

    def taken(self, warlord: i64) -> float:
        """What it is worth to have a Warlord."""
        return float(len(LIKED) - LIKED.index(warlord))

    def used(self, warlord: i64, where: i64, to: i64) -> float:
        """What it brings to use one now."""
        values = self.values
        if warlord == REMOVE_ARMY:
            step = 1 if self.sight.armies[where] < 0 else -1
            return values.gain(where, step) - self._patience()
        if warlord == MOVE_ARMY:
            return values.gain(where, -1) + values.gain(to, 1) - self._patience()
        if warlord == REINFORCE:
            late = self.sight.round >= LAST_STARRED_ROUND - 1
            return values.gain(where, 1) - (0.0 if late else self._patience())
        if warlord == TOTAL_PLAGUE:
            return self._total_plague()
        if warlord == COUNTER_PLAGUE:
            return self._counter_plague()
        if warlord == HIGH_AS_SIX:
            return self._high_as_six()
        if warlord == RECYCLE_PLAGUE:
            return LITTLE if self.sight.deck > 0 else -LITTLE
        return NO_USE

    def _patience(self) -> float:
        """What a Warlord of rounds 1-6 may still bring later."""
        if self.sight.phase == AFTER and self.sight.round == LAST_STARRED_ROUND:
            return 0.0
        if self.sight.phase == AFTER and self.sight.round % SCORING_EVERY == 0:
            return KEPT_AT_A_SCORING
        return KEPT

    def _total_plague(self) -> float:
        begins = self.sight.phase == START
        best = NO_USE
        first = True
        for province in range(COUNT):
            laid = self.sight.laid[province] == PLAGUE
            if laid or (begins and PLAGUE in self.sight.hand):
                gain = self._more_plague(province)
                if first or gain > best:
                    first, best = False, gain
        return best - self.values.future

    def _more_plague(self, province: i64) -> float:
        there: i64 = self.sight.armies[province]
        total, half = after_plague(there, True), after_plague(there, False)
        return self.values.of(province, total) - self.values.of(province, half)

    def _counter_plague(self) -> float:
        here = self.sight.province
        mine: i64 = self.sight.laid[here]
        if mine == PLAGUE:
            return NO_USE
        there: i64 = self.sight.armies[here]
        left = after_plague(there, self.sight.total_plague)
        fought = there
        if self.sight.edition != HUNGARIAN:
            won: i64 = WINS_BY[mine]
            fought = after_battle(there, won, self.sight.my_pool, self.sight.his_pool)
        gain = self.values.of(here, fought) - self.values.of(here, left)
        return gain - COUNTER_LATER * self.values.future

    def _high_as_six(self) -> float:
        """Only where a 9 or 10 that does not win would cost armies."""
        mine: i64 = self.sight.laid[self.sight.province]
        his = self.sight.his_turned
        challenged = NINE if self.sight.event == CHAMPION else TEN
        if self.sight.event != CHAMPION and self.sight.event != HERO:
            return NO_USE
        if his == NONE or mine != challenged:
            return NO_USE
        if his == PLAGUE:
            return LITTLE
        loses = margin(mine, his) <= 0 and margin(SIX, his) == margin(mine, his)
        return LITTLE if loses else NO_USE
