"""Bots in seats think in processes of their own, so the server never waits and never hangs.

A fixed number of bot processes. One that stalls, dies or fails is killed and started anew; the
others do not notice. Each gets a world dealt anew for its seat: it could not tell the truth if it
wanted to. Those who wait for a process take turns, person by person, and those of live games come
first.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tenka.bots import UnknownBot
from tenka.bots.registry import OTHERS_SECONDS
from tenka.core.contract import Json
from tenka.core.errors import TenkaError
from tenka.server.bots.bot_process import BotProcess
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.jobs import first_moves
from tenka.server.bots.levels_told import levels_told
from tenka.server.processes.child_process import ProcessFailed
from tenka.server.processes.fair_queue import FairQueue, GroupsOf, Line, alone

FALLBACK = "greedy"  # moves for whoever fails or is late
T = TypeVar("T")

log = logging.getLogger(__name__)


class BotsStopped(TenkaError):
    """The pool does not run: not yet, or not any more."""


@dataclass
class Job:
    """A move that is asked for, and on whose behalf."""

    owner: str | None
    question: BotQuestion
    seconds: float | None = None
    wanted: bool = True
    late: bool = False


class BotPool:
    """Asks bots for moves, in other processes, and always has an answer.

    >>> pool = BotPool(processes=2, budget=5.0)
    >>> await pool.start()
    >>> world = state.redeal(seat, chance).to_position()
    >>> question = BotQuestion("greedy", "chuhan", 2, {"events": True}, seat, world, seed)
    >>> texts = await pool.choose(question)

    Each level has a time to think of its own, which it keeps by itself; `budget` are the seconds
    after which a process is killed. `extra` names more bots by "module:Class"; the class takes a
    Chance.
    """

    def __init__(
        self,
        processes: int,
        budget: float,
        extra: Mapping[str, str] | None = None,
        groups_of: GroupsOf[str | None] = alone,
    ) -> None:
        self.budget = budget
        self.extra = dict(extra or {})
        self.asked = 0  # moves asked for
        self.failed = 0  # answers that did not come, stalls included
        self.stalled = 0
        self.seconds = 0.0  # that processes have spent
        self._running = False
        self._processes = [BotProcess(budget) for _ in range(processes)]
        self._queue = FairQueue(self._processes, groups_of)
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
        told = next((process.levels for process in self._processes if process.levels), None)
        found: Json = levels_told(game_id) if told is None else told.get(game_id, {})
        return found

    @property
    def replaced(self) -> int:
        """How many processes were started in the place of others."""
        return sum(max(0, process.starts - 1) for process in self._processes)

    @property
    def waiting(self) -> int:
        """How many moves wait for a process."""
        return self._queue.waiting

    async def start(self) -> None:
        """Start all processes and wait until they are warm. A pool that was stopped stays so."""
        try:
            starting = [process.start() for process in self._processes]
            for failure in await asyncio.gather(*starting, return_exceptions=True):
                if failure is not None:
                    raise failure
        except BaseException:
            await asyncio.gather(*(process.close() for process in self._processes))
            raise
        for words in dict.fromkeys(
            words for process in self._processes for words in process.broken
        ):
            log.warning("%s", words)
        self._running = True

    async def stop(self) -> None:
        """Kill all processes; who still waits for a move gets BotsStopped."""
        if not self._running:
            return
        self._running = False
        for process in self._processes:
            process.retire()
        self._queue.refuse_all(_stopped)
        await asyncio.gather(*self._jobs, return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self._processes))

    async def choose(
        self,
        question: BotQuestion,
        *,
        owner: str | None = None,
        line: Line = "live",
        seconds: float | None = None,
    ) -> list[str]:
        """The text of a legal move, or the texts of a whole plan. Whoever fails is tried once more
        in a new process, but not who is late; then the greedy bot has its turn, and at last the
        first legal move is taken.

        The `owner` is the person for whom it is asked: people take turns, by `line`. A caller who
        is cancelled leaves the queue; what a process has begun by then is finished and forgotten.
        Nobody thinks longer than `seconds`, if they are given.
        """
        self._check_running()
        bot, game = question.bot, question.game
        if bot not in (able := self.of(game)):
            raise UnknownBot(f"no bot {bot!r} plays {game}; there are: {', '.join(able)}")
        self.asked += 1
        job = Job(owner, question, seconds)
        process = await self._queue.take(owner, line)
        try:
            texts = await self._to_the_end(self._answer(job, process))
        except asyncio.CancelledError:
            job.wanted = False
            raise
        if texts is not None:
            return texts
        seat = question.seat
        log.error("no bot can move seat %d of %s; the first legal moves are taken", seat, game)
        return await asyncio.to_thread(first_moves, question.to_json())

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
        wait for a move come first. ProcessFailed: there is none."""
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
        process = await self._queue.take(owner, "later")
        answer = await self._to_the_end(self._hint(asked, owner, process))
        told: Json = answer["hint"]
        return told

    async def _hint(self, asked: Json, owner: str | None, process: BotProcess) -> Json:
        try:
            return await process.do(asked)
        except TimeoutError as error:
            raise ProcessFailed(f"no hint in {self.budget:g} s") from error
        finally:
            self._queue.give_back(owner, process)

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """What a process has begun is finished, also if nobody wants it any more."""
        task = asyncio.ensure_future(work)
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        return await asyncio.shield(task)

    async def _answer(self, job: Job, process: BotProcess) -> list[str] | None:
        """The moves; None if all who are tried fail, or if nobody wants them any more."""
        try:
            for bot in self._tried(job):
                texts = await self._try(process, bot, job) if job.wanted else None
                if texts is not None:
                    return texts
        finally:
            self._queue.give_back(job.owner, process)
        return None

    def _tried(self, job: Job) -> Iterator[str]:
        """The bots that are asked in turn until one answers."""
        bot = job.question.bot
        yield bot
        if not job.late:  # who was would be again, and people wait
            yield bot
        if bot != FALLBACK and FALLBACK in self.of(job.question.game):
            yield FALLBACK

    async def _try(self, process: BotProcess, bot: str, job: Job) -> list[str] | None:
        self._check_running()
        began = time.perf_counter()
        seconds = self.seconds_of(bot, job.question.game)
        if job.seconds is not None:
            seconds = min(seconds, job.seconds)
        try:
            more = {"bot": bot, "path": self.extra.get(bot), "seconds": seconds}
            answer = await process.do({**job.question.to_json(), **more})
        except TimeoutError:
            job.late = True
            self.stalled += 1
            self._note_failure(bot, f"no answer in {self.budget:g} s")
            return None
        except ProcessFailed as error:
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
