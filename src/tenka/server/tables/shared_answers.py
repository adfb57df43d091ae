"""Equal questions that come while one is answered share the next answer: none is older than its
question, and however many ask, one answer is made at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedAnswers(Generic[T]):
    """Answers that are being made, by their questions."""

    def __init__(self) -> None:
        self.made = 0
        self._last: dict[Hashable, asyncio.Task[T]] = {}  # the one made or waited for last
        self._waiting: dict[Hashable, asyncio.Task[T]] = {}  # it has not begun

    async def of(self, question: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The answer, made after this was asked."""
        task = self._waiting.get(question)
        if task is None:
            task = asyncio.create_task(self._make(question, self._last.get(question), make))
            self._last[question] = self._waiting[question] = task
            task.add_done_callback(partial(self._done, question))
        return await asyncio.shield(task)

    async def _make(
        self, question: Hashable, before: asyncio.Task[T] | None, make: Callable[[], Awaitable[T]]
    ) -> T:
        if before is not None:
            await asyncio.wait([before])
        del self._waiting[question]
        self.made += 1
        return await make()

    def _done(self, question: Hashable, task: asyncio.Task[T]) -> None:
        if self._last.get(question) is task:
            del self._last[question]
        if not task.cancelled():
            task.exception()  # seen, also if nobody waits for it any more
