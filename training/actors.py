"""Actors play: many games side by side in each process, the net picks, samples come out."""

import random
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

import tenka
from tenka.bots import Bot, bot
from tenka.bots.decision_batch import DecisionBatch
from training.shared import Channel, Ring
from training.subjects import Subject, array


class Collector(Protocol):
    """Remembers what was decided in a group of games, and makes samples of it."""

    def note(self, group: "Group") -> None:
        """The picks of the group's decisions are there."""

    def samples(self, group: "Group", ended: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        """Samples of the games (or hands) that have ended with the last picks."""


class Rivals:
    """Who does not learn, in the seats beside the learner's in a share of the games: a bot
    (named), or so many frozen nets, each in as many games as the others."""

    def __init__(
        self, subject: Subject, bot_name: str | None, nets: int, share: float, seed: int
    ) -> None:
        self.subject, self.bot_name, self.nets, self.share = subject, bot_name, nets, share
        self.chance = random.Random(seed)
        self.players: dict[int, Bot] = {}

    def learners(self, games: int) -> NDArray[np.int64]:
        """The seat that learns in each game; -1 where all do."""
        seats = np.arange(games) % self.subject.fewest
        return np.where(np.arange(games) < round(self.share * games), seats, -1)

    def numbers(self, games: int) -> NDArray[np.int64]:
        """Which frozen net plays in each game, from 1; 0 where they are bots."""
        pairs = np.arange(games) // self.subject.fewest
        return pairs % self.nets + 1 if self.nets else np.zeros(games, np.int64)

    def pick(self, at: int, slot: Any, seat: int) -> int | None:
        """The place of the bot's move in the list that was told; None if it is not in it."""
        assert self.bot_name is not None
        chance = tenka.FastChance(self.chance.getrandbits(40))
        if at not in self.players:
            self.players[at] = bot(self.bot_name, self.subject.id, chance)
        action = self.players[at].choose(tenka.Perspective(slot.state, seat, chance))
        return slot.moves.index(action) if action in slot.moves else None


class Group:
    """Games that are stepped together while another group waits for its picks."""

    def __init__(
        self, subject: Subject, seeds: list[int], channel: Channel, rivals: Rivals
    ) -> None:
        self.subject = subject
        self.rivals = rivals
        self.learners = rivals.learners(len(seeds))
        self.numbers = rivals.numbers(len(seeds))
        self.channel = channel
        self.size = len(seeds)
        self.step_no = 0
        self.games = subject.part("training_games").Games(seeds, subject.kinds, subject.most)
        self.states: NDArray[np.int64]
        self.moves: NDArray[np.int64]
        self.counts: NDArray[np.int32]
        self.seats: NDArray[np.int32]
        self.play(b"")

    @property
    def picks(self) -> NDArray[np.int32]:
        return self.channel.picks[: self.size]

    def pick_for_rivals(self) -> None:
        """Where rivals are no nets, their picks take the place of the net's."""
        if self.rivals.bot_name is None:
            return
        for n in np.flatnonzero(self.rivals_turn).tolist():
            pick = self.rivals.pick(n, self.games.slots[n], int(self.seats[n]))
            if pick is not None:
                self.picks[n] = pick

    @property
    def rivals_turn(self) -> NDArray[np.bool_]:
        """Where the decision is not a learner's."""
        turn: NDArray[np.bool_] = (self.learners >= 0) & (self.seats != self.learners)
        return turn

    def learns(self, slot: int, seats: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Which of a game's decisions, by their seats, are a learner's."""
        learner = self.learners[slot]
        learning: NDArray[np.bool_] = (seats == learner) | (learner < 0)
        return learning

    def play(self, picks: bytes) -> NDArray[np.int64]:
        """Step all games and ask for the next picks; what has ended."""
        told = DecisionBatch()
        self.games.step(picks, told)
        state_fields, move_fields = self.subject.fields
        self.states = array(told.states.getvalue(), state_fields)
        self.moves = array(told.moves.getvalue(), move_fields)
        self.counts = array(told.counts.getvalue(), 1, "<i4")
        self.seats = array(told.seats.getvalue(), 1, "<i4")
        self.channel.frozen[: self.size] = np.where(self.rivals_turn, self.numbers, 0)
        self.channel.ask(self.states, self.moves, self.counts)
        return array(told.ended.getvalue(), self.subject.part("training_games").ENDED_FIELDS)


def act(
    groups: list[Group],
    collectors: list[Collector],
    ring: Ring,
    counted: NDArray[np.float64],
    stop: NDArray[np.int32],
) -> None:
    """Play until it is stopped. Counted: decisions, ends, samples, and what learners have won
    against rivals."""
    while not stop[0]:
        for group, collector in zip(groups, collectors, strict=True):
            if not group.channel.wait(stop):
                return
            group.pick_for_rivals()
            collector.note(group)
            ended = group.play(group.picks.tobytes())
            group.step_no += 1
            found = collector.samples(group, ended)
            if found:
                rows = np.concatenate(found)
                ring.push(rows)
                counted[2] += len(rows)
            counted[0] += group.size
            counted[1] += len(ended)
            counted[3] += won(group, ended)


def won(group: Group, ended: NDArray[np.int64]) -> float:
    """How many of the games that ended learners have won against rivals; a draw is a half."""
    found = 0.0
    if group.subject.results is not None:
        for end in ended.tolist():
            slot, results = group.subject.results(end)
            if group.learners[slot] >= 0:
                found += results[group.learners[slot]]
    return found


def actor(
    subject: Subject,
    collector: Callable[[Subject, int], Collector],
    seeds: NDArray[Any],
    channels: list[Channel],
    ring: Ring,
    counted: NDArray[np.float64],
    stop: NDArray[np.int32],
    rivals: list[Rivals],
) -> None:
    """What runs in an actor's process."""
    groups = [
        Group(subject, own.tolist(), channel, others)
        for own, channel, others in zip(seeds, channels, rivals, strict=True)
    ]
    act(groups, [collector(subject, group.size) for group in groups], ring, counted, stop)
