"""Lyu Zhi and Xiao He: is the ability worth a card?"""

from mypy_extensions import i64, mypyc_attr

from tenka.bots.chuhan.judge import Judge
from tenka.bots.chuhan.sight import set_of
from tenka.bots.chuhan.value import Prospect
from tenka.games.chuhan.cards import HAN_XIN, XIAHOU_YING, XIANG_YU, YING_BU, one, size
from tenka.games.chuhan.data import HAN_XIN_VP, STABILIZATION_VP, XIAHOU_YING_VP
from tenka.games.chuhan.moves import ALLOW, from_hand, other_of, star_of, verb_of
from tenka.games.chuhan.table import STABILIZATION


@mypyc_attr(acyclic=True)
class Reactions(Judge):
    """Weighs the answers to an ability: the rival's, or Lyu Zhi against my own."""

    def worth(self, action: i64) -> float:
        """The chance to win the game with this answer."""
        used = self.sight.pending
        allows = verb_of(action) == ALLOW
        laid = 0 if allows else from_hand(action)
        p = self.now.holding(self.now.own - laid)
        if not self.sight.answered:
            return self._allowed(p, used) if allows else self._cancelled(p, used)
        return self._given_up(p, used) if allows else self._upheld(p, used, laid)

    def _allowed(self, p: Prospect, used: i64) -> float:
        """The rival's ability has its effect."""
        ability = other_of(used)
        made = set_of(used, self.last)
        if made is not None:
            n, rank = made
            return self._faced(p.scoring(0, self.points(n, rank)), n, rank)
        if ability == HAN_XIN:
            n, rank = self.last
            return self._faced(p.scoring(HAN_XIN_VP, 0), n, rank)
        his = STABILIZATION_VP if self.event == STABILIZATION else 0
        if ability == XIAHOU_YING:
            return self.values.of(p.scoring(XIAHOU_YING_VP, his).led_by_me(False))
        if ability == XIANG_YU:
            return self.values.of(p.doubling().led_by_me(True).scoring(0, his))
        taken = 1 if ability == YING_BU else 0
        return self.values.of(p.against(p.rival_cards + taken).led_by_me(False))

    def _faced(self, p: Prospect, n: i64, rank: i64) -> float:
        """I have to counter this set, if the rival is not out with it."""
        return self.values.of(p) if p.rival_cards == 0 else self.best_counter(p, n, rank)

    def _cancelled(self, p: Prospect, used: i64) -> float:
        """The rival loses the ability card, takes the rest back and goes on."""
        p = p.against(p.rival_cards + size(_returned(used))).led_by_me(False)
        if p.rival_cards == 0:
            return self.values.after_hand(p, False)  # who was empty first (CH-6.3)
        if self.on_lead:
            return self.values.of(p)
        n, rank = self.last
        return self.countered(p, n, rank)

    def _given_up(self, p: Prospect, used: i64) -> float:
        """My ability is cancelled."""
        p = p.holding(p.own + _returned(used))
        return self.values.of(p) if p.rival_cards == 0 else self.go_on(p)

    def _upheld(self, p: Prospect, used: i64, laid: i64) -> float:
        """Xiao He brings my ability through."""
        if p.rival_cards > 0 or laid == 0:
            return self.resolved(p, used)
        # The rival was out with Lyu Zhi (CH-6.2), unless I have 31 VP.
        made = set_of(used, self.last)
        if made is not None:
            n, rank = made
            p = p.scoring(self.points(n, rank), 0)
        won = self.values.of(p.against(1)) == 1.0
        return 1.0 if won else self.values.after_hand(p, False)


def _returned(used: i64) -> i64:
    """The cards of a cancelled play that go back to the hand."""
    ability = other_of(used)
    return from_hand(used) - (0 if star_of(used) == ability else one(ability))
