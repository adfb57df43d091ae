"""The chance to win of one seat, from what it sees, by its game's net.

A net expects something between -1, lost, and 1, won. How that becomes a chance is fitted to games
of bots by `benchmarks/belief.py`; `benchmarks/analysis.py` shows on other games how well it fits.
"""

from collections.abc import Sequence
from typing import Final, Protocol

import numpy as np

from tenka.analysis.analysable import analysis_of
from tenka.bots.learned.net_worth import Floats, NetWorth
from tenka.core.chance import Chance
from tenka.core.contract import Json, State
from tenka.core.manifest import Analysis, Chances, Hands

Look = tuple[State, int]  # a state, as that seat sees it

SUREST: Final = 0.99  # a net never knows


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


class BySituations:
    """By what the net expects of a situation."""

    def __init__(self, net: NetWorth, game: Analysis, seats: int) -> None:
        self.net = net
        self.game = game
        self.seats = seats
        self.looks_any_time = seats > 2

    def follow(self, state: State) -> None:
        """Nothing has to be remembered."""

    def follow_deal(self, dealt: Json) -> None:
        """Nothing has to be remembered."""

    def can_look(self, state: State) -> bool:
        return self.game.knows(state)

    def chances(self, looks: Sequence[Look]) -> Floats:
        expected = self.net.situations(looks)
        # Nothing is expected where all are equal: then it is the chance of one among so many.
        return believed((expected * (self.seats - 1) + 1) / self.seats, self.game.belief)

    def of_moves(self, look: Look) -> tuple[list[int], Floats] | None:
        return None


class ByHands:
    """By the best move of a hand, and the chances with which the hand began."""

    looks_any_time = False

    def __init__(self, net: NetWorth, game: Analysis, hands: Hands) -> None:
        self.net = net
        self.game = game
        self.hands = hands
        self.hand_no = 0
        self.before: Chances = ()

    def follow(self, state: State) -> None:
        number = self.hands.number(state)
        if number != self.hand_no:
            self.hand_no, self.before = number, self.hands.chances(state)

    def follow_deal(self, dealt: Json) -> None:
        self.hand_no, self.before = self.hands.dealt(dealt)

    def can_look(self, state: State) -> bool:
        return self.game.knows(state)

    def chances(self, looks: Sequence[Look]) -> Floats:
        best = np.array([scores.max() for _, scores in self.net.moves(looks)])
        before = np.array([self._before(state)[seat] for state, seat in looks])
        return self._changed(before, best)

    def of_moves(self, look: Look) -> tuple[list[int], Floats] | None:
        moves, scores = self.net.moves([look])[0]
        return moves, self._changed(np.array(self._before(look[0])[look[1]]), scores)

    def _before(self, state: State) -> Chances:
        known = self.hands.number(state) == self.hand_no
        return self.before if known else self.hands.chances(state)

    def _changed(self, before: Floats, change: Floats) -> Floats:
        """The net tells the change of a result from -1 to 1, which is twice that of the chance."""
        return believed(before + change / 2, self.game.belief)


def played_on(worth: SeatWorth, state: State, chance: Chance) -> State:
    """The state, or one some moves later that the net knows, or the end."""
    if worth.can_look(state):
        return state
    found = state.copy()
    found.reseed(chance)
    while found.turn and not worth.can_look(found):
        found.playout(chance, 1)
    return found


def seat_worth(game_id: str, seats: int) -> SeatWorth:
    """For a game of so many."""
    game, net = analysis_of(game_id), NetWorth(game_id)
    if game.hands is not None:
        return ByHands(net, game, game.hands)
    return BySituations(net, game, seats)


def log_odds(chances: Floats) -> Floats:
    """Of chances that are neither 0 nor 1."""
    found: Floats = np.log(chances / (1 - chances))
    return found


def believed(chances: Floats, belief: float) -> Floats:
    """Chances of a net, as far as they are to be believed."""
    kept = np.clip(chances, 1 - SUREST, SUREST)
    found: Floats = 1 / (1 + np.exp(-belief * log_odds(kept)))
    return found
