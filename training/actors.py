"""Actors play: many games side by side in each process, the net picks, samples come out."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tenka.bots.told import Told
from training.shared import Channel, Ring
from training.subjects import Subject, array


class Collector(Protocol):
    """Remembers what was decided in a group of games, and makes samples of it."""

    def note(self, group: "Group") -> None:
        """The picks of the group's decisions are there."""

    def samples(self, group: "Group", ended: NDArray[np.int64]) -> list[NDArray[np.int64]]:
        """Samples of the games (or hands) that have ended with the last picks."""


class Group:
    """Games that are stepped together while another group waits for its picks."""

    def __init__(self, subject: Subject, seeds: list[int], channel: Channel) -> None:
        self.subject = subject
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

    def play(self, picks: bytes) -> NDArray[np.int64]:
        """Step all games and ask for the next picks; what has ended."""
        told = Told()
        self.games.step(picks, told)
        state_fields, move_fields = self.subject.fields
        self.states = array(told.states.getvalue(), state_fields)
        self.moves = array(told.moves.getvalue(), move_fields)
        self.counts = array(told.counts.getvalue(), 1, "<i4")
        self.seats = array(told.seats.getvalue(), 1, "<i4")
        self.channel.ask(self.states, self.moves, self.counts)
        return array(told.ended.getvalue(), self.subject.part("many").ENDED_FIELDS)


def act(
    groups: list[Group],
    collectors: list[Collector],
    ring: Ring,
    counted: NDArray[np.float64],
    stop: NDArray[np.int32],
) -> None:
    """Play until it is stopped. Counted: decisions, ends, samples."""
    while not stop[0]:
        for group, collector in zip(groups, collectors, strict=True):
            if not group.channel.wait(stop):
                return
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


def actor(
    subject: Subject,
    collector: Callable[[Subject, int], Collector],
    seeds: NDArray[Any],
    channels: list[Channel],
    ring: Ring,
    counted: NDArray[np.float64],
    stop: NDArray[np.int32],
) -> None:
    """What runs in an actor's process."""
    groups = [
        Group(subject, own.tolist(), channel) for own, channel in zip(seeds, channels, strict=True)
    ]
    act(groups, [collector(subject, group.size) for group in groups], ring, counted, stop)
