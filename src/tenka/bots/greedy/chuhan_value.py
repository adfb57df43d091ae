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
WEIGHTS = [0.0, 0.5, -0.45, 0.35, 0.4, -0.05, 0.05, 0, 0.3]
SPREAD = 1.2
HOPE_LEAD = 0.85
HOPE = 0.6
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
        hope = self.hope(p)
        hangu = HANGU_HOLD * HANGU_VP * p.hangu
        won = standing(mine + gain + hope + max(0, hangu), his + max(0, -hangu))
        lost = standing(mine + hope + max(0, hangu), his + loss + max(0, -hangu))
        return chance * won + (1 - chance) * lost

    def cards_left(self, p: Prospect) -> tuple[float, float]:
        n = cards_in(p.own)
        return 0.75 * n, 0.75 * p.rival_cards

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

    def features(self, p: Prospect) -> list[float]:
        odds = self.sight.odds(p.rival_cards)
        sets = plan(p.own, p.leads)
        own = p.own
        hold = 0.0
        dead = 0
        mid = 0.0
        for n, rank in sets:
            h = odds.hold(n, rank)
            hold += h
            if rank < 3:
                dead += 1
        return [
            1.0,
            1.0 if p.leads else 0.0,
            float(len(sets)),
            odds.sets,
            hold,
            float(cards_in(own)),
            float(p.rival_cards),
            float(dead),
            *[1.0 if own & bit else 0.0 for bit in FLAGS],
        ]

    def going_out(self, p: Prospect) -> float:
        """The probability of going out before the rival."""
        f = self.features(p)
        logit = sum(map(mul, f, WEIGHTS))
        chance = 1 / (1 + exp(-logit))
        if p.leads:
            through = self.through(p)
            chance = through + (1 - through) * chance
        return chance

    def through(self, p: Prospect) -> float:
        """The probability that no set of mine but the last is beaten, the weakest played last."""
        odds = self.sight.odds(p.rival_cards)
        holds = sorted(odds.hold(n, rank) for n, rank in plan(p.own, True))
        product = 1.0
        for hold in holds[1:]:
            product *= hold
        return product

    def hope(self, p: Prospect) -> float:
        """VP that the hand promises: six or more 2s, and Lyu Zhi against the rival's."""
        hope = twos_ahead(p.own) * (HOPE_LEAD if p.leads else HOPE)
        if p.own & FLAGS[3]:
            hope += GUARD * self.sight.rival_may_hold(ZHONGLI_MO)
        return hope * (2 if p.doubled else 1)


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


def twos_ahead(own: int) -> int:
    counts = counts_of(own)
    if counts[2] == 0:
        return 0
    plain = counts[2] + counts[0]
    best = plain if plain >= TWOS_MIN else 0
    if own & ZM:
        counts[3] -= 1
        ranks = 8 - counts[2:].count(0)
        if ranks >= TWOS_MIN:
            best = max(best, ranks)
    return best

ZM = int(one(ZHONGLI_MO))
JB = int(one(JI_BU))
YJ = int(one(YU_JI))


@lru_cache(maxsize=20000)
def plan(own: int, leads: bool) -> Sets:
    """The sets in which the hand is to be played: as few as possible."""
    counts = counts_of(own)
    if leads and own & JB:
        counts[3] -= 1
    if leads and own & YJ and sum(counts) - counts[0] > 1:
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


def standing(mine: float, his: float) -> float:
    """The chance to win the game with these scores, a new hand to be dealt."""
    if mine >= TARGET_VP:
        return 1.0
    if his >= TARGET_VP:
        return 0.0
    wanted = TARGET_VP - mine
    he_wants = TARGET_VP - his
    return 1 / (1 + exp(-SPREAD * (he_wants - wanted) / sqrt(wanted + he_wants)))
