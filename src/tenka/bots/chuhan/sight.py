"""What a player of Chu Han sees and can count out: the cards unseen, and the odds they give."""

from math import comb

from tenka.games.chuhan.cards import (
    FULL_DECK,
    HAN_XIN,
    JOKER,
    LIU_BANG,
    NUMBERS,
    PENG_YUE,
    XIAHOU_YING,
    ZHONGLI_MO,
    count,
    mixed_rank,
    natural_rank,
    of_rank,
    packed,
    size,
)
from tenka.games.chuhan.data import HIGHEST_RANK, LIU_BANG_RANK
from tenka.games.chuhan.moves import PLAY, USE, cards_of, in_trick, laid, other_of, read, verb_of
from tenka.games.chuhan.view import View

LOW = range(1, 4)  # ranks that beat little: whoever holds them needs the lead to lose them
# A rival who can beat a set often saves his cards instead, and one who cannot may still bounce it
# with Han Xin or take the lead with Xiahou Ying. Both as counted in games of this bot with itself.
SPARES = 0.22
INTERFERES = 0.4

Set = tuple[int, int]  # size and rank
NO_SET: Set = (0, 0)


class Sight:
    """One seat's view, counted out. Pairs are (mine, the rival's)."""

    def __init__(self, view: View, seat: int, forgets: bool = False) -> None:
        """Who forgets takes the cards that were discarded for unseen."""
        rival = 1 - seat
        self.seat = seat
        self.event = view["event"]
        self.phase = view["phase"]
        self.own = _cards(view["hands"][seat])
        self.scores = (view["scores"][seat], view["scores"][rival])
        self.writs = (view["writs"][seat], view["writs"][rival])
        self.doubled = view["doubled"]
        self.row = _cards(view["row"])
        self.row_by = view["row_by"]
        self.discard = _cards(view["discard"])
        self.pile_top = [NUMBERS[card] for card in view["pile"].get("seen", [])]
        self.pile_size = view["pile"]["hidden"] + len(self.pile_top)
        self.trick = [read(play["text"])[0] for play in view["trick"]]
        self.pending = [read(play["text"])[0] for play in view["pending"]]
        self.last_set = _last_set(self.trick)
        hand = view["hands"][rival]
        if isinstance(hand, list):
            self.known = _cards(hand)
            self.rival_cards = len(hand)
        else:
            assert view["known"] is not None
            self.known = _cards(view["known"][seat])
            self.rival_cards = hand["hidden"]
        self.unseen = FULL_DECK - self._placed() - (0 if forgets else self.discard)
        self.unseen_size = int(size(self.unseen))
        self._odds: dict[int, Odds] = {}

    def _placed(self) -> int:
        """All cards whose place this seat knows, but for the discard."""
        placed = self.own + self.known + self.row + packed(self.pile_top)
        placed += sum(in_trick(action) for action in self.trick)
        return placed + sum(laid(action) for action in self.pending)

    def odds(self, rival_cards: int) -> "Odds":
        """What the rival may hold once he has so many cards."""
        found = self._odds.get(rival_cards)
        if found is None:
            found = self._odds[rival_cards] = Odds(self, rival_cards)
        return found

    def rival_may_hold(self, card: int) -> float:
        """The probability that a card there is only one of is in the rival's hand."""
        if count(self.known, card) > 0:
            return 1.0
        if count(self.unseen, card) == 0:
            return 0.0
        return max(0, self.rival_cards - int(size(self.known))) / self.unseen_size

    def within_reach(self, card: int) -> float:
        """The probability that the rival can use the card: from his hand or the Warlords row."""
        if self.event == "warlords" and count(self.row, card) > 0:
            return 1.0
        return self.rival_may_hold(card)


class Odds:
    """The odds of a rival's hand of a given size, dealt evenly from what is unseen."""

    def __init__(self, sight: Sight, rival_cards: int) -> None:
        known = sight.known
        drawn = min(max(0, rival_cards - int(size(known))), sight.unseen_size)
        self.cards = rival_cards
        self.joker = float(count(known, JOKER))
        if count(sight.unseen, JOKER) > 0:
            self.joker = drawn / sight.unseen_size
        self.at_least = [[1.0]]  # by rank: the probabilities of 0, 1, 2 ... cards or more
        for rank in range(1, HIGHEST_RANK + 1):
            more = _at_least(sight.unseen_size, of_rank(sight.unseen, rank), drawn)
            self.at_least.append([1.0] * of_rank(known, rank) + more)
        self.sets = sum(self.has(rank) for rank in range(1, HIGHEST_RANK + 1))
        self.low_sets = sum(self.has(rank) for rank in LOW)
        warlords = sight.event == "warlords"
        ranks = range(HIGHEST_RANK + 1)
        self.face_up = [warlords and of_rank(sight.row, rank) > 0 for rank in ranks]
        self.liu_bang = sight.within_reach(LIU_BANG)
        bouncers = sight.within_reach(HAN_XIN) + sight.within_reach(XIAHOU_YING)
        self.undisturbed = max(0.0, 1.0 - INTERFERES * bouncers)
        self._hold: dict[Set, float] = {}

    def has(self, rank: int) -> float:
        """The probability that he has a card of this rank."""
        chances = self.at_least[rank]
        return chances[1] if len(chances) > 1 else 0.0

    def hold(self, made: Set) -> float:
        """The probability that he has no higher set of this size."""
        found = self._hold.get(made)
        if found is None:
            found = self._hold[made] = self._count_out(*made)
        return found

    def keeps_lead(self, made: Set) -> float:
        """The probability that this set wins its trick."""
        hold = self.hold(made)
        spares = SPARES if made[0] < self.cards else 0.0  # his last cards he does not save
        return hold * self.undisturbed + (1.0 - hold) * spares

    def _count_out(self, n: int, rank: int) -> float:
        if n == 1:
            if rank == HIGHEST_RANK:
                return 1.0 - self.liu_bang
            return self._none_higher(n, rank)
        with_joker = self._none_higher(n - 1, rank)
        return (1.0 - self.joker) * self._none_higher(n, rank) + self.joker * with_joker

    def _none_higher(self, n: int, rank: int) -> float:
        none = 1.0
        for higher in range(rank + 1, HIGHEST_RANK + 1):
            needed = n - 1 if self.face_up[higher] else n
            chances = self.at_least[higher]
            if needed < len(chances):
                none *= 1.0 - chances[needed]
        return none


def _at_least(pool: int, held: int, drawn: int) -> list[float]:
    """The probabilities that 0, 1, 2 ... or more of `held` cards of the pool are drawn."""
    all_ways = comb(pool, drawn)
    left = 1.0
    found: list[float] = []
    for n in range(min(held, drawn) + 1):
        found.append(max(0.0, left))
        left -= comb(held, n) * comb(pool - held, drawn - n) / all_ways
    return found


def set_of(action: int, last: Set) -> Set | None:
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


def _last_set(trick: list[int]) -> Set:
    last = NO_SET
    for action in trick:
        last = set_of(action, last) or last
    return last


def _cards(names: object) -> int:
    assert isinstance(names, list)
    return packed([NUMBERS[name] for name in names])
