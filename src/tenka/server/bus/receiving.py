"""What becomes of messages that have arrived: handled one after the other, or answered."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

from tenka.core.contract import Json
from tenka.server.bus.contract import Answerer, Gap, Handler, RequestFailed
from tenka.server.bus.wire import decoded, encoded, failed, failure

BACKLOG = 10_000  # messages that wait for a handler; more of them are a gap

log = logging.getLogger(__name__)

Reply = Callable[[bytes], Awaitable[None]]


class Receiver(Protocol):
    """Takes what comes on a subject."""

    def put(self, raw: bytes, reply: Reply | None = None) -> None:
        """A message; who wants an answer gives a way back."""

    def missed(self) -> None:
        """Some may not have come."""

    async def finish(self) -> None:
        """Nothing comes any more."""


class Listener:
    """Hands messages to a handler in their order. Whatever it raises is logged, and it goes on."""

    def __init__(self, subject: str, handler: Handler, gap: Gap | None) -> None:
        self._subject = subject
        self._handler = handler
        self._gap = gap
        self._waiting: deque[bytes | None] = deque()  # None: a gap
        self._handling: asyncio.Task[None] | None = None

    def put(self, raw: bytes, reply: Reply | None = None) -> None:
        if len(self._waiting) < BACKLOG:
            self._waiting.append(raw)
            self._go_on()
        else:
            self.missed()

    def missed(self) -> None:
        self._waiting.clear()  # they are older than what is read anew
        if self._gap is not None:
            self._waiting.append(None)
            self._go_on()

    async def finish(self) -> None:
        """What waits is dropped; what is being handled is done, unless it is that which ends us."""
        self._waiting.clear()
        if self._handling is not None and self._handling is not asyncio.current_task():
            await asyncio.wait((self._handling,))

    def _go_on(self) -> None:
        if self._handling is None:
            self._handling = asyncio.ensure_future(self._handle_all())

    async def _handle_all(self) -> None:
        try:
            while self._waiting:
                await self._handle(self._waiting.popleft())
        finally:
            self._handling = None

    async def _handle(self, raw: bytes | None) -> None:
        try:
            if raw is None:
                assert self._gap is not None
                await self._gap()
            elif (message := decoded(raw)) is not None:
                await self._handler(message)
        except Exception:
            log.exception("a message on %s was not handled as it should", self._subject)


class Responder:
    """Answers requests, each in its own task."""

    def __init__(self, subject: str, answer: Answerer, gap: Gap | None) -> None:
        self._subject = subject
        self._answer = answer
        self._gap = gap
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, raw: bytes, reply: Reply | None = None) -> None:
        self._start(self._answered(raw, reply))

    def missed(self) -> None:
        if self._gap is not None:
            self._start(self._gap())

    async def finish(self) -> None:
        """What was begun is answered."""
        if others := self._tasks - {asyncio.current_task()}:
            await asyncio.wait(others)

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception:
            log.exception("a request on %s was not answered as it should", self._subject)

    async def _answered(self, raw: bytes, reply: Reply | None) -> None:
        message = decoded(raw)
        if message is None:
            answer = failed("the request cannot be read; another release may have sent it")
        else:
            try:
                answer = encoded(await self._answer(message))
            except Exception as error:
                log.exception("a request on %s failed", self._subject)
                answer = failed(type(error).__name__)
        if reply is not None:
            await reply(answer)


def answer_of(subject: str, raw: bytes) -> Json:
    """What an answer says; RequestFailed, if it says that there is none."""
    why = failure(raw)
    if why is not None:
        raise RequestFailed(f"a request on {subject} failed: {why}")
    answer = decoded(raw)
    if answer is None:
        raise RequestFailed(f"the answer on {subject} cannot be read")
    return answer
