"""How the training goes: a line of figures every ten seconds, weights every minute."""

import json
import time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tenka.arena.statistics import wilson
from training.checkpoint import Course, export
from training.evaluation import FIELDS, MINUTE
from training.plot import draw, win_rates
from training.subjects import Subject

FINAL = "final.npz"
EVERY = 10.0
RECOUNTED_EVERY = 5.0
KEPT_EVERY = 60.0
EARLY = 4  # minutes whose weights are kept: rivals for later ones, and weaker levels


class Progress:
    """Watches a learner, from where the training had come before."""

    def __init__(self, run: Any, before: Course) -> None:
        self.run = run
        self.before = before
        self.began = time.time()
        self.said = self.kept = self.recounted = self.began
        self.updates = 0
        self.minutes = before.minutes
        self.counted = np.zeros(4)
        self.busy = np.zeros(3)
        self.tally = np.zeros_like(run.tally[0])
        self.log = (run.out / "progress.jsonl").open("a")
        if before.hands is not None:
            run.hands[-1][:] = before.hands.numpy()
            self._recount()

    def watch(self, learner: Any, progress: float) -> None:
        now = time.time()
        if now - self.recounted > RECOUNTED_EVERY and self.run.subject.method == "montecarlo":
            self.recounted = now
            self._recount()
        if now - self.said > EVERY:
            self._say(learner, now)
        if now - self.kept > KEPT_EVERY:
            self.kept = now
            self.minutes += 1
            learner.keep(self.course(learner))
            name = f"{MINUTE}{self.minutes}.npz"
            if self.minutes <= EARLY and not (self.run.out / name).exists():
                self._export(learner, name)

    def end(self, learner: Any) -> None:
        learner.keep(self.course(learner))
        self._say(learner, time.time())
        self._export(learner, FINAL)
        (self.run.out / "progress.svg").write_text(draw(win_rates(self.run.out / "progress.jsonl")))

    def course(self, learner: Any) -> Course:
        """How far the training has come."""
        counts = self.run.subject.method == "montecarlo"
        return Course(
            came=self.before.came + learner.method.come,
            updates=self.before.updates + learner.updates,
            seconds=self.before.seconds + time.time() - self.began,
            minutes=self.minutes,
            hands=torch.from_numpy(np.sum(self.run.hands, 0)) if counts else None,
        )

    def _recount(self) -> None:
        self.run.chances.recount(np.sum(self.run.hands, 0))

    def _export(self, learner: Any, name: str) -> None:
        run, course = self.run, self.course(learner)
        facts = {
            "layout": run.subject.part("net_inputs").NAME, "game": run.subject.id,
            "method": run.subject.method, "command": run.command, "seed": run.args.seed,
            "seconds": round(course.seconds), "updates": course.updates, "samples": course.came,
        }  # fmt: skip
        export(run.out / name, learner.result, facts)

    def _say(self, learner: Any, now: float) -> None:
        run, seconds = self.run, now - self.said
        counted, tally = np.sum(run.counted, 0), run.tally[0].copy()
        busy = np.sum(run.busy, 0)
        rates = (counted - self.counted) / seconds
        batches = busy - self.busy
        line: dict[str, Any] = {
            "seconds": round(self.before.seconds + now - self.began, 1),
            "decisions_s": round(rates[0]),
            "ends_s": round(rates[1]),
            "samples": self.before.came + learner.method.come,
            "updates_s": round((learner.updates - self.updates) / seconds, 1),
            "server_busy": round(batches[0] / seconds / len(run.busy), 2),
            "batch": round(batches[2] / max(1.0, batches[1])),
            "learned": {
                name: round(value / max(1, learner.noted_n), 5)
                for name, value in learner.noted.items()
            },
            "wins": {
                trial.name: f"{tally[n, 1] - self.tally[n, 1]:g}/{tally[n, 0] - self.tally[n, 0]:g}"
                for n, trial in enumerate(run.subject.trials)
            },
        }
        if run.args.against and not run.settings["rivals"]:
            ended, won = (counted - self.counted)[[1, 3]].tolist()
            line["against"] = in_percent(won, ended)
        print(json.dumps(line), flush=True)
        self.log.write(json.dumps(line) + "\n")
        self.log.flush()
        learner.noted, learner.noted_n = {}, 0
        self.said, self.counted, self.busy, self.tally = now, counted, busy, tally
        self.updates = learner.updates


def summary(subject: Subject, tally: NDArray[np.float64]) -> dict[str, Any]:
    """The win rates, with intervals."""
    found: dict[str, Any] = {}
    for n, trial in enumerate(subject.trials):
        games, wins = tally[n, :FIELDS].tolist()
        found[trial.name] = {
            "games": int(games),
            "percent": in_percent(wins, games),
            "wins_by_seat": tally[n, FIELDS : FIELDS + trial.seats].tolist(),
        }
    return found


def in_percent(wins: float, games: float) -> tuple[float, float, float]:
    """A win rate and its 95 % interval."""
    low, high = wilson(int(games), wins)
    rate = wins / games if games > 0 else 0.0
    return round(100 * rate, 1), round(100 * low, 1), round(100 * high, 1)
