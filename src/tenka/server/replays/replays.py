"""Games replayed for whoever wants to see them again: one lane for all, in a process of its own.

The process is given a record and answers with JSON as it goes out, so the server's own loop neither
replays nor encodes anything. What was answered is kept by table, version and question, which names
the seat: no seat is ever given what another was told. Those who wait take turns, network by
network, address by address, person by person; accounts come before guests.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Hashable
from functools import partial

from tenka.server.errors import TooMany, Unavailable
from tenka.server.people.askers import Asker, Room
from tenka.server.processes.child_process import ChildProcess, ProcessFailed
from tenka.server.processes.fair_queue import FairQueue
from tenka.server.replays.kept_answers import KeptAnswers
from tenka.server.replays.questions import (
    REFUSALS,
    OfAGame,
    Possible,
    as_line,
    record_line,
)
from tenka.server.store.rows import Loaded
from tenka.server.tables.situation import Situation

BUDGET = 10.0  # seconds; the longest game takes a small part of one
# So many questions may wait at once.
ROOM = Room(of_person=8, of_address=16, of_neighbourhood=64, of_all=512)
SOON = 1.0
FAILED = "this could not be looked up just now; ask again in a moment"

log = logging.getLogger(__name__)


class ReplayProcess(ChildProcess[bytes]):
    """The process, as it is asked."""

    main = "tenka.server.replays.process_main"
    what = "the process of replays"

    def understood(self, line: bytes) -> bytes:
        """What is answered, or refused, or has gone wrong; a line break comes as another sign, both
        of which stand between the parts of JSON alone."""
        return line[:-1].replace(b"\r", b"\n")


class Replays:
    """Asks the process; it is started when the first question comes."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.process = ReplayProcess(budget)
        self.kept = KeptAnswers()
        self.asked = 0  # questions that came to the process
        self._queue: FairQueue[Asker, ReplayProcess]
        self._queue = FairQueue([self.process], _shares_with)
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self._waiting: dict[Hashable, Asker] = {}  # who has asked for each of them

    async def stop(self) -> None:
        """Who still waits gets Unavailable."""
        self.process.retire()
        self._queue.refuse_all(lambda: Unavailable(FAILED))
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self.process.close()

    async def of_game(self, situation: Situation, question: OfAGame, asker: Asker) -> bytes:
        """The JSON of an answer about a game as it is now. NotNow, TooMany, Unavailable: there is
        none."""

        async def line() -> bytes:
            return as_line(question, situation.play)

        return await self._kept_or_asked((situation.id, situation.version, question), asker, line)

    async def record(
        self, id: str, version: int, read: Callable[[], Awaitable[Loaded]], asker: Asker
    ) -> bytes:
        """The record of a finished game, just as it was written down; it is read if it has to be
        made. TooMany, Unavailable: there is none."""

        async def line() -> bytes:
            return record_line(await read())

        return await self._kept_or_asked((id, version), asker, line)

    async def possible(self, question: Possible, asker: Asker) -> bytes:
        """The same about a position, of which nothing is kept."""

        async def line() -> bytes:
            return as_line(question)

        return _told(await asyncio.shield(self._begun(object(), asker, line)))

    async def _kept_or_asked(
        self, key: Hashable, asker: Asker, line: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        found = self.kept.get(key)
        if found is None:
            if (task := self._under_way.get(key)) is None:
                task = self._begun(key, asker, line)
            found = await asyncio.shield(task)
            self.kept.put(key, found)
        return _told(found)

    def _begun(
        self, key: Hashable, asker: Asker, line: Callable[[], Awaitable[bytes]]
    ) -> asyncio.Task[bytes]:
        """It is answered to the end, though who asked may be gone: others may ask the same."""
        if not ROOM.is_left(asker, [*self._waiting.values()]):
            raise TooMany("too many such requests wait; ask again when one is answered", SOON)
        task = asyncio.create_task(self._answer(line, asker))
        self._under_way[key], self._waiting[key] = task, asker
        task.add_done_callback(partial(self._done, key))
        return task

    async def _answer(self, line: Callable[[], Awaitable[bytes]], asker: Asker) -> bytes:
        process = await self._queue.take(asker, "live" if asker.account else "later")
        self.asked += 1
        try:
            answer = await self._asked(process, await line())
        except (ProcessFailed, TimeoutError) as error:
            log.warning("a replay has failed: %s", error or type(error).__name__)
            raise Unavailable(FAILED) from error
        finally:
            self._queue.give_back(asker, process)
        if answer[:1] == b"!":
            log.error("a replay has failed: %s", answer[1:].decode())
            raise Unavailable(FAILED)
        return answer

    async def _asked(self, process: ReplayProcess, line: bytes) -> bytes:
        try:
            return await process.ask(line)
        except ProcessFailed:  # it has died: maybe long ago, and nobody has looked since
            return await process.ask(line)

    def _done(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        del self._under_way[key], self._waiting[key]
        if not task.cancelled():
            task.exception()  # seen, also if nobody waits for it any more


def _told(answer: bytes) -> bytes:
    if answer[:1] == b"-":
        kind, words = json.loads(answer[1:])
        raise next(refusal for refusal in REFUSALS if refusal.__name__ == kind)(words)
    return answer[1:]


def _shares_with(asker: Asker) -> tuple[tuple[str, bool], ...]:
    """The wider network first: there people share with all others of it."""
    return asker.shares[:0:-1]
