"""A greedy bot for Shogun: it weighs what each action would bring in each province, and plans the
season that promises most."""

from tenka.bots.shogun.draft import worth_of_pick
from tenka.bots.shogun.plan import make_plan
from tenka.bots.shogun.sight import Sight
from tenka.bots.shogun.worth import Worth
from tenka.core.chance import Chance
from tenka.core.contract import Json
from tenka.core.perspective import Perspective
from tenka.games.shogun.board import NUMBERS
from tenka.games.shogun.data import FIELDS


class Greedy:
    """Plays the move with the best prospect. It leaves nothing to chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self._season: Json = {}
        self._plan: dict[str, str] = {}

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions; of equally good ones the first."""
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        moves = {perspective.text(action): action for action in legal}
        view = perspective.view
        sight = Sight(view, perspective.seat)
        if view["phase"] == "planning":
            return moves[self._next_card(sight, list(moves))]
        weigh = _Scales(self.worth(sight)).worth
        return moves[max(moves, key=weigh)]

    def worth(self, sight: Sight) -> Worth:
        """What things are worth to this player."""
        return Worth(sight)

    def _next_card(self, sight: Sight, moves: list[str]) -> str:
        """The season is planned once; anew where other cards lie than it would have laid."""
        laid = dict(sight.plan)
        view = sight.view
        season = {name: view[name] for name in view if name not in ("plans", "turn")}
        if season != self._season:
            self._season, self._plan = season, make_plan(self.worth(sight), {})
        plan = self._plan
        if any(plan[field] != card for field, card in laid.items()):
            plan = make_plan(self.worth(sight), laid)
        field = FIELDS[len(laid)]
        move = f"plan {field} {plan[field]}"
        return move if move in moves else moves[0]


class _Scales:
    """Weighs the moves of all phases but planning."""

    def __init__(self, worth: Worth) -> None:
        self.s = worth.s
        self.w = worth

    def worth(self, move: str) -> float:
        """What a move promises."""
        verb, *words = move.split()
        if verb == "draft":
            return worth_of_pick(self.s, move)
        if verb == "move":
            source, target, n = NUMBERS[words[0]], NUMBERS[words[1]], int(words[2])
            if self.s.owner[target] == self.s.seat:
                return self.w.march(source, target, n)
            return self.w.attack(source, target, n)
        if verb == "choose":
            return self._special(words[0])
        if verb == "revolt":
            return float(self.s.armies[NUMBERS[words[0]]])
        return 0.0

    def _special(self, card: str) -> float:
        s, plan = self.s, self.s.plan
        battles = [plan[field] for field in ("battle_a", "battle_b") if plan[field] in NUMBERS]
        early: float = 0.02 * (5 - s.view["specials"].index(card))
        if card == "chest":
            return early + (self.w.chest if plan["tax"] in NUMBERS else 0.0)
        if card == "rice":
            return early + (self.w.rice(1.0) if plan["rice"] in NUMBERS else 0.0)
        if card == "deploy6":
            more = 3 if s.current == "deploy_less" else 1
            return early + (more * self.w.army if plan["deploy5"] in NUMBERS else 0.0)
        if card == "attack":
            fighting = sum(s.armies[NUMBERS[name]] > 1 for name in battles)
            return early + 0.35 * fighting
        danger = sum(self.w.risk(land, s.armies[land]) * self.w.land(land) for land in s.mine)
        return early + 0.12 * danger
