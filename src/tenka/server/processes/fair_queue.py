"""Whose turn it is where many wait for few: everybody has a share; secret windows, which close by
the clock, come first, and live games before those of a move a day."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, Literal, TypeVar, get_args

T = TypeVar("T")
Who = TypeVar("Who", bound=Hashable)
Line = Literal["window", "live", "later"]
LINES: tuple[Line, ...] = get_args(Line)
# After so many live ones in a row one that is not has its turn.
LIVE_IN_A_ROW = 8
# Turns of so many are remembered, so that strangers cannot fill the memory.
REMEMBERED = 10_000


Groups = tuple[Hashable, ...]
# With whom an owner shares: the widest group first.
GroupsOf = Callable[[Who], Groups]


def alone(owner: Hashable) -> Groups:
    """Everybody is a group of their own."""
    return ()


class FairQueue(Generic[Who, T]):
    """Hands out what is free. Among those who wait, the group that has the least of it comes first,
    of several the one whose turn is longest ago; in it the narrower group, and the owner, by the
    same rule, however many places in the queue each of them holds."""

    def __init__(self, things: Iterable[T], groups_of: GroupsOf[Who]) -> None:
        self._free = list(things)
        self._groups_of = groups_of
        # Each owner with all groups, by how wide they are: how many they have now, and the number
        # of their last turn.
        self._ranks: dict[Who, Groups] = {}  # of those who have something
        self._had: Counter[Hashable] = Counter()
        self._turns: dict[Hashable, int] = {}
        self._turn = 0
        # The places of each owner.
        self._lines: dict[Line, dict[Who, dict[asyncio.Future[T], None]]]
        self._lines = {line: {} for line in LINES}
        self._in_a_row = 0

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(places) for line in self._lines.values() for places in line.values())

    async def take(self, owner: Who, line: Line) -> T:
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

    def give_back(self, owner: Who, thing: T) -> None:
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

    def used_up(self, owner: Who) -> None:
        """The owner has no more need of it, and nobody gets it."""
        ranks = self._ranks[owner]
        self._had.subtract(ranks)
        for rank in ranks:
            if not self._had[rank]:
                del self._had[rank]
        if ranks[-1] not in self._had:
            del self._ranks[owner]
        if not self.waiting or len(self._turns) > REMEMBERED:
            self._turns.clear()

    def refuse_all(self, why: Callable[[], Exception]) -> None:
        """Nobody who waits now gets anything."""
        for line in self._lines.values():
            for places in line.values():
                for place in places:
                    if not place.done():
                        place.set_exception(why())
            line.clear()

    def _hand(self, thing: T, owner: Who, place: asyncio.Future[T]) -> None:
        self._count(owner)
        place.set_result(thing)

    def _count(self, owner: Who) -> None:
        ranks = self._ranks.setdefault(owner, self._ranked(owner))
        self._had.update(ranks)
        self._turn += 1
        self._turns.update(dict.fromkeys(ranks, self._turn))

    def _ranked(self, owner: Who) -> Groups:
        """The owner's groups and the owner, each with its width: all may have the same name."""
        return tuple(enumerate((*self._groups_of(owner), owner)))

    def _share(self, owner: Who) -> list[tuple[int, int]]:
        """What the owner's groups, and at last the owner, have and had."""
        ranks = self._ranks.get(owner) or self._ranked(owner)
        return [(self._had[rank], self._turns.get(rank, 0)) for rank in ranks]

    def _next(self) -> tuple[Who, asyncio.Future[T]] | None:
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

    def _leave(self, owner: Who, line: Line, place: asyncio.Future[T]) -> None:
        waiting = self._lines[line]
        if places := waiting.get(owner):
            places.pop(place, None)
            if not places:
                del waiting[owner]
