"""Who plays the games: this process, several here, or any others that can be asked.

Games are handed out in their order and taken in their order, so that a result is the same however
many play them.
"""

import os
import queue
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Protocol

from tenka.arena.child_process import ChildProcess, Ended
from tenka.arena.contest import Contest
from tenka.arena.errors import ArenaError, BadContest
from tenka.arena.match import Referee
from tenka.arena.played import Played
from tenka.arena.schedule import Fixture
from tenka.core.contract import Json

AHEAD = 4  # games for each worker that may be done before the one that is awaited


class Worker(Protocol):
    """Plays one game at a time."""

    def play(self, fixture: Fixture) -> Played:
        """Play a game."""

    def close(self) -> None:
        """End, also in the middle of a game."""


class RefereeProcess:
    """A referee in a process of its own; if that is killed, another one plays the game again."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self._closed = False
        self._process = self._start()

    def play(self, fixture: Fixture) -> Played:
        question = fixture.to_json()
        try:
            answer = self._process.ask(question)
        except Ended:
            if self._closed:
                raise
            self._process.kill()
            self._process = self._start()
            answer = self._again(question)
        return played_of(answer)

    def close(self) -> None:
        self._closed = True
        self._process.kill()

    def _start(self) -> ChildProcess:
        process = ChildProcess("tenka.arena.referee")
        process.ask({"contest": self.contest.to_json()})
        return process

    def _again(self, question: Json) -> Json:
        try:
            return self._process.ask(question)
        except Ended as error:
            raise ArenaError("the process that plays the games was killed twice") from error


def played_of(answer: Json) -> Played:
    """The game that a referee in another process has played; ArenaError if it could not."""
    if "error" in answer:
        raise ArenaError(answer["error"])
    return Played.from_json(answer)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_count(count: int) -> int:
    """BadContest if so many workers cannot be."""
    if count < 1:
        raise BadContest(f"games are played by one worker or more, not {count}")
    return count


@contextmanager
def local_workers(contest: Contest, count: int | None = None) -> Iterator[list[Worker]]:
    """One plays here, more in processes of their own; by default one for each core."""
    count = check_count(cores() if count is None else count)
    with ExitStack() as closing:
        workers: list[Worker] = []
        for _ in range(count):
            worker = Referee(contest) if count == 1 else RefereeProcess(contest)
            closing.callback(worker.close)
            workers.append(worker)
        yield workers


def play_in_order(fixtures: Iterable[Fixture], workers: Sequence[Worker]) -> Iterator[Played]:
    """The games in the order of the fixtures, which are asked for no further ahead than needed.
    Whoever stops asking closes the workers first."""
    if len(workers) == 1:
        yield from map(workers[0].play, fixtures)
        return
    idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
    for worker in workers:
        idle.put(worker)

    def play(fixture: Fixture) -> Played:
        worker = idle.get()
        try:
            return worker.play(fixture)
        finally:
            idle.put(worker)

    coming = iter(fixtures)
    waiting: deque[Future[Played]] = deque()
    pool = ThreadPoolExecutor(len(workers))
    try:
        while True:
            while len(waiting) < AHEAD * len(workers) and (fixture := next(coming, None)):
                waiting.append(pool.submit(play, fixture))
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
