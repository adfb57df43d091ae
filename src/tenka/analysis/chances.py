"""Everybody's chance to win at a moment of the game; together they make one."""

from collections.abc import Callable, Sequence

import numpy as np

from tenka.analysis.analysable import analysis_of
from tenka.analysis.seat_worth import Look, SeatWorth, log_odds, played_on
from tenka.bots.learned.net_worth import Floats
from tenka.core.chance import Chance
from tenka.core.contract import Outcome, State

Source = Callable[..., Chance]  # of chance, by names and numbers: `core.seeds`


class EverybodysChances:
    """From what each seat can see; so what is hidden from one counts by the other's sight."""

    def __init__(self, worth: SeatWorth, game_id: str, seats: int) -> None:
        self.worth = worth
        self.seats = seats
        self.weight = analysis_of(game_id).weight

    def of(self, states: Sequence[State], worlds: int, chance: Source) -> Floats:
        """A row for each state, a number for each seat. So many `worlds` are dealt for a seat that
        is not at turn, as it cannot know what the one who is holds."""
        looked_at: list[State] = []
        owners: list[int] = []
        for at, state in enumerate(states):
            times = 1 if self.worth.can_look(state) else worlds
            for number in range(times):
                looked_at.append(played_on(self.worth, state, chance("on", number)))
                owners.append(at)
        rows = self._rows(looked_at, worlds, chance)
        found = np.zeros((len(states), self.seats))
        np.add.at(found, owners, rows)
        return found / np.bincount(owners)[:, None]

    def _rows(self, states: Sequence[State], worlds: int, chance: Source) -> Floats:
        found = np.zeros((len(states), self.seats))
        running = [at for at, state in enumerate(states) if state.turn]
        for at, state in enumerate(states):
            if state.outcome is not None:
                found[at] = shares(state.outcome, self.seats)
        if running:
            own = self._of_seats([states[at] for at in running], worlds, chance)
            pull = np.exp(self.weight * log_odds(own))
            found[running] = pull / pull.sum(axis=1, keepdims=True)
        return found

    def _of_seats(self, states: Sequence[State], worlds: int, chance: Source) -> Floats:
        """What each seat by itself may think of its chance."""
        looks: list[Look] = []
        asked: list[tuple[int, int, int]] = []  # state, seat, how many looks
        for at, state in enumerate(states):
            for seat in range(self.seats):
                new = self._looks(state, seat, worlds, chance)
                asked.append((at, seat, len(new)))
                looks.extend(new)
        told = self.worth.chances(looks)
        found = np.zeros((len(states), self.seats))
        first = 0
        for at, seat, number in asked:
            mean = told[first : first + number].mean()
            found[at, seat] = mean if looks[first][1] == seat else 1 - mean
            first += number
        return found

    def _looks(self, state: State, seat: int, worlds: int, chance: Source) -> list[Look]:
        if self.worth.looks_any_time or seat in state.turn:
            return [(state, seat)]
        rival = 1 - seat
        return [(state.redeal(seat, chance(number)), rival) for number in range(worlds)]


def shares(outcome: Outcome, seats: int) -> list[float]:
    """What each seat has of the win."""
    part = 1.0 / len(outcome.winners)
    return [part if seat in outcome.winners else 0.0 for seat in range(seats)]
