"""Whose turn it is where many wait for few: everybody has a share; secret windows, which close by
the clock, come first, and live games before those of a move a day."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Generic, Literal, TypeVar, get_args

T = TypeVar("T")
Line = Literal["window", "live", "later"]
LINES: tuple[Line, ...] = get_args(Line)
# After so many live ones in a row one that is not has its turn.
LIVE_IN_A_ROW = 8


Owner = str | None
GroupOf = Callable[[Owner], Owner]


def alone(owner: Owner) -> Owner:
    """Everybody is a group of their own."""
    return owner


class FairQueue(Generic[T]):
    """Hands out what is free. Among those who wait, the group that has the least of it comes first,
    and in it the owner who has the least, else they take turns, however many places in the queue
    each of them holds. `group_of` says with whom an owner shares."""

    def __init__(self, things: Iterable[T], group_of: GroupOf) -> None:
        self._free = list(things)
        self._group_of = group_of
        self._groups: dict[Owner, Owner] = {}  # of those who have something
        self._had: Counter[Owner] = Counter()  # how many each owner has now
        self._had_together: Counter[Owner] = Counter()  # and each group
        # The places of each owner, the owners in the order of their turns.
        self._lines: dict[Line, dict[Owner, dict[asyncio.Future[T], None]]]
        self._lines = {line: {} for line in LINES}
        self._in_a_row = 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(places) for line in self._lines.values() for places in line.values())

    async def take(self, owner: Owner, line: Line) -> T:
        """Wait for one. Who is cancelled meanwhile has left the queue."""
        if self._free:  # then nobody waits
            self._count(owner)
            return self._free.pop()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines[line].setdefault(owner, {})[place] = None
        try:
            return await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._leave(owner, line, place)
            elif place.exception() is None:  # it was handed out in the same moment
                self.give_back(owner, place.result())
            raise

    def give_back(self, owner: Owner, thing: T) -> None:
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

    def used_up(self, owner: Owner) -> None:
        """The owner has no more need of it, and nobody gets it."""
        group = self._groups[owner]
        self._had_together[group] -= 1
        if not self._had_together[group]:
            del self._had_together[group]
        self._had[owner] -= 1
        if not self._had[owner]:
            del self._had[owner], self._groups[owner]

    def refuse_all(self, why: Callable[[], Exception]) -> None:
        """Nobody who waits now gets anything."""
        for line in self._lines.values():
            for places in line.values():
                for place in places:
                    if not place.done():
                        place.set_exception(why())
            line.clear()

    def _hand(self, thing: T, owner: Owner, place: asyncio.Future[T]) -> None:
        self._count(owner)
        place.set_result(thing)

    def _count(self, owner: Owner) -> None:
        group = self._groups.setdefault(owner, self._group_of(owner))
        self._had[owner] += 1
        self._had_together[group] += 1

    def _share(self, owner: Owner) -> tuple[int, int]:
        """How many the owner's group has now, and how many the owner."""
        group = self._groups.get(owner) or self._group_of(owner)
        return self._had_together[group], self._had[owner]

    def _next(self) -> tuple[Owner, asyncio.Future[T]] | None:
        """Who is served next, taken out of the queue."""
        patient = self._in_a_row >= LIVE_IN_A_ROW
        for line in ("window", "later", "live") if patient else LINES:
            while waiting := self._lines[line]:
                owner = min(waiting, key=self._share)
                places = waiting.pop(owner)
                place = next(iter(places))
                del places[place]
                if places:
                    waiting[owner] = places  # the last one from now on
                if not place.done():  # one that is cancelled is about to leave
                    passed_over = line == "live" and self._lines["later"]
                    self._in_a_row = self._in_a_row + 1 if passed_over else 0
                    return owner, place
        return None

    def _leave(self, owner: Owner, line: Line, place: asyncio.Future[T]) -> None:
        waiting = self._lines[line]
        if places := waiting.get(owner):
            places.pop(place, None)
            if not places:
                del waiting[owner]
