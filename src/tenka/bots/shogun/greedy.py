"""A greedy bot for Shogun: it weighs what each action would bring in each province, and plans the
season that promises most."""

from typing import Final

from tenka.bots.shogun.draft import worth_of_pick
from tenka.bots.shogun.plan import make_plan
from tenka.bots.shogun.sight import Sight, face_up, table_of
from tenka.bots.shogun.worth import Worth
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective
from tenka.games.shogun.data import DEPLOY5 as BY_DEPLOY5
from tenka.games.shogun.data import DEPLOY5_LESS, DEPLOY6
from tenka.games.shogun.moves import (
    CHOOSE,
    MOVE,
    PLAN,
    REVOLT,
    STAY,
    first_of,
    number_of,
    pack,
    second_of,
    verb_of,
)
from tenka.games.shogun.table import (
    ATTACK_SPECIAL,
    BATTLE_A,
    BATTLE_B,
    CHEST,
    CHEST_SPECIAL,
    DEPLOY5,
    DEPLOY6_SPECIAL,
    GET_RICE,
    PLANNING,
    RICE_SPECIAL,
    TAX,
    Table,
)

# Points that a special card is worth.
EARLY: Final[float] = 0.02  # for each space nearer to the front of the turn order
ONE_MORE_ATTACKS: Final[float] = 0.35  # one army more, in each attack that is planned
ONE_MORE_DEFENDS: Final[float] = 0.12  # of each province in danger: the part that an army saves


class Greedy:
    """Plays the move with the best prospect. It leaves nothing to chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self._season: tuple[object, ...] = ()
        self._plan: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        """Without its plan: it makes the same one again."""
        return type(self), (self.chance,)

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions; of equally good ones the first."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        t = table_of(perspective)
        if t.phase == PLANNING:
            return self._next_card(t, perspective.seat, legal)
        scales = Scales(self.worth(Sight(t, perspective.seat)))
        worth = [scales.worth(action) for action in legal]
        return legal[worth.index(max(worth))]

    def worth(self, sight: Sight) -> Worth:
        """What things are worth to this player."""
        return Worth(sight)

    def _next_card(self, t: Table, seat: int, legal: list[int]) -> int:
        """The season is planned once; anew where other cards lie than it would have laid."""
        laid = list(t.plans[seat])
        season = _season(t, seat)
        if season != self._season:
            self._season = season
            self._plan = make_plan(self.worth(Sight(t, seat)), [])
        plan = self._plan
        if plan[: len(laid)] != laid:
            plan = make_plan(self.worth(Sight(t, seat)), laid)
        move = pack(PLAN, len(laid), plan[len(laid)])
        return move if move in legal else legal[0]


def _season(t: Table, seat: int) -> tuple[object, ...]:
    """All that a plan is made from."""
    return (
        seat, t.seats, t.board, t.year, t.season, t.owner, t.armies, t.markers, t.castles,
        t.temples, t.theatres, t.chests, t.rice, t.reserve, t.inside, t.tray, t.peasants, t.events,
        face_up(t),
    )  # fmt: skip


class Scales:
    """Weighs the moves of all phases but planning."""

    def __init__(self, worth: Worth) -> None:
        self.s = worth.s
        self.w = worth

    def worth(self, action: int) -> float:
        """What a move promises."""
        verb = verb_of(action)
        first = int(first_of(action))
        if verb == MOVE:
            target, n = int(second_of(action)), int(number_of(action))
            if self.s.owner[target] == self.s.seat:
                return self.w.march(first, target, n)
            return self.w.attack(first, target, n)
        if verb == CHOOSE:
            return self._special(first)
        if verb == REVOLT:
            return float(self.s.armies[first])
        return 0.0 if verb == STAY else worth_of_pick(self.s, action)

    def _special(self, card: int) -> float:
        s = self.s
        early = EARLY * (len(s.specials) - s.specials.index(card))
        if card == CHEST_SPECIAL:
            return early + (self.w.chest if self._acts(TAX) else 0.0)
        if card == RICE_SPECIAL:
            return early + (self.w.rice(1.0) if self._acts(GET_RICE) else 0.0)
        if card == DEPLOY6_SPECIAL:
            more = DEPLOY6 - (DEPLOY5_LESS if s.current == "deploy_less" else BY_DEPLOY5)
            return early + (more * self.w.army if self._acts(DEPLOY5) else 0.0)
        if card == ATTACK_SPECIAL:
            fighting = 0
            for field in (BATTLE_A, BATTLE_B):
                if self._acts(field) and s.armies[s.plan[field]] > 1:
                    fighting += 1
            return early + ONE_MORE_ATTACKS * fighting
        danger = 0.0
        for land in s.mine:
            danger += self.w.risk(land, s.armies[land]) * self.w.land(land)
        return early + ONE_MORE_DEFENDS * danger

    def _acts(self, field: int) -> bool:
        """Is a province to do this?"""
        return self.s.plan[field] < CHEST
