"""Actors play: many games side by side in each process, the net picks, samples come out."""

import random
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

import tenka
from tenka.bots import Bot, bot
from tenka.bots.told import Told
from training.shared import Channel, Ring
from training.subjects import Subject, array


class Collector(Protocol):
    """Remembers what was decided in a group of games, and makes samples of it."""

    def note(self, group: "Group") -> None:
        """The picks of the group's decisions are there."""

    def samples(self, group: "Group", ended: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        """Samples of the games (or hands) that have ended with the last picks."""


class Rival:
    """Who does not learn, in the seat beside the learner's: a frozen net, or a bot."""

    def __init__(self, subject: Subject, bot_name: str | None, seed: int) -> None:
        self.chance = random.Random(seed)
        self.player: Bot | None = None
        if bot_name is not None:
            self.player = bot(bot_name, subject.id, tenka.FastChance(seed))

    def pick(self, slot: Any, seat: int) -> int:
        """The place of the bot's move in the list that was told."""
        assert self.player is not None
        chance = tenka.FastChance(self.chance.getrandbits(40))
        action = self.player.choose(tenka.Perspective(slot.state, seat, chance))
        return int(slot.moves.index(action))


class Group:
    """Games that are stepped together while another group waits for its picks."""

    def __init__(
        self, subject: Subject, seeds: list[int], channel: Channel, rival: "Rival | None" = None
    ) -> None:
        self.subject = subject
        self.rival = rival
        self.learners = np.arange(len(seeds)) % 2  # the seat that learns, where there is a rival
        self.channel = channel
        self.size = len(seeds)
        self.step_no = 0
        self.games = subject.part("many").Games(seeds, subject.kinds, subject.most)
        self.states: NDArray[np.int64]
        self.moves: NDArray[np.int64]
        self.counts: NDArray[np.int32]
        self.seats: NDArray[np.int32]
        self.play(b"")

    @property
    def picks(self) -> NDArray[np.int32]:
        return self.channel.picks[: self.size]

    def pick_for_rival(self) -> None:
        """Where the rival is no net, its picks take the place of the net's."""
        if self.rival is None or self.rival.player is None:
            return
        for n in np.flatnonzero(self.channel.frozen[: self.size]).tolist():
            self.picks[n] = self.rival.pick(self.games.slots[n], int(self.seats[n]))

    def play(self, picks: bytes) -> NDArray[np.int64]:
        """Step all games and ask for the next picks; what has ended."""
        told = Told()
        self.games.step(picks, told)
        state_fields, move_fields = self.subject.fields
        self.states = array(told.states.getvalue(), state_fields)
        self.moves = array(told.moves.getvalue(), move_fields)
        self.counts = array(told.counts.getvalue(), 1, "<i4")
        self.seats = array(told.seats.getvalue(), 1, "<i4")
        if self.rival is not None:
            self.channel.frozen[: self.size] = self.seats != self.learners
        self.channel.ask(self.states, self.moves, self.counts)
        return array(told.ended.getvalue(), self.subject.part("many").ENDED_FIELDS)


def act(
    groups: list[Group],
    collectors: list[Collector],
    ring: Ring,
    counted: NDArray[np.float64],
    stop: NDArray[np.int32],
) -> None:
    """Play until it is stopped. Counted: decisions, ends, samples; against a rival also what the
    learner has won."""
    while not stop[0]:
        for group, collector in zip(groups, collectors, strict=True):
            if not group.channel.wait(stop):
                return
            group.pick_for_rival()
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
            if group.rival is not None:
                counted[3] += won(group, ended)


def won(group: Group, ended: NDArray[np.int64]) -> float:
    """How many of the games that ended the learner has won; a draw is a half."""
    assert group.subject.results is not None
    found = 0.0
    for end in ended.tolist():
        slot, results = group.subject.results(end)
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
    rival: Rival | None = None,
) -> None:
    """What runs in an actor's process."""
    groups = [
        Group(subject, own.tolist(), channel, rival)
        for own, channel in zip(seeds, channels, strict=True)
    ]
    act(groups, [collector(subject, group.size) for group in groups], ring, counted, stop)
