"""What each move of Chu Han is worth: the prospects it leads to, by their odds."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tenka.bots.chuhan.hand import CARD_WORTH, SET_WORTH, great_mixes, some, whole_sets
from tenka.bots.chuhan.sight import Set, Sight, set_of
from tenka.bots.chuhan.value import Prospect, Values
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER_BIT,
    LYU_ZHI,
    ONE_XIAO_HE,
    ONE_ZHONGLI_MO,
    XIAHOU_YING,
    XIANG_YU,
    YING_BU,
    ZHONGLI_MO,
    count,
    different,
    mixed_rank,
    natural_rank,
    of_rank,
    one,
    size,
)
from tenka.games.chuhan.data import (
    DRAW_PER_WRIT,
    HAN_XIN_VP,
    HIGHEST_RANK,
    SOUND_ADVICE_RANK,
    SOUND_ADVICE_VP,
    STABILIZATION_VP,
    TWOS_MIN,
    TWOS_RANK,
    UNDRAWABLE,
    XIAHOU_YING_VP,
)
from tenka.games.chuhan.moves import (
    GIVE,
    PASS,
    PLACE,
    PLAY,
    SWAP,
    TAKE,
    USE,
    WRIT,
    cards_of,
    from_hand,
    other_of,
    star_of,
    verb_of,
)
from tenka.games.chuhan.table import HONG_CANAL, MANDATE, NOBODY, SOUND_ADVICE, STABILIZATION

# Chances to win the game that the prospect of the next trick does not show.
SPLITTING: Final[float] = 0.002  # a set broken on lead has to be led again
LOOKING: Final[float] = 0.002  # Ji Bu's four cards
OPENING: Final[float] = 0.02  # Ji Bu opens the rival's hand
DOUBLING: Final[float] = (
    0.003  # Xiang Yu with many cards to go doubles what nobody can foresee, for each card
)
SWAPPING: Final[float] = 0.002  # the rival may take the card
GIVING: Final[float] = 0.08  # the rival's log odds, in chances to win the game
CANCELLING: Final[float] = 0.5  # a rival who has Lyu Zhi may save her
ALWAYS_CANCELLING: Final[float] = 0.9  # but hardly from Zhongli Mo


@mypyc_attr(acyclic=True)
class Judge:
    """Weighs the moves of one decision on lead, on a counter, in a give or a take."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.event: i64 = sight.event
        self.last: Set = (sight.last_size, sight.last_rank)
        self.on_lead: bool = sight.last_size == 0
        self.values = Values(sight)
        self.now = Prospect(sight)
        self._lead_values: dict[tuple[i64, i64], float] = {}

    def worth(self, action: i64) -> float:
        """The chance to win the game with this move."""
        verb = verb_of(action)
        p = self.now
        if verb == PLAY:
            return self._play(action)
        if verb == USE:
            return self._use(action)
        if verb == PASS:
            return self.passing(p)
        if verb == WRIT:
            return self._writ()
        if verb == SWAP:
            swapped = p.own - cards_of(action) + one(other_of(action))
            return self._with_hand(p.holding(swapped)) - SWAPPING
        if verb == PLACE:
            placed = p.holding(p.own - cards_of(action))
            placed.hangu = (p.hangu if p.hangu > 0 else -p.hangu) + 1
            return self.go_on(placed)
        if verb == GIVE:
            return self._give(cards_of(action))
        taken = cards_of(action) if verb == TAKE else 0
        return self.values.of(p.holding(p.own + taken).led_by_me(self._passed_by_xiahou_ying()))

    # Sets and passes.

    def _play(self, action: i64) -> float:
        rest = self.now.holding(self.now.own - from_hand(action))
        made = set_of(action, self.last)
        assert made is not None
        n, rank = made
        value = self.stands(rest, n, rank)
        if self.on_lead and of_rank(rest.own, rank) > 0:
            value -= SPLITTING
        return value

    def stands(self, p: Prospect, n: i64, rank: i64) -> float:
        """A set of mine stands: its points, then it is beaten or not."""
        return self.countered(p.scoring(self.points(n, rank), 0), n, rank)

    def points(self, n: i64, rank: i64) -> i64:
        """What a set scores (CH-3.5, CH-7.11)."""
        if rank == SOUND_ADVICE_RANK and self.event == SOUND_ADVICE:
            return SOUND_ADVICE_VP
        return n if rank == TWOS_RANK and n >= TWOS_MIN else 0

    def countered(self, p: Prospect, n: i64, rank: i64) -> float:
        """The rival has to counter this set."""
        if p.own == 0:
            return self.values.of(p)
        kept = self.sight.odds(p.rival_cards).keeps_lead(n, rank)
        passed = p.led_by_me(True)
        if self.event == STABILIZATION:
            passed = passed.scoring(0, STABILIZATION_VP)
        beaten = p.against(max(0, p.rival_cards - n))
        beaten.leads = False
        return kept * self.values.of(passed) + (1.0 - kept) * self.values.of(beaten)

    def passing(self, p: Prospect) -> float:
        """I pass, and take the best card of the trick if Mandate lets me."""
        p = p.led_by_me(False)
        if self.event == STABILIZATION:
            p = p.scoring(STABILIZATION_VP, 0)
        value = self.values.of(p)
        if self.event == MANDATE:
            for card in different(self.sight.trick_cards):
                value = max(value, self.values.of(p.holding(p.own + one(card))))
        return value

    def _passed_by_xiahou_ying(self) -> bool:
        last = self.sight.last_action
        return last != NOBODY and verb_of(last) == USE and other_of(last) == XIAHOU_YING

    # Abilities.

    def _use(self, action: i64) -> float:
        ability = other_of(action)
        rest = self.now.holding(self.now.own - from_hand(action))
        value = self.resolved(rest, action)
        risk = self._risk(rest.own, ability)
        if risk > 0.0:
            lost = 0 if star_of(action) == ability else one(ability)
            cancelled = self.go_on(self.now.holding(self.now.own - lost))
            value += risk * (cancelled - value)
        return value

    def _risk(self, rest: i64, ability: i64) -> float:
        """The probability that Lyu Zhi cancels an ability."""
        if rest & ONE_XIAO_HE != 0:
            return 0.0
        likely = ALWAYS_CANCELLING if ability == ZHONGLI_MO else CANCELLING
        return likely * self.sight.within_reach(LYU_ZHI)

    def resolved(self, p: Prospect, action: i64) -> float:
        """My ability has its effect; the cards laid have left my hand."""
        ability = other_of(action)
        made = set_of(action, self.last)
        if made is not None:
            n, rank = made
            return self.stands(p, n, rank)
        if ability == HAN_XIN:
            n, rank = self.last
            return self.countered(p.scoring(0, HAN_XIN_VP), n, rank)
        if ability == XIAHOU_YING:
            mine = STABILIZATION_VP if self.event == STABILIZATION else 0
            return self.values.of(p.scoring(mine, XIAHOU_YING_VP).led_by_me(True))
        if ability == XIANG_YU:
            return self.passing(p.doubling()) - DOUBLING * float(size(p.own))
        if ability == YING_BU:
            return self.go_on(p.holding(p.own + cards_of(action)))
        return self.go_on(p) + (self._looking() if ability == JI_BU else 0.0)

    def _looking(self) -> float:
        return OPENING if self.sight.pile_size == UNDRAWABLE else LOOKING

    # Moves after which the turn goes on.

    def go_on(self, p: Prospect) -> float:
        """The best that can be done with this hand in the same turn."""
        if p.own == 0:
            return self.values.of(p)
        if self.on_lead:
            return self._best_lead(p)
        n, rank = self.last
        return self.best_counter(p, n, rank)

    def _best_lead(self, p: Prospect) -> float:
        """The best set to lead with this hand; only whole ones are weighed."""
        key = p.key()
        found = self._lead_values.get(key)
        if found is None:
            found = self._weigh_leads(p)
            self._lead_values[key] = found
        return found

    def _weigh_leads(self, p: Prospect) -> float:
        best = -1.0
        for n, rank, cards in whole_sets(p.own):
            best = max(best, self.stands(p.holding(p.own - cards), n, rank))
        if p.own & ONE_ZHONGLI_MO != 0:
            for mix in great_mixes(p.own):
                rest = p.holding(p.own - ONE_ZHONGLI_MO - mix)
                risk = self._risk(rest.own, ZHONGLI_MO)
                value = self.stands(rest, size(mix), mixed_rank(mix))
                best = max(best, (1.0 - risk) * value + risk * best)
        return best

    def best_counter(self, p: Prospect, n: i64, rank: i64) -> float:
        """The best answer to a set, passing included."""
        best = self.passing(p)
        joker = p.own & JOKER_BIT
        higher = rank + 1
        while higher <= HIGHEST_RANK:
            cards = some(p.own, higher, n)
            if cards == 0 and joker != 0 and n > 1:
                cards = some(p.own, higher, n - 1)
                if cards != 0:
                    cards += joker
            if cards != 0:
                best = max(best, self.stands(p.holding(p.own - cards), n, higher))
            higher += 1
        return best

    def _with_hand(self, p: Prospect) -> float:
        """What going on with another hand is worth; on lead told by the hands alone."""
        if not self.on_lead:
            return self.go_on(p)
        return self._best_lead(self.now) + self.values.of(p) - self.values.of(self.now)

    def _writ(self) -> float:
        p = self.now.copy()
        p.my_writs += 1
        drawn: i64 = DRAW_PER_WRIT
        if self.event == HONG_CANAL:
            drawn -= 1
            p.rival_cards += 1
        elif len(self.sight.pile_top) >= DRAW_PER_WRIT:
            cards = p.own
            for top in self.sight.pile_top[:DRAW_PER_WRIT]:
                cards += one(top)
            return self._with_hand(p.holding(cards))
        before = self._with_hand(p)
        gained = 0.0
        unseen = self.sight.unseen
        for card in different(unseen):
            likely = float(count(unseen, card)) / float(self.sight.unseen_size)
            after = self._with_hand(p.holding(p.own + one(card)))
            gained += likely * (after - before)
        return before + float(drawn) * gained

    def _give(self, given: i64) -> float:
        first, second = one(self.sight.pile_top[0]), one(self.sight.pile_top[1])
        kept = second if given == first else first
        card = different(given)[0]
        gift = SET_WORTH[0][natural_rank(given)] + CARD_WORTH.get(card, 0.0)
        p = self.now.holding(self.now.own + kept)
        p.rival_cards += 1
        return self.values.of(p) - GIVING * gift
