"""Who is listening at a table, and what he was last told."""

import asyncio
from collections.abc import Callable

from tenka.core.contract import Json

BACKLOG = 100


class Feed:
    """One listener. He who does not keep up is told all anew, and delays nobody."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.told = 0  # so many events of the journal he has been told
        self._waiting: list[Json] = []
        self._more = asyncio.Event()

    def put(self, message: Json) -> None:
        """A message for him; with too many unread ones only the table as it is now will do."""
        self._waiting.append(message)
        self._more.set()

    @property
    def behind(self) -> bool:
        return len(self._waiting) >= BACKLOG

    def forget(self) -> None:
        """Drop the states he has not read: a newer one comes."""
        self._waiting = [message for message in self._waiting if message["type"] != "state"]

    async def next(self) -> Json:
        """The next message, when there is one."""
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        return self._waiting.pop(0)


class Feeds:
    """All listeners of a table."""

    def __init__(self) -> None:
        self._feeds: list[Feed] = []

    def __len__(self) -> int:
        return len(self._feeds)

    def open(self, seat: int | None) -> Feed:
        feed = Feed(seat)
        self._feeds.append(feed)
        return feed

    def close(self, feed: Feed) -> None:
        if feed in self._feeds:
            self._feeds.remove(feed)

    def unseat(self, seat: int) -> None:
        """Who listened in this seat is a spectator from now on."""
        for feed in self._feeds:
            if feed.seat == seat:
                feed.seat = None
                feed.told = 0

    def tell(self, message: Callable[[Feed], Json]) -> None:
        """Tell everybody his own version."""
        for feed in self._feeds:
            if feed.behind:
                feed.forget()
                feed.told = 0
            feed.put(message(feed))
