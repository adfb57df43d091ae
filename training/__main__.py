"""`python -m training GAME`: train a net by self-play on this machine."""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from training.processes import LOOKED_EVERY, Process, failure
from training.settings import SETTINGS
from training.shared import Channel, Ring, Weights, shared
from training.subjects import SUBJECTS, Subject

WATCHED_GAMES = 24
RING = 1 << 17


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", type=Path, default=None, help="a folder; one there is goes on")
    parser.add_argument(
        "--begin", type=Path, help="weights a training left, to begin from in a new folder"
    )
    parser.add_argument(
        "--against", nargs="+", default=[], metavar="WEIGHTS|BOT",
        help="learn the best answer to this one alone, or to nets of which each plays in its share "
        "of the games: how exploitable is it? With rivals=0.4 in two fifths of the games only",
    )  # fmt: skip
    parser.add_argument(
        "--teacher", type=Path, metavar="WEIGHTS",
        help="a net of any size that is imitated at first, as a training left it",
    )  # fmt: skip
    parser.add_argument("--actors", type=int, default=max(1, (os.cpu_count() or 2) - 4))
    parser.add_argument("--servers", type=int, default=2 if (os.cpu_count() or 1) > 8 else 1)
    parser.add_argument("--games", type=int, default=256, help="side by side in half an actor")
    parser.add_argument("--final", type=float, default=20, help="seconds of games at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=NUMBER", help="a setting")
    return parser.parse_args()


class Run:
    """All processes of a training."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.subject: Subject = SUBJECTS[args.game]
        self.settings = dict(SETTINGS[self.subject.method])
        for given in args.set:
            name, _, value = given.partition("=")
            if name not in self.settings:
                sys.exit(f"training: there is no setting {name!r}: {', '.join(self.settings)}")
            self.settings[name] = float(value)
        if args.against and self.subject.results is None:
            sys.exit(f"training: --against is not made for {args.game}")
        self.frozen_files = [Path(name) for name in args.against if name.endswith(".npz")]
        if len(args.against) > 1 and len(self.frozen_files) < len(args.against):
            sys.exit("training: --against takes one bot, or files of weights")
        if args.teacher is not None and self.subject.method != "policy":
            sys.exit(f"training: --teacher is not made for {args.game}")
        self.out: Path = args.out or Path(f"build/training/{args.game}")
        self.refuse_to_lose()
        self.out.mkdir(parents=True, exist_ok=True)
        # All that is shared is made before the first fork; CUDA is touched only after it.
        # Set one after the other: the learner ends, the final games begin, they end.
        self.stop, self.learned, self.over = (shared((1,), np.int32) for _ in range(3))
        fields, most = self.subject.fields, self.subject.most
        self.channels = [
            [Channel(args.games, most + 64, fields) for _ in range(2)] for _ in range(args.actors)
        ]
        self.watching = Channel(WATCHED_GAMES, 1024, fields, explores=False)
        self.finals = [
            Channel(WATCHED_GAMES, 1024, fields, explores=False) for _ in range(args.actors)
        ]
        width = self.collector.width(self.subject)
        self.rings = [Ring(self.waiting_samples, width) for _ in range(args.actors)]
        self.counted = [shared((4,), np.float64) for _ in range(args.actors)]
        seats = max(trial.seats for trial in self.subject.trials)
        self.tally = shared((1 + args.actors, len(self.subject.trials), 2 + seats), np.float64)
        self.busy = [shared((3,), np.float64) for _ in range(args.servers)]
        self.command = f"python -m training {' '.join(sys.argv[1:])}"
        self.weights = Weights(sum(p.numel() for p in self.net().parameters()))
        if self.subject.method == "montecarlo":
            from training.montecarlo import MOST, Chances

            self.chances = Chances()
            # Of each actor, and at last of earlier runs.
            size = MOST + 1, MOST + 1, 2
            self.hands = [shared(size, np.float64) for _ in range(args.actors + 1)]

    def refuse_to_lose(self) -> None:
        """Weights that were named are neither passed over for a checkpoint nor written over."""
        from training.checkpoint import CHECKPOINT
        from training.progress import FINAL

        if self.args.begin is not None and (self.out / CHECKPOINT).exists():
            sys.exit(
                f"training: {self.out} has a {CHECKPOINT}, from which it goes on: "
                "leave --begin out, or name another --out"
            )
        written = (self.out / FINAL).resolve()
        if written in [path.resolve() for path in self.frozen_files]:
            sys.exit(
                f"training: {FINAL} in {self.out}, against which it is to learn, "
                "would be written over: name another --out"
            )

    @property
    def waiting_samples(self) -> int:
        """How many samples of an actor may wait: of a policy few, since old ones mislead it."""
        if self.subject.method == "montecarlo":
            return RING
        return max(1024, int(2 * self.settings["round"] / self.args.actors))

    @property
    def collector(self) -> Any:
        from training import montecarlo, policy

        return montecarlo.Hands if self.subject.method == "montecarlo" else policy.Games

    def net(self) -> Any:
        import torch

        from training.checkpoint import begin_from
        from training.learner import METHODS
        from training.network import Net

        torch.manual_seed(self.args.seed)
        outputs = METHODS[self.subject.method].outputs
        sizes = int(self.settings["trunk"]), int(self.settings["head"])
        net = Net(*self.subject.layouts, outputs, *sizes)
        if self.args.begin is not None:
            begin_from(self.args.begin, net, self.subject.part("net_inputs").NAME)
        return net

    def frozen(self) -> list[Any]:
        """The nets against which one learns, if there are any."""
        from training.checkpoint import net_of

        return [net_of(path, self.subject) for path in self.frozen_files]

    def teacher(self) -> Any:
        """The net that is imitated at first, if there is one."""
        if self.args.teacher is None:
            return None
        from training.checkpoint import net_of

        return net_of(self.args.teacher, self.subject)

    def rivals(self, number: int) -> Any:
        from training.actors import Rivals

        share = self.settings["rivals"] or (1.0 if self.args.against else 0.0)
        nets = len(self.frozen_files)
        bot = None if nets else [*self.args.against, "greedy"][0]
        seed = self.args.seed * 1000 + number
        return [Rivals(self.subject, bot, nets, share, seed) for _ in range(2)]

    def act(self, number: int) -> None:
        from training.actors import actor

        chance = np.random.default_rng([self.args.seed, number])
        seeds = chance.integers(1 << 40, size=(2, self.args.games))

        def collector(subject: Subject, size: int) -> Any:
            if subject.method == "montecarlo":
                return self.collector(subject, size, self.chances, self.hands[number])
            return self.collector(subject, size)

        actor(
            self.subject, collector, seeds, self.channels[number], self.rings[number],
            self.counted[number], self.stop, self.rivals(number),
        )  # fmt: skip

    def evaluate(self, number: int) -> None:
        """Watch the training (number 0), or wait for its end and play the final games."""
        from training.evaluation import evaluate

        while number and not self.learned[0]:
            time.sleep(LOOKED_EVERY)
        channel = self.finals[number - 1] if number else self.watching
        stop = self.over if number else self.stop
        seed = self.args.seed * 1000 + number
        evaluate(self.subject, channel, self.tally[number], stop, seed, WATCHED_GAMES, self.out)

    def serve(self, number: int) -> None:
        from training.server import serve

        channels = [channel for pair in self.channels for channel in pair]
        every = [*channels, self.watching, *self.finals]
        mine = every[number :: self.args.servers]
        serve(
            self.net(), self.frozen(), self.weights, mine, self.over, self.settings,
            self.busy[number],
        )  # fmt: skip

    def learn(self) -> None:
        from training.learner import Learner, Learning
        from training.progress import Progress

        seconds = 60 * self.args.minutes
        learner = Learner(
            Learning(
                self.subject,
                self.net(),
                self.rings,
                self.weights,
                self.stop,
                self.out,
                seconds,
                self.settings,
                self.teacher(),
            )
        )
        progress = Progress(self, learner.before)
        learner.work(progress.began, progress.watch)
        progress.end(learner)

    def go(self) -> None:
        """Start everything, wait for the end, say what came of it."""
        learner = Process("learner", self.learn)
        processes = [learner]
        try:
            for number in range(self.args.actors):
                processes.append(Process("actor", self.act, number))
            for number in range(self.args.actors + 1):
                processes.append(Process("evaluation", self.evaluate, number))
            for number in range(self.args.servers):
                processes.append(Process("server", self.serve, number))
            end = time.time() + 60 * self.args.minutes
            while time.time() < end and not any(process.is_over() for process in processes):
                time.sleep(LOOKED_EVERY)
            self.stop[0] = 1
            learner.wait()  # for its last update, and until it has written everything
            if not failure(processes):
                self.learned[0] = 1
                time.sleep(self.args.final)
            if why := failure(processes):
                sys.exit(f"training: {why}, so no final games are counted")
            self.over[0] = 1
            self.conclude()
        finally:
            for process in processes:
                process.kill()

    def conclude(self) -> None:
        """Tell how the final games ended."""
        from training.progress import summary

        result = summary(self.subject, self.tally[1:].sum(0))
        print(json.dumps({"final": result}), flush=True)
        (self.out / "final.json").write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    Run(arguments()).go()
