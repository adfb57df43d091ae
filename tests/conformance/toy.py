"""The smallest game with hidden cards: two seats, eight cards, the higher of two cards wins.

On turn a seat may `draw` a card from the pile, once, and then has to `play` one. It is here to
show that the conformance kit passes a sound game and, broken on purpose, catches what it should.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tenka.core.arguments import checked_seat
from tenka.core.base_state import BaseState
from tenka.core.chance import Chance, FastChance
from tenka.core.contract import Differences, Json, Option, Outcome
from tenka.core.errors import BadOption, BadPosition, IllegalMove
from tenka.core.journal import Journal
from tenka.core.options import check_plain_options, check_seats

SEATS = 2
DECK = range(1, 9)
DRAW = 0


class Duel(BaseState):
    """A state of the toy game."""

    def __init__(self, deals: int, chance: Chance, journal: bool) -> None:
        super().__init__(chance, SEATS)
        if journal:
            self.keep_journal()
        self.deals = deals
        self.deal_no = 0
        self.scores = [0, 0]
        self.gone: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.pile: list[int] = []
        self.table = 0
        self.mover = 0
        self.drawn = False

    def deal(self) -> None:
        deck = list(DECK)
        self.chance.draws(f"deal/{self.deal_no}").shuffle(deck)
        self.hands, self.pile = [sorted(deck[:3]), sorted(deck[3:6])], deck[6:]
        self.deal_no += 1
        self.gone = []
        self.note("dealt", {}, {seat: {"hand": list(hand)} for seat, hand in enumerate(self.hands)})

    def note(self, kind: str, fields: Json, secret: dict[int, Json] | None = None) -> None:
        if self.log is not None:
            self.log.add(kind, fields, secret)

    @property
    def turn(self) -> tuple[int, ...]:
        return () if not (self.hands[0] and self.hands[1]) and not self.table else (self.mover,)

    @property
    def outcome(self) -> Outcome | None:
        if self.turn:
            return None
        best = max(self.scores)
        winners = tuple(seat for seat in (0, 1) if self.scores[seat] == best)
        lead = float(self.scores[0] - self.scores[1])
        return Outcome(winners, (self.scores[0], self.scores[1]), (lead, -lead), "TOY-4")

    def legal(self, seat: int) -> list[int]:
        if self.known_seat(seat) not in self.turn:
            return []
        draw = [DRAW] if self.pile and not self.drawn else []
        return draw + list(self.hands[seat])

    def text(self, action: int) -> str:
        return f"play {action}" if action else "draw"

    def parse(self, seat: int, text: str) -> int:
        words = text.split() if isinstance(text, str) else []
        for action in (DRAW, *DECK):
            if words == self.text(action).split():
                return self.allowed(seat, action)
        self.allowed(seat, None)
        raise IllegalMove("TOY-2", f"{text!r} is no move; `draw` and `play 5` are")

    def allowed(self, seat: int, action: int | None) -> int:
        if self.known_seat(seat) not in self.turn:
            raise self.out_of_turn(seat)
        if action == DRAW and type(action) is int and action not in self.legal(seat):
            raise IllegalMove("TOY-3", "drawn already, or no card left")
        if action is not None and (type(action) is not int or action not in self.legal(seat)):
            raise IllegalMove("TOY-2", f"{action!r} is no card of this hand")
        return action or DRAW

    def out_of_turn(self, seat: int) -> IllegalMove:
        return IllegalMove("TOY-1", f"seat {seat} is not on turn")

    def apply(self, seat: int, action: int) -> None:
        if action is None:
            raise IllegalMove("TOY-2", "None is no action")
        if self.allowed(seat, action) == DRAW:
            card = self.pile.pop()
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.drawn = True
            self.note("drew", {"seat": seat}, {seat: {"card": card}})
            return
        self.hands[seat].remove(action)
        self.drawn = False
        self.note("played", {"seat": seat, "card": action})
        if not self.table:
            self.table, self.mover = action, 1 - seat
            return
        self.gone += [self.table, action]
        self.mover = seat if action > self.table else 1 - seat
        self.scores[self.mover] += 1
        self.table = 0
        if not self.turn and self.deal_no < self.deals:
            self.deal()

    def try_move(self, seat: int, action: int) -> bool:
        deal_no = self.deal_no
        self.apply(seat, action)
        return action != DRAW and self.deal_no == deal_no

    def plan(self, seat: int) -> str | None:
        may_draw = self.pile and not self.drawn
        return "DU-2" if self.known_seat(seat) in self.turn and not may_draw else None

    def choices(self, seat: int) -> dict[str, list[str]]:
        """A plan of one part."""
        if self.plan(seat) is None:
            return {}
        return {"card": [str(card) for card in self.hands[seat]]}

    def forecast(self, seat: int | None) -> Json:
        own = [] if self.watcher(seat) is None else self.hands[seat or 0]
        unseen = set(DECK) - set(own) - set(self.gone) - {self.table}
        return {"higher": sum(card > self.table for card in unseen)}

    def view(self, seat: int | None) -> Json:
        view: Json = {**self.to_position(), "game": "toy", "seat": self.watcher(seat)}
        view["hands"] = [
            list(hand) if holder == seat else {"hidden": len(hand)}
            for holder, hand in enumerate(self.hands)
        ]
        view["pile"] = {"hidden": len(self.pile)}
        view["turn"] = list(self.turn)
        view["outcome"] = None if self.turn else list(self.scores)
        return view

    def deal_anew(self, seat: int, chance: Chance) -> None:
        others = [holder for holder in (0, 1) if holder != seat]
        hidden = sorted(self.pile + [card for holder in others for card in self.hands[holder]])
        chance.draws("redeal").shuffle(hidden)
        for holder in others:
            self.hands[holder] = sorted(hidden.pop() for _ in self.hands[holder])
        self.pile = hidden

    def to_position(self) -> Json:
        return {
            "deals": self.deals,
            "deal_no": self.deal_no,
            "hands": [list(hand) for hand in self.hands],
            "pile": list(self.pile),
            "table": self.table,
            "gone": list(self.gone),
            "scores": list(self.scores),
            "mover": self.mover,
            "drawn": self.drawn,
        }

    def known_seat(self, seat: int) -> int:
        return checked_seat(seat, SEATS)

    def watcher(self, seat: int | None) -> int | None:
        return None if seat is None else self.known_seat(seat)


class Toy:
    """The toy game, played with a state class that a test may have broken."""

    id = "toy"
    rules_version = 1
    seats: tuple[int, ...] = (2,)
    options: Mapping[str, Option] = {"deals": Option(1, (1, 2))}
    rule_ids: tuple[str, ...] = ("TOY-1", "TOY-2", "TOY-3", "TOY-4")
    definitions: tuple[str, ...] = ()
    draws = True
    differences: Differences = MappingProxyType({})

    def __init__(self, state: type[Duel] = Duel) -> None:
        self.state = state

    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        check_seats(self, seats)
        return check_plain_options(self, options)

    def new(
        self, seats: int = 2, seed: int | Chance = 0, *, journal: bool = False, **options: Any
    ) -> Duel:
        deals = self.check_options(seats, options)["deals"]
        state = self.state(deals, seed if isinstance(seed, Chance) else FastChance(seed), journal)
        state.deal()
        return state

    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> Duel:
        state = self.new(2, seed, journal=journal, **options)
        state.log = Journal() if journal else None
        try:
            state.deals = check_plain_options(self, {"deals": position["deals"]})["deals"]
            state.hands = [sorted(position["hands"][seat]) for seat in (0, 1)]
            state.pile, state.gone = list(position["pile"]), list(position["gone"])
            state.scores = list(position["scores"])
            for field in ("deal_no", "table", "mover", "drawn"):
                setattr(state, field, position[field])
            same = dict(position) == state.to_position()
        except (KeyError, TypeError, ValueError, IndexError, BadOption) as error:
            raise BadPosition(f"not a position of the toy: {error!r}") from error
        cards = [*state.hands[0], *state.hands[1], *state.pile, *state.gone, state.table]
        numbers = [*cards, *state.scores, state.deal_no, state.mover]
        if not same or any(type(number) is not int for number in numbers):
            raise BadPosition("a field too many, or one of the wrong kind")
        if sorted(card for card in cards if card) != list(DECK) or 0 in cards[:-1]:
            raise BadPosition("not the eight cards")
        if not 1 <= state.deal_no <= state.deals or type(state.drawn) is not bool:
            raise BadPosition("no such deal")
        if state.mover not in (0, 1) or (state.table and not state.hands[state.mover]):
            raise BadPosition("nobody can move")
        if len(state.scores) != 2 or min(state.scores) < 0:
            raise BadPosition("scores are two numbers")
        if not state.turn and state.deal_no < state.deals:
            raise BadPosition("the next deal is due")
        return state
