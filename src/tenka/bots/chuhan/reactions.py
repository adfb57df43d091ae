"""Lyu Zhi and Xiao He: is the ability worth a card?"""

from tenka.bots.chuhan.hand import BIT
from tenka.bots.chuhan.judge import Judge
from tenka.bots.chuhan.sight import set_of
from tenka.bots.chuhan.value import Prospect
from tenka.games.chuhan.cards import HAN_XIN, XIAHOU_YING, XIANG_YU, YING_BU, size
from tenka.games.chuhan.data import HAN_XIN_VP, STABILIZATION_VP, XIAHOU_YING_VP
from tenka.games.chuhan.moves import ALLOW, from_hand, other_of, star_of, verb_of


class Reactions(Judge):
    """Weighs the answers to an ability: the rival's, or Lyu Zhi against my own."""

    def worth(self, action: int) -> float:
        """The chance to win the game with this answer."""
        used = self.sight.pending[0]
        laid = from_hand(action) if verb_of(action) != ALLOW else 0
        p = self.now._replace(own=self.now.own - laid)
        if len(self.sight.pending) == 1:
            return self._allowed(p, used) if verb_of(action) == ALLOW else self._cancelled(p, used)
        return self._given_up(p, used) if verb_of(action) == ALLOW else self._upheld(p, used, laid)

    def _allowed(self, p: Prospect, used: int) -> float:
        """The rival's ability has its effect."""
        ability = other_of(used)
        made = set_of(used, self.last)
        if made is not None:
            return self._faced(p.scoring(0, self.points(made)), made)
        if ability == HAN_XIN:
            return self._faced(p.scoring(HAN_XIN_VP, 0), self.last)
        his = STABILIZATION_VP if self.event == "stabilization" else 0
        if ability == XIAHOU_YING:
            return self.values.of(p.scoring(XIAHOU_YING_VP, his)._replace(leads=False))
        if ability == XIANG_YU:
            return self.values.of(p._replace(doubled=True, leads=True).scoring(0, his))
        taken = 1 if ability == YING_BU else 0
        return self.values.of(p._replace(rival_cards=p.rival_cards + taken, leads=False))

    def _faced(self, p: Prospect, made: tuple[int, int]) -> float:
        """I have to counter this set, if the rival is not out with it."""
        return self.values.of(p) if p.rival_cards == 0 else self.best_counter(p, made)

    def _cancelled(self, p: Prospect, used: int) -> float:
        """The rival loses his ability card, takes the rest back and goes on."""
        p = p._replace(rival_cards=p.rival_cards + size(_returned(used)), leads=False)
        if p.rival_cards == 0:
            return self.values.after_hand(p, False)  # he was empty first (CH-6.3)
        return self.values.of(p) if self.on_lead else self._countered(p, self.last)

    def _given_up(self, p: Prospect, used: int) -> float:
        """My ability is cancelled."""
        p = p._replace(own=p.own + _returned(used))
        return self.values.of(p) if p.rival_cards == 0 else self.go_on(p)

    def _upheld(self, p: Prospect, used: int, laid: int) -> float:
        """Xiao He brings my ability through."""
        made = set_of(used, self.last)
        if p.rival_cards > 0 or not laid:
            return self.resolved(p, used)
        # The rival was out with Lyu Zhi (CH-6.2), unless I have 31 VP.
        p = p.scoring(self.points(made) if made else 0, 0)
        won = self.values.of(p._replace(rival_cards=1)) == 1.0
        return 1.0 if won else self.values.after_hand(p, False)


def _returned(used: int) -> int:
    """The cards of a cancelled play that go back to the hand."""
    ability = other_of(used)
    return from_hand(used) - (0 if star_of(used) == ability else BIT[ability])
