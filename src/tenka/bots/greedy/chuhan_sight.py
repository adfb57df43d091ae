"""What a player of Chu Han sees and can count out: the cards unseen, and the odds they give."""

from math import comb

from tenka.games.chuhan.cards import (
    FULL_DECK,
    JOKER,
    LIU_BANG,
    NUMBERS,
    PENG_YUE,
    ZHONGLI_MO,
    count,
    mixed_rank,
    natural_rank,
    of_rank,
    packed,
    size,
)
from tenka.games.chuhan.data import LIU_BANG_RANK
from tenka.games.chuhan.moves import PLAY, USE, cards_of, in_trick, other_of, read, verb_of
from tenka.games.chuhan.table import EVENT_IDS, WRITS_IN_ALL
from tenka.games.chuhan.view import View

RANKS = range(1, 10)


class Sight:
    """One seat's view, counted out."""

    def __init__(self, view: View, seat: int) -> None:
        rival = 1 - seat
        hidden_hand = view["hands"][rival]
        self.seat = seat
        self.event = view["event"]
        self.phase = view["phase"]
        self.own = _cards(view["hands"][seat])
        self.scores = (view["scores"][seat], view["scores"][rival])
        self.writs = (view["writs"][seat], view["writs"][rival])
        self.writs_left = WRITS_IN_ALL[EVENT_IDS.index(self.event)] - sum(self.writs)
        self.doubled = view["doubled"]
        self.row = _cards(view["row"])
        self.row_leader = view["row_by"][-1] if view["row_by"] else None
        self.discard = _cards(view["discard"])
        self.pile_top = [NUMBERS[card] for card in view["pile"].get("seen", [])]
        self.trick = [read(play["text"])[0] for play in view["trick"]]
        self.pending = [read(play["text"])[0] for play in view["pending"]]
        self.user = view["pending"][0]["seat"] if view["pending"] else seat
        self.set_size, self.set_rank = last_set(self.trick)
        if isinstance(hidden_hand, list):
            self.known = _cards(hidden_hand)
            self.rival_cards = len(hidden_hand)
        else:
            assert view["known"] is not None
            self.known = _cards(view["known"][seat])
            self.rival_cards = hidden_hand["hidden"]
        self.unseen = FULL_DECK - self._placed()
        self.unseen_size = int(size(self.unseen))
        self._odds: dict[int, Odds] = {}

    def _placed(self) -> int:
        """All cards whose place this seat knows."""
        placed = self.own + self.known + self.row + self.discard + packed(self.pile_top)
        for action in self.trick:
            placed += in_trick(action)
        for action in self.pending:
            placed += in_pending(action)
        return int(placed)

    def odds(self, rival_cards: int) -> "Odds":
        """What the rival may hold once he has so many cards."""
        found = self._odds.get(rival_cards)
        if found is None:
            found = Odds(self, rival_cards)
            self._odds[rival_cards] = found
        return found

    def rival_may_hold(self, card: int) -> float:
        """The probability that a single card is in the rival's hand."""
        if count(self.known, card) > 0:
            return 1.0
        if count(self.unseen, card) == 0 or self.unseen_size == 0:
            return 0.0
        return max(0, self.rival_cards - int(size(self.known))) / self.unseen_size


class Odds:
    """The odds of a rival's hand of a given size, dealt evenly from what is unseen."""

    def __init__(self, sight: Sight, rival_cards: int) -> None:
        self.cards = rival_cards
        known = sight.known
        drawn = min(max(0, rival_cards - int(size(known))), sight.unseen_size)
        self.joker = 1.0 if count(known, JOKER) else 0.0
        if count(sight.unseen, JOKER):
            self.joker = drawn / sight.unseen_size
        self.at_least: list[list[float]] = [[]]
        for rank in RANKS:
            sure = int(of_rank(known, rank))
            self.at_least.append(
                [1.0] * sure + _tail(sight.unseen_size, int(of_rank(sight.unseen, rank)), drawn)
            )
        self.sets = sum(chances[1] for chances in self.at_least[1:] if len(chances) > 1)
        self.low = sum(chances[1] for chances in self.at_least[1:4] if len(chances) > 1)
        self.face_up = [
            sight.event == "warlords" and of_rank(sight.row, rank) > 0 for rank in range(10)
        ]
        self.liu_bang = sight.rival_may_hold(LIU_BANG)
        self._hold: dict[tuple[int, int], float] = {}

    def hold(self, n: int, rank: int) -> float:
        """The probability that the rival has no higher set of this size."""
        found = self._hold.get((n, rank))
        if found is None:
            found = self._hold[n, rank] = self._count_out(n, rank)
        return found

    def _count_out(self, n: int, rank: int) -> float:
        if n == 1 and rank == 9:
            return 1.0 - self.liu_bang
        without = self._none_higher(n, rank)
        if n == 1:
            return without
        return (1.0 - self.joker) * without + self.joker * self._none_higher(n - 1, rank)

    def _none_higher(self, n: int, rank: int) -> float:
        none = 1.0
        for higher in range(rank + 1, 10):
            needed = n - 1 if self.face_up[higher] else n
            chances = self.at_least[higher]
            if needed < len(chances):
                none *= 1.0 - chances[needed]
        return none


def _tail(pool: int, held: int, drawn: int) -> list[float]:
    """The probabilities of at least 0, 1, 2 ... of `held` cards among those drawn from the pool."""
    all_ways = comb(pool, drawn)
    at_least = 1.0
    found: list[float] = []
    for n in range(min(held, drawn) + 1):
        found.append(at_least)
        at_least -= comb(held, n) * comb(pool - held, drawn - n) / all_ways
    return found


def last_set(trick: list[int]) -> tuple[int, int]:
    """Size and rank of the last set of a trick; (0, 0) while there is none."""
    found = (0, 0)
    for action in trick:
        made = set_of(action, found)
        if made is not None:
            found = made
    return found


def set_of(action: int, before: tuple[int, int]) -> tuple[int, int] | None:
    """Size and rank of the set that a play makes over the last one, if it makes one."""
    cards = cards_of(action)
    if verb_of(action) == PLAY:
        return int(size(cards)), int(natural_rank(cards))
    if verb_of(action) == USE:
        ability = other_of(action)
        if ability == ZHONGLI_MO:
            return int(size(cards)), int(mixed_rank(cards))
        if ability == PENG_YUE:
            return before
        if ability == LIU_BANG:
            return 1, LIU_BANG_RANK
    return None


def in_pending(action: int) -> int:
    """The cards of a pending use that lie on the table."""
    from tenka.games.chuhan.moves import laid

    return int(laid(action))


def _cards(names: object) -> int:
    assert isinstance(names, list)
    return int(packed([NUMBERS[name] for name in names]))
