"""The net against greedy players and its own early minutes, while it learns and at the end."""

import random
from pathlib import Path
from typing import Any

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

import tenka
from tenka.bots import Bot, bot
from tenka.bots.learned.player import Learned
from tenka.core.chance import Chance
from training.shared import Channel
from training.subjects import Subject, Trial, array

WATCHED = 512  # moves of a decision at most: more than in training
MINUTE = "minute"  # weights of an early minute have this in their name
FIELDS = 2  # of a tally, before the seats: games, wins


class Match:
    """One game of the net against greedy players."""

    def __init__(self, subject: Subject, trial: int, chance: random.Random, out: Path) -> None:
        self.trial = trial
        self.chance = chance
        asked: Trial = subject.trials[trial]
        self.state: Any = tenka.game(subject.id).new(
            asked.seats, chance.getrandbits(50), **asked.options
        )
        self.seat = chance.randrange(asked.seats)
        self.rivals = [
            rival(subject, asked, tenka.FastChance(chance.getrandbits(40)), out)
            for _ in range(asked.seats)
        ]
        self.draws = tenka.FastChance(chance.getrandbits(40)).draws("candidates")
        self.moves: list[int] = []

    def advance(self, candidates: Any) -> bool:
        """Go on to the net's next decision; False if the game is over."""
        while turn := self.state.turn:
            if self.seat in turn:
                self.moves = candidates(self.state, self.seat, WATCHED, self.draws)
                if len(self.moves) > 1:
                    return True
                self.state.apply(self.seat, self.moves[0])
            else:
                seen = tenka.Perspective(
                    self.state, turn[0], tenka.FastChance(self.chance.getrandbits(40))
                )
                self.state.apply(turn[0], self.rivals[turn[0]].choose(seen))
        return False


def rival(subject: Subject, trial: Trial, chance: Chance, out: Path) -> Bot:
    """A greedy player, or the net of an early minute as soon as there is one."""
    earlier = sorted(out.glob(f"{MINUTE}*.npz")) if trial.earlier else []
    if not earlier:
        return bot("greedy", subject.id, chance)
    heat = 1.0 if subject.method == "policy" else 0.0
    return Learned(chance, subject.id, str(earlier[-1].absolute()), heat)


def evaluate(
    subject: Subject,
    channel: Channel,
    tally: NDArray[np.float64],
    stop: NDArray[np.int32],
    seed: int,
    size: int,
    out: Path,
) -> None:
    """Play until it is stopped. A tally for each trial: games, wins, then wins by seat."""
    chance = random.Random(seed)
    candidates = subject.part("candidates").candidates
    features = subject.part("features")
    trials = len(subject.trials)
    matches = [Match(subject, n % trials, chance, out) for n in range(size)]
    while not stop[0]:
        states, moves, counts = BytesWriter(), BytesWriter(), []
        for n, match in enumerate(matches):
            while not match.advance(candidates):
                _count(match, tally)
                match = matches[n] = Match(subject, match.trial, chance, out)
                if stop[0]:
                    return
            features.observe(match.state, match.seat, states)
            features.describe(match.state, match.seat, match.moves, moves)
            counts.append(len(match.moves))
        state_fields, move_fields = subject.fields
        channel.ask(
            array(states.getvalue(), state_fields),
            array(moves.getvalue(), move_fields),
            np.array(counts, np.int32),
        )
        if not channel.wait(stop):
            return
        for match, pick in zip(matches, channel.picks.tolist(), strict=True):
            match.state.apply(match.seat, match.moves[pick])


def _count(match: Match, tally: NDArray[np.float64]) -> None:
    winners = match.state.outcome.winners
    won = 1.0 / len(winners) if match.seat in winners else 0.0
    tally[match.trial, 0] += 1
    tally[match.trial, 1] += won
    tally[match.trial, FIELDS + match.seat] += won
