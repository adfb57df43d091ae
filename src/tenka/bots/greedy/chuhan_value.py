"""What a position of Chu Han is worth to a seat, by rules of thumb: its chance to win the game."""

from functools import lru_cache
from math import exp, sqrt
from operator import mul
from typing import NamedTuple

from tenka.bots.greedy.chuhan_sight import RANKS, Sight
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER,
    LIU_BANG,
    LYU_ZHI,
    ONE_JI_BU,
    ONE_LYU_ZHI,
    ONE_XIAO_HE,
    ONE_YU_JI,
    ONE_ZHONGLI_MO,
    XIAHOU_YING,
    XIANG_YU,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    one,
    rank_shift,
    rank_width,
)
from tenka.games.chuhan.data import CARD_CAP_VP, HANGU_VP, TARGET_VP, TWOS_MIN

# All weights are of log-odds to go out first, found by playing versions against each other.
# What a set is worth, by its size (1, 2, 3, more) and its rank: low singles are a burden.
WORTH = [
    [0.0, -0.40, -0.45, -0.15, -0.25, -0.10, 0.10, 0.10, 0.15, 0.30],
    [0.0, -0.05, -0.05, 0.10, 0.05, 0.15, 0.25, 0.30, 0.30, 0.30],
    [0.0, 0.05, 0.10, 0.15, 0.15, 0.30, 0.40, 0.40, 0.40, 0.40],
    [0.0, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20, 0.20],
]
# What a card in hand adds beyond its rank. Zhongli Mo must find his moment.
ABILITY = {
    int(one(JOKER)): 0.65,
    int(one(JI_BU)): 0.15,
    int(one(YU_JI)): 0.3,
    int(one(LYU_ZHI)): 0.05,
    int(one(XIAHOU_YING)): 1.1,
    int(one(ZHONGLI_MO)): -0.4,
    int(one(YING_BU)): 0.15,
    int(one(HAN_XIN)): 0.8,
    int(one(LIU_BANG)): 0.0,
    int(one(XIANG_YU)): 0.1,
}
# In this order: always, all sets but the weakest get through, cards in hand, the rival's cards, he
# has one card, the sets he may hold, his low cards, sets in hand, sets that would hold.
LEADING = [-0.3, 1.2, -0.085, -0.035, 0.8, 0.02, 0.1, 0.0, 0.0]
FOLLOWING = [-2.9, 0.2, -0.06, -0.075, 0.0, 0.27, 0.37, 0.0, 0.09]
SPREAD = 0.45  # how much a lead in points decides a game
HOPE_LEAD = 0.75  # that six or more 2s come to be played, by who leads
HOPE = 0.45  # by who does not
GUARD = 2.0  # VP that Lyu Zhi keeps from a rival with Zhongli Mo
HANGU_HOLD = 0.6  # that the highest card in the race stays the highest
MOST_LEFT = 3.5  # cards that are left to the loser of a hand on average, if he has so many

Sets = tuple[tuple[int, int], ...]


class Prospect(NamedTuple):
    """Where a move leads: what matters of it at the start of a trick."""

    own: int
    rival_cards: int
    leads: bool
    scores: tuple[float, float]
    writs: tuple[int, int]
    doubled: bool
    hangu: int = 0  # 1: I placed the highest card, -1: the rival did


class Values:
    """Values of prospects for one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.memo: dict[Prospect, float] = {}

    def value(self, p: Prospect) -> float:
        found = self.memo.get(p)
        if found is None:
            found = self.memo[p] = self._value(p)
        return found

    def _value(self, p: Prospect) -> float:
        if p.own == 0:
            return self.gone_out(p, True)
        if p.rival_cards <= 0:
            return self.gone_out(p, False)
        chance = self.going_out(p)
        mine, his = p.scores
        left, his_left = min(cards_in(p.own), MOST_LEFT), min(p.rival_cards, MOST_LEFT)
        gain = self.points(p, True, his_left)
        loss = self.points(p, False, left)
        hope, likely = self.hope(p)
        hangu = HANGU_HOLD * HANGU_VP * p.hangu
        mine += max(0, hangu) + self.guard(p)
        his += max(0, -hangu)
        value = chance * standing(mine + gain, his) + (1 - chance) * standing(mine, his + loss)
        if likely:
            mine += hope
            hoped = chance * standing(mine + gain, his) + (1 - chance) * standing(mine, his + loss)
            value += likely * (hoped - value)
        return value

    def points(self, p: Prospect, by_me: bool, left: float) -> float:
        """What going out brings, when the other is left with so many cards (CH-6.4)."""
        own_writs, other_writs = p.writs if by_me else p.writs[::-1]
        event = self.sight.event
        cards = left if event == "gaixia" else min(left, CARD_CAP_VP)
        writs = 2 * other_writs - own_writs if event == "restraint" else other_writs
        return (cards + writs) * (2 if p.doubled else 1)

    def gone_out(self, p: Prospect, by_me: bool) -> float:
        mine, his = p.scores
        left = p.rival_cards if by_me else cards_in(p.own)
        points = self.points(p, by_me, left)
        if by_me:
            mine = max(0.0, mine + points)
        else:
            his = max(0.0, his + points)
        hangu = HANGU_VP * (2 if p.doubled else 1)
        if p.hangu > 0:
            mine += hangu
        elif p.hangu < 0:
            his += hangu
        if mine >= TARGET_VP and his >= TARGET_VP:
            return 1.0 if mine > his or (mine == his and by_me) else 0.0
        return standing(mine, his)

    def going_out(self, p: Prospect) -> float:
        """The probability of going out before the rival."""
        if p.leads:
            if is_set(p.own):
                return 1.0
        elif p.rival_cards == 1:
            return 0.0
        own = p.own
        odds = self.sight.odds(p.rival_cards)
        sets = plan(own, p.leads)
        worth = 0.0
        weakest = through = 1.0
        holds = 0.0
        for n, rank in sets:
            hold = odds.hold(n, rank)
            holds += hold
            if hold < weakest:
                hold, weakest = weakest, hold
            through *= hold
            worth += WORTH[min(n, 4) - 1][rank]
        worth += sum(weight for card, weight in ABILITY.items() if own & card)
        signs = (
            1.0,
            through,
            cards_in(own),
            p.rival_cards,
            p.rival_cards == 1,
            odds.sets,
            odds.low,
            len(sets),
            holds,
        )
        log_odds = worth + sum(map(mul, signs, LEADING if p.leads else FOLLOWING))
        return 1 / (1 + exp(-log_odds))

    def hope(self, p: Prospect) -> tuple[int, float]:
        """VP that the hand promises: six or more 2s."""
        plain, mixed = twos_ahead(p.own)
        if not plain and not mixed:
            return 0, 0.0
        likely = HOPE_LEAD if p.leads else HOPE * min(1.0, p.rival_cards / 8)
        safe = 1.0 if p.own & ONE_XIAO_HE else 1.0 - self.sight.rival_may_hold(LYU_ZHI)
        times = 2 if p.doubled else 1
        if mixed * safe > plain:
            return mixed * times, likely * safe
        return plain * times, likely

    def guard(self, p: Prospect) -> float:
        """VP that Lyu Zhi in hand is worth."""
        if p.own & ONE_LYU_ZHI:
            return GUARD * self.sight.rival_may_hold(ZHONGLI_MO)
        return 0.0


PLACES = [(int(rank_shift(rank)), int(rank_width(rank))) for rank in range(10)]


def counts_of(own: int) -> list[int]:
    """How many cards of each rank."""
    counts = [own >> shift & width for shift, width in PLACES]
    counts[3] = counts[3].bit_count()
    counts[6] = counts[6].bit_count()
    return counts


def cards_in(own: int) -> int:
    """How many cards in all."""
    return sum(counts_of(own))


def twos_ahead(own: int) -> tuple[int, int]:
    """The size of a set of 2s that scores, plain and with Zhongli Mo; 0 if there is none."""
    counts = counts_of(own)
    if counts[2] == 0:
        return 0, 0
    plain = counts[2] + counts[0]
    mixed = 0
    if own & ONE_ZHONGLI_MO:
        counts[3] -= 1
        mixed = 8 - counts[2:].count(0)
    return plain if plain >= TWOS_MIN else 0, mixed if mixed >= TWOS_MIN else 0


@lru_cache(maxsize=20000)
def plan(own: int, leads: bool) -> Sets:
    """The sets in which the hand is to be played: as few as possible."""
    counts = counts_of(own)
    if leads and own & ONE_JI_BU:
        counts[3] -= 1
    elif leads and own & ONE_YU_JI and sum(counts) - counts[0] > 1:
        counts[3] -= 1
        for rank in RANKS:
            if counts[rank] == 1:
                counts[rank] = 0
                break
    sets: list[tuple[int, int]] = []
    if own & ONE_ZHONGLI_MO:
        singles = [rank for rank in RANKS if counts[rank] - (rank == 3) == 1]
        if len(singles) >= 2:
            counts[3] = max(0, counts[3] - 1)
            for rank in singles:
                counts[rank] = 0
            sets.append((len(singles), singles[0]))
    for rank in RANKS:
        if counts[rank] > 0:
            sets.append((counts[rank], rank))
    if not sets:
        sets.append((1, 0))
    return tuple(sets)


def is_set(own: int) -> bool:
    """Can the whole hand be led as one set?"""
    counts = counts_of(own)
    return counts[1:].count(0) >= 8


def standing(mine: float, his: float) -> float:
    """The chance to win the game with these scores, a new hand to be dealt."""
    if mine >= TARGET_VP:
        return 1.0
    if his >= TARGET_VP:
        return 0.0
    wanted = TARGET_VP - mine
    he_wants = TARGET_VP - his
    return 1 / (1 + exp(-SPREAD * (he_wants - wanted) / sqrt(wanted + he_wants)))
