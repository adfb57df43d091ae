"""A bot for Chu Han."""

from collections.abc import Iterable
from typing import cast

from tenka.bots.greedy.chuhan_sight import RANKS, Sight, set_of
from tenka.bots.greedy.chuhan_value import Prospect, Values, counts_of
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective
from tenka.games.chuhan.cards import (
    HAN_XIN,
    JI_BU,
    JOKER,
    JOKER_BIT,
    KINDS,
    LIU_BANG,
    LYU_ZHI,
    PENG_YUE,
    RANK,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    count,
    different,
    natural_rank,
    of_rank,
    one,
    size,
)
from tenka.games.chuhan.data import (
    HAN_XIN_VP,
    SOUND_ADVICE_VP,
    STABILIZATION_VP,
    TWOS_MIN,
    XIAHOU_YING_VP,
)
from tenka.games.chuhan.moves import (
    ALLOW,
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
    pack,
    star_of,
    verb_of,
)
from tenka.games.chuhan.view import View

# How gladly an ability card is played as a plain card: the lowest first.
ABILITY_WORTH = {
    PENG_YUE: 1,
    JI_BU: 2,
    XIANG_YU: 2,
    YING_BU: 3,
    HAN_XIN: 4,
    LIU_BANG: 3,
    XIAHOU_YING: 3,
    YU_JI: 5,
    XIAO_HE: 3,
    LYU_ZHI: 7,
    ZHONGLI_MO: 8,
}


class Greedy:
    """Takes the move with the best prospect."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        sight = Sight(cast(View, perspective.view), perspective.seat)
        judge = Judge(sight)
        return max(sensible(legal, sight), key=judge.worth)


def sensible(legal: list[int], sight: Sight) -> list[int]:
    """The moves worth weighing: of sets alike but for their names, the one of the least names."""
    if sight.phase not in ("lead", "counter"):
        return legal
    others = [
        action
        for action in legal
        if action & 15 != PLAY and (action & 15 != USE or other_of(action) not in MAKES_SETS)
    ]
    allowed = set(legal)
    found = [action for action in made_sets(sight) if action in allowed]
    return list(dict.fromkeys(found)) + others


MAKES_SETS = (ZHONGLI_MO, PENG_YUE)


def made_sets(sight: Sight) -> list[int]:
    """Every set that can be made, named cards of the least worth first; legal or not."""
    found: list[int] = []
    stars = [-1]
    if sight.event == "warlords":
        stars += different(sight.row)
    for star in stars:
        found.extend(naturals(sight.own, star))
        if sight.set_size and (count(sight.own, PENG_YUE) or star == PENG_YUE):
            with_star = -1 if star == PENG_YUE else star
            for cards in natural_cards(sight.own & ~one(PENG_YUE), with_star):
                if size(cards) == sight.set_size:
                    found.append(pack(USE, cards, PENG_YUE, star))
        if count(sight.own, ZHONGLI_MO) or star == ZHONGLI_MO:
            own = sight.own & ~one(ZHONGLI_MO)
            for cards in mixed_cards(own, star, sight.set_size, sight.set_rank):
                found.append(pack(USE, cards, ZHONGLI_MO, star))
    return found


def naturals(own: int, star: int) -> list[int]:
    return [pack(PLAY, cards, 0, star) for cards in natural_cards(own, star)]


def natural_cards(own: int, star: int) -> list[int]:
    joker = own & JOKER_BIT
    found: list[int] = []
    if star < 0:
        if joker:
            found.append(joker)
    elif star == JOKER:
        found.append(one(star))
        joker = one(star)
    else:
        found.append(one(star))
        if joker:
            found.append(one(star) | joker)
    for rank in RANKS:
        if star >= 0 and star != JOKER and RANK[star] != rank:
            continue
        extra = one(star) if star >= 0 and star != JOKER else 0
        for n in range(1, int(of_rank(own, rank)) + 1):
            cards = some(own & ~JOKER_BIT, rank, n) + extra
            if star != JOKER:
                found.append(cards)
            if joker:
                found.append(cards + joker)
    return found


def mixed_cards(own: int, star: int, n: int, above: int) -> list[int]:
    """Sets for Zhongli Mo: one card of each rank, the lone ones first."""
    by_rank: dict[int, int] = {}
    counts: dict[int, int] = {}
    for rank in RANKS:
        if rank > above and of_rank(own, rank):
            by_rank[rank] = some(own & ~JOKER_BIT, rank, 1)
            counts[rank] = int(of_rank(own, rank))
    if star >= 0 and star != ZHONGLI_MO:
        by_rank[RANK[star]] = one(star)
        counts[RANK[star]] = 1
    elif own & JOKER_BIT and n == 0:
        by_rank[0] = JOKER_BIT
        counts[0] = 9
    ranks = sorted(by_rank)
    found: set[tuple[int, ...]] = set()
    if n == 0:
        for lowest in ranks:
            for most in (1, 2, 9):
                for highest in (7, 8, 9):
                    found.add(
                        tuple(
                            r
                            for r in ranks
                            if lowest <= r <= highest and (counts[r] <= most or r == lowest)
                        )
                    )
    else:
        alone = sorted(ranks, key=lambda r: (counts[r] > 1, r))
        found.add(tuple(alone[:n]))
        found.add(tuple(ranks[:n]))
        found.add(tuple(ranks[-n:]))
    made = [sum(by_rank[r] for r in chosen) for chosen in sorted(found) if len(chosen) > 1]
    if star >= 0 and star != ZHONGLI_MO:
        made = [cards for cards in made if cards & one(star)]
    return made


class Judge:
    """Weighs the moves of one decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.values = Values(sight)
        hangu = 0
        if sight.event == "hangu" and sight.row_leader is not None:
            hangu = 1 if sight.row_leader == sight.seat else -1
        self.now = Prospect(
            sight.own,
            sight.rival_cards,
            sight.phase == "lead",
            sight.scores,
            sight.writs,
            sight.doubled,
            hangu,
        )
        self.last = (sight.set_size, sight.set_rank)

    def worth(self, action: int) -> float:
        verb = verb_of(action)
        s = self.sight
        if s.phase == "react":
            return self.reaction(action)
        if verb == PLAY:
            return self.play(self.now, action)
        if verb == USE:
            return self.use(action)
        if verb == PASS:
            return self.passing(self.now)
        if verb == WRIT:
            return self.writ()
        if verb == SWAP:
            card = one(other_of(action))
            return self.go_on(self.now._replace(own=self.now.own - cards_of(action) + card)) - 0.001
        if verb == PLACE:
            p = self.now._replace(own=self.now.own - cards_of(action), hangu=1)
            return self.go_on(p)
        if verb == GIVE:
            return self.give(action)
        if verb == TAKE:
            return self.values.value(
                self.now._replace(own=self.now.own + cards_of(action), leads=self.leads_next())
            )
        return self.values.value(self.now._replace(leads=self.leads_next()))

    def leads_next(self) -> bool:
        last = self.sight.trick[-1]
        return verb_of(last) == USE and other_of(last) == XIAHOU_YING

    def give(self, action: int) -> float:
        given = cards_of(action)
        top = [one(c) for c in self.sight.pile_top[:2]]
        kept = top[1] if top[0] == given else top[0]
        rank = int(natural_rank(given))
        gift = 0.0 if rank == 0 else 0.1 * (5 - rank)
        p = self.now._replace(own=self.now.own + kept, leads=self.sight.set_size == 0)
        return self.values.value(p) + 0.02 * gift

    # plays

    def scored(self, p: Prospect, n: int, rank: int) -> Prospect:
        points = 0
        if rank == 2 and n >= TWOS_MIN:
            points += n
        if rank == 1 and self.sight.event == "sound_advice":
            points += SOUND_ADVICE_VP
        return gained(p, points, 0)

    def play(self, p: Prospect, action: int) -> float:
        made = set_of(action, self.last)
        assert made is not None
        return self.set_stands(p._replace(own=p.own - from_hand(action)), *made)

    def set_stands(self, p: Prospect, n: int, rank: int) -> float:
        """A set of mine stands and the rival is to counter."""
        p = self.scored(p, n, rank)
        if p.own == 0 or (n > p.rival_cards and self.sight.event != "warlords"):
            return self.values.value(p._replace(leads=True))
        hold = self.sight.odds(p.rival_cards).hold(n, rank)
        if n < p.rival_cards:
            hold = 0.22 + 0.7 * hold
        kept = self.values.value(self.rival_passed(p)) if hold > 0 else 0.0
        beaten = p._replace(leads=False, rival_cards=p.rival_cards - n)
        return hold * kept + (1 - hold) * self.values.value(beaten)

    def rival_passed(self, p: Prospect) -> Prospect:
        p = p._replace(leads=True)
        return gained(p, 0, STABILIZATION_VP) if self.sight.event == "stabilization" else p

    def passing(self, p: Prospect) -> float:
        p = p._replace(leads=False)
        if self.sight.event == "stabilization":
            p = gained(p, STABILIZATION_VP, 0)
        return self.values.value(p)

    # abilities

    def use(self, action: int) -> float:
        stands = self.resolved(self.now._replace(own=self.now.own - from_hand(action)), action)
        risk = self.risk(action)
        if risk == 0.0:
            return stands
        ability = other_of(action)
        own = self.now.own - (one(ability) if star_of(action) != ability else 0)
        cancelled = self.now._replace(own=own)
        return (1 - risk) * stands + risk * self.values.value(cancelled)

    def risk(self, action: int) -> float:
        """The probability that Lyu Zhi cancels it."""
        s = self.sight
        own = s.own - from_hand(action)
        if count(own, XIAO_HE):
            return 0.0
        risk = s.rival_may_hold(LYU_ZHI)
        return risk if other_of(action) == ZHONGLI_MO else 0.5 * risk

    def resolved(self, p: Prospect, action: int) -> float:
        """My ability has its effect; p.own is without the cards laid."""
        ability = other_of(action)
        made = set_of(action, self.last)
        if made is not None:
            return self.set_stands(p, *made)
        if ability == HAN_XIN:
            p = gained(p, 0, HAN_XIN_VP)
            return self.set_stands_again(p)
        if ability == XIAHOU_YING:
            p = gained(p, 0, XIAHOU_YING_VP)._replace(leads=True)
            if self.sight.event == "stabilization":
                p = gained(p, STABILIZATION_VP, 0)
            return self.values.value(p)
        if ability == XIANG_YU:
            return self.passing(p._replace(doubled=True))
        if ability == YING_BU:
            return self.go_on(p._replace(own=p.own + cards_of(action)))
        return self.go_on(p) + 0.002

    def set_stands_again(self, p: Prospect) -> float:
        n, rank = self.last
        if p.own == 0 or n > p.rival_cards:
            return self.values.value(p._replace(leads=True))
        hold = self.sight.odds(p.rival_cards).hold(n, rank)
        beaten = p._replace(leads=False, rival_cards=p.rival_cards - n)
        won = self.values.value(p._replace(leads=True))
        return hold * won + (1 - hold) * self.values.value(beaten)

    # moves after which the turn goes on

    def go_on(self, p: Prospect) -> float:
        if p.own == 0:
            return self.values.value(p)
        if self.sight.set_size == 0:
            return self.best_lead(p)
        return self.best_counter(p, *self.last)

    def best_lead(self, p: Prospect) -> float:
        self.sight.odds(p.rival_cards)
        best = 0.0
        for n, rank, cards in whole_sets(p.own):
            best = max(best, self.set_stands(p._replace(own=p.own - cards), n, rank))
        return best

    def best_counter(self, p: Prospect, n: int, rank: int) -> float:
        best = self.passing(p)
        for r in range(rank + 1, 10):
            cards = some(p.own, r, n)
            if cards:
                best = max(best, self.set_stands(p._replace(own=p.own - cards), n, r))
        return best

    def writ(self) -> float:
        p = self.now._replace(writs=(self.now.writs[0] + 1, self.now.writs[1]))
        s = self.sight
        if len(s.pile_top) >= 2:
            a, b = s.pile_top[:2]
            return self.go_on(p._replace(own=p.own + one(a) + one(b)))
        unseen = s.unseen
        kinds: list[tuple[int, float]] = []
        for rank in range(10):
            c = [k for k in different(unseen) if RANK[k] == rank]
            if c:
                kinds.append((c[0], sum(int(count(unseen, k)) for k in c)))
        total = 0.0
        weight = 0.0
        lead = s.set_size == 0
        for i, (a, na) in enumerate(kinds):
            for b, nb in kinds[i:]:
                if a == b:
                    if na < 2 or (RANK[a] in (3, 6)):
                        continue
                    w = na * (na - 1) / 2
                else:
                    w = na * nb
                drawn = p._replace(own=p.own + ONE[a] + ONE[b])
                total += w * (self.values.value(drawn) if lead else self.go_on(drawn))
                weight += w
        if not weight:
            return 0.0
        if lead:
            return self.best_lead(self.now) + total / weight - self.values.value(self.now)
        return total / weight

    # reactions

    def reaction(self, action: int) -> float:
        s = self.sight
        pending = s.pending[0]
        if len(s.pending) == 1:
            if verb_of(action) == ALLOW:
                return self.rival_ability(pending)
            return self.rival_cancelled(pending, from_hand(action))
        if verb_of(action) == ALLOW:
            ability = other_of(pending)
            returned = from_hand(pending) - (one(ability) if star_of(pending) != ability else 0)
            p = self.now._replace(own=self.now.own + returned, leads=s.set_size == 0)
            return self.values.value(p)
        return self.resolved(self.now._replace(own=self.now.own - from_hand(action)), pending)

    def rival_ability(self, pending: int) -> float:
        """The rival's ability resolves."""
        s = self.sight
        p = self.now
        ability = other_of(pending)
        made = set_of(pending, self.last)
        if made is not None:
            n, rank = made
            if rank == 2 and n >= TWOS_MIN:
                p = gained(p, 0, n)
            if rank == 1 and s.event == "sound_advice":
                p = gained(p, 0, SOUND_ADVICE_VP)
            if p.rival_cards == 0:
                return self.values.value(p)
            return self.best_counter(p, n, rank)
        if ability == HAN_XIN:
            p = gained(p, HAN_XIN_VP, 0)
            if p.rival_cards == 0:
                return self.values.value(p)
            return self.best_counter(p, *self.last)
        if ability == XIAHOU_YING:
            return self.values.value(gained(p, XIAHOU_YING_VP, 0)._replace(leads=False))
        if ability == XIANG_YU:
            return self.values.value(p._replace(doubled=True, leads=True))
        if ability == YING_BU:
            return self.values.value(p._replace(rival_cards=p.rival_cards + 1, leads=False))
        return self.values.value(p._replace(leads=False))

    def rival_cancelled(self, pending: int, mine: int) -> float:
        s = self.sight
        ability = other_of(pending)
        returned = int(size(from_hand(pending))) - (star_of(pending) != ability)
        p = self.now._replace(
            own=self.now.own - mine, rival_cards=self.now.rival_cards + returned, leads=False
        )
        if p.rival_cards == 0 or s.set_size == 0 or p.own == 0:
            if p.rival_cards == 0:
                return self.values.gone_out(p, False)
            return self.values.value(p)
        n, rank = self.last
        hold = s.odds(p.rival_cards).hold(n, rank) if n <= p.rival_cards else 1.0
        beaten = p._replace(rival_cards=p.rival_cards - n)
        won = self.values.value(p._replace(leads=True))
        return hold * won + (1 - hold) * self.values.value(beaten)


def gained(p: Prospect, mine: int, his: int) -> Prospect:
    if mine == 0 == his:
        return p
    times = 2 if p.doubled else 1
    return p._replace(scores=(p.scores[0] + mine * times, p.scores[1] + his * times))


BY_WORTH = [
    sorted((k for k in range(KINDS) if RANK[k] == rank), key=lambda k: ABILITY_WORTH.get(k, 0))
    for rank in range(10)
]
ONE = [int(one(k)) for k in range(KINDS)]


def some(own: int, rank: int, n: int) -> int:
    """n cards of a rank, the least worth names first, the joker if needed; 0 if there are not."""
    if rank in (3, 6):
        cards = 0
        for c in BY_WORTH[rank]:
            if own & ONE[c] and n > 0:
                cards += ONE[c]
                n -= 1
    else:
        held = min(n, counts_of(own)[rank])
        cards = ONE[BY_WORTH[rank][0]] * held
        n -= held
    if n == 1 and cards and own & JOKER_BIT:
        cards += JOKER_BIT
        n = 0
    return cards if n == 0 else 0


def whole_sets(own: int) -> Iterable[tuple[int, int, int]]:
    joker = own & JOKER_BIT
    if own == joker:
        yield 1, 0, own
    for rank, n in enumerate(counts_of(own)):
        if n and rank:
            yield n, rank, some(own, rank, n)
            if joker:
                yield n + 1, rank, some(own, rank, n) + joker
