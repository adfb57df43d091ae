"""Bots that think elsewhere: in workers on the bus, and in our own processes if there are none.

What goes over the bus is a world dealt anew for the seat and what that seat has seen: nobody who
listens there learns what the seat does not know. An answer is looked at before it is believed.
"""

import asyncio
import logging
import math
import secrets
import time
from contextlib import suppress

from tenka.core.contract import Json
from tenka.core.errors import TenkaError
from tenka.games import game
from tenka.server.bots.bot_question import BotQuestion
from tenka.server.bots.jobs import is_decision
from tenka.server.bots.pool import BotPool
from tenka.server.bots.roster import Roster
from tenka.server.bots.worker_messages import BEAT, BEATS, CALLS, jobs_subject
from tenka.server.bus.contract import Bus, BusError, NoAnswer, RequestFailed, Subscription
from tenka.server.processes.fair_queue import FairQueue, GroupsOf, Line, alone

TRIES = 2  # workers that are asked before we think ourselves
ON_THE_WAY = 2.0  # seconds that a job and its answer may take besides thinking
# Seconds until workers that all were busy are asked again: those of live games come first.
PAUSES: dict[Line, float] = {"window": 0.02, "live": 0.02, "later": 0.1}

log = logging.getLogger(__name__)


class NoWorkers(TenkaError):
    """All workers have gone."""


class RemoteBots:
    """Asks workers for moves, person after person and for live games first; `own` is the pool that
    has an answer when they have none."""

    def __init__(self, bus: Bus, own: BotPool, groups_of: GroupsOf[str | None] = alone) -> None:
        self.by_workers = 0  # moves that workers have made
        self.failed = 0  # answers of workers that did not come, or were none
        self.roster = Roster(time.monotonic)
        self._bus = bus
        self._own = own
        # One place for each process of a worker: that many jobs are on the way at most.
        self._queue: FairQueue[str | None, None] = FairQueue((), groups_of)
        self._places = 0
        self._beats: Subscription | None = None
        self._watching: asyncio.Task[None] | None = None

    def of(self, game_id: str) -> tuple[str, ...]:
        """The bots that play a game, the best of ours first."""
        return self._own.of(game_id)

    def reads_journal(self, bot: str, game_id: str) -> bool:
        """Does a bot want to be told what has happened so far?"""
        return self._own.reads_journal(bot, game_id)

    @property
    def waiting(self) -> int:
        """How many moves wait for a worker."""
        return self._queue.waiting

    async def start(self) -> None:
        """Listen for workers, and ask who is there."""
        self._beats = await self._bus.subscribe(BEATS, self._hear, gap=self._call)
        self._watching = asyncio.ensure_future(self._watch())
        await self._call()

    async def stop(self) -> None:
        """Ask nobody any more; who waits asks our own pool."""
        if self._watching is not None:
            self._watching.cancel()
        if self._beats is not None:
            await self._beats.end()
        self._resize(0)

    async def choose(
        self,
        question: BotQuestion,
        *,
        owner: str | None = None,
        line: Line = "live",
        seconds: float | None = None,
    ) -> list[str]:
        """As `BotPool.choose` does, by a worker if there is one."""
        bot, game_id = question.bot, question.game
        if self.roster.processes and bot in self._own.of(game_id):
            job = {
                **question.to_json(),
                "rules": game(game_id).rules_version,
                "seconds": min(self._own.seconds_of(bot, game_id), seconds or math.inf),
            }
            texts = await self._by_worker(job, owner, line)
            if texts is not None:
                self.by_workers += 1
                return texts
        return await self._own.choose(question, owner=owner, line=line, seconds=seconds)

    async def _by_worker(self, job: Json, owner: str | None, line: Line) -> list[str] | None:
        """A worker's decision; None, if we have to think ourselves."""
        try:
            await self._queue.take(owner, line)
        except NoWorkers:
            return None
        try:
            for _ in range(TRIES):
                answer = await self._asked(job, line)
                texts = answer.get("moves")
                if texts is not None and await asyncio.to_thread(is_decision, job, texts):
                    return [str(text) for text in texts]
                self.failed += 1
                log.warning("a bot worker has no answer: %s", _why(answer))
                if "unknown" in answer:  # to the others as well
                    return None
        except BusError as error:
            log.warning("no bot worker can be asked: %s", error, extra={"seldom": True})
        finally:
            self._give_back(owner)
        return None

    async def _asked(self, job: Json, line: Line) -> Json:
        """The answer of the first worker that is not busy; {}, if there is none in time."""
        ends = time.monotonic() + self._own.budget + ON_THE_WAY
        while (left := ends - time.monotonic()) > 0:
            answer = await self._answered({**job, "id": secrets.token_urlsafe(9)}, left)
            if not answer.get("busy"):
                return answer
            await asyncio.sleep(PAUSES[line])
        return {}

    async def _answered(self, job: Json, timeout: float) -> Json:
        """One worker's answer; {}, if it does not come, or nobody has the job any more."""
        asking = asyncio.ensure_future(self._bus.request(jobs_subject(), job, timeout))
        try:
            with self.roster.asked(job["id"]):
                while not asking.done() and not self.roster.lost(job["id"]):
                    await asyncio.wait((asking,), timeout=BEAT)
            if asking.done():
                with suppress(NoAnswer, RequestFailed):
                    return asking.result()
            return {}
        finally:
            asking.cancel()

    async def _hear(self, beat: Json) -> None:
        self.roster.hear(beat)
        self._resize(self.roster.processes)

    async def _call(self) -> None:
        with suppress(BusError):  # they will tell by themselves
            await self._bus.publish(CALLS, {})

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.roster.forget_silent()
            self._resize(self.roster.processes)

    def _resize(self, places: int) -> None:
        """Have so many places; those that are in use go when they are given back."""
        while self._places < places:
            self._places += 1
            self._queue.add(None)
        while self._places > places and self._queue.take_away():
            self._places -= 1
        if not places:
            self._queue.refuse_all(lambda: NoWorkers("there are no bot workers any more"))

    def _give_back(self, owner: str | None) -> None:
        if self._places > self.roster.processes:
            self._places -= 1
            self._queue.used_up(owner)
        else:
            self._queue.give_back(owner, None)


def _why(answer: Json) -> str:
    """In words that tell nothing of the game."""
    if "moves" in answer:
        return "its moves are none"
    return str(answer.get("unknown") or answer.get("error") or "it was lost")
