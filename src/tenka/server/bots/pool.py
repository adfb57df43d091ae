"""Bots in seats think in processes of their own, so the server never waits and never hangs.

A fixed number of workers, each a process with a pipe. One that stalls, dies or fails is killed and
started anew; the others do not notice. A process is executed afresh, not forked from a server with
threads, and it gets a world dealt anew for its seat: it could not tell the truth if it wanted to.
Those who wait for a worker take turns, person by person, and those of live games come first.
"""

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from tenka.bots import UnknownBot
from tenka.bots.one_core import ONE_CORE
from tenka.bots.registry import OTHERS_SECONDS
from tenka.core.contract import Json
from tenka.core.errors import TenkaError
from tenka.server.bots.decisions import first_moves
from tenka.server.bots.fair_queue import FairQueue
from tenka.server.bots.levels_told import levels_told

FALLBACK = "greedy"  # moves for whoever fails or is late
START_LIMIT = 30.0
END_LIMIT = 1.0
# A worker ends itself so long after its budget, if there is no pool left to do it.
GRACE = 5.0
DIED = "the worker died"
T = TypeVar("T")

log = logging.getLogger(__name__)


class BotsStopped(TenkaError):
    """The pool does not run: not yet, or not any more."""


class WorkerFailed(TenkaError):
    """Why a worker has no answer, in words that tell nothing of the game."""


class Worker:
    """A process that answers one job at a time, and is replaced when it has failed."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self.starts = 0
        self.levels: Json = {}  # by game and name, as the process has told
        self.broken: list[str] = []  # bots that cannot be made, as it has told
        self._process: asyncio.subprocess.Process | None = None
        self._fit = False
        self._ending = False  # killed, or hung up by itself
        self._retired = False

    async def start(self) -> None:
        """Have a process that is ready for a job: this one, or a new one if it has failed."""
        if self._fit and self._process is not None and self._process.returncode is None:
            return
        await self._see_off()
        self.starts += 1
        try:
            self._process = await self._spawn()
            self._ending = False
            async with asyncio.timeout(START_LIMIT):
                told = await self._read()
            self.levels, self.broken = told.get("levels", {}), told.get("broken", [])
            self._fit = bool(self.levels) and not self._retired
        except OSError as error:  # a TimeoutError is one, too
            raise WorkerFailed(f"a bot worker did not start: {type(error).__name__}") from error
        if not self._fit:
            raise WorkerFailed("a bot worker did not start")

    async def ask(self, job: Json) -> Json:
        """The answer to a job. TimeoutError, WorkerFailed: there is none, the process is killed."""
        await self.start()
        self._fit = False  # until the answer is here: whoever is cancelled leaves it unread
        try:
            async with asyncio.timeout(self.budget):
                answer = await self._exchange(job)
            if "error" in answer:
                raise WorkerFailed(str(answer["error"]))
            self._fit = True
            return answer
        finally:
            if not self._fit:
                self._kill()

    async def close(self) -> None:
        """Kill the process for good."""
        self.retire()
        await self._see_off()

    def retire(self) -> None:
        """Kill the process, and have no other one."""
        self._retired = True
        self._kill()

    def _kill(self) -> None:
        self._fit = False
        # Once only: asyncio complains about a process that ends while it is killed again.
        if self._process is not None and not self._ending:
            self._ending = True
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _see_off(self) -> None:
        self._kill()
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(END_LIMIT):
                await self._process.wait()
        except TimeoutError:  # it has hung up and lives on
            self._process.kill()
            await self._process.wait()
        self._process = None

    async def _exchange(self, job: Json) -> Json:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(job).encode() + b"\n")
            await self._process.stdin.drain()
        except ConnectionError as error:
            self._ending = True
            raise WorkerFailed(DIED) from error
        return await self._read()

    async def _spawn(self) -> asyncio.subprocess.Process:
        paths = os.pathsep.join(map(os.path.abspath, sys.path))
        # -P: a file in the working directory must not shadow a module.
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "tenka.server.bots.worker", str(self.budget + GRACE)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # a traceback may show cards
            env={**os.environ, **ONE_CORE, "PYTHONPATH": paths},
        )

    async def _read(self) -> Json:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
            self._ending |= not line
            answer = json.loads(line)
        except ValueError as error:
            raise WorkerFailed(DIED) from error
        if not isinstance(answer, dict):
            raise WorkerFailed("the worker's answer is none")
        return answer


@dataclass
class Job:
    """A move that is asked for: on whose behalf, of which bot, and as a worker is told it."""

    owner: str | None
    bot: str
    asked: Json
    seconds: float | None = None
    wanted: bool = True
    late: bool = False


class BotPool:
    """Asks bots for moves, in other processes, and always has an answer.

    >>> pool = BotPool(workers=2, budget=5.0)
    >>> await pool.start()
    >>> world = state.redeal(seat, chance).to_position()
    >>> texts = await pool.choose("greedy", "chuhan", 2, {"events": True}, seat, world, seed)

    Each level has a time to think of its own, which it keeps by itself; `budget` are the seconds
    after which a process is killed. `extra` names more bots by "module:Class"; the class takes a
    Chance.
    """

    def __init__(self, workers: int, budget: float, extra: Mapping[str, str] | None = None) -> None:
        self.budget = budget
        self.extra = dict(extra or {})
        self.asked = 0  # moves asked for
        self.failed = 0  # answers that did not come, stalls included
        self.stalled = 0
        self.seconds = 0.0  # that workers have spent
        self._running = False
        self._workers = [Worker(budget) for _ in range(workers)]
        self._queue = FairQueue(self._workers)
        self._jobs: set[asyncio.Task[Any]] = set()

    def of(self, game_id: str) -> tuple[str, ...]:
        """The bots that play a game, the best of ours first."""
        return tuple(dict.fromkeys((*self._levels(game_id), *self.extra)))

    def levels_of(self, game_id: str) -> list[Json]:
        """What may be told of the bots that play a game, the best of ours first."""
        known = self._levels(game_id)
        return [
            {
                "name": name,
                "character": known.get(name, {}).get("character"),
                "strength": known.get(name, {}).get("strength"),
                "seconds": self.seconds_of(name, game_id),
            }
            for name in self.of(game_id)
        ]

    def reads_journal(self, bot: str, game_id: str) -> bool:
        """Does a bot want to be told what has happened so far?"""
        level = self._levels(game_id).get(bot)
        return level is None or bool(level["journal"])

    def seconds_of(self, bot: str, game_id: str) -> float:
        """How long a bot may think: what its level has, and never so long that it is killed."""
        level = self._levels(game_id).get(bot)
        return min(OTHERS_SECONDS if level is None else float(level["seconds"]), self.budget / 2)

    def _levels(self, game_id: str) -> Json:
        """As a process has told: the bots of others are never loaded here where one runs."""
        told = next((worker.levels for worker in self._workers if worker.levels), None)
        found: Json = levels_told(game_id) if told is None else told.get(game_id, {})
        return found

    @property
    def replaced(self) -> int:
        """How many workers were started in the place of others."""
        return sum(max(0, worker.starts - 1) for worker in self._workers)

    @property
    def waiting(self) -> int:
        """How many moves wait for a worker."""
        return self._queue.waiting

    async def start(self) -> None:
        """Start all workers and wait until they are warm. A pool that was stopped stays so."""
        try:
            starting = [worker.start() for worker in self._workers]
            for failure in await asyncio.gather(*starting, return_exceptions=True):
                if failure is not None:
                    raise failure
        except BaseException:
            await asyncio.gather(*(worker.close() for worker in self._workers))
            raise
        for words in dict.fromkeys(words for worker in self._workers for words in worker.broken):
            log.warning("%s", words)
        self._running = True

    async def stop(self) -> None:
        """Kill all workers; who still waits for a move gets BotsStopped."""
        if not self._running:
            return
        self._running = False
        for worker in self._workers:
            worker.retire()
        self._queue.refuse_all(_stopped)
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def choose(
        self,
        bot: str,
        game_id: str,
        seats: int,
        options: Json,
        seat: int,
        position: Json,
        seed: int,
        *,
        journal: Sequence[Json] = (),
        owner: str | None = None,
        live: bool = True,
        seconds: float | None = None,
    ) -> list[str]:
        """The text of a legal move, or the texts of a whole plan. The position is of a world dealt
        anew for the seat, the journal what that seat has seen happen, and the seed is another one
        each time. Whoever fails is tried once more in a new process, but not who is late; then the
        greedy bot has its turn, and at last the first legal move is taken.

        The `owner` is the person for whom it is asked: people take turns. A caller who is cancelled
        leaves the queue; what a worker has begun by then is finished and forgotten. Nobody thinks
        longer than `seconds`, if they are given.
        """
        self._check_running()
        if bot not in (able := self.of(game_id)):
            raise UnknownBot(f"no bot {bot!r} plays {game_id}; there are: {', '.join(able)}")
        asked = {
            "game": game_id,
            "seats": seats,
            "options": options,
            "seat": seat,
            "position": position,
            "journal": journal,
            "seed": seed,
        }
        self.asked += 1
        job = Job(owner, bot, asked, seconds)
        worker = await self._queue.take(owner, live)
        try:
            texts = await self._to_the_end(self._answer(job, worker))
        except asyncio.CancelledError:
            job.wanted = False
            raise
        if texts is not None:
            return texts
        log.error("no bot can move seat %d of %s; the first legal moves are taken", seat, game_id)
        return await asyncio.to_thread(first_moves, asked)

    async def hint(
        self,
        game_id: str,
        seats: int,
        options: Json,
        seat: int,
        position: Json,
        seed: int,
        *,
        dealt: Json | None = None,
        owner: str | None = None,
    ) -> Json:
        """What a bot would do, and what it expects of it: see `tenka.analysis.hinting`. Those who
        wait for a move come first. WorkerFailed: there is none."""
        self._check_running()
        asked = {
            "hint": True,
            "game": game_id,
            "seats": seats,
            "options": options,
            "seat": seat,
            "position": position,
            "dealt": dealt,
            "seed": seed,
        }
        worker = await self._queue.take(owner, live=False)
        answer = await self._to_the_end(self._hint(asked, owner, worker))
        told: Json = answer["hint"]
        return told

    async def _hint(self, asked: Json, owner: str | None, worker: Worker) -> Json:
        try:
            return await worker.ask(asked)
        except TimeoutError as error:
            raise WorkerFailed(f"no hint in {self.budget:g} s") from error
        finally:
            self._queue.give_back(owner, worker)

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """What a worker has begun is finished, also if nobody wants it any more."""
        task = asyncio.ensure_future(work)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        return await asyncio.shield(task)

    async def _answer(self, job: Job, worker: Worker) -> list[str] | None:
        """The moves; None if all who are tried fail, or if nobody wants them any more."""
        try:
            for bot in self._tried(job):
                texts = await self._try(worker, bot, job) if job.wanted else None
                if texts is not None:
                    return texts
        finally:
            self._queue.give_back(job.owner, worker)
        return None

    def _tried(self, job: Job) -> Iterator[str]:
        """The bots that are asked in turn until one answers."""
        yield job.bot
        if not job.late:  # who was would be again, and people wait
            yield job.bot
        if job.bot != FALLBACK and FALLBACK in self.of(job.asked["game"]):
            yield FALLBACK

    async def _try(self, worker: Worker, bot: str, job: Job) -> list[str] | None:
        self._check_running()
        began = time.perf_counter()
        seconds = self.seconds_of(bot, job.asked["game"])
        if job.seconds is not None:
            seconds = min(seconds, job.seconds)
        try:
            answer = await worker.ask(
                {"bot": bot, "path": self.extra.get(bot), "seconds": seconds, **job.asked}
            )
        except TimeoutError:
            job.late = True
            self.stalled += 1
            self._note_failure(bot, f"no answer in {self.budget:g} s")
            return None
        except WorkerFailed as error:
            self._note_failure(bot, str(error))
            return None
        finally:
            self.seconds += time.perf_counter() - began
        if "unknown" in answer:
            raise UnknownBot(answer["unknown"])
        return [str(text) for text in answer["moves"]]

    def _note_failure(self, bot: str, why: str) -> None:
        self._check_running()
        self.failed += 1
        log.warning("the bot %s has failed: %s", bot, why)

    def _check_running(self) -> None:
        if not self._running:
            raise _stopped()


def _stopped() -> BotsStopped:
    return BotsStopped("the bots are not running")
