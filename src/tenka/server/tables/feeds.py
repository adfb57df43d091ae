"""Who is listening at a table, and what he was last told."""

import asyncio
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import orjson

BACKLOG = 100


class Bell:
    """Wakes one who waits. There are many that nobody rings, and an Event takes ten times the
    room."""

    __slots__ = ("_waiter",)

    def __init__(self) -> None:
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Until it rings from now on."""
        self._waiter = asyncio.get_running_loop().create_future()
        await self._waiter
        self._waiter = None


class Message(dict[str, Any]):
    """What listeners are told. Many may be told the same one: its line is made once."""

    @cached_property
    def line(self) -> str:
        """As a line of JSON."""
        return orjson.dumps(self).decode()


class Feed:
    """One listener. He who does not keep up is told all anew, and delays nobody."""

    __slots__ = (
        "_more",
        "_read",
        "_waiting",
        "address",
        "asks_who_is_here",
        "language",
        "looks",
        "person",
        "seat",
        "told",
    )

    def __init__(self, seat: int | None, person: str | None = None) -> None:
        self.seat = seat
        self.person = person  # if he is named, his seat is wherever he sits at the moment
        self.address: str | None = None  # where he listens from, if it is known
        self.language = ""  # in which he reads what is refused
        self.looks = True  # or is the page out of sight?
        self.asks_who_is_here = False
        self.told = 0  # so many events of the journal he has been told
        self._waiting: list[Message] = []
        self._more = Bell()
        self._read = Bell()

    def put(self, message: Message) -> None:
        """A message for him."""
        self._waiting.append(message)
        self._more.ring()

    def end(self, message: Message) -> None:
        """He is cut off: this is the last that he hears, however much he has not read, and until
        he reads it he is nobody."""
        self.seat = self.person = None
        self._waiting.clear()
        self.put(message)

    @property
    def behind(self) -> bool:
        return len(self._waiting) >= BACKLOG

    def forget(self, kind: str = "state") -> None:
        """Drop what he has not read of that kind: the states, when a newer one comes."""
        self._waiting = [message for message in self._waiting if message["type"] != kind]

    async def next(self) -> Message:
        """The next message, when there is one."""
        while not self._waiting:
            await self._more.wait()
        self._read.ring()
        return self._waiting.pop(0)

    async def room(self) -> None:
        """Wait until he has read on: who asks and does not read is not asked what else he wants."""
        while self.behind:
            await self._read.wait()


class Feeds:
    """All listeners of a table."""

    def __init__(self) -> None:
        self._feeds: list[Feed] = []

    def __len__(self) -> int:
        return len(self._feeds)

    def __iter__(self) -> Iterator[Feed]:
        return iter(self._feeds)

    def has(self, person: str) -> bool:
        """Does this person listen?"""
        return any(feed.person == person for feed in self._feeds)

    def open(self, seat: int | None, person: str | None = None) -> Feed:
        feed = Feed(seat, person)
        self._feeds.append(feed)
        return feed

    def close(self, feed: Feed) -> None:
        if feed in self._feeds:
            self._feeds.remove(feed)

    def reseat(self, seat_of: Callable[[str], int | None]) -> None:
        """Somebody sat down or got up: from now on each is told what he may know where he sits
        now, and nothing of the seat that he has left."""
        for feed in self._feeds:
            seat = feed.seat if feed.person is None else seat_of(feed.person)
            if seat != feed.seat:
                feed.forget("chat")  # of the room that he has left
                feed.seat = seat
                feed.told = 0

    def tell(self, state: Callable[[int | None, int], Message], only: int | None = None) -> None:
        """Tell everybody the table as he may know it; or `only` those in that seat. `state` gives
        it as a seat knows it, with the journal after so many events."""
        made: dict[tuple[int | None, int], Message] = {}
        for feed in self._feeds:
            if only is None or feed.seat == only:
                if feed.behind:
                    feed.forget()
                    feed.told = 0
                alike = feed.seat, feed.told
                if alike not in made:
                    made[alike] = state(*alike)
                feed.put(made[alike])
                feed.told = made[alike]["journal_from"] + len(made[alike]["journal"])

    def tell_anew(self, state: Callable[[int | None, int], Message]) -> None:
        """Tell everybody the whole table: what they were told may not be true any more."""
        for feed in self._feeds:
            feed.forget()
            feed.told = 0
        self.tell(state)

    def cut(self, message: Message, fits: Callable[[Feed], bool]) -> set[str]:
        """Say goodbye to those who fit; who of them sat at the table?"""
        sat: set[str] = set()
        for feed in self._feeds:
            if fits(feed):
                if feed.person is not None and feed.seat is not None:
                    sat.add(feed.person)
                feed.end(message)
        return sat

    def say_in_room(self, message: Message, *, players: bool) -> None:
        """Say the same to the players alone, or to all others alone. One who does not keep up is
        left out: by the number of the next line he sees that he has missed something."""
        for feed in self._feeds:
            if (feed.seat is not None) == players and not feed.behind:
                feed.put(message)

    def say_who_is_here(self, message: Message, but: Feed | None) -> None:
        """To those who ask for it, but one; of what they have not read only the newest counts."""
        for feed in self._feeds:
            if feed.asks_who_is_here and feed is not but:
                feed.forget("presence")
                feed.put(message)

    def say(self, message: Message, *, to_players: bool = False) -> None:
        """Say the same to everybody, or to the players alone."""
        for feed in self._feeds:
            if feed.seat is not None or not to_players:
                feed.put(message)
