"""What a position of Chu Han is worth to a seat, by rules of thumb: its chance to win the game."""

from functools import lru_cache
from math import exp, sqrt
from operator import mul
from typing import NamedTuple

from tenka.bots.greedy.chuhan_sight import RANKS, Odds, Sight
from tenka.games.chuhan.cards import (
    JI_BU,
    JOKER,
    LYU_ZHI,
    TWOS,
    LIU_BANG, XIAO_HE, PENG_YUE, XIAHOU_YING, YING_BU, HAN_XIN, XIANG_YU,
    YU_JI,
    rank_shift, rank_width,
    ZHONGLI_MO,
    count,
    of_rank,
    one,
    size,
)
from tenka.games.chuhan.data import CARD_CAP_VP, HANGU_VP, TARGET_VP, TWOS_MIN

FLAGS = [int(one(card)) for card in (JOKER, JI_BU, YU_JI, LYU_ZHI, XIAO_HE, PENG_YUE, XIAHOU_YING, ZHONGLI_MO, YING_BU, HAN_XIN, LIU_BANG, XIANG_YU)]
WORTH = [
    [0.0, -0.355, -0.174, -0.032, -0.001, -0.077, -0.029, -0.001, 0.047, 0.095],
    [0.0, -0.3, -0.297, 0.176, -0.037, 0.173, -0.08, 0.226, 0.281, 0.281],
    [0.0, -0.226, 0.006, 0.131, -0.042, 0.385, -0.015, 0.294, 0.294, 0.294],
    [0.0, 0.003, 0.003, 0.003, 0.003, 0.003, 0.003, 0.003, 0.003, 0.003],
]
ABILITY = list(zip(FLAGS, [0.693, 0.262, 0.149, 0.191, -0.26, -0.008, 1.047, -0.8, 0.2, 1.117, -0.051, 0.286]))
LEADING = [-0.043, 0.9, -0.058, -0.033, 1.113, -0.026, 0.13, 0.002, 0.042]
FOLLOWING = [-3.895, 0.102, -0.012, -0.079, 0.0, 0.362, 0.467, -0.007, 0.12]
SPREAD = 0.45
HOPE_LEAD = 0.75
HOPE = 0.45
GUARD = 2.0

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
        left, his_left = self.cards_left(p)
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

    def cards_left(self, p: Prospect) -> tuple[float, float]:
        return min(cards_in(p.own), 3.5), min(p.rival_cards, 3.5)

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
        for bit, w in ABILITY:
            if own & bit:
                worth += w
        core = (1.0, through, cards_in(own), p.rival_cards, p.rival_cards == 1, odds.sets, odds.low, len(sets), holds)
        logit = worth + sum(map(mul, core, LEADING if p.leads else FOLLOWING))
        return 1 / (1 + exp(-logit))

    def hope(self, p: Prospect) -> tuple[int, float]:
        """VP that the hand promises: six or more 2s."""
        plain, mixed = twos_ahead(p.own)
        if not plain and not mixed:
            return 0, 0.0
        likely = HOPE_LEAD if p.leads else HOPE * min(1.0, p.rival_cards / 8)
        safe = 1.0 if p.own & XH else 1.0 - self.sight.rival_may_hold(LYU_ZHI)
        times = 2 if p.doubled else 1
        if mixed * safe > plain:
            return mixed * times, likely * safe
        return plain * times, likely

    def guard(self, p: Prospect) -> float:
        if p.own & FLAGS[3]:
            return GUARD * self.sight.rival_may_hold(ZHONGLI_MO)
        return 0.0


HANGU_HOLD = 0.6


SHIFTS = [int(rank_shift(rank)) for rank in range(10)]
WIDTHS = [int(rank_width(rank)) for rank in range(10)]
PLACES = list(zip(SHIFTS, WIDTHS))


def counts_of(own: int) -> list[int]:
    """How many cards of each rank."""
    counts = [own >> shift & width for shift, width in PLACES]
    counts[3] = counts[3].bit_count()
    counts[6] = counts[6].bit_count()
    return counts


def cards_in(own: int) -> int:
    return sum(counts_of(own))


def twos_ahead(own: int) -> tuple[int, int]:
    counts = counts_of(own)
    if counts[2] == 0:
        return 0, 0
    plain = counts[2] + counts[0]
    mixed = 0
    if own & ZM:
        counts[3] -= 1
        mixed = 8 - counts[2:].count(0)
    return plain if plain >= TWOS_MIN else 0, mixed if mixed >= TWOS_MIN else 0

XH = int(one(XIAO_HE))
ZM = int(one(ZHONGLI_MO))
JB = int(one(JI_BU))
YJ = int(one(YU_JI))


@lru_cache(maxsize=20000)
def plan(own: int, leads: bool) -> Sets:
    """The sets in which the hand is to be played: as few as possible."""
    counts = counts_of(own)
    if leads and own & JB:
        counts[3] -= 1
    elif leads and own & YJ and sum(counts) - counts[0] > 1:
        counts[3] -= 1
        for rank in RANKS:
            if counts[rank] == 1:
                counts[rank] = 0
                break
    sets: list[tuple[int, int]] = []
    if own & ZM:
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
