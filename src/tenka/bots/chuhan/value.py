"""What a position of Chu Han is worth to a seat, by rules of thumb: its chance to win the game."""

from math import exp, sqrt
from typing import NamedTuple

from tenka.bots.chuhan.hand import BIT, counts_of, is_one_set, number_of, plan, twos_ahead
from tenka.bots.chuhan.sight import Sight
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER,
    LYU_ZHI,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
)
from tenka.games.chuhan.data import HANGU_VP, HIGHEST_RANK, TARGET_VP, XIANG_YU_TIMES
from tenka.games.chuhan.scoring import checks_late, points_for_cards, points_for_writs
from tenka.games.chuhan.table import EVENT_IDS


class Pull(NamedTuple):
    """What draws the log odds of going out first; fitted to games of this bot, then rounded."""

    start: float
    through: float  # the chance to play on to the end without being beaten
    cards: float  # each card still to be lost
    holds: float  # each set that wins its trick
    rival_cards: float
    rival_sets: float  # the turns he needs
    rival_low_sets: float  # those that cost him the lead
    rival_last: float  # he has one card left and is no danger to pairs


LEADING = Pull(
    start=-0.3, through=1.2, cards=-0.085, holds=0.0,
    rival_cards=-0.035, rival_sets=0.02, rival_low_sets=0.1, rival_last=0.8,
)  # fmt: skip
FOLLOWING = Pull(
    start=-2.9, through=0.2, cards=-0.06, holds=0.09,
    rival_cards=-0.075, rival_sets=0.27, rival_low_sets=0.37, rival_last=0.0,
)  # fmt: skip

# A set still in hand, by size (from 4 on alike) and rank: low ones need a lead and lose it,
# high ones win it back.
SET_WORTH = [
    [0.0, -0.40, -0.45, -0.15, -0.25, -0.10, 0.10, 0.10, 0.15, 0.30],
    [0.0, -0.05, -0.05, 0.10, 0.05, 0.15, 0.25, 0.30, 0.30, 0.30],
    [0.0, 0.05, 0.10, 0.15, 0.15, 0.30, 0.40, 0.40, 0.40, 0.40],
    [0.0, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20],
]
# What a card is worth beyond its place in a set; those not named here nothing.
CARD_WORTH = {
    XIAHOU_YING: 1.1,  # a sure lead in the hour of need
    HAN_XIN: 0.8,  # nearly one
    JOKER: 0.65,  # completes any set
    YU_JI: 0.3,  # takes another card along
    ZHONGLI_MO: 0.2,  # takes many
    JI_BU: 0.15,  # leaves without a turn
    YING_BU: 0.15,  # brings what a set lacks
    XIANG_YU: 0.1,
    LYU_ZHI: 0.05,
}
CARD_BITS = [(BIT[card], worth) for card, worth in CARD_WORTH.items()]

CARDS_LEFT = 3.5  # cards in the loser's hand when the other goes out, counted up to the cap
CARDS_LEFT_UNCAPPED = 5.0
SPREAD = 0.45  # how much of a lead in VP is skill and how much the deals to come
TWOS_ON_LEAD = 0.75  # the chance that promised points for 2s are scored
TWOS_LATER = 0.45
SAFE_CARDS = 8  # with so many cards the rival is not about to go out
LYU_ZHI_GUARDS = 2.0  # VP that the rival's Zhongli Mo would score if she were gone
RIVAL_TWOS = 0.15  # VP for each card of a rival who holds Zhongli Mo
HANGU_OVERTAKES = 0.6  # who can place a higher card does so


class Prospect(NamedTuple):
    """Where a move leads: all that matters at the start of a trick. Pairs are (mine, his)."""

    own: int
    rival_cards: int
    leads: bool
    scores: tuple[float, float]
    writs: tuple[int, int]
    doubled: bool
    hangu: int  # the height of the row, negative if the rival placed the highest card

    def scoring(self, mine: float, his: float) -> "Prospect":
        """With more VP scored in this hand."""
        if mine == 0 == his:
            return self
        times = self.times
        return self._replace(scores=(self.scores[0] + times * mine, self.scores[1] + times * his))

    @property
    def times(self) -> int:
        return XIANG_YU_TIMES if self.doubled else 1


class Values:
    """The values of prospects for one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.event = sight.event
        self._event = EVENT_IDS.index(sight.event)
        self._known: dict[Prospect, float] = {}

    def of(self, p: Prospect) -> float:
        """The chance to win the game."""
        found = self._known.get(p)
        if found is None:
            found = self._known[p] = self._value(p)
        return found

    def _value(self, p: Prospect) -> float:
        if not checks_late(self._event):
            if p.scores[0] >= TARGET_VP:
                return 1.0
            if p.scores[1] >= TARGET_VP:
                return 0.0
        if p.own == 0:
            return self.after_hand(p, True)
        if p.rival_cards <= 0 or (p.rival_cards == 1 and not p.leads):
            return self.after_hand(p, False)
        if p.leads and is_one_set(p.own):
            return self.after_hand(p, True)
        chance = self.goes_out_first(p)
        value = self._won_or_lost(p, chance, 0)
        twos, likely = self._twos(p)
        if twos > 0:
            value += likely * (self._won_or_lost(p, chance, twos) - value)
        return value

    def _won_or_lost(self, p: Prospect, chance: float, twos: int) -> float:
        """The hand goes either way, after I have scored for 2s."""
        mine, his = p.scores[0] + twos, p.scores[1]
        cap = CARDS_LEFT_UNCAPPED if self.event == "gaixia" else CARDS_LEFT
        gain = self._points(p, True, min(p.rival_cards, cap))
        loss = self._points(p, False, min(number_of(p.own), cap))
        lean = self._lean(p)
        won = standing(mine + gain, his, lean)
        return chance * won + (1 - chance) * standing(mine, his + loss, lean)

    def _lean(self, p: Prospect) -> float:
        """VP to be expected of other things than 2s and going out, mine less the rival's."""
        zhongli_mo = self.sight.rival_may_hold(ZHONGLI_MO)
        lean = -RIVAL_TWOS * p.rival_cards * zhongli_mo
        if p.own & BIT[LYU_ZHI]:
            lean += LYU_ZHI_GUARDS * zhongli_mo
        if p.hangu != 0:
            lean += HANGU_VP * self._hangu_stays(p) * (1 if p.hangu > 0 else -1)
        return lean * p.times

    def after_hand(self, p: Prospect, by_me: bool) -> float:
        """Somebody goes out with this."""
        mine, his = p.scores
        left = p.rival_cards if by_me else number_of(p.own)
        points = self._points(p, by_me, left)
        if by_me:
            mine = max(0.0, mine + points)
        else:
            his = max(0.0, his + points)
        if p.hangu > 0:
            mine += HANGU_VP * p.times
        elif p.hangu < 0:
            his += HANGU_VP * p.times
        if mine >= TARGET_VP and his >= TARGET_VP:
            return float(by_me if mine == his else mine > his)
        return standing(mine, his)

    def _points(self, p: Prospect, by_me: bool, left: float) -> float:
        """What going out brings when the other is left with so many cards (CH-6.4, CH-7.2)."""
        own, others = p.writs if by_me else (p.writs[1], p.writs[0])
        writs = int(points_for_writs(self._event, own, others))
        return (points_for_cards(self._event, left) + writs) * p.times

    def goes_out_first(self, p: Prospect) -> float:
        """The chance to go out before the rival."""
        odds = self.sight.odds(p.rival_cards)
        worth = holds = 0.0
        through = weakest = 1.0  # the weakest set is played last and need not hold
        for made in plan(p.own, p.leads):
            hold = odds.hold(made)
            holds += hold
            if hold < weakest:
                hold, weakest = weakest, hold
            through *= hold
            worth += SET_WORTH[min(made[0], 4) - 1][made[1]]
        for bit, card_worth in CARD_BITS:
            if p.own & bit:
                worth += card_worth
        pull = LEADING if p.leads else FOLLOWING
        log_odds = (
            worth
            + pull.start
            + pull.through * through
            + pull.cards * number_of(p.own)
            + pull.holds * holds
            + pull.rival_cards * p.rival_cards
            + pull.rival_sets * odds.sets
            + pull.rival_low_sets * odds.low_sets
            + (pull.rival_last if p.rival_cards == 1 else 0.0)
        )
        return 1 / (1 + exp(-log_odds))

    def _twos(self, p: Prospect) -> tuple[int, float]:
        """VP for six or more 2s that the hand promises, and how likely they are."""
        natural, mixed = twos_ahead(p.own)
        if natural == 0 == mixed:
            return 0, 0.0
        safe = 1.0 if p.own & BIT[XIAO_HE] else 1.0 - self.sight.within_reach(LYU_ZHI)
        likely = TWOS_ON_LEAD if p.leads else TWOS_LATER * min(1.0, p.rival_cards / SAFE_CARDS)
        if mixed * safe > natural:
            return mixed * p.times, likely * safe
        return natural * p.times, likely

    def _hangu_stays(self, p: Prospect) -> float:
        """The probability that the highest card of the row stays the highest."""
        following = abs(p.hangu) + 1
        if following > HIGHEST_RANK:
            return 1.0
        if p.hangu > 0:
            return 1.0 - HANGU_OVERTAKES * self.sight.odds(p.rival_cards).has(following)
        return 1.0 - HANGU_OVERTAKES * (counts_of(p.own)[following] > 0)


def standing(mine: float, his: float, lean: float = 0.0) -> float:
    """The chance to win the game with these scores and a new hand to be dealt."""
    if mine >= TARGET_VP:
        return 1.0
    if his >= TARGET_VP:
        return 0.0
    wanted = TARGET_VP - mine
    he_wants = TARGET_VP - his
    return 1 / (1 + exp(-SPREAD * (he_wants - wanted + lean) / sqrt(wanted + he_wants)))
