"""Deep Monte Carlo: the net learns what each move was worth in the end, and the best one is played.

For Chu Han, hand by hand: what a hand is worth is the change of the chance to win the match, by a
table of the leader's chances at every score that is counted from the games themselves.
"""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tenka.games.chuhan.data import TARGET_VP
from training.actors import Group
from training.network import Net
from training.shared import shared
from training.subjects import Subject

OUTPUTS = 2  # of the net for a move: change of the chance to win (-1 to 1), points of the hand / 10
POINTS = 10.0
MOST = TARGET_VP  # points that are told apart
SEAT_BITS = 31  # of a pair of scores
POINTS_WEIGHT = 0.1
PRIOR = 40.0  # games' worth of the first guess of a chance


class Chances:
    """The match: how often who leads a hand wins it, by the scores."""

    def __init__(self) -> None:
        self.table = shared((MOST + 1, MOST + 1), np.float64)  # leader's points, rival's points
        mine, theirs = np.meshgrid(np.arange(MOST + 1), np.arange(MOST + 1), indexing="ij")
        self.table[:] = self.first = np.tanh((mine - theirs) / 16.0)

    def before_hand(self, scores: int, lead: int) -> float:
        """What it is worth to seat 0 that this hand begins."""
        worth = float(self.table[_cell(scores, lead)])
        return worth if lead == 0 else -worth

    def recount(self, counted: NDArray[np.float64]) -> None:
        """counted: for each cell the hands and the leader's results (1 or -1) in all."""
        n, won = counted[..., 0], counted[..., 1]
        self.table[:] = (won + PRIOR * self.first) / (n + PRIOR)


def _cell(scores: int, lead: int) -> tuple[int, int]:
    pair = scores & ((1 << SEAT_BITS) - 1), scores >> SEAT_BITS
    return min(pair[lead], MOST), min(pair[1 - lead], MOST)


class Hands:
    """Samples of hands: what was seen, the move, and what came of it."""

    def __init__(
        self, subject: Subject, size: int, chances: Chances, counted: NDArray[np.float64]
    ) -> None:
        state_fields, move_fields = subject.fields
        self.chances, self.counted = chances, counted
        self.steps = subject.steps
        self.states = np.zeros((self.steps, size, state_fields), np.int64)
        self.moves = np.zeros((self.steps, size, move_fields), np.int64)
        self.seats = np.zeros((self.steps, size), np.int64)
        self.began = np.zeros(size, np.int64)
        self.hands: list[list[tuple[int, int]]] = [[] for _ in range(size)]

    @staticmethod
    def width(subject: Subject) -> int:
        return sum(subject.fields) + 1

    def note(self, group: Group) -> None:
        at = group.step_no % self.steps
        first = np.cumsum(group.counts) - group.counts
        self.states[at] = group.states
        self.moves[at] = group.moves[first + group.picks]
        self.seats[at] = group.seats

    def samples(self, group: Group, ended: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        return [rows for end in ended.tolist() if (rows := self._of_hand(group, end)) is not None]

    def _of_hand(self, group: Group, end: list[int]) -> NDArray[np.int64] | None:
        slot, scores, lead, now, winner, next_lead = end
        first, last = int(self.began[slot]), group.step_no
        self.began[slot] = last
        before = self.chances.before_hand(scores, lead)
        after = self.chances.before_hand(now, next_lead)
        self.hands[slot].append((scores, lead))
        if winner >= 0:
            after = 1.0 if winner == 0 else -1.0
            self._count_match(slot, winner, fair=group.learners[slot] < 0)
        if last - first > self.steps:
            return None
        at = np.arange(first, last) % self.steps
        at = at[group.learns(slot, self.seats[at, slot])]
        if not len(at):
            return None
        sign = 1.0 - 2.0 * self.seats[at, slot]
        targets = np.empty((len(at), OUTPUTS), np.float32)
        targets[:, 0] = (after - before) * sign
        targets[:, 1] = _lead(now, scores) / POINTS * sign
        return np.concatenate(
            [self.states[at, slot], self.moves[at, slot], targets.view(np.int64)], 1
        )

    def _count_match(self, slot: int, winner: int, *, fair: bool) -> None:
        """Fair: between equals, so that it says what scores are worth."""
        for scores, lead in self.hands[slot] if fair else ():
            cell = self.counted[_cell(scores, lead)]
            cell[0] += 1
            cell[1] += 1.0 if winner == lead else -1.0
        self.hands[slot].clear()


def _lead(now: int, before: int) -> int:
    """How many points more seat 0 has made than seat 1."""
    mask = (1 << SEAT_BITS) - 1
    return ((now & mask) - (before & mask)) - ((now >> SEAT_BITS) - (before >> SEAT_BITS))


class MonteCarlo:
    """The learner's part: a memory of the last samples, of which batches are drawn."""

    outputs = OUTPUTS
    average = None

    def __init__(
        self,
        net: Net,
        subject: Subject,
        device: str,
        settings: dict[str, Any],
        teacher: Net | None = None,
    ) -> None:
        assert teacher is None, "a teacher is for policies"
        self.net, self.device = net, device
        self.state_fields, self.move_fields = subject.fields
        self.batch = int(settings["batch"])
        self.reuse = float(settings["reuse"])
        self.memory = torch.zeros(
            (int(settings["memory"]), Hands.width(subject)), dtype=torch.int64, device=device
        )
        self.come = self.used = 0

    def take(self, rows: NDArray[np.int64]) -> None:
        places = (torch.arange(len(rows), device=self.device) + self.come) % len(self.memory)
        self.memory[places] = torch.from_numpy(rows).to(self.device)
        self.come += len(rows)

    def ready(self) -> bool:
        """Is there enough that has not been learned from often enough?"""
        return self.come > 2 * self.batch and self.used < self.reuse * self.come

    def loss(self, progress: float) -> tuple[Tensor, dict[str, Tensor]]:
        """Of one batch."""
        top = min(self.come, len(self.memory))
        rows = self.memory[torch.randint(0, top, (self.batch,), device=self.device)]
        self.used += self.batch
        targets = rows[:, -1:].contiguous().view(torch.float32)
        states = rows[:, : self.state_fields]
        moves = rows[:, self.state_fields : -1]
        found, _ = self.net(states, moves, torch.arange(self.batch, device=self.device))
        error = ((found - targets) ** 2).mean(0)
        return error[0] + POINTS_WEIGHT * error[1], {"error": error[0], "points": error[1]}

    def is_round_over(self) -> bool:
        """May the actors have the new weights?"""
        return True
