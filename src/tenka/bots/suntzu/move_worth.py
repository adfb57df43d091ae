"""What a move of Sun Tzu other than laying cards is worth to the greedy bot, in points; to pass
is 0."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.bots.suntzu.value import ARMY, SET_ASIDE, Values
from tenka.bots.suntzu.warlords import WarlordWorth
from tenka.games.suntzu import pending
from tenka.games.suntzu.moves import (
    INFANTRY,
    KEEP,
    PAY,
    POOL,
    REVEAL,
    SUPPORT,
    TAKE,
    TRANSFER,
    USE,
    WARLORD,
    to_of,
    verb_of,
    what_of,
    where_of,
)
from tenka.games.suntzu.table import LAST_CALL

SHORT: Final[i64] = 3  # armies in the pool that are not to be paid lightly


@mypyc_attr(acyclic=True)
class MoveWorth:
    """Weighs the moves of one decision."""

    def __init__(self, values: Values) -> None:
        self.sight = values.sight
        self.values = values
        self.warlords = WarlordWorth(values)

    def of(self, action: i64) -> float:
        """What a move brings; those that are not weighed are as good as to pass."""
        verb = verb_of(action)
        what = what_of(action)
        if verb == USE:
            return self.warlords.used(what, where_of(action), to_of(action))
        if verb == SUPPORT:
            return self._support(what)
        if verb == PAY:
            return self._pay(what)
        if verb == TRANSFER:
            # There is no choice but to transfer from somewhere.
            return self._gain_here() + self.values.gain(what, -1) + 100.0
        if verb == INFANTRY:
            return self._gain_here() - ARMY
        if verb == KEEP:
            return self.values.card(what) + 0.1
        if verb == REVEAL:
            # First what matters most: the armies of the pool may not last.
            return float(self.sight.displays[what][self.sight.scorings()[0][0]])
        if verb in (TAKE, WARLORD):
            return self.warlords.taken(what)
        return 0.0

    # Armies

    def _gain_here(self) -> float:
        return self.values.gain(self.sight.province, 1)

    def _pay(self, source: i64) -> float:
        if source == POOL:
            return -SET_ASIDE if self.sight.my_pool > SHORT else -2.0 * SET_ASIDE
        return self.values.gain(source, -1) - ARMY

    def _support(self, card: i64) -> float:
        if self.sight.phase == LAST_CALL:
            return 1.0
        cost = self.values.card(card) + ARMY
        if self.sight.asked == pending.TRANSFER:
            return self._gain_here() - cost
        return -cost  # in a window: an army for reinforce
