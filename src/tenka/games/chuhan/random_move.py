"""A legal move at random, each equally likely, without listing all of them.

The moves are counted by kind, a number is drawn, and the move of that number is made. Where an
event makes counting no easier than listing, they are listed.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from tenka.core.chance import Draws
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER_BIT,
    KINDS,
    LIU_BANG,
    LYU_ZHI,
    ONE_JI_BU,
    ONE_LIU_BANG,
    ONE_PENG_YUE,
    ONE_YING_BU,
    ONE_YU_JI,
    ONE_ZHONGLI_MO,
    PENG_YUE,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YING_BU_PRIZES,
    YU_JI,
    ZHONGLI_MO,
    bits,
    count,
    has_names,
    kinds,
    of_rank,
    one,
    rank_shift,
    rank_width,
    sixes,
    threes,
)
from tenka.games.chuhan.data import HIGHEST_RANK, LIU_BANG_BEATS, ZHONGLI_MO_MIN
from tenka.games.chuhan.legal import (
    free_for_lead_ability,
    free_for_writ,
    unsorted_moves,
    writ_is_legal,
)
from tenka.games.chuhan.moves import ALLOW, PASS, PLAY, USE, WRIT, pack
from tenka.games.chuhan.sets import PLAIN_RANKS
from tenka.games.chuhan.table import (
    COUNTER,
    HANGU,
    HONGMEN,
    LEAD,
    NOBODY,
    REACT,
    WARLORDS,
    Table,
    hand,
)

ALONE: Final[list[int]] = [HAN_XIN, XIAHOU_YING, XIANG_YU]
WAYS: Final[list[int]] = [comb(held, n) for held in range(8) for n in range(8)]


def random_move(t: Table, draws: Draws) -> i64:
    """A legal move of the seat to move, each equally likely."""
    if t.event != WARLORDS:
        if t.phase == REACT:
            return _random_reaction(t, draws)
        if (t.event != HONGMEN and t.event != HANGU) or not free_for_writ(t):
            if t.phase == LEAD:
                return _random_lead(t, draws)
            if t.phase == COUNTER:
                return _random_counter(t, draws)
    moves = unsorted_moves(t)
    return i64(moves[draws.below(len(moves))])


def _random_reaction(t: Table, draws: Draws) -> i64:
    card = LYU_ZHI if t.lyu_zhi == NOBODY else XIAO_HE
    if hand(t, t.to_move) & one(card) != 0 and draws.below(2) == 1:
        return pack(USE, 0, card)
    return pack(ALLOW)


def _random_counter(t: Table, draws: Draws) -> i64:
    own = hand(t, t.to_move)
    n = t.set_size
    higher: i64 = 0
    rank = t.set_rank + 1
    while rank <= HIGHEST_RANK:
        higher += _sets_of(own, n, rank)
        rank += 1
    equal: i64 = 0
    if own & ONE_PENG_YUE != 0 and 0 < t.set_rank <= HIGHEST_RANK:
        equal = _sets_of(own - ONE_PENG_YUE, n, t.set_rank)
    alone: i64 = 0
    for ability in ALONE:
        if own & one(ability) != 0:
            alone += 1
    if t.set_rank == LIU_BANG_BEATS and n == 1 and own & ONE_LIU_BANG != 0:
        alone += 1
    writ: i64 = 1 if writ_is_legal(t) else 0
    mixed: i64 = 0
    if n > 1 and own & ONE_ZHONGLI_MO != 0:
        mixed = _mixed_ways(own - ONE_ZHONGLI_MO, n, t.set_rank)
    pick = draws.below(higher + equal + alone + mixed + writ + 1)
    if pick < higher:
        rank = t.set_rank + 1
        sets = _sets_of(own, n, rank)
        while pick >= sets:
            pick -= sets
            rank += 1
            sets = _sets_of(own, n, rank)
        return pack(PLAY, _set_of(own, n, rank, pick))
    pick -= higher
    if pick < equal:
        return pack(USE, _set_of(own - ONE_PENG_YUE, n, t.set_rank, pick), PENG_YUE)
    pick -= equal
    if pick < alone:
        for ability in ALONE:
            if own & one(ability) != 0:
                if pick == 0:
                    return pack(USE, 0, ability)
                pick -= 1
        return pack(USE, 0, LIU_BANG)
    pick -= alone
    if pick < mixed:
        return pack(USE, _mixed_above(own - ONE_ZHONGLI_MO, n, t.set_rank, pick), ZHONGLI_MO)
    return pack(PASS) if pick == mixed else pack(WRIT)


def _sets_of(own: i64, n: i64, rank: i64) -> i64:
    """How many natural sets of n cards of a rank 1-9 there are."""
    held = of_rank(own, rank)
    joker = own >> 30
    if has_names(rank):
        sets = _ways(held, n)
        return sets + _ways(held, n - 1) if joker != 0 and n > 1 else sets
    sets = 1 if held >= n else 0
    return sets + 1 if joker != 0 and n > 1 and held >= n - 1 else sets


def _set_of(own: i64, n: i64, rank: i64, pick: i64) -> i64:
    """The one of that number, those without the joker first."""
    shift = rank_shift(rank)
    held = of_rank(own, rank)
    if has_names(rank):
        present = (own >> shift) & rank_width(rank)
        plain = _ways(held, n)
        if pick < plain:
            return _subset_of_size(present, n, pick) << shift
        return (_subset_of_size(present, n - 1, pick - plain) << shift) | JOKER_BIT
    if held >= n and pick == 0:
        return n << shift
    return ((n - 1) << shift) | JOKER_BIT


def _mixed_ways(rest: i64, n: i64, above: i64) -> i64:
    """How many sets of n cards of pairwise different ranks there are above a rank."""
    if n == 0:
        return 1
    ways: i64 = 0
    rank = above + 1
    while rank <= HIGHEST_RANK + 1 - n:
        held = different_of_rank(rest, rank)
        if held > 0:
            ways += held * _mixed_ways(rest, n - 1, rank)
        rank += 1
    return ways


def _mixed_above(rest: i64, n: i64, above: i64, pick: i64) -> i64:
    """The one of that number."""
    cards: i64 = 0
    rank = above + 1
    while n > 0:
        held = different_of_rank(rest, rank)
        longer = _mixed_ways(rest, n - 1, rank) if held > 0 else 0
        if pick < held * longer:
            cards += _card_of_rank(rest, rank, pick // longer)
            pick %= longer
            n -= 1
        else:
            pick -= held * longer
        rank += 1
    return cards


def _ways(held: i64, n: i64) -> i64:
    """In how many ways n can be chosen out of so many."""
    return i64(WAYS[held * 8 + n]) if n <= held else 0


def _subset_of_size(present: i64, n: i64, pick: i64) -> i64:
    """The subset of n bits of that number."""
    chosen: i64 = 0
    left = bits(present)
    while n > 0:
        lowest = present & -present
        present ^= lowest
        left -= 1
        with_it = _ways(left, n - 1)
        if pick < with_it:
            chosen |= lowest
            n -= 1
        else:
            pick -= with_it
    return chosen


def _random_lead(t: Table, draws: Draws) -> i64:
    own = hand(t, t.to_move)
    joker = own >> 30
    plain = (
        (own & 15)
        + ((own >> 4) & 15)
        + ((own >> 15) & 7)
        + ((own >> 18) & 7)
        + ((own >> 25) & 3)
        + ((own >> 27) & 3)
        + ((own >> 29) & 1)
    )
    named = (1 << bits(threes(own))) + (1 << bits(sixes(own))) - 2
    sets = (plain + named) * (1 + joker) + joker
    writ: i64 = 1 if writ_is_legal(t) else 0
    abilities: i64 = 0
    if free_for_lead_ability(t):
        abilities = _lead_abilities(t, own)
    mixed = _mixed_sets(own)
    pick = draws.below(sets + writ + abilities + mixed)
    if pick < sets:
        return pack(PLAY, _natural_set(own, pick, plain, named))
    pick -= sets
    if pick < writ:
        return pack(WRIT)
    pick -= writ
    if pick < abilities:
        return _lead_ability(t, own, pick)
    return pack(USE, _mixed_set(own, draws), ZHONGLI_MO)


def _natural_set(own: i64, pick: i64, plain: i64, named: i64) -> i64:
    """The natural set of that number, in some order; the last one is the joker alone."""
    cards: i64 = 0
    if pick >= plain + named:
        pick -= plain + named
        cards = JOKER_BIT
        if pick == plain + named:
            return cards
    if pick >= plain:
        pick -= plain - 1
        of_threes = (1 << bits(threes(own))) - 1
        if pick <= of_threes:
            return cards | (_subset(threes(own), pick) << 8)
        return cards | (_subset(sixes(own), pick - of_threes) << 21)
    for rank in PLAIN_RANKS:
        held = of_rank(own, rank)
        if pick < held:
            return cards | ((pick + 1) << rank_shift(rank))
        pick -= held
    raise AssertionError("no such set")


def _subset(present: i64, number: i64) -> i64:
    """Spread the bits of a number over the bits that are present."""
    chosen: i64 = 0
    while number != 0:
        lowest = present & -present
        if number & 1 != 0:
            chosen |= lowest
        present ^= lowest
        number >>= 1
    return chosen


def _lead_abilities(t: Table, own: i64) -> i64:
    n: i64 = 0
    if own & ONE_JI_BU != 0:
        n += 1
    if own & ONE_YU_JI != 0:
        n += kinds(own) - 1
    if own & ONE_YING_BU != 0:
        n += kinds(t.discard & YING_BU_PRIZES)
    return n


def _lead_ability(t: Table, own: i64, pick: i64) -> i64:
    if own & ONE_JI_BU != 0:
        if pick == 0:
            return pack(USE, 0, JI_BU)
        pick -= 1
    if own & ONE_YU_JI != 0:
        victims = kinds(own) - 1
        if pick < victims:
            return pack(USE, _kind(own - ONE_YU_JI, pick), YU_JI)
        pick -= victims
    return pack(USE, _kind(t.discard & YING_BU_PRIZES, pick), YING_BU)


def _kind(cards: i64, number: i64) -> i64:
    """The different card of that number."""
    card: i64 = 0
    while card < KINDS:
        if count(cards, card) > 0:
            if number == 0:
                return one(card)
            number -= 1
        card += 1
    raise AssertionError("no such card")


def _mixed_sets(own: i64) -> i64:
    """How many sets Zhongli Mo can make on lead."""
    if own & ONE_ZHONGLI_MO == 0:
        return 0
    rest = own - ONE_ZHONGLI_MO
    all_sets: i64 = 1
    singles: i64 = 0
    for rank in range(HIGHEST_RANK + 1):
        n = different_of_rank(rest, rank)
        all_sets *= n + 1
        singles += n
    return all_sets - singles - 1


def _mixed_set(own: i64, draws: Draws) -> i64:
    """One of them: from each rank one card or none, again until there are two or more."""
    rest = own - ONE_ZHONGLI_MO
    while True:
        cards: i64 = 0
        chosen: i64 = 0
        for rank in range(HIGHEST_RANK + 1):
            n = different_of_rank(rest, rank)
            if n > 0:
                pick = draws.below(n + 1)
                if pick < n:
                    cards += _card_of_rank(rest, rank, pick)
                    chosen += 1
        if chosen >= ZHONGLI_MO_MIN:
            return cards


def different_of_rank(cards: i64, rank: i64) -> i64:
    n = of_rank(cards, rank)
    if has_names(rank):
        return n
    return 1 if n > 0 else 0


def _card_of_rank(cards: i64, rank: i64, number: i64) -> i64:
    shift = rank_shift(rank)
    if has_names(rank):
        present = (cards >> shift) & rank_width(rank)
        return _subset(present, 1 << number) << shift
    return 1 << shift
