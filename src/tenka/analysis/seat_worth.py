"""The chance to win of one seat, from what it sees, by its game's net.

A net expects something between -1, lost, and 1, won. How that becomes a chance is fitted to games
of bots by `benchmarks/belief.py`; `benchmarks/analysis.py` shows on other games how well it fits.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np

from tenka.bots.learned.net_worth import Floats, NetWorth
from tenka.core.chance import Chance
from tenka.core.contract import Json, State
from tenka.games.chuhan.data import FIRST_LEAD, START_VP, TARGET_VP
from tenka.games.shogun.table import WINTER

Look = tuple[State, int]  # a state, as that seat sees it

SUREST: Final = 0.99  # a net never knows
# How far the log odds of a net are to be believed, where it was more certain than right.
BELIEF: Final = {"chuhan": 1.0, "suntzu": 0.8, "shogun": 0.82}

# Chu Han's net tells by how much a hand changes the match. What the match was worth before it:
PER_POINT: Final = 0.6
FOR_THE_LEAD: Final = 0.5
# Points that nobody wins before a hand ends: with more in the first one a position was made up.
BEFORE_THE_END: Final = 18


class SeatWorth(Protocol):
    """What one seat may expect."""

    net: NetWorth
    looks_any_time: bool  # also at a seat that is not at turn

    def follow(self, state: State) -> None:
        """The game has come to this state."""

    def follow_deal(self, dealt: Json) -> None:
        """The deal before the states to come, where they begin in the middle of it: the journal's
        public event."""

    def can_look(self, state: State) -> bool:
        """Does the net know such states? Else they are played on until it does."""

    def chances(self, looks: Sequence[Look]) -> Floats:
        """The chance to win of each seat, from what it sees."""

    def of_moves(self, look: Look) -> tuple[list[int], Floats] | None:
        """The seat's moves with its chance after each, where the net tells that by itself."""


class Situations:
    """By what the net expects of a situation: Sun Tzu and Shogun."""

    def __init__(self, game_id: str, seats: int) -> None:
        self.net = NetWorth(game_id)
        self.seats = seats
        self.belief = BELIEF[game_id]
        self.looks_any_time = seats > 2

    def follow(self, state: State) -> None:
        """Nothing has to be remembered."""

    def follow_deal(self, dealt: Json) -> None:
        """Nothing has to be remembered."""

    def can_look(self, state: State) -> bool:
        """In Shogun's winter a net takes every revolt for one against the seat that looks."""
        table: Any = state
        return self.seats == 2 or table.phase != WINTER

    def chances(self, looks: Sequence[Look]) -> Floats:
        expected = self.net.situations(looks)
        # Nothing is expected where all are equal: then it is the chance of one among so many.
        return believed((expected * (self.seats - 1) + 1) / self.seats, self.belief)

    def of_moves(self, look: Look) -> tuple[list[int], Floats] | None:
        return None


class Hands:
    """Chu Han: by the best move of a hand, and the score at which the hand began."""

    looks_any_time = False

    def __init__(self) -> None:
        self.net = NetWorth("chuhan")
        self.hand_no = 0
        self.before = (0.0, 0.0)

    def follow(self, state: State) -> None:
        table: Any = state
        if table.hand_no != self.hand_no:
            self.hand_no, self.before = table.hand_no, _before_hand(state)

    def follow_deal(self, dealt: Json) -> None:
        self.hand_no, self.before = dealt["hand"], _at_the_deal(dealt["scores"], dealt["lead"])

    def can_look(self, state: State) -> bool:
        return True

    def chances(self, looks: Sequence[Look]) -> Floats:
        best = np.array([scores.max() for _, scores in self.net.moves(looks)])
        before = np.array([self._before(state)[seat] for state, seat in looks])
        return _changed(before, best)

    def of_moves(self, look: Look) -> tuple[list[int], Floats] | None:
        moves, scores = self.net.moves([look])[0]
        return moves, _changed(np.array(self._before(look[0])[look[1]]), scores)

    def _before(self, state: State) -> tuple[float, float]:
        table: Any = state
        return self.before if table.hand_no == self.hand_no else _before_hand(state)


def played_on(worth: SeatWorth, state: State, chance: Chance) -> State:
    """The state, or one some moves of winter later that the net knows, or the end."""
    if worth.can_look(state):
        return state
    found = state.copy()
    found.reseed(chance)
    while found.turn and not worth.can_look(found):
        found.playout(chance, 1)
    return found


def seat_worth(game_id: str, seats: int) -> SeatWorth:
    """For a game of so many."""
    return Hands() if game_id == "chuhan" else Situations(game_id, seats)


def log_odds(chances: Floats) -> Floats:
    """Of chances that are neither 0 nor 1."""
    found: Floats = np.log(chances / (1 - chances))
    return found


def believed(chances: Floats, belief: float) -> Floats:
    """Chances of a net, as far as they are to be believed."""
    kept = np.clip(chances, 1 - SUREST, SUREST)
    found: Floats = 1 / (1 + np.exp(-belief * log_odds(kept)))
    return found


def _before_hand(state: State) -> tuple[float, float]:
    """The chance of each seat to win the match when this hand began, as far as the rules tell.

    The first one began at 0 to 1, and Han led (CH-2.1). Of a later one only the points before its
    end are unknown; by the others the player with fewer led (CH-2.3).
    """
    position = state.to_position()
    scores, first_trick = position["scores"], not position["discard"]
    gained = max(score - start for score, start in zip(scores, START_VP, strict=True))
    if position["hand_no"] == 1 and gained <= BEFORE_THE_END:
        return _at_the_deal(START_VP, FIRST_LEAD)
    if first_trick:
        return _at_the_deal(scores, position["lead"])
    if scores[0] == scores[1]:
        return _at_the_deal(scores, position["last_out"] or FIRST_LEAD)
    return _at_the_deal(scores, 0 if scores[0] < scores[1] else 1)


def _at_the_deal(scores: Sequence[int], lead: int) -> tuple[float, float]:
    """The chance of each seat to win the match when a hand begins so."""
    wanted = [max(1, TARGET_VP - score) for score in scores]
    led = FOR_THE_LEAD if lead == 0 else -FOR_THE_LEAD
    pull = (PER_POINT * (wanted[1] - wanted[0]) + led) / np.sqrt(sum(wanted))
    first = float(1 / (1 + np.exp(-pull)))
    return first, 1 - first


def _changed(before: Floats, change: Floats) -> Floats:
    """The net tells the change of a result between -1 and 1, which is twice that of the chance."""
    return believed(before + change / 2, BELIEF["chuhan"])
