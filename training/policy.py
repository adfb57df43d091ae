"""Proximal policy optimisation: the net's moves are drawn by its probabilities, and those that
brought more than it expected become more probable, by small steps.

For games of secret plans, where a single best move can be guessed: an entropy bonus keeps the play
mixed, and falls in the course of the training. What was played on average may be learned beside it.
"""

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.actors import Group
from training.average import Average
from training.network import Net, log_softmax_of_each
from training.subjects import Subject

OUTPUTS = 1
CLIP = 0.2
WORTH_WEIGHT = 0.5
MOST_CHANGE = 5.0  # of a logarithm
EXTRA = 3  # numbers of a sample beside state and moves
TAUGHT = 0.15  # of the time, where there is a teacher
LESSON_WEIGHT = 3.0


class Games:
    """Samples of whole games: each decision with all its moves, and what came of it."""

    def __init__(self, subject: Subject, size: int) -> None:
        assert subject.ends is not None
        state_fields, move_fields = subject.fields
        self.ends, self.trace = subject.ends, subject.trace
        self.most, self.steps = subject.most, subject.steps
        self.states = np.zeros((self.steps, size, state_fields), np.int64)
        self.moves = np.zeros((self.steps, size, self.most, move_fields), np.int64)
        self.counts = np.zeros((self.steps, size), np.int64)
        self.picks = np.zeros((self.steps, size), np.int64)
        self.seats = np.zeros((self.steps, size), np.int64)
        self.beliefs = np.zeros((self.steps, size, 2), np.float32)
        self.began = np.zeros(size, np.int64)

    @staticmethod
    def width(subject: Subject) -> int:
        state_fields, move_fields = subject.fields
        return state_fields + subject.most * move_fields + EXTRA

    def note(self, group: Group) -> None:
        at = group.step_no % self.steps
        counts = group.counts.astype(np.int64)
        rows = np.repeat(np.arange(group.size), counts)
        places = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        fit = places < self.most
        self.states[at] = group.states
        self.moves[at, rows[fit], places[fit]] = group.moves[fit]
        self.counts[at] = counts
        self.picks[at] = group.picks
        self.seats[at] = group.seats
        self.beliefs[at] = group.channel.beliefs[: group.size]

    def samples(self, group: Group, ended: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        return [rows for end in ended.tolist() if (rows := self._of_game(group, end)) is not None]

    def _of_game(self, group: Group, end: list[int]) -> NDArray[np.int64] | None:
        slot, worth = self.ends(end)
        first, last = int(self.began[slot]), group.step_no
        self.began[slot] = last
        if last - first > self.steps or last == first:
            return None
        at = np.arange(first, last) % self.steps
        at = at[self.counts[at, slot] <= self.most]
        at = at[group.learns(slot, self.seats[at, slot])]
        if not len(at):
            return None
        beliefs = self.beliefs[at, slot]
        floats = np.zeros((len(at), 4), np.float32)
        floats[:, 0] = beliefs[:, 0]
        seats, believed = self.seats[at, slot].tolist(), beliefs[:, 1].tolist()
        floats[:, 1] = traced(seats, believed, worth, self.trace)
        floats[:, 2] = beliefs[:, 1]
        which = self.counts[at, slot] | (self.picks[at, slot] << 32)
        return np.concatenate(
            [
                self.states[at, slot],
                self.moves[at, slot].reshape(len(at), -1),
                which[:, None],
                floats.view(np.int64),
            ],
            1,
        )


def traced(seats: list[int], worths: list[float], end: list[float], trace: float) -> list[float]:
    """What each decision of a game came to be worth: the end, and on the way there what the net
    believed at the same seat's next decisions (lambda returns)."""
    found = [0.0] * len(seats)
    coming = list(end)
    following: list[float | None] = [None] * len(end)
    for at in range(len(seats) - 1, -1, -1):
        seat = seats[at]
        believed = following[seat]
        if believed is not None:
            coming[seat] = (1 - trace) * believed + trace * coming[seat]
        found[at] = coming[seat]
        following[seat] = worths[at]
    return found


def taught(
    teacher: Net, states: Tensor, moves: Tensor, of: Tensor, logs: Tensor, worth: Tensor
) -> Tensor:
    """How far the net is from another one: in its probabilities and in what it expects."""
    with torch.no_grad():
        scores, expected = teacher(states, moves, of)
        wanted = log_softmax_of_each(scores[:, 0], of, len(states))
    apart = (wanted.exp() * (wanted - logs)).sum() / len(states)
    return apart + ((worth - expected) ** 2).mean()


class Policy:
    """The learner's part: rounds of fresh samples, each gone through a few times."""

    outputs = OUTPUTS

    def __init__(
        self,
        net: Net,
        subject: Subject,
        device: str,
        settings: dict[str, Any],
        teacher: Net | None = None,
    ) -> None:
        self.net, self.device, self.most = net, device, subject.most
        self.teacher = teacher
        self.state_fields, self.move_fields = subject.fields
        self.batch = int(settings["batch"])
        self.round = int(settings["round"])
        self.epochs = int(settings["epochs"])
        self.entropy = float(settings["entropy"]), float(settings["entropy_end"])
        self.pull = float(settings["pull"])
        self.average: Average | None = None
        if size := int(settings["average"]):
            self.average = Average(net, subject.fields, self.most, self.batch, size)
        self.waiting: list[NDArray[np.int64]] = []
        self.rows = torch.zeros((0, Games.width(subject)), dtype=torch.int64, device=device)
        self.orders: list[Tensor] = []
        self.come = 0

    def take(self, rows: NDArray[np.int64]) -> None:
        self.waiting.append(rows)
        self.come += len(rows)

    def ready(self) -> bool:
        if not self.orders and sum(map(len, self.waiting)) >= self.round:
            self.rows = torch.from_numpy(np.concatenate(self.waiting)).to(self.device)
            self.waiting.clear()
            for _ in range(self.epochs):
                order = torch.randperm(len(self.rows), device=self.device)
                whole = len(order) - len(order) % self.batch
                self.orders.extend(order[:whole].split(self.batch))
        return bool(self.orders)

    def is_round_over(self) -> bool:
        return not self.orders

    def loss(self, progress: float) -> tuple[Tensor, dict[str, Tensor]]:
        rows = self.rows[self.orders.pop()]
        n = len(rows)
        states = rows[:, : self.state_fields]
        moves = rows[:, self.state_fields : -EXTRA].reshape(n, self.most, self.move_fields)
        counts, picks = rows[:, -EXTRA] & 0xFFFFFFFF, rows[:, -EXTRA] >> 32
        floats = rows[:, 1 - EXTRA :].contiguous().view(torch.float32)
        before, came, believed = floats[:, 0], floats[:, 1], floats[:, 2]
        there = torch.arange(self.most, device=self.device) < counts[:, None]
        of = torch.arange(n, device=self.device)[:, None].expand(n, self.most)[there]
        scores, worth = self.net(states, moves[there], of)
        logs = log_softmax_of_each(scores[:, 0], of, n)
        chosen = logs[torch.cumsum(counts, 0) - counts + picks]
        gain = came - believed
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = torch.exp((chosen - before).clamp(-MOST_CHANGE, MOST_CHANGE))
        gained = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        zeros = torch.zeros(n, device=self.device)
        entropy = zeros.index_add(0, of, -logs.exp() * logs).mean()
        error = ((worth - came) ** 2).mean()
        start, end = self.entropy
        weight = end + (start - end) * (1 - progress)
        loss = WORTH_WEIGHT * error - gained - weight * entropy
        if self.teacher is not None and progress >= TAUGHT:
            self._leave_teacher()
        if self.teacher is not None:
            apart = taught(self.teacher, states, moves[there], of, logs, worth)
            loss = loss + LESSON_WEIGHT * (1 - progress / TAUGHT) * apart
        elif self.average is not None:
            self.average.remember(states, moves, counts, logs, came)
            if self.pull:
                loss = loss + self.pull * self.average.apart(states, moves[there], of, logs)
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        return loss, {
            "error": error, "spread": came.var(), "entropy": entropy, "clipped": clipped,
            "change": (before - chosen).mean(),
        }  # fmt: skip

    def _leave_teacher(self) -> None:
        """What was played before is a beginner's, and no part of the average."""
        self.teacher = None
        if self.average is not None:
            self.average.net.load_state_dict(self.net.state_dict())
