"""Who is at a table: known by those who listen, told to pages and other servers, and never stored.

Nothing is decided by it but whether an absence may be claimed. A lost connection stops no clock,
unless the table grants a little grace for it.
"""

from collections.abc import Callable, Iterable, Sequence

from tenka.core.contract import Json
from tenka.server.store.rows import Seat
from tenka.server.tables.feeds import Feed, Feeds, Message
from tenka.server.tables.table_services import TableServices


class Presence:
    """The people of a table: here, away in another tab, or gone for so long."""

    def __init__(self, table_id: str, services: TableServices, feeds: Feeds) -> None:
        self._table_id = table_id
        self._now = services.timers.now
        self._others = services.others
        self._feeds = feeds
        self._since = self._now()  # nobody is known to have been gone for longer
        self._left: dict[str, float] = {}
        self._elsewhere: dict[str, dict[str, bool]] = {}  # by node: who is there, and looks
        self._said: list[tuple[int, str]] = []  # who was said to be here, and how
        self._announced: dict[str, bool] = {}  # who the other servers know to be here

    def message(self, seats: Sequence[Seat]) -> Message:
        """Who is here, as pages are told it."""
        now = self._now()
        here = [
            self._of(seat.seat, seat.person_id, now)
            for seat in seats
            if seat.kind == "person" and seat.person_id is not None
        ]
        return Message(type="presence", table=self._table_id, seats=here)

    def say(self, seats: Sequence[Seat], but: Feed | None = None) -> None:
        """To the pages at this table, if it is news; one of them may know it already."""
        message = self.message(seats)
        self._announce()
        said = [(each["seat"], each["is"]) for each in message["seats"]]
        if said != self._said:
            self._said = said
            self._feeds.say_who_is_here(message, but)

    def announce_again(self) -> None:
        """Tell the other servers who is here, whatever they know."""
        self._announced = self.here()
        self._others.tell(self._table_id, here=self._announced)

    def _announce(self) -> None:
        if self.here() != self._announced:
            self.announce_again()

    def here(self) -> dict[str, bool]:
        """The people who listen on this server, and whether they look."""
        looking: dict[str, bool] = {}
        for feed in self._feeds:
            if feed.person is not None and feed.seat is not None:
                looking[feed.person] = looking.get(feed.person, False) or feed.looks
        return looking

    def are_elsewhere(self, node: str, people: dict[str, bool]) -> None:
        """Who listens on another server, instead of those who did."""
        before = self._elsewhere.get(node, {})
        self._elsewhere[node] = people
        self.have_left(before.keys() - people.keys())

    def only_nodes(self, runs: Callable[[str], bool]) -> None:
        """Whoever listened on a server that runs no more is gone."""
        for node in [each for each in self._elsewhere if not runs(each)]:
            self.are_elsewhere(node, {})
            del self._elsewhere[node]

    def have_left(self, people: Iterable[str]) -> None:
        """One of the connections of each has ended; if it was their last one, they are gone."""
        for person in people:
            if not self.is_here(person):
                self._left[person] = self._now()

    def gone(self, person: str | None, now: float) -> float | None:
        """For how many seconds a person is gone; None: they are here."""
        if person is None or self.is_here(person):
            return None
        return max(0.0, now - self._left.get(person, self._since))

    def lost(self, seats: Sequence[Seat]) -> list[int]:
        """The seats of people who were here and are not any more."""
        return [
            seat.seat
            for seat in seats
            if seat.kind == "person" and seat.person_id in self._left
            if not self.is_here(seat.person_id)
        ]

    def is_here(self, person: str) -> bool:
        """Does this person listen, on whatever server?"""
        return self._feeds.has(person) or any(
            person in people for people in self._elsewhere.values()
        )

    def _of(self, seat: int, person: str, now: float) -> Json:
        gone = self.gone(person, now)
        if gone is not None:
            return {"seat": seat, "is": "gone", "seconds": round(gone, 1)}
        looks = self.here().get(person, False) or any(
            people.get(person, False) for people in self._elsewhere.values()
        )
        return {"seat": seat, "is": "here" if looks else "away", "seconds": 0.0}
