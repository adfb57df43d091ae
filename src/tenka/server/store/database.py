"""What the subjects of the store share: reads in threads, writes through the one writer."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import URL, Connection

from tenka.server.store.engines import READERS, reading_engine, writing_engine
from tenka.server.store.errors import StoreUnavailable, translated
from tenka.server.store.opening import prepare
from tenka.server.store.retrying import until_it_works
from tenka.server.store.statements import Statement, Write
from tenka.server.store.writer import Writer
from tenka.server.used_time import WHOSE, used_by

T = TypeVar("T")


class Database:
    """A database that is open: `read` and `write` never block the event loop."""

    def __init__(self, url: URL, patience: float, max_pages: int | None) -> None:
        self._patience = patience
        self._writing = writing_engine(url, patience, max_pages)
        self._reading = reading_engine(url, patience)
        self._threads: ThreadPoolExecutor | None = None
        self.writer = Writer(self._writing, patience=patience)

    async def open(self) -> None:
        """Check the database, make it if there is none, and start the writer."""
        try:
            await asyncio.to_thread(prepare, self._writing)
        except BaseException:
            self._dispose()
            raise
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="tenka-reader")
        self.writer.start()

    async def close(self) -> None:
        """Write what was submitted, end what is being read, and close the connections."""
        await self.writer.stop()
        threads, self._threads = self._threads, None
        if threads is not None:
            await asyncio.to_thread(threads.shutdown)
        await asyncio.to_thread(self._dispose)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work returns; all its queries see the same moment."""
        if self._threads is None:
            raise StoreUnavailable("the store is closed")
        reading = partial(used_by, WHOSE.get(), partial(self._read, work))
        return await asyncio.get_running_loop().run_in_executor(self._threads, reading)

    async def write(self, subject: str, *statements: Statement) -> None:
        """Return when all of it is durable; Conflict, StoreUnavailable: none of it is written,
        FateUnknown: all of it, or none."""
        await self.writer.submit(Write(statements, subject))

    def _read(self, work: Callable[[Connection], T]) -> T:
        return until_it_works(lambda: self._read_once(work), self._patience)

    def _read_once(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except Exception as error:
            ours = translated(error)
            if ours is error:
                raise
            raise ours from error

    def _dispose(self) -> None:
        self._reading.dispose()
        self._writing.dispose()
