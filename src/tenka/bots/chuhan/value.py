"""What a position of Chu Han is worth to a seat, by rules of thumb: its chance to win the game."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.bots.chuhan.hand import hand_of
from tenka.bots.chuhan.sight import Sight
from tenka.games.chuhan.cards import (
    LYU_ZHI,
    ONE_LYU_ZHI,
    ONE_XIAO_HE,
    ZHONGLI_MO,
    of_rank,
)
from tenka.games.chuhan.data import HANGU_VP, HIGHEST_RANK, TARGET_VP, XIANG_YU_TIMES
from tenka.games.chuhan.scoring import checks_late, points_for_cards, points_for_writs
from tenka.games.chuhan.table import GAIXIA


@mypyc_attr(acyclic=True)
class Pull:
    """What draws the log odds of going out first; fitted to games of this bot, then rounded."""

    def __init__(
        self,
        start: float,
        through: float,
        cards: float,
        holds: float,
        rival_cards: float,
        rival_sets: float,
        rival_low_sets: float,
        rival_last: float,
    ) -> None:
        self.start = start
        self.through = through  # the chance to play on to the end without being beaten
        self.cards = cards  # each card still to be lost
        self.holds = holds  # each set that wins its trick
        self.rival_cards = rival_cards
        self.rival_sets = rival_sets  # the turns they need
        self.rival_low_sets = rival_low_sets  # those that cost them the lead
        self.rival_last = rival_last  # they have one card left and are no danger to pairs


LEADING: Final = Pull(
    start=-0.3, through=1.2, cards=-0.085, holds=0.0,
    rival_cards=-0.035, rival_sets=0.02, rival_low_sets=0.1, rival_last=0.8,
)  # fmt: skip
FOLLOWING: Final = Pull(
    start=-2.9, through=0.2, cards=-0.06, holds=0.09,
    rival_cards=-0.075, rival_sets=0.27, rival_low_sets=0.37, rival_last=0.0,
)  # fmt: skip

CARDS_LEFT: Final[float] = (
    3.5  # cards in the loser's hand when the other goes out, counted up to the cap
)
CARDS_LEFT_UNCAPPED: Final[float] = 5.0
SPREAD: Final[float] = 0.45  # how much of a lead in VP is skill and how much the deals to come
TWOS_ON_LEAD: Final[float] = 0.75  # the chance that promised points for 2s are scored
TWOS_LATER: Final[float] = 0.45
SAFE_CARDS: Final[float] = 8.0  # with so many cards the rival is not about to go out
LYU_ZHI_GUARDS: Final[float] = 2.0  # VP that the rival's Zhongli Mo would score if she were gone
RIVAL_TWOS: Final[float] = 0.15  # VP for each card of a rival who holds Zhongli Mo
HANGU_OVERTAKES: Final[float] = 0.6  # who can place a higher card does so


@mypyc_attr(acyclic=True)
class Prospect:
    """Where a move leads: all that matters at the start of a trick."""

    def __init__(self, sight: Sight) -> None:
        self.own: i64 = sight.own
        self.rival_cards: i64 = sight.rival_cards
        self.leads: bool = sight.last_size == 0
        self.mine: float = sight.my_score
        self.his: float = sight.his_score
        self.my_writs: i64 = sight.my_writs
        self.his_writs: i64 = sight.his_writs
        self.doubled: bool = sight.doubled
        self.hangu: i64 = sight.hangu
        self.sight = sight

    def copy(self) -> "Prospect":
        other = Prospect(self.sight)
        other.own = self.own
        other.rival_cards = self.rival_cards
        other.leads = self.leads
        other.mine = self.mine
        other.his = self.his
        other.my_writs = self.my_writs
        other.his_writs = self.his_writs
        other.doubled = self.doubled
        other.hangu = self.hangu
        return other

    def holding(self, own: i64) -> "Prospect":
        """With another hand."""
        other = self.copy()
        other.own = own
        return other

    def led_by_me(self, leads: bool) -> "Prospect":
        """With the lead, or without it."""
        if leads == self.leads:
            return self
        other = self.copy()
        other.leads = leads
        return other

    def against(self, rival_cards: i64) -> "Prospect":
        """With so many cards in the rival's hand."""
        other = self.copy()
        other.rival_cards = rival_cards
        return other

    def doubling(self) -> "Prospect":
        """With Xiang Yu."""
        other = self.copy()
        other.doubled = True
        return other

    def scoring(self, mine: i64, his: i64) -> "Prospect":
        """With more VP scored in this hand."""
        if mine == 0 and his == 0:
            return self
        other = self.copy()
        other.mine += self.times() * float(mine)
        other.his += self.times() * float(his)
        return other

    def times(self) -> float:
        return float(XIANG_YU_TIMES) if self.doubled else 1.0

    def key(self) -> tuple[i64, i64]:
        """Equal for equal prospects of one decision."""
        standing = i64(self.mine) * 1024 + i64(self.his)
        others = (self.my_writs * 16 + self.his_writs) * 64 + self.hangu + 16
        flags = (2 if self.leads else 0) + (1 if self.doubled else 0)
        return self.own * 64 + self.rival_cards, (standing * 16384 + others) * 4 + flags


@mypyc_attr(acyclic=True)
class Values:
    """The values of prospects for one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.event: i64 = sight.event
        self.zhongli_mo: float = sight.rival_may_hold(ZHONGLI_MO)
        self._known: dict[tuple[i64, i64], float] = {}

    def of(self, p: Prospect) -> float:
        """The chance to win the game."""
        key = p.key()
        found = self._known.get(key)
        if found is None:
            found = self._value(p)
            self._known[key] = found
        return found

    def _value(self, p: Prospect) -> float:
        if not checks_late(self.event):
            if p.mine >= TARGET_VP:
                return 1.0
            if p.his >= TARGET_VP:
                return 0.0
        if p.own == 0:
            return self.after_hand(p, True)
        if p.rival_cards <= 0 or (p.rival_cards == 1 and not p.leads):
            return self.after_hand(p, False)
        if p.leads and hand_of(p.own).is_one_set:
            return self.after_hand(p, True)
        chance = self.goes_out_first(p)
        value = self._won_or_lost(p, chance, 0.0)
        twos, likely = self._twos(p)
        if twos > 0:
            value += likely * (self._won_or_lost(p, chance, twos) - value)
        return value

    def _won_or_lost(self, p: Prospect, chance: float, twos: float) -> float:
        """The hand goes either way, after I have scored for 2s."""
        mine, his = p.mine + twos, p.his
        cap = CARDS_LEFT_UNCAPPED if self.event == GAIXIA else CARDS_LEFT
        gain = self._points(p, True, min(float(p.rival_cards), cap))
        loss = self._points(p, False, min(float(hand_of(p.own).size), cap))
        lean = self._lean(p)
        won = standing(mine + gain, his, lean)
        return chance * won + (1.0 - chance) * standing(mine, his + loss, lean)

    def _lean(self, p: Prospect) -> float:
        """VP to be expected of other things than 2s and going out, mine less the rival's."""
        lean = -RIVAL_TWOS * float(p.rival_cards) * self.zhongli_mo
        if p.own & ONE_LYU_ZHI != 0:
            lean += LYU_ZHI_GUARDS * self.zhongli_mo
        if p.hangu != 0:
            lean += HANGU_VP * self._hangu_stays(p) * (1.0 if p.hangu > 0 else -1.0)
        return lean * p.times()

    def after_hand(self, p: Prospect, by_me: bool) -> float:
        """Somebody goes out with this."""
        mine, his = p.mine, p.his
        left = p.rival_cards if by_me else hand_of(p.own).size
        points = self._points(p, by_me, float(left))
        if by_me:
            mine = max(0.0, mine + points)
        else:
            his = max(0.0, his + points)
        if p.hangu > 0:
            mine += HANGU_VP * p.times()
        elif p.hangu < 0:
            his += HANGU_VP * p.times()
        if mine >= TARGET_VP and his >= TARGET_VP:
            return float(by_me if mine == his else mine > his)
        return standing(mine, his)

    def _points(self, p: Prospect, by_me: bool, left: float) -> float:
        """What going out brings when the other is left with so many cards (CH-6.4, CH-7.2)."""
        own = p.my_writs if by_me else p.his_writs
        others = p.his_writs if by_me else p.my_writs
        writs = points_for_writs(self.event, own, others)
        return (points_for_cards(self.event, left) + float(writs)) * p.times()

    def goes_out_first(self, p: Prospect) -> float:
        """The chance to go out before the rival."""
        odds = self.sight.odds(p.rival_cards)
        own = hand_of(p.own)
        plan = own.leading if p.leads else own.following
        holds = 0.0
        through = 1.0
        weakest = 1.0  # the weakest set is played last and need not hold
        at: i64 = 0
        while at < len(plan.sizes):
            hold = odds.hold(plan.sizes[at], plan.ranks[at])
            holds += hold
            if hold < weakest:
                through *= weakest
                weakest = hold
            else:
                through *= hold
            at += 1
        pull = LEADING if p.leads else FOLLOWING
        log_odds = (
            plan.worth
            + pull.start
            + pull.through * through
            + pull.cards * float(own.size)
            + pull.holds * holds
            + pull.rival_cards * float(p.rival_cards)
            + pull.rival_sets * odds.sets
            + pull.rival_low_sets * odds.low_sets
            + (pull.rival_last if p.rival_cards == 1 else 0.0)
        )
        return 1.0 / (1.0 + exp(-log_odds))

    def _twos(self, p: Prospect) -> tuple[float, float]:
        """VP for six or more 2s that the hand promises, and how likely they are."""
        own = hand_of(p.own)
        if own.twos == 0 and own.mixed_twos == 0:
            return 0.0, 0.0
        safe = 1.0 if p.own & ONE_XIAO_HE != 0 else 1.0 - self.sight.within_reach(LYU_ZHI)
        likely = TWOS_ON_LEAD
        if not p.leads:
            likely = TWOS_LATER * min(1.0, float(p.rival_cards) / SAFE_CARDS)
        if float(own.mixed_twos) * safe > float(own.twos):
            return float(own.mixed_twos) * p.times(), likely * safe
        return float(own.twos) * p.times(), likely

    def _hangu_stays(self, p: Prospect) -> float:
        """The probability that the highest card of the row stays the highest."""
        following = (p.hangu if p.hangu > 0 else -p.hangu) + 1
        if following > HIGHEST_RANK:
            return 1.0
        if p.hangu > 0:
            return 1.0 - HANGU_OVERTAKES * self.sight.odds(p.rival_cards).has(following)
        return 1.0 - HANGU_OVERTAKES * (1.0 if of_rank(p.own, following) > 0 else 0.0)


def standing(mine: float, his: float, lean: float = 0.0) -> float:
    """The chance to win the game with these scores and a new hand to be dealt."""
    if mine >= TARGET_VP:
        return 1.0
    if his >= TARGET_VP:
        return 0.0
    wanted = TARGET_VP - mine
    rival_wants = TARGET_VP - his
    return 1.0 / (1.0 + exp(-SPREAD * (rival_wants - wanted + lean) / sqrt(wanted + rival_wants)))
