"""Which moves of Chu Han are worth weighing: of those that differ only in names, and of Zhongli
Mo's thousands of sets, the best few."""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from tenka.bots.chuhan.hand import natural_cards, some
from tenka.bots.chuhan.sight import Sight
from tenka.games.chuhan.cards import (
    JOKER_BIT,
    ONE_PENG_YUE,
    ONE_YU_JI,
    ONE_ZHONGLI_MO,
    PENG_YUE,
    RANK,
    YU_JI,
    ZHONGLI_MO,
    different,
    of_rank,
    one,
    size,
)
from tenka.games.chuhan.data import HIGHEST_RANK, ZHONGLI_MO_MIN
from tenka.games.chuhan.moves import PLAY, USE, cards_of, other_of, pack, verb_of
from tenka.games.chuhan.table import COUNTER, LEAD, WARLORDS

NO_STAR: Final[i64] = -1


def worth_weighing(legal: list[int], sight: Sight) -> list[int]:
    """The moves to weigh, plays of sets first."""
    if sight.phase != LEAD and sight.phase != COUNTER:
        return legal
    others: list[int] = []
    victims = [some(sight.own & ~ONE_YU_JI, rank, 1) for rank in range(HIGHEST_RANK + 1)]
    uses: list[int] = []
    for action in legal:
        verb = verb_of(action)
        if verb == USE:
            ability = other_of(action)
            if ability in (ZHONGLI_MO, PENG_YUE):
                continue
            if ability != YU_JI or cards_of(action) in victims:
                uses.append(action)
        elif verb != PLAY:
            others.append(action)
    allowed = set(legal)
    found: dict[int, None] = {}
    for made in _set_plays(sight):
        if made in allowed:
            found[made] = None
    return [*found, *others, *uses]


def _set_plays(sight: Sight) -> Iterator[i64]:
    """Plays that make sets, legal or not, without a star and with each."""
    own = sight.own
    stars: list[i64] = [NO_STAR]
    if sight.event == WARLORDS:
        stars.extend(different(sight.row))
    for star in stars:
        for cards in natural_cards(own, star):
            yield pack(PLAY, cards, 0, star)
        if sight.last_size > 0 and (own & ONE_PENG_YUE != 0 or star == PENG_YUE):
            for cards in natural_cards(own & ~ONE_PENG_YUE, NO_STAR if star == PENG_YUE else star):
                if size(cards) == sight.last_size:
                    yield pack(USE, cards, PENG_YUE, star)
        if own & ONE_ZHONGLI_MO != 0 or star == ZHONGLI_MO:
            among = NO_STAR if star == ZHONGLI_MO else star
            mixed = mixed_cards(own & ~ONE_ZHONGLI_MO, among, sight.last_size, sight.last_rank)
            for cards in mixed:
                yield pack(USE, cards, ZHONGLI_MO, star)


def mixed_cards(own: i64, star: i64, n: i64, above: i64) -> list[i64]:
    """Sets for Zhongli Mo over one of size n and that rank: from each rank at most one card, the
    lone ones rather than others."""
    counts = [int(of_rank(own, rank)) for rank in range(HIGHEST_RANK + 1)]
    held: dict[int, i64] = {
        rank: some(own, rank, 1)
        for rank in range(1, HIGHEST_RANK + 1)
        if counts[rank] > 0 and rank > above
    }
    if own & JOKER_BIT != 0 and n == 0:
        held[0] = JOKER_BIT
    if star >= 0 and i64(RANK[star]) > above:
        held[RANK[star]] = one(star)
        counts[RANK[star]] = 1
    ranks = sorted(held)
    found: list[i64] = []
    for chosen in dict.fromkeys(_counters(ranks, counts, n) if n > 0 else _leads(ranks, counts)):
        cards: i64 = 0
        for rank in chosen:
            cards += held[rank]
        if len(chosen) >= ZHONGLI_MO_MIN and (star < 0 or cards & one(star) != 0):
            found.append(cards)
    return found


def _leads(ranks: list[int], counts: list[int]) -> list[tuple[int, ...]]:
    """All ranks from one on, or only the lone cards of it; with or without the 9."""
    found: list[tuple[int, ...]] = []
    for lowest in ranks:
        for highest in (HIGHEST_RANK, HIGHEST_RANK - 1):
            within = [rank for rank in ranks if lowest <= rank <= highest]
            found.append(tuple(within))
            found.append(tuple([r for r in within if counts[r] == 1 or r == lowest]))
    return found


def _counters(ranks: list[int], counts: list[int], n: int) -> list[tuple[int, ...]]:
    lone_first = sorted(ranks, key=lambda rank: (counts[rank] > 1, rank))
    return [tuple(lone_first[:n]), tuple(ranks[:n]), tuple(ranks[-n:])]
