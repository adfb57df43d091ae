"""Whose turn it is where many wait for few: everybody has a share, and live games come first."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")
# After so many live ones in a row one of correspondence has its turn.
LIVE_IN_A_ROW = 8


class FairQueue(Generic[T]):
    """Hands out what is free. Among the owners who wait, the one who has the least of it comes
    first, else they take turns, however many places in the queue each of them holds."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = list(things)
        self._had: Counter[str | None] = Counter()  # how many each owner has now
        # Live or not: the places of each owner, the owners in the order of their turns.
        self._lines: dict[bool, dict[str | None, dict[asyncio.Future[T], None]]]
        self._lines = {True: {}, False: {}}
        self._in_a_row = 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(places) for line in self._lines.values() for places in line.values())

    async def take(self, owner: str | None, live: bool) -> T:
        """Wait for one. Who is cancelled meanwhile has left the queue."""
        if self._free:  # then nobody waits
            self._had[owner] += 1
            return self._free.pop()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines[live].setdefault(owner, {})[place] = None
        try:
            return await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._leave(owner, live, place)
            elif place.exception() is None:  # it was handed out in the same moment
                self.give_back(owner, place.result())
            raise

    def give_back(self, owner: str | None, thing: T) -> None:
        """The owner has no more need of it; the next one gets it, another owner if there is one."""
        found = self._next()
        self.used_up(owner)
        if found is None:
            self._free.append(thing)
        else:
            self._hand(thing, *found)

    def add(self, thing: T) -> None:
        """There is one more from now on."""
        found = self._next()
        if found is None:
            self._free.append(thing)
        else:
            self._hand(thing, *found)

    def take_away(self) -> bool:
        """One that is free is there no more; False, if none is free."""
        if not self._free:
            return False
        self._free.pop()
        return True

    def used_up(self, owner: str | None) -> None:
        """The owner has no more need of it, and nobody gets it."""
        self._had[owner] -= 1
        if not self._had[owner]:
            del self._had[owner]

    def refuse_all(self, why: Callable[[], Exception]) -> None:
        """Nobody who waits now gets anything."""
        for line in self._lines.values():
            for places in line.values():
                for place in places:
                    if not place.done():
                        place.set_exception(why())
            line.clear()

    def _hand(self, thing: T, owner: str | None, place: asyncio.Future[T]) -> None:
        self._had[owner] += 1
        place.set_result(thing)

    def _next(self) -> tuple[str | None, asyncio.Future[T]] | None:
        """Who is served next, taken out of the queue."""
        patient = self._in_a_row >= LIVE_IN_A_ROW
        for live in (False, True) if patient else (True, False):
            while line := self._lines[live]:
                owner = min(line, key=self._had.__getitem__)
                places = line.pop(owner)
                place = next(iter(places))
                del places[place]
                if places:
                    line[owner] = places  # the last one from now on
                if not place.done():  # one that is cancelled is about to leave
                    self._in_a_row = self._in_a_row + 1 if live and self._lines[False] else 0
                    return owner, place
        return None

    def _leave(self, owner: str | None, live: bool, place: asyncio.Future[T]) -> None:
        line = self._lines[live]
        if places := line.get(owner):
            places.pop(place, None)
            if not places:
                del line[owner]
