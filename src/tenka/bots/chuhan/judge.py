"""What each move of Chu Han is worth: the prospects it leads to, by their odds."""

from tenka.bots.chuhan.hand import (
    BIT,
    counts_of,
    great_mixes,
    number_of,
    some,
    whole_sets,
)
from tenka.bots.chuhan.sight import NO_SET, Set, Sight, set_of
from tenka.bots.chuhan.value import CARD_WORTH, SET_WORTH, Prospect, Values
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER_BIT,
    LYU_ZHI,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    ZHONGLI_MO,
    count,
    different,
    mixed_rank,
    natural_rank,
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
    in_trick,
    other_of,
    star_of,
    verb_of,
)

# Chances to win the game that the prospect of the next trick does not show.
SPLITTING = 0.002  # a set broken on lead has to be led again
LOOKING = 0.002  # Ji Bu's four cards
OPENING = 0.02  # Ji Bu opens the rival's hand
DOUBLING = 0.003  # Xiang Yu with many cards to go doubles what nobody can foresee, for each card
SWAPPING = 0.002  # the rival may take the card
GIVING = 0.08  # the rival's log odds, in chances to win the game
CANCELLING = 0.5  # a rival who has Lyu Zhi may save her
ALWAYS_CANCELLING = 0.9  # but hardly from Zhongli Mo


class Judge:
    """Weighs the moves of one decision on lead, on a counter, in a give or a take."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.event = sight.event
        self.last = sight.last_set
        self.on_lead = sight.last_set == NO_SET
        self.values = Values(sight)
        self._lead_values: dict[Prospect, float] = {}
        height = len(sight.row_by)
        if height > 0 and sight.row_by[-1] != sight.seat:
            height = -height
        self.now = Prospect(
            own=sight.own,
            rival_cards=sight.rival_cards,
            leads=self.on_lead,
            scores=sight.scores,
            writs=sight.writs,
            doubled=sight.doubled,
            hangu=height,
        )

    def worth(self, action: int) -> float:
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
            swapped = p.own - cards_of(action) + BIT[other_of(action)]
            return self._with_hand(p._replace(own=swapped)) - SWAPPING
        if verb == PLACE:
            height = abs(p.hangu) + 1
            return self.go_on(p._replace(own=p.own - cards_of(action), hangu=height))
        if verb == GIVE:
            return self._give(cards_of(action))
        taken = cards_of(action) if verb == TAKE else 0
        return self.values.of(p._replace(own=p.own + taken, leads=self._passed_by_xiahou_ying()))

    # Sets and passes.

    def _play(self, action: int) -> float:
        cards = from_hand(action)
        rest = self.now._replace(own=self.now.own - cards)
        made = set_of(action, self.last)
        assert made is not None
        value = self.stands(rest, made)
        if self.on_lead and counts_of(rest.own)[made[1]] > 0:
            value -= SPLITTING
        return value

    def stands(self, p: Prospect, made: Set) -> float:
        """A set of mine stands: its points, then it is beaten or not."""
        return self._countered(p.scoring(self.points(made), 0), made)

    def points(self, made: Set) -> int:
        """What a set scores (CH-3.5, CH-7.11)."""
        n, rank = made
        if rank == SOUND_ADVICE_RANK and self.event == "sound_advice":
            return SOUND_ADVICE_VP
        return n if rank == TWOS_RANK and n >= TWOS_MIN else 0

    def _countered(self, p: Prospect, made: Set) -> float:
        """The rival has to counter this set."""
        if p.own == 0:
            return self.values.of(p)
        kept = self.sight.odds(p.rival_cards).keeps_lead(made)
        passed = p._replace(leads=True)
        if self.event == "stabilization":
            passed = passed.scoring(0, STABILIZATION_VP)
        beaten = p._replace(leads=False, rival_cards=max(0, p.rival_cards - made[0]))
        return kept * self.values.of(passed) + (1 - kept) * self.values.of(beaten)

    def passing(self, p: Prospect) -> float:
        """I pass, and take the best card of the trick if Mandate lets me."""
        p = p._replace(leads=False)
        if self.event == "stabilization":
            p = p.scoring(STABILIZATION_VP, 0)
        value = self.values.of(p)
        if self.event == "mandate":
            trick = sum(in_trick(action) for action in self.sight.trick)
            for card in different(trick):
                value = max(value, self.values.of(p._replace(own=p.own + BIT[card])))
        return value

    def _passed_by_xiahou_ying(self) -> bool:
        last = self.sight.trick[-1]
        return verb_of(last) == USE and other_of(last) == XIAHOU_YING

    # Abilities.

    def _use(self, action: int) -> float:
        ability = other_of(action)
        rest = self.now._replace(own=self.now.own - from_hand(action))
        value = self.resolved(rest, action)
        risk = self._risk(rest.own, ability)
        if risk > 0.0:
            lost = 0 if star_of(action) == ability else BIT[ability]
            cancelled = self.go_on(self.now._replace(own=self.now.own - lost))
            value += risk * (cancelled - value)
        return value

    def _risk(self, rest: int, ability: int) -> float:
        """The probability that Lyu Zhi cancels an ability."""
        if rest & BIT[XIAO_HE]:
            return 0.0
        likely = ALWAYS_CANCELLING if ability == ZHONGLI_MO else CANCELLING
        return likely * self.sight.within_reach(LYU_ZHI)

    def resolved(self, p: Prospect, action: int) -> float:
        """My ability has its effect; the cards laid have left my hand."""
        ability = other_of(action)
        made = set_of(action, self.last)
        if made is not None:
            return self.stands(p, made)
        if ability == HAN_XIN:
            return self._countered(p.scoring(0, HAN_XIN_VP), self.last)
        if ability == XIAHOU_YING:
            mine = STABILIZATION_VP if self.event == "stabilization" else 0
            return self.values.of(p.scoring(mine, XIAHOU_YING_VP)._replace(leads=True))
        if ability == XIANG_YU:
            return self.passing(p._replace(doubled=True)) - DOUBLING * number_of(p.own)
        if ability == YING_BU:
            return self.go_on(p._replace(own=p.own + cards_of(action)))
        return self.go_on(p) + (self._looking() if ability == JI_BU else 0.0)

    def _looking(self) -> float:
        return OPENING if self.sight.pile_size == UNDRAWABLE else LOOKING

    # Moves after which the turn goes on.

    def go_on(self, p: Prospect) -> float:
        """The best that can be done with this hand in the same turn."""
        if p.own == 0:
            return self.values.of(p)
        return self._best_lead(p) if self.on_lead else self.best_counter(p, self.last)

    def _best_lead(self, p: Prospect) -> float:
        """The best set to lead with this hand; only whole ones are weighed."""
        found = self._lead_values.get(p)
        if found is None:
            found = self._lead_values[p] = self._weigh_leads(p)
        return found

    def _weigh_leads(self, p: Prospect) -> float:
        best = max(
            self.stands(p._replace(own=p.own - cards), made) for made, cards in whole_sets(p.own)
        )
        if p.own & BIT[ZHONGLI_MO]:
            for cards in great_mixes(p.own):
                rest = p._replace(own=p.own - BIT[ZHONGLI_MO] - cards)
                risk = self._risk(rest.own, ZHONGLI_MO)
                value = self.stands(rest, (number_of(cards), mixed_rank(cards)))
                best = max(best, (1 - risk) * value + risk * best)
        return best

    def best_counter(self, p: Prospect, over: Set) -> float:
        """The best answer to a set, passing included."""
        best = self.passing(p)
        n, rank = over
        joker = p.own & JOKER_BIT
        for higher in range(rank + 1, HIGHEST_RANK + 1):
            cards = some(p.own, higher, n)
            if cards == 0 and joker and n > 1:
                cards = some(p.own, higher, n - 1)
                cards += joker if cards else 0
            if cards:
                best = max(best, self.stands(p._replace(own=p.own - cards), (n, higher)))
        return best

    def _with_hand(self, p: Prospect) -> float:
        """What going on with another hand is worth; on lead told by the hands alone."""
        if not self.on_lead:
            return self.go_on(p)
        return self._best_lead(self.now) + self.values.of(p) - self.values.of(self.now)

    def _writ(self) -> float:
        p = self.now._replace(writs=(self.now.writs[0] + 1, self.now.writs[1]))
        drawn = DRAW_PER_WRIT
        if self.event == "hong_canal":
            drawn -= 1
            p = p._replace(rival_cards=p.rival_cards + 1)
        elif len(self.sight.pile_top) >= DRAW_PER_WRIT:
            cards = sum(BIT[card] for card in self.sight.pile_top[:DRAW_PER_WRIT])
            return self._with_hand(p._replace(own=p.own + cards))
        before = self._with_hand(p)
        gained = 0.0
        for card in different(self.sight.unseen):
            likely = int(count(self.sight.unseen, card)) / self.sight.unseen_size
            after = self._with_hand(p._replace(own=p.own + BIT[card]))
            gained += likely * (after - before)
        return before + drawn * gained

    def _give(self, given: int) -> float:
        first, second = (BIT[card] for card in self.sight.pile_top[:DRAW_PER_WRIT])
        kept = second if given == first else first
        [card] = different(given)
        gift = SET_WORTH[0][natural_rank(given)] + CARD_WORTH.get(card, 0.0)
        p = self.now._replace(own=self.now.own + kept, rival_cards=self.now.rival_cards + 1)
        return self.values.of(p) - GIVING * gift
