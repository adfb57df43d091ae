"""One thread writes everything; what waits is committed together, and answered after that."""

import asyncio
import queue
import secrets
import threading
import time
from dataclasses import dataclass

from sqlalchemy import Engine

from tenka.server.store import postgres
from tenka.server.store.errors import (
    Conflict,
    DatabaseLocked,
    FateUnknown,
    StoreUnavailable,
    TryAgain,
    translated,
)
from tenka.server.store.lost_commit import is_committed
from tenka.server.store.retrying import until_it_works
from tenka.server.store.statements import Write, execute
from tenka.server.used_time import WHOSE, UsedTime

# Of all writes alike: to try each alone would wait as long again, or write it twice.
SHARED = (DatabaseLocked, TryAgain, FateUnknown)


@dataclass(frozen=True, slots=True)
class _Job:
    write: Write
    done: asyncio.Future[None]
    whose: UsedTime | None = None  # for whom it is written


class Writer:
    """Takes writes from the event loop that started it and commits them in groups.

    The figures are plain attributes; they only grow, except `last_group`. A database that is away
    is waited for with `patience`, in seconds.
    """

    def __init__(
        self, engine: Engine, *, waiting: int = 1024, group: int = 256, patience: float = 5.0
    ) -> None:
        self.writes = 0  # durable
        self.commits = 0
        self.conflicts = 0
        self.failures = 0  # refused writes, conflicts left out
        self.retried = 0  # writes of groups that failed
        self.last_group = 0
        self.largest_group = 0
        self.seconds = 0.0  # spent in transactions
        self._engine = engine
        self._most = group
        self._patience = patience
        self._signs = engine.dialect.name == postgres.DIALECT
        self._name = secrets.token_urlsafe(9)
        self._listed = False
        self._number = 0  # of the last transaction that was signed
        self._room = asyncio.Semaphore(waiting)
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def waiting(self) -> int:
        """How many writes wait for the thread."""
        return self._queue.qsize()

    def start(self) -> None:
        """Begin to write, for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="tenka-writer", daemon=True)
        self._thread.start()

    async def submit(self, write: Write) -> None:
        """Return when the write is durable. Conflict, StoreUnavailable: nothing was written;
        FateUnknown: nobody knows.

        Waits for room when too many wait. A caller who is cancelled does not take his write back.
        """
        await self._room.acquire()
        if self._loop is None:
            self._room.release()
            raise StoreUnavailable("the store is closed; nothing was written")
        job = _Job(write, self._loop.create_future(), WHOSE.get())
        self._queue.put(job)
        await job.done

    async def stop(self) -> None:
        """Write what was submitted before, then end; later submissions are refused."""
        thread, self._thread, self._loop = self._thread, None, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(thread.join)

    def _run(self) -> None:
        loop = self._loop
        assert loop is not None
        while group := self._next_group():
            outcomes = self._written(group)
            try:
                loop.call_soon_threadsafe(self._answer, group, outcomes)
            except RuntimeError:  # the loop is closed: nobody waits any more
                return

    def _next_group(self) -> list[_Job]:
        """All that waits, at least one; empty at the end."""
        job = self._queue.get()
        group: list[_Job] = []
        while job is not None:
            group.append(job)
            if len(group) == self._most:
                return group
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return group
        if group:
            self._queue.put(None)  # the end is for the next time
        return group

    def _written(self, group: list[_Job]) -> list[Exception | None]:
        """Commit the group, if need be one by one; what became of each."""
        self.last_group = len(group)
        self.largest_group = max(self.largest_group, len(group))
        began, computed = time.perf_counter(), time.thread_time()
        failure = self._transact(group)
        if failure is None:
            outcomes: list[Exception | None] = [None] * len(group)
        elif len(group) == 1:
            outcomes = [failure]
        elif isinstance(failure, SHARED):
            outcomes = [translated(failure) for _ in group]
        else:
            outcomes = self._one_by_one(group)
        self.seconds += time.perf_counter() - began
        _divide(time.thread_time() - computed, group)
        self._count(outcomes)
        return outcomes

    def _one_by_one(self, group: list[_Job]) -> list[Exception | None]:
        outcomes: list[Exception | None] = []
        for job in group:
            last = outcomes[-1] if outcomes else None
            if isinstance(last, SHARED):
                outcomes.append(translated(last))
            else:
                self.retried += 1
                outcomes.append(self._transact([job]))
        return outcomes

    def _transact(self, group: list[_Job]) -> Exception | None:
        """One transaction, all or nothing: why it failed, or None."""
        try:
            until_it_works(lambda: self._try(group), self._patience)
        except Exception as error:  # whatever it is, the thread lives on
            return error
        self.commits += 1
        return None

    def _try(self, group: list[_Job]) -> None:
        ready = False  # may COMMIT have been sent?
        try:
            if self._signs and not self._listed:
                with self._engine.begin() as connection:
                    postgres.list_writer(connection, self._name, time.time())
                self._listed = True
            with self._engine.begin() as connection:
                if self._signs:
                    self._number += 1
                    postgres.sign(connection, self._name, self._number, time.time())
                execute(connection, (job.write for job in group))
                ready = self._signs
        except Exception as error:
            ours = translated(error)
            if not ready or not isinstance(ours, TryAgain):
                raise ours from error
            if not is_committed(self._engine, self._name, self._number, self._patience):
                raise TryAgain("the connection to the database was lost") from error

    def _count(self, outcomes: list[Exception | None]) -> None:
        for outcome in outcomes:
            if outcome is None:
                self.writes += 1
            elif isinstance(outcome, Conflict):
                self.conflicts += 1
            else:
                self.failures += 1

    def _answer(self, group: list[_Job], outcomes: list[Exception | None]) -> None:
        for job, outcome in zip(group, outcomes, strict=True):
            self._room.release()
            if job.done.done():  # cancelled
                continue
            if outcome is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(outcome)


def _divide(seconds: float, group: list[_Job]) -> None:
    """What was computed for all of a group, each has its part of."""
    for job in group:
        if job.whose is not None:
            job.whose.seconds += seconds / len(group)
