"""What a player of Chu Han sees and can count out: the cards unseen, and the odds they give.

It is read from the table of a world dealt anew, and nothing of it but what the seat's view shows.
"""

from math import comb
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.core.perspective import Perspective
from tenka.games.chuhan import pairs
from tenka.games.chuhan.cards import (
    FULL_DECK,
    HAN_XIN,
    JOKER,
    LIU_BANG,
    PENG_YUE,
    XIAHOU_YING,
    ZHONGLI_MO,
    count,
    mixed_rank,
    natural_rank,
    of_rank,
    one,
    size,
)
from tenka.games.chuhan.data import HIGHEST_RANK, LIU_BANG_RANK
from tenka.games.chuhan.moves import PLAY, USE, cards_of, laid, other_of, verb_of
from tenka.games.chuhan.scoring import hangu_leader
from tenka.games.chuhan.table import NOBODY, WARLORDS, Table, hand, score, seen_by

LAST_LOW: Final[i64] = 3  # up to this rank a card beats little: who holds it needs the lead
# A rival who can beat a set often saves his cards instead, and one who cannot may still bounce it
# with Han Xin or take the lead with Xiahou Ying. Both as counted in games of this bot with itself.
SPARES: Final[float] = 0.22
INTERFERES: Final[float] = 0.4

DECK_SIZE: Final[int] = int(size(FULL_DECK))
COMB: Final[list[list[float]]] = [
    [float(comb(n, k)) for k in range(DECK_SIZE + 1)] for n in range(DECK_SIZE + 1)
]
SIZES: Final[i64] = 16  # more than any set has cards, and than there are ranks
UNKNOWN: Final[float] = -1.0

Set = tuple[i64, i64]  # size and rank
NO_SET: Final[Set] = (0, 0)


def table_of(perspective: Perspective) -> Table:
    """The table that the seat sees, with what is hidden dealt anew."""
    dealt = perspective.dealt
    assert isinstance(dealt, Table)
    return dealt


@mypyc_attr(acyclic=True)
class Sight:
    """What one seat sees, counted out. Who `forgets` takes the discarded cards for unseen."""

    def __init__(self, t: Table, seat: i64, forgets: bool = False) -> None:
        rival = 1 - seat
        self.seat: i64 = seat
        self.event: i64 = t.event
        self.phase: i64 = t.phase
        self.own: i64 = hand(t, seat)
        self.my_score: float = float(score(t, seat))
        self.his_score: float = float(score(t, rival))
        self.my_writs: i64 = pairs.at(t.writs, seat)
        self.his_writs: i64 = pairs.at(t.writs, rival)
        self.doubled: bool = t.doubled
        self.row: i64 = t.row
        self.hangu: i64 = 0  # the height of the row, negative if the rival placed the highest card
        placed_highest = hangu_leader(t)
        if placed_highest != NOBODY:
            self.hangu = size(t.row) if placed_highest == seat else -size(t.row)
        self.pile_top: list[int] = list(t.pile[t.drawn : t.drawn + seen_by(t, seat)])
        self.pile_size: i64 = len(t.pile) - t.drawn
        self.trick_cards: i64 = t.trick_cards
        self.last_action: i64 = NOBODY if t.trick is None else t.trick.action
        self.last_size: i64 = t.set_size
        self.last_rank: i64 = t.set_rank
        self.pending: i64 = t.pending
        self.answered: bool = t.lyu_zhi != NOBODY
        self.rival_cards: i64 = size(hand(t, rival))
        self.known: i64 = (
            hand(t, rival) if pairs.at(t.open, rival) != 0 else pairs.at(t.known, seat)
        )
        placed = self.own + self.known + t.row + t.trick_cards
        for card in self.pile_top:
            placed += one(card)
        if t.pending != NOBODY:
            placed += laid(t.pending)
        if t.lyu_zhi != NOBODY:
            placed += laid(t.lyu_zhi)
        self.unseen: i64 = FULL_DECK - placed - (0 if forgets else t.discard)
        self.unseen_size: i64 = size(self.unseen)
        self._odds: dict[int, Odds] = {}

    def odds(self, rival_cards: i64) -> "Odds":
        """What the rival may hold once they have so many cards."""
        found = self._odds.get(rival_cards)
        if found is None:
            found = Odds(self, rival_cards)
            self._odds[rival_cards] = found
        return found

    def rival_may_hold(self, card: i64) -> float:
        """The probability that a card there is only one of is in the rival's hand."""
        if count(self.known, card) > 0:
            return 1.0
        if count(self.unseen, card) == 0:
            return 0.0
        return float(max(0, self.rival_cards - size(self.known))) / float(self.unseen_size)

    def within_reach(self, card: i64) -> float:
        """The probability that the rival can use the card: from the hand or the Warlords row."""
        if self.event == WARLORDS and count(self.row, card) > 0:
            return 1.0
        return self.rival_may_hold(card)


@mypyc_attr(acyclic=True)
class Odds:
    """The odds of a rival's hand of a given size, dealt evenly from what is unseen."""

    def __init__(self, sight: Sight, rival_cards: i64) -> None:
        known = sight.known
        pool = sight.unseen_size
        drawn = min(max(0, rival_cards - size(known)), pool)
        self.cards: i64 = rival_cards
        self.joker: float = float(count(known, JOKER))
        if count(sight.unseen, JOKER) > 0:
            self.joker = float(drawn) / float(pool)
        self.at_least: list[list[float]] = [[1.0]]  # by rank: chances of 0, 1, 2 ... cards or more
        self.sets: float = 0.0
        self.low_sets: float = 0.0
        rank: i64 = 1
        while rank <= HIGHEST_RANK:
            chances = [1.0] * of_rank(known, rank)
            _add_chances(chances, pool, of_rank(sight.unseen, rank), drawn)
            self.at_least.append(chances)
            self.sets += self.has(rank)
            if rank <= LAST_LOW:
                self.low_sets += self.has(rank)
            rank += 1
        self.row: i64 = sight.row if sight.event == WARLORDS else 0
        self.liu_bang: float = sight.within_reach(LIU_BANG)
        bouncers = sight.within_reach(HAN_XIN) + sight.within_reach(XIAHOU_YING)
        self.undisturbed: float = max(0.0, 1.0 - INTERFERES * bouncers)
        self._hold: list[float] = [UNKNOWN] * (SIZES * SIZES)

    def has(self, rank: i64) -> float:
        """The probability that they have a card of this rank."""
        chances = self.at_least[rank]
        return chances[1] if len(chances) > 1 else 0.0

    def hold(self, n: i64, rank: i64) -> float:
        """The probability that they have no higher set of this size."""
        found = self._hold[n * SIZES + rank]
        if found == UNKNOWN:
            found = self._count_out(n, rank)
            self._hold[n * SIZES + rank] = found
        return found

    def keeps_lead(self, n: i64, rank: i64) -> float:
        """The probability that this set wins its trick."""
        hold = self.hold(n, rank)
        spares = SPARES if n < self.cards else 0.0  # the last cards nobody saves
        return hold * self.undisturbed + (1.0 - hold) * spares

    def _count_out(self, n: i64, rank: i64) -> float:
        if n == 1:
            if rank == HIGHEST_RANK:
                return 1.0 - self.liu_bang
            return self._none_higher(n, rank)
        with_joker = self._none_higher(n - 1, rank)
        return (1.0 - self.joker) * self._none_higher(n, rank) + self.joker * with_joker

    def _none_higher(self, n: i64, rank: i64) -> float:
        none = 1.0
        higher = rank + 1
        while higher <= HIGHEST_RANK:
            needed = n - 1 if self.row != 0 and of_rank(self.row, higher) > 0 else n
            chances = self.at_least[higher]
            if needed < len(chances):
                none *= 1.0 - chances[needed]
            higher += 1
        return none


def _add_chances(chances: list[float], pool: i64, held: i64, drawn: i64) -> None:
    """The probabilities that 0, 1, 2 ... or more of `held` cards of the pool are drawn."""
    all_ways = COMB[pool][drawn]
    ways = COMB[held]
    other_ways = COMB[pool - held]
    left = 1.0
    n: i64 = 0
    most = min(held, drawn)
    while n <= most:
        chances.append(max(0.0, left))
        left -= ways[n] * other_ways[drawn - n] / all_ways
        n += 1


def set_of(action: i64, last: Set) -> Set | None:
    """The set that a play makes over the last one, if it makes one."""
    cards = cards_of(action)
    if verb_of(action) == PLAY:
        return size(cards), natural_rank(cards)
    if verb_of(action) == USE:
        ability = other_of(action)
        if ability == ZHONGLI_MO:
            return size(cards), mixed_rank(cards)
        if ability == PENG_YUE:
            return last
        if ability == LIU_BANG:
            return 1, LIU_BANG_RANK
    return None
