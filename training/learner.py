"""The learner: takes samples, changes the net, hands its weights to the server."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from training.checkpoint import Course, load, save
from training.montecarlo import MonteCarlo
from training.network import Net, to_array
from training.policy import Policy
from training.shared import PAUSE, Ring, Weights
from training.subjects import Subject

WARM_UP = 100  # updates
PUBLISHED_EVERY = 10  # updates, where a round has no end
LARGEST_STEP = 0.5
METHODS: dict[str, type[MonteCarlo] | type[Policy]] = {"montecarlo": MonteCarlo, "policy": Policy}


@dataclass
class Learning:
    """What a learner works with."""

    subject: Subject
    net: Net
    rings: list[Ring]
    weights: Weights
    stop: NDArray[np.int32]
    out: Path
    seconds: float
    settings: dict[str, Any]
    teacher: Net | None = None


class Learner:
    """One process, one net."""

    def __init__(self, learning: Learning) -> None:
        self.given = learning
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_num_threads(1)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.net = learning.net.to(self.device)
        self.parameters = list(self.net.parameters())
        self.optimizer = torch.optim.AdamW(
            self.parameters, betas=(0.9, 0.99), weight_decay=1e-4, fused=self.device == "cuda"
        )
        self.updates = 0
        method = METHODS[learning.subject.method]
        teacher = None if learning.teacher is None else learning.teacher.to(self.device)
        self.method = method(self.net, learning.subject, self.device, learning.settings, teacher)
        self.before = load(learning.out, self.net, self.optimizer, self.average)
        self.noted: dict[str, float] = {}
        self.noted_n = 0

    def work(self, began: float, watch: Callable[["Learner", float], None]) -> None:
        """Learn until it is stopped; `watch` is called once in a while, with the progress."""
        self.given.weights.publish(to_array(self.net))  # the games begin
        while not self.given.stop[0]:
            progress = min(1.0, (time.time() - began) / self.given.seconds)
            rows = [found for ring in self.given.rings if len(found := ring.pop())]
            if rows:
                self.method.take(np.concatenate(rows))
            if self.method.ready():
                self.update(progress)
            elif not rows:
                time.sleep(10 * PAUSE)
            watch(self, progress)
        self.given.weights.publish(to_array(self.result))

    def update(self, progress: float) -> None:
        """One step."""
        rate = self._rate(progress)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
            loss, notes = self.method.loss(progress)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, LARGEST_STEP)
        self.optimizer.step()
        if self.method.average is not None:
            self.method.average.learn()
        self.updates += 1
        if self.updates % PUBLISHED_EVERY == 0:
            self._note(notes)
        over = self.method.is_round_over()
        if over and (self.given.settings["draws"] or self.updates % PUBLISHED_EVERY == 0):
            self.given.weights.publish(to_array(self.net))

    @property
    def average(self) -> Net | None:
        return None if self.method.average is None else self.method.average.net

    @property
    def result(self) -> Net:
        """What is to be played with: the net, or its average where one is learned."""
        return self.net if self.average is None else self.average

    def keep(self, course: Course) -> None:
        """Save where we are."""
        save(self.given.out, self.net, self.optimizer, self.average, course)

    def _rate(self, progress: float) -> float:
        start, end = float(self.given.settings["rate"]), float(self.given.settings["rate_end"])
        falling = end + 0.5 * (start - end) * (1 + math.cos(math.pi * progress))
        return falling * min(1.0, (self.updates + 1) / WARM_UP)

    def _note(self, notes: dict[str, Any]) -> None:
        for name, value in notes.items():
            self.noted[name] = self.noted.get(name, 0.0) + float(value.detach())
        self.noted_n += 1
